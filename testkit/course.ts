import { once } from '../games/common/once.ts';
import type { Draw } from '../kernel/chance.ts';
import { type Answer, type Checkpoint, Match, type Told } from '../kernel/match.ts';
import { MatchChance } from '../kernel/match-chance.ts';
import { seeded } from '../kernel/seeded.ts';
import {
  anyMove,
  deal,
  fail,
  type Move,
  openingOf,
  play,
  playerOf,
  type Run,
  type Situation,
  streamOf,
} from './situation.ts';

/** So many answers lie between two copies of the state, and so long is a window. */
export const spacing = 48;

/** Up to so many answers a match is looked through from its start to its end; of longer ones, windows. */
const longestWhole = 300;

/** So many windows of a long match lie between the first and the last. */
const innerWindows = 3;

/** Of so many situations one is thorough: a long match is played on to its end and undone answer by answer. */
const rarely = 20;

/** How the match of a situation goes. */
export interface Course {
  readonly answers: readonly Answer[];
  /** The random results of the set-up. */
  readonly dealt: readonly Draw[];
  /** All that was told, in order. */
  readonly told: readonly Told<unknown>[];
  /** A copy of the state at every {@link spacing}th answer, from the first on. */
  readonly copies: readonly Checkpoint[];
  /** The parts that promises look at, in order; together the whole match if it is not long. */
  readonly windows: readonly Window[];
  /** After how many answers the match is looked at closely. */
  readonly looks: ReadonlySet<number>;
  /** So many answers a promise plays on from a state of the match. */
  readonly ahead: number;
}

/** A part of a match: the states after `from` answers to those after `to`. `from` is where a copy is kept. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The course of the match of a situation, played once by random answers. */
export const courseOf: (situation: Situation) => Course = once((situation) => {
  const { rules } = situation;
  const chance = new MatchChance(streamOf(situation));
  const run = deal(situation, chance);
  const dealt = chance.take().draws;
  const player = playerOf(situation);
  const answers: Answer[] = [];
  const copies: Checkpoint[] = [];
  for (;;) {
    if (answers.length % spacing === 0) {
      copies.push({ answers: answers.length, word: chance.word, state: rules.copy(run.state) });
    }
    const move = anyMove(rules, run.state, player);
    if (move === undefined) break;
    play(rules, run, move);
    answers.push({ seat: move.seat, choice: move.text, draws: chance.take().draws });
    if (answers.length > rules.nature.longest)
      fail(situation, `not over after ${rules.nature.longest} answers`);
  }
  const windows = windowsOf(situation, answers.length);
  return {
    answers,
    dealt,
    told: run.told,
    copies,
    windows,
    looks: looksIn(situation, windows),
    ahead: answers.length <= longestWhole || isThorough(situation) ? Number.POSITIVE_INFINITY : spacing,
  };
});

function isThorough({ seed }: Situation): boolean {
  return seed % rarely === 0;
}

function windowsOf({ seed }: Situation, answers: number): Window[] {
  if (answers <= longestWhole) return [{ from: 0, to: answers }];
  const last = Math.floor((answers - 1) / spacing);
  const inner = Array.from({ length: last - 1 }, (_, place) => place + 1);
  seeded(`windows ${seed}`).shuffle(inner);
  const chosen = [0, ...inner.slice(0, innerWindows).sort((a, b) => a - b), last];
  return chosen.map((place) => ({
    from: place * spacing,
    to: Math.min((place + 1) * spacing, answers),
  }));
}

function looksIn({ seed, looks }: Situation, windows: readonly Window[]): Set<number> {
  const places = new Set(
    windows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, place) => from + place)),
  );
  const shuffled = [...places];
  seeded(`looks ${seed}`).shuffle(shuffled);
  return new Set(shuffled.slice(0, looks));
}

/** The match of a situation after so many answers, from the nearest copy before them. */
export function runAt(situation: Situation, count: number): Run {
  const { answers, copies } = courseOf(situation);
  const copy = copies[Math.floor(count / spacing)];
  if (copy === undefined) throw new RangeError(`no copy at ${count}`);
  const run = runFrom(situation, copy);
  for (const answer of answers.slice(copy.answers, count)) play(situation.rules, run, moveOf(answer));
  return run;
}

function runFrom(situation: Situation, { state, word }: Checkpoint): Run {
  const chance = seeded(streamOf(situation));
  chance.word = word;
  return { state: situation.rules.copy(state), chance, told: [] };
}

/** Plays a part of the match of a situation again, showing each of its states, the first and the last included. */
export function walkWindow(
  situation: Situation,
  { from, to }: Window,
  look: (run: Run, place: number) => void,
): void {
  // From the set-up, not from a copy: what is told at once is seen as well.
  const run = from === 0 ? deal(situation) : runAt(situation, from);
  const { answers } = courseOf(situation);
  look(run, from);
  for (const [place, answer] of answers.slice(from, to).entries()) {
    play(situation.rules, run, moveOf(answer));
    look(run, from + place + 1);
  }
}

/** Plays the match of a situation again, showing the states of all its windows. */
export function walk(situation: Situation, look: (run: Run, place: number) => void): void {
  for (const window of courseOf(situation).windows) walkWindow(situation, window, look);
}

/** Plays the match of a situation again, showing the states that are to be looked at closely. */
export function walkAndLook(situation: Situation, look: (run: Run) => void): void {
  const { looks } = courseOf(situation);
  walk(situation, (run, place) => {
    if (looks.has(place)) look(run);
  });
}

/** The match of a situation after so many answers, as one that checks every answer. */
export function matchAt(situation: Situation, count: number): Match {
  const { answers, copies, dealt } = courseOf(situation);
  const copy = copies[Math.floor(count / spacing)];
  return Match.restore(
    situation.game,
    {
      opening: { ...openingOf(situation), draws: dealt },
      answers: answers.slice(0, count),
      ...(copy && { checkpoints: [copy] }),
    },
    situation.rules,
  );
}

/** Plays a run on by random answers, as far as promises look ahead in this situation, and gives the answers. */
export function playOn(situation: Situation, run: Run, seed: string): Move[] {
  const { ahead } = courseOf(situation);
  const player = seeded(seed);
  const moves: Move[] = [];
  while (moves.length < ahead) {
    const move = anyMove(situation.rules, run.state, player);
    if (move === undefined) break;
    play(situation.rules, run, move);
    moves.push(move);
  }
  return moves;
}

function moveOf({ seat, choice }: Answer): Move {
  return { seat, text: choice };
}
