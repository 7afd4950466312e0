import { canonical, hashOf } from '../../kernel/canonical.ts';
import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Match } from '../../kernel/match.ts';
import { formatRecord, parseRecord, replay } from '../../kernel/record.ts';
import { seeded } from '../../kernel/seeded.ts';
import { assertSame, courseOf, fail, matchOf, pickChoice, playerOf, type TestCase } from '../test-case.ts';
import { catchThrown } from './catch-thrown.ts';

/** From anywhere, undo walks back to the start, state by state, and the way from there is the same. */
export function undoes(testCase: TestCase): void {
  const player = playerOf(testCase);
  const match = matchOf(testCase);
  const states = [JSON.stringify(match.state)];
  const end = seeded(`end ${testCase.seed}`).pick(courseOf(testCase).moves) + 1;
  while (states.length <= end) {
    const given = pickChoice(match, player);
    if (given === undefined) break;
    match.play(given.seat, given.choice);
    states.push(JSON.stringify(match.state));
  }
  const moves = [...match.moves];
  const text = formatRecord(match);
  for (let left = moves.length - 1; left >= 0; left--) {
    match.undo();
    const [now, was = ''] = [JSON.stringify(match.state), states[left]];
    // The same text is the same state; only the order of members may differ besides.
    if (now === was) continue;
    assertSame(
      testCase,
      `the state after ${left} moves, by undo`,
      canonical(match.state),
      canonical(JSON.parse(was)),
    );
  }
  if (!(catchThrown(() => match.undo()) instanceof InputError))
    fail(testCase, 'undo goes back before the start');
  for (const { seat, choice } of moves) match.play(seat, choice);
  assertSame(testCase, 'the record after undo and the same moves', formatRecord(match), text);
}

/** A record says all: it parses, plays again to the same state, and prints the same. */
export function records(testCase: TestCase): void {
  const { game } = testCase;
  const match = matchOf(testCase);
  playToEnd(match, playerOf(testCase));
  const text = formatRecord(match);
  const again = replay(game, parseRecord(text));
  assertSame(testCase, 'the hash of the replayed record', hashOf(again.state), hashOf(match.state));
  assertSame(testCase, 'the record of the replayed record', formatRecord(again), text);
}

/** The same seed and the same moves give the same match, events and all. */
export function repeats(testCase: TestCase): void {
  const [first, second] = [matchOf(testCase), matchOf(testCase)];
  const emitted = playToEnd(first, playerOf(testCase));
  const again = playToEnd(second, playerOf(testCase));
  assertSame(testCase, 'the second match of a seed', formatRecord(second), formatRecord(first));
  assertSame(testCase, 'the events of the second match of a seed', again, emitted);
}

function playToEnd(match: Match, player: Chance): unknown[] {
  const emitted: unknown[] = [...match.prologue];
  for (let given = pickChoice(match, player); given; given = pickChoice(match, player)) {
    emitted.push(...match.play(given.seat, given.choice));
  }
  return emitted;
}
