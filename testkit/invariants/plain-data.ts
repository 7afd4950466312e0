import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../kernel/canonical.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, playOn, walk, walkInspecting } from '../course.ts';
import { assertSame, fail, play, type Run, runOf, seatsOf, type TestCase } from '../test-case.ts';

/** A copy is the same state, stays so under the same choices, and shares nothing with its original. */
export function copies(testCase: TestCase): void {
  const { rules, seed } = testCase;
  walkInspecting(testCase, (run) => {
    const before = canonical(run.state);
    for (const [changed, kept] of [
      [run.state, rules.copy(run.state)],
      [rules.copy(run.state), run.state],
    ] as const) {
      assertSame(testCase, 'a copy', canonical(kept), before);
      // The walk itself must go on from the state as it is, so what is changed is never its own state.
      const original = changed === run.state ? structuredClone(changed) : changed;
      const shared = changed === run.state ? rules.copy(original) : kept;
      const moves = playOn(testCase, runOf(rules, original, seeded(`copy ${seed}`)), `mover ${seed}`);
      assertSame(
        testCase,
        'a state after its copy (or its original) was played on',
        canonical(shared),
        before,
      );
      const again = runOf(rules, rules.copy(shared), seeded(`copy ${seed}`));
      for (const move of moves) play(rules, again, move);
      assertSame(testCase, 'two copies under the same choices', canonical(again.state), canonical(original));
    }
  });
}

/** States, views and events are plain data: JSON carries them without loss, and play goes on from what it carried. */
export function plainData(testCase: TestCase): void {
  const { rules, table, seed } = testCase;
  walkInspecting(testCase, (run) => {
    const carried = throughJson(testCase, 'the state', run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      throughJson(testCase, `the view of ${viewer}`, rules.observe(run.state, viewer));
    }
    const first = runOf(rules, rules.copy(run.state), seeded(`json ${seed}`));
    const second = runOf(rules, carried, seeded(`json ${seed}`));
    const moves = playOn(testCase, first, `mover ${seed}`);
    for (const move of moves) play(rules, second, move);
    assertSame(testCase, 'a match that went through JSON', canonical(second.state), canonical(first.state));
    const emitted = first.emitted.map((one) => throughJson(testCase, 'an event', one));
    assertSame(
      testCase,
      'the events of a match that went through JSON',
      canonical(second.emitted),
      canonical(emitted),
    );
  });
}

/** What was told or shown stays as it was, whatever is played later, and showing changes nothing. */
export function nothingIsShared(testCase: TestCase): void {
  const { rules, table } = testCase;
  const { inspectedAt } = courseOf(testCase);
  const kept: { value: unknown; text: string }[] = [];
  const heard = new Map<Run, number>();
  walk(testCase, (run, place) => {
    for (const emitted of run.emitted.slice(heard.get(run))) {
      kept.push({ value: emitted, text: JSON.stringify(emitted) });
    }
    heard.set(run, run.emitted.length);
    if (!inspectedAt.has(place)) return;
    const before = JSON.stringify(run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view = rules.observe(run.state, viewer);
      kept.push({ value: view, text: JSON.stringify(view) });
      assertSame(testCase, 'a view that was built twice', rules.observe(run.state, viewer), view);
    }
    if (rules.calm?.(run.state) !== false) {
      const position = rules.position(run.state);
      kept.push({ value: position, text: JSON.stringify(position) });
    }
    assertSame(testCase, 'a state after it was shown', run.state, JSON.parse(before));
  });
  for (const { value, text } of kept) {
    assertSame(testCase, 'what was shown or told earlier', value, JSON.parse(text));
  }
}

function throughJson<T>(testCase: TestCase, what: string, value: T): T {
  const carried: T = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(carried, value))
    fail(testCase, `${what} is not plain data: ${JSON.stringify(value)}`);
  return carried;
}
