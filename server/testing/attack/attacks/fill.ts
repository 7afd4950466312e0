import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../../games/games.ts';
import type { Json } from '../../../../kernel/game.ts';
import type { Attack } from '../attacks.ts';

/** What the tables of one address may take on the disk, in MB: twice what counts, as SQLite has its own log. */
const mostStored = 2 * 64;

interface Tile {
  readonly start: boolean;
  readonly planet: unknown;
}

/** Makes packs that are as large as packs get, and all different. */
async function packMaker(): Promise<(number: number) => Json> {
  const game = await games.find(({ id }) => id === 'carcassonne')?.game();
  const pack: { readonly tiles: readonly Tile[] } = JSON.parse(JSON.stringify(game?.open({}).content?.pack));
  const start = pack.tiles.find((tile) => tile.start);
  // Planets have different names, so they cannot be repeated.
  const others = pack.tiles.filter((tile) => !tile.start && tile.planet === null);
  return (number) => {
    const many = Array.from({ length: 299 }, (_, at) => ({
      ...others[at % others.length],
      id: `t${at}`,
      name: `${number} ${'x'.repeat(180)}`,
      count: 1,
    }));
    return JSON.parse(JSON.stringify({ ...pack, tiles: [start, ...many] }));
  };
}

export const attack: Attack = {
  name: 'fill',
  target: { heap: 512 },
  does: '60 accounts of one address open as many tables as they can, each with a large pack of its own',
  async run(target, scale) {
    const guests = await Promise.all(Array.from({ length: 60 }, () => target.arrive('198.51.100.1')));
    const packOf = await packMaker();
    let opened = 0;
    let sent = 0;
    const fill = async (guest: (typeof guests)[number], times: number) => {
      for (let time = 0; time < times; time++) {
        const options = { pack: packOf(sent++) };
        const plan = {
          game: 'carcassonne',
          seats: [{ kind: 'me' }, { kind: 'open' }],
          options,
          listed: false,
        };
        const { status } = await guest.request('POST', '/tables', plan);
        if (status === 201) opened++;
      }
    };
    await Promise.all(guests.map((guest) => fill(guest, scale === 'short' ? 2 : 30)));
    const stored = readdirSync(target.data).reduce(
      (sum, file) => sum + statSync(join(target.data, file)).size,
      0,
    );
    return [
      { what: 'tables that were opened', measured: opened, most: 240 },
      { what: 'on disk', measured: Math.round(stored / 1e6), unit: 'MB', most: mostStored },
    ];
  },
};
