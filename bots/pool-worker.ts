import { parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import { seeded } from '../kernel/seeded.ts';
import { botById } from './bots.ts';
import type { BotRequest, ThreadReport, ThreadSetup } from './pool-protocol.ts';

const setup: ThreadSetup = workerData;
const list: { readonly games: readonly Pick<GameEntry, 'id' | 'game'>[] } = await import(setup.games);
const stop = new Int32Array(setup.stop);

parentPort?.on('message', async (request: BotRequest) => {
  try {
    report({ kind: 'chosen', choice: await choose(request) });
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    report({ kind: 'failed', message, ...(fault instanceof InputError && { code: fault.code }) });
  }
});

async function choose(request: BotRequest): Promise<string> {
  const bot = botById(request.bot);
  if (bot === undefined) throw new InputError('unknown-bot', `there is no bot ${request.bot}`);
  const entry = list.games.find(({ id }) => id === request.game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${request.game}`);
  const game = await entry.game();
  const { view, seat, kind, choices, seed, ms } = request;
  report({ kind: 'begun' });
  const end = performance.now() + ms;
  const timeIsUp = () => performance.now() >= end || Atomics.load(stop, 0) === 1;
  return bot.choose({ game, view, seat, kind, choices, chance: seeded(seed), timeIsUp });
}

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}
