import { parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Rules } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { botById } from './bots.ts';
import type { BotRequest, ThreadReport, ThreadSetup } from './pool-protocol.ts';

const setup: ThreadSetup = workerData;
const list: { readonly games: readonly Pick<GameEntry, 'id' | 'game'>[] } = await import(setup.games);
const stop = new Int32Array(setup.stop);
/** Rules that were opened, by game and options; the one opened last is the last. */
const opened = new Map<string, Rules>();
const mostOpened = 16;

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
  const rules = await rulesFor(request);
  const { view, seat, kind, choices, seed, ms } = request;
  report({ kind: 'begun' });
  const end = performance.now() + ms;
  const timeIsUp = () => performance.now() >= end || Atomics.load(stop, 0) === 1;
  return bot.choose({ rules, view, seat, kind, choices, chance: seeded(seed), timeIsUp });
}

async function rulesFor({ game: id, options }: BotRequest): Promise<Rules> {
  const key = `${id} ${JSON.stringify(options)}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const entry = list.games.find((one) => one.id === id);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${id}`);
  const rules = (await entry.game()).open(options);
  const [oldest] = opened.keys();
  if (oldest !== undefined && opened.size >= mostOpened) opened.delete(oldest);
  opened.set(key, rules);
  return rules;
}

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}
