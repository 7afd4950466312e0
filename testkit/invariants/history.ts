import { once } from '../../games/common/once.ts';
import { canonical, hashOf } from '../../kernel/canonical.ts';
import { InputError } from '../../kernel/error.ts';
import type { Match } from '../../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, walkWindow } from '../course.ts';
import { assertSame, fail, matchOf, type TestCase } from '../test-case.ts';
import { catchThrown } from './catch-thrown.ts';

/** The match of a situation played to its end with every move checked, and all that it told. */
const checkedOf = once((testCase: TestCase): { readonly match: Match; readonly emitted: unknown[] } => {
  const match = matchOf(testCase);
  const emitted: unknown[] = [...match.prologue];
  for (const { seat, choice } of courseOf(testCase).moves) emitted.push(...match.play(seat, choice));
  return { match, emitted };
});

/**
 * From anywhere, undo walks back to the start, state by state, and the way from there is the same. In a long match it
 * goes state by state through one window, and then back by jumps.
 */
export function undoes(testCase: TestCase): void {
  const { moves, copies, ahead } = courseOf(testCase);
  const { match: whole } = checkedOf(testCase);
  const end = Math.min(moves.length, seeded(`end ${testCase.seed}`).pick(moves.length + 1) + 1);
  const match = whole.at(end);
  const [nearest] = copies.filter((copy) => copy.moves >= end - ahead);
  const texts: string[] = [];
  const from = nearest === undefined ? end : nearest.moves;
  walkWindow(testCase, { from, to: end }, ({ state }) => texts.push(JSON.stringify(state)));
  for (const [place, was] of [...texts.entries()].reverse()) {
    if (from + place < end) match.undo();
    sameState(testCase, match, was);
  }
  for (const copy of copies.filter((one) => one.moves < from).reverse()) {
    match.undo(match.moves.length - copy.moves);
    sameState(testCase, match, JSON.stringify(copy.state));
  }
  if (!(catchThrown(() => match.undo()) instanceof InputError))
    fail(testCase, 'undo goes back before the start');
  const again = moves.slice(0, Math.min(end, ahead));
  for (const { seat, choice } of again) match.play(seat, choice);
  const wanted = whole.at(again.length);
  assertSame(testCase, 'the record after undo and the same moves', formatRecord(match), formatRecord(wanted));
}

function sameState(testCase: TestCase, { state, moves }: Match, was: string): void {
  // The same text is the same state; only the order of members may differ besides.
  if (JSON.stringify(state) === was) return;
  const what = `the state after ${moves.length} moves, by undo`;
  assertSame(testCase, what, canonical(state), canonical(JSON.parse(was)));
}

/** A record says all: it parses, plays again to the same state, and prints the same. */
export function records(testCase: TestCase): void {
  const { match } = checkedOf(testCase);
  const text = formatRecord(match);
  const again = replay(testCase.game, parseRecord(text));
  assertSame(testCase, 'the hash of the replayed record', hashOf(again.state), hashOf(match.state));
  assertSame(testCase, 'the record of the replayed record', formatRecord(again), text);
}

/** The same seed and the same moves give the same match, events and all, whether answers are checked or not. */
export function repeats(testCase: TestCase): void {
  const course = courseOf(testCase);
  const { match, emitted } = checkedOf(testCase);
  assertSame(testCase, 'the set-up of the second match of a seed', match.opening.draws, course.dealt);
  assertSame(testCase, 'the answers of the second match of a seed', match.moves, course.moves);
  assertSame(testCase, 'the events of the second match of a seed', emitted, course.emitted);
  const last = course.copies.at(-1);
  walkWindow(testCase, { from: last?.moves ?? 0, to: course.moves.length }, ({ state }, place) => {
    if (place < course.moves.length) return;
    assertSame(testCase, 'the end of the second match of a seed', canonical(match.state), canonical(state));
  });
}
