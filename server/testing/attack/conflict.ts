import { readFile } from 'node:fs/promises';
import type { TableDetails } from '../../protocol.ts';
import type { Player, TableClient } from '../player.ts';

/** The parts of a pack of Conflict that attackers change. */
export interface ConflictPack {
  dice: number[];
  decks: Record<'yellow' | 'orange' | 'black', { id: string }[]>;
  tracks: Record<'standard' | 'advanced', { fields: object[] }>;
}

const boxed = new URL('../../../games/conflict/content/reconstructed.json', import.meta.url);

/**
 * The pack with the most choices and the longest match: all yellow cards, which do nothing, nearly all faces of the dice show three, and no
 * field of the longest track does anything.
 */
export async function hugePack(): Promise<ConflictPack> {
  const pack: ConflictPack = JSON.parse(await readFile(boxed, 'utf8'));
  pack.dice = [...Array(19).fill(3), 2];
  const filler = { theme: 'any', symbol: 'none', count: 0, ambush: 0 };
  for (const deck of ['yellow', 'orange'] as const) {
    const letter = deck === 'yellow' ? 'Y' : 'O';
    pack.decks[deck] = Array.from({ length: 60 }, (_, at) => ({
      id: `${letter}${String(at + 1).padStart(2, '0')}`,
      ...filler,
    }));
  }
  const fields = Array.from({ length: 200 }, (_, at) => ({ kind: 'blank', x: at / 2, y: 50 }));
  pack.tracks = { standard: { fields }, advanced: { fields } };
  return pack;
}

/** A match that one guest plays alone at two seats. */
export async function playAlone(
  guest: Player,
  options: Readonly<Record<string, unknown>>,
): Promise<{ readonly table: TableDetails; readonly client: TableClient }> {
  const seats = [{ kind: 'me' }, { kind: 'screen', name: 'Bob' }] as const;
  const table = await guest.open({
    game: 'conflict',
    seats,
    options: JSON.parse(JSON.stringify(options)),
    listed: false,
  });
  const client = await guest.connect(table.id);
  await client.until(() => client.seq === 0);
  return { table, client };
}

/** Draws yellow cards until the seat to move holds many of them, and chooses what to do with its dice. */
export async function fillHand(client: TableClient): Promise<void> {
  for (let moves = 0; ; moves++) {
    const [decision] = client.decisions;
    if (decision === undefined) throw new Error('the match is over');
    const { kind, choices, seat } = decision;
    if (kind === 'useDice' && moves > 40) return;
    const choice =
      choices.find((one) => one.startsWith('draw:yellow:dice1,2,3')) ??
      choices.find((one) => one === 'roll:keep' || one === '-') ??
      choices.find((one) => one.startsWith('play:S')) ??
      choices[0] ??
      '';
    await playOn(client, seat, choice);
  }
}

export async function playOn(client: TableClient, seat: number, choice: string): Promise<void> {
  const reply = await client.play(seat, choice);
  if (reply.type === 'refused') throw new Error(reply.message);
  await client.until(() => client.seq >= reply.seq);
}
