import { once } from '../games/common/once.ts';
import type { Draw } from '../kernel/chance.ts';
import type { EmittedEvent } from '../kernel/emitted-event.ts';
import type { State } from '../kernel/game.ts';
import { type Checkpoint, Match, type Move } from '../kernel/match.ts';
import { MatchChance } from '../kernel/match-chance.ts';
import { seeded } from '../kernel/seeded.ts';
import {
  deal,
  openingOf,
  type PickedMove,
  pickMove,
  play,
  playerOf,
  type Run,
  streamOf,
  type TestCase,
} from './test-case.ts';

/** So many moves lie between two copies of the state, and so long is a window. */
export const spacing = 48;

/** Up to so many moves a match is looked through from its start to its end; of longer ones, windows. */
const longestWhole = 300;

/** So many windows of a long match lie between the first and the last. */
const innerWindows = 3;

/** Of so many situations one is thorough: a long match is played on to its end and undone answer by answer. */
const rarely = 20;

/** How the match of a situation goes. */
export interface Course {
  readonly moves: readonly Move[];
  /** The random results of the set-up. */
  readonly dealt: readonly Draw[];
  /** All that was told, in order. */
  readonly emitted: readonly EmittedEvent<unknown>[];
  /** A copy of the state at every {@link spacing}th answer, from the first on. */
  readonly copies: readonly Checkpoint[];
  /** The parts that promises look at, in order; together the whole match if it is not long. */
  readonly windows: readonly Window[];
  /** After how many moves the match is looked at closely. */
  readonly inspectedAt: ReadonlySet<number>;
  /** So many moves a promise plays on from a state of the match. */
  readonly ahead: number;
  /** After how many moves there was an outcome while somebody still had to answer; undefined if never. */
  readonly decidedEarly: number | undefined;
  /** How the match stands when nobody has to answer any more. */
  readonly last: State;
}

/** A part of a match: the states after `from` answers to those after `to`. `from` is where a copy is kept. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The course of the match of a situation, played once by random moves. */
export const courseOf: (testCase: TestCase) => Course = once((testCase) => {
  const { rules } = testCase;
  const chance = new MatchChance(streamOf(testCase));
  const run = deal(testCase, chance);
  const dealt = chance.take().draws;
  const player = playerOf(testCase);
  const moves: Move[] = [];
  const copies: Checkpoint[] = [];
  let decidedEarly: number | undefined;
  for (;;) {
    if (moves.length % spacing === 0) {
      copies.push({ moves: moves.length, word: chance.word, state: rules.copy(run.state) });
    }
    const move = pickMove(rules, run.state, player);
    if (move === undefined) break;
    if (rules.outcome(run.state) !== undefined) decidedEarly ??= moves.length;
    play(rules, run, move);
    moves.push({ seat: move.seat, choice: move.text, draws: chance.take().draws });
  }
  const windows = windowsOf(testCase, moves.length);
  return {
    moves,
    dealt,
    emitted: run.emitted,
    copies,
    windows,
    inspectedAt: looksIn(testCase, windows),
    ahead: moves.length <= longestWhole || isThorough(testCase) ? Number.POSITIVE_INFINITY : spacing,
    decidedEarly,
    last: run.state,
  };
});

/** The match of a situation, and where its table plays whole series, those that follow it. */
export function* seriesOf(testCase: TestCase): Generator<TestCase> {
  yield testCase;
  const { rules, table } = testCase;
  if (table.series !== true) return;
  const carry = rules.carry?.(courseOf(testCase).last);
  // As it comes from the record of the match before.
  if (carry !== undefined)
    yield* seriesOf({ ...testCase, table: { ...table, carry: JSON.parse(JSON.stringify(carry)) } });
}

function isThorough({ seed }: TestCase): boolean {
  return seed % rarely === 0;
}

function windowsOf({ seed }: TestCase, moves: number): Window[] {
  if (moves <= longestWhole) return [{ from: 0, to: moves }];
  const last = Math.floor((moves - 1) / spacing);
  const inner = Array.from({ length: last - 1 }, (_, place) => place + 1);
  seeded(`windows ${seed}`).shuffle(inner);
  const chosen = [0, ...inner.slice(0, innerWindows).sort((a, b) => a - b), last];
  return chosen.map((place) => ({
    from: place * spacing,
    to: Math.min((place + 1) * spacing, moves),
  }));
}

function looksIn({ seed, inspections }: TestCase, windows: readonly Window[]): Set<number> {
  const places = new Set(
    windows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, place) => from + place)),
  );
  const shuffled = [...places];
  seeded(`looks ${seed}`).shuffle(shuffled);
  return new Set(shuffled.slice(0, inspections));
}

/** The match of a situation after so many moves, from the nearest copy before them. */
export function runAt(testCase: TestCase, count: number): Run {
  const { moves, copies } = courseOf(testCase);
  const copy = copies[Math.floor(count / spacing)];
  if (copy === undefined) throw new RangeError(`no copy at ${count}`);
  const run = runFrom(testCase, copy);
  for (const move of moves.slice(copy.moves, count)) play(testCase.rules, run, moveOf(move));
  return run;
}

function runFrom(testCase: TestCase, { moves, state, word }: Checkpoint): Run {
  const chance = seeded(streamOf(testCase));
  chance.word = word;
  return { state: testCase.rules.copy(state), chance, moves, emitted: [] };
}

/** Plays a part of the match of a situation again, showing each of its states, the first and the last included. */
export function walkWindow(
  testCase: TestCase,
  { from, to }: Window,
  look: (run: Run, place: number) => void,
): void {
  // From the set-up, not from a copy: what is told at once is seen as well.
  const run = from === 0 ? deal(testCase) : runAt(testCase, from);
  const { moves } = courseOf(testCase);
  look(run, from);
  for (const [place, move] of moves.slice(from, to).entries()) {
    play(testCase.rules, run, moveOf(move));
    look(run, from + place + 1);
  }
}

/** Plays the match of a situation again, showing the states of all its windows. */
export function walk(testCase: TestCase, look: (run: Run, place: number) => void): void {
  for (const window of courseOf(testCase).windows) walkWindow(testCase, window, look);
}

/** Plays the match of a situation again, showing the states that are to be looked at closely. */
export function walkInspecting(testCase: TestCase, look: (run: Run) => void): void {
  const { inspectedAt } = courseOf(testCase);
  walk(testCase, (run, place) => {
    if (inspectedAt.has(place)) look(run);
  });
}

/** The match of a situation after so many moves, as one that checks every move. */
export function matchAt(testCase: TestCase, count: number): Match {
  const { moves, copies, dealt } = courseOf(testCase);
  const copy = copies[Math.floor(count / spacing)];
  return Match.restore(
    testCase.game,
    {
      opening: { ...openingOf(testCase), draws: dealt },
      moves: moves.slice(0, count),
      ...(copy && { checkpoints: [copy] }),
    },
    testCase.rules,
  );
}

/** Plays a run on by random moves, as far as promises look ahead in this situation, and gives the moves. */
export function playOn(testCase: TestCase, run: Run, seed: string): PickedMove[] {
  const { ahead } = courseOf(testCase);
  const player = seeded(seed);
  const moves: PickedMove[] = [];
  while (moves.length < ahead) {
    const move = pickMove(testCase.rules, run.state, player);
    if (move === undefined) break;
    play(testCase.rules, run, move);
    moves.push(move);
  }
  return moves;
}

function moveOf({ seat, choice }: Move): PickedMove {
  return { seat, text: choice };
}
