import { game as conflict } from '../games/conflict/game.ts';
import { reveals } from '../kernel/reveals.ts';
import { seeded } from '../kernel/seeded.ts';
import { inSlices } from '../server/yielder.ts';
import { type Figure, ownTime, shown } from './figures.ts';
import { begin, playUntil } from './random-match.ts';

const seats = 6;
/** Number of matches of which all moves are measured. */
const matches = 3;

/**
 * Measures how long one move can block the event loop: playing it, showing it to all viewers, and finding out whether
 * it revealed anything.
 */
export async function eventLoop(): Promise<Figure[]> {
  const [player, chance] = [seeded('answers'), seeded('worlds')];
  let [atOnce, held, played] = [0, 0, 0];
  let match = begin(conflict, { hands: 'strict' }, seats, 'one move');
  for (;;) {
    if (match.outcome !== undefined) {
      if (++played === matches) break;
      match = begin(conflict, { hands: 'strict' }, seats, `one move ${played}`);
    }
    const before = match.rules.copy(match.state);
    let work = 0;
    const watch = new LoopWatch();
    const began = ownTime();
    playUntil(match, match.moves.length + 1, player);
    for (let seat = 0; seat < seats; seat++) JSON.stringify(match.view(seat));
    work += ownTime() - began;
    const given = match.moves.at(-1);
    if (given === undefined) throw new Error('nothing was answered');
    await inSlices(measured(reveals(match.rules, before, given, chance), (time) => (work += time)));
    held = Math.max(held, await watch.end());
    atOnce = Math.max(atOnce, work);
  }
  return [
    {
      what: `longest that one move holds the event loop, Conflict with ${seats} seats and secret hands`,
      before: `${shown(atOnce)} ms`,
      after: `${shown(held, 1)} ms`,
      wanted: 'at most 10 ms',
      holds: held <= 10,
    },
  ];
}

/** Runs divided work and measures each part. */
function* measured<T>(work: Generator<void, T>, take: (milliseconds: number) => void): Generator<void, T> {
  for (;;) {
    const before = ownTime();
    const { done, value } = work.next();
    take(ownTime() - before);
    if (done) return value;
    yield;
  }
}

/** Measures, in every turn of the event loop, how long this thread has worked since the last turn. */
class LoopWatch {
  private longest = 0;
  private last = ownTime();
  private ended = false;

  constructor() {
    this.look();
  }

  /** The longest turn, once the present one is over. */
  async end(): Promise<number> {
    await new Promise(setImmediate);
    this.ended = true;
    return this.longest;
  }

  private look(): void {
    const now = ownTime();
    this.longest = Math.max(this.longest, now - this.last);
    this.last = now;
    if (!this.ended) setImmediate(() => this.look());
  }
}
