import { parentPort, workerData } from 'node:worker_threads';
import type { GameEntry } from '../games/entry.ts';
import { InputError } from '../kernel/error.ts';
import type { Rules } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';
import { botById } from './bots.ts';
import type { ThreadReport, ThreadRequest, ThreadSetup } from './pool-protocol.ts';
import { sampleValues } from './values.ts';

/** Number of sampled values from which a bot takes the best. */
const valuesOffered = 8;

const setup: ThreadSetup = workerData;
const list: { readonly games: readonly Pick<GameEntry, 'id' | 'game'>[] } = await import(setup.games);
const stop = new Int32Array(setup.stop);

const opened = new Map<string, Rules>();

parentPort?.on('message', async (request: ThreadRequest) => {
  try {
    report({ kind: 'chosen', choice: await choose(request) });
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    report({ kind: 'failed', message, ...(fault instanceof InputError && { code: fault.code }) });
  }
});

async function choose(request: ThreadRequest): Promise<string> {
  const bot = botById(request.bot);
  if (bot === undefined) throw new InputError('unknown-bot', `there is no bot ${request.bot}`);
  const rules = await rulesFor(request);
  const { view, seat, kind, seed, ms } = request;
  report({ kind: 'begun' });
  const end = performance.now() + ms;
  const timeIsUp = () => performance.now() >= end || Atomics.load(stop, 0) === 1;
  const chance = seeded(seed);
  const choices =
    request.choices.length > 0 ? request.choices : sampleValues(rules, view, seat, chance, valuesOffered);
  return bot.choose({ rules, view, seat, kind, choices, chance, timeIsUp });
}

async function rulesFor({ game: id, key, options, forget }: ThreadRequest): Promise<Rules> {
  for (const other of forget) opened.delete(other);
  const known = opened.get(key);
  if (known !== undefined) return known;
  const entry = list.games.find((game) => game.id === id);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${id}`);
  const rules = (await entry.game()).open(options);
  opened.set(key, rules);
  return rules;
}

function report(message: ThreadReport): void {
  parentPort?.postMessage(message);
}
