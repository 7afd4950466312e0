import { presentParty } from './party.ts';
import { Shares } from './shares.ts';
import { inNextTurn } from './timers.ts';

/** How long all work may hold up the event loop in one of its turns, in milliseconds. */
const longest = 5;

/** What has stepped aside: moves and the like, and the rest. One goes on in each turn of the event loop. */
const urgent = new Shares();
const others = new Shares();
/** So many turns in a row what is urgent goes first. Then the rest has one, so that a flood of moves does not stop it. */
const mostUrgent = 3;
let urgentTurns = 0;
/** Somebody has asked in this turn; it began at `since`. */
let isOpen = false;
let since = 0;

/**
 * Lets long work step aside: await it between two pieces. All that steps aside shares one slice of each turn of the
 * event loop, however many they are. What is urgent goes on before nearly all else that waits. The slices are shared out among
 * those for whom the work is done: see {@link Shares}.
 */
export function yieldIfDue(isUrgent = false): Promise<void> | undefined {
  if (!isOpen) {
    isOpen = true;
    since = performance.now();
    inNextTurn(nextTurn);
  }
  const mayGoOn = urgent.isEmpty && (isUrgent || others.isEmpty);
  if (mayGoOn && performance.now() - since < longest) return undefined;
  return new Promise((resolve) => (isUrgent ? urgent : others).add(presentParty(), resolve));
}

/** Does work that is handed out in parts, and steps aside between them. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await yieldIfDue();
  }
}

function nextTurn(): void {
  const isForOthers = urgent.isEmpty || (urgentTurns >= mostUrgent && !others.isEmpty);
  urgentTurns = isForOthers ? 0 : urgentTurns + 1;
  const next = (isForOthers ? others : urgent).take();
  if (next === undefined) {
    isOpen = false;
    return;
  }
  since = performance.now();
  inNextTurn(nextTurn);
  next();
}
