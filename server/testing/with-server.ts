import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotPool } from '../../bots/pool.ts';
import { type RunningServer, type ServeOptions, serve } from '../serve.ts';
import { games } from './games.ts';

/** A server for one test, with a data folder of its own, which may be stopped and started again. */
export async function withServer(
  work: (url: string, server: { data: string; restart(): Promise<string> }) => Promise<void>,
  options: Partial<ServeOptions> = {},
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-'));
  const start = (): Promise<RunningServer> =>
    serve({
      port: 0,
      host: '127.0.0.1',
      data,
      games,
      bots: new BotPool({ games: new URL('./games.ts', import.meta.url).href }),
      pause: 0,
      cover: 0,
      ...options,
    });
  let server = await start();
  try {
    await work(server.url, {
      data,
      async restart() {
        await server.close();
        server = await start();
        return server.url;
      },
    });
  } finally {
    await server.close();
    await rm(data, { recursive: true });
  }
}
