/** A server of its own process, for tests that stop or kill it: `node child.ts DATA [DATABASE]`. Prints its URL. */
import { flushCompileCache } from 'node:module';
import { BotPool } from '../../bots/pool.ts';
import { games as ourGames } from '../../games/games.ts';
import type { ServedGame } from '../opened-games.ts';
import { serve } from '../serve.ts';

const [data, database] = process.argv.slice(2);
/** The module with the games that are served. */
const place = process.env.GAMES ?? new URL('./games.ts', import.meta.url).href;
const { games }: { games: readonly ServedGame[] } = await import(place);
const beats = process.env.BEATS;
if (data === undefined) throw new Error('usage: child.ts DATA [DATABASE]');
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database !== undefined && { database }),
  // Every game that is served is loaded first, and one of ours is enough: for three players.
  games: [...games, ...ourGames.slice(0, 1)],
  pause: 0,
  cover: 0,
  bots: new BotPool({ games: place }),
  ...(beats !== undefined && { beats: JSON.parse(beats) }),
});
process.on('SIGTERM', () => void server.close());
// Whoever is killed keeps nothing at its end: the next one would compile everything again.
flushCompileCache();
process.stdout.write(`${server.url}\n`);
