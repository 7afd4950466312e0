import { readFile } from 'node:fs/promises';
import type { TableDetails } from '../../protocol.ts';
import type { Player, TableClient } from '../player.ts';

const boxed = new URL('../../../games/carcassonne/content/reconstructed.json', import.meta.url);
/** As many tiles as a pack may have. */
const mostTiles = 300;

interface Pack {
  readonly tiles: readonly { readonly start: boolean; readonly count: number }[];
}

/** The pack with the most tiles, so the longest match with the largest view. */
export async function endlessPack(): Promise<Pack> {
  const pack: Pack = JSON.parse(await readFile(boxed, 'utf8'));
  const tiles = pack.tiles.reduce((sum, { count }) => sum + count, 0);
  const more = Math.floor((mostTiles - tiles) / pack.tiles.length);
  return {
    ...pack,
    tiles: pack.tiles.map((tile) => ({ ...tile, count: tile.count + (tile.start ? 0 : more) })),
  };
}

/** A match of so many moves, which one guest plays alone at two seats. */
export async function longMatch(guest: Player, moves: number): Promise<TableDetails> {
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
  const options = JSON.parse(JSON.stringify({ pack: await endlessPack() }));
  const table = await guest.open({ game: 'carcassonne', seats, options, listed: false });
  // Each connection may send only so many messages.
  const clients: TableClient[] = [];
  for (let played = 0; played < moves; played++) {
    if (played % 150 === 0) clients.unshift(await guest.connect(table.id));
    const [client] = clients;
    if (client === undefined) break;
    await client.until(() => client.seq >= played);
    const [decision] = client.decisions;
    const reply = await client.play(
      decision?.seat ?? 0,
      decision?.choices.at(played % 7) ?? decision?.choices[0] ?? '',
      { id: `move ${played}` },
    );
    if (reply.type === 'refused') throw new Error(reply.message);
  }
  for (const client of clients) await client.close();
  return table;
}
