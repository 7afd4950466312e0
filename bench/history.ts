import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Match } from '../kernel/match.ts';
import { seeded } from '../kernel/seeded.ts';
import { outpost } from '../testkit/games/outpost/game.ts';
import { type Figure, median, shown, timed } from './figures.ts';
import { begin, playUntil } from './random-match.ts';
import { storeTable } from './stored-table.ts';

const [late, early] = [3000, 30];
const stored = 5000;
/** Number of moves that are undone one after the other, and of processes that read a table. */
const [undos, starts] = [30, 5];

/** Measures the cost of long histories: an undo, and reading a stored table. */
export async function history(): Promise<Figure[]> {
  return [...undoFigures(), await readingFigure()];
}

function undoFigures(): Figure[] {
  const match = begin(outpost, { rounds: 1000 }, 4, 'a long match');
  const chance = seeded('the answers of a long match');
  const replayed = () =>
    timed(() => {
      const { opening, moves, rules } = match;
      Match.restore(outpost, { opening, moves: moves.slice(0, -1) }, rules);
    });
  playUntil(match, late, chance);
  const [lateNaive, lateTime] = [replayed(), undoTime(match)];
  match.undo(late - early);
  const [earlyNaive, earlyTime] = [replayed(), undoTime(match)];
  const times = lateTime / earlyTime;
  return [
    {
      what: `undo at move ${shown(late)} of outpost`,
      before: `${shown(lateNaive, 1)} ms`,
      after: `${shown(lateTime, 2)} ms`,
      wanted: 'at most 5 ms',
      holds: lateTime <= 5,
    },
    {
      what: `the same beside move ${early}`,
      before: `${shown(lateNaive / earlyNaive, 1)} times`,
      after: `${shown(times, 2)} times`,
      wanted: 'at most 3 times',
      holds: times <= 3,
    },
  ];
}

/** Milliseconds for one undo: the mean of many in a row, because the distance to the nearest checkpoint differs. */
function undoTime(match: Pick<Match, 'undo' | 'moves' | 'play'>): number {
  const rounds = Array.from({ length: 5 }, () => {
    const taken = match.moves.slice(-undos);
    const time = timed(() => {
      for (let undo = 0; undo < undos; undo++) match.undo();
    });
    for (const { seat, choice } of taken) match.play(seat, choice);
    return time / undos;
  });
  return median(rounds);
}

/** Stores a table, and measures new processes that read it with and without its checkpoints. */
async function readingFigure(): Promise<Figure> {
  const data = await mkdtemp(join(tmpdir(), 'starboard-bench-'));
  try {
    await storeTable(data, stored);
    // The fastest start counts, because other work of the machine only adds to it.
    const best = (from: string) => Math.min(...Array.from({ length: starts }, () => readingTime(data, from)));
    const [before, after] = [best('log'), best('copies')];
    return {
      what: `a stored table with ${shown(stored)} moves read and ready, cold`,
      before: `${shown(before)} ms`,
      after: `${shown(after, 1)} ms`,
      wanted: 'at most 50 ms',
      holds: after <= 50,
    };
  } finally {
    await rm(data, { recursive: true });
  }
}

/** Milliseconds by the clock, because the storage works in another thread. */
function readingTime(data: string, from: string): number {
  const program = fileURLToPath(new URL('./stored-table.ts', import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, [program, data, from], { encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);
  return Number(stdout);
}
