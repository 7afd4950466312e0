import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../kernel/canonical.ts';
import { seeded } from '../../kernel/seeded.ts';
import { courseOf, playOn, walk, walkAndLook } from '../course.ts';
import { fail, play, type Run, runOf, type Situation, same, seatsOf } from '../situation.ts';

/** A copy is the same state, stays so under the same choices, and shares nothing with its original. */
export function copies(situation: Situation): void {
  const { rules, seed } = situation;
  walkAndLook(situation, (run) => {
    const before = canonical(run.state);
    for (const [changed, kept] of [
      [run.state, rules.copy(run.state)],
      [rules.copy(run.state), run.state],
    ] as const) {
      same(situation, 'a copy', canonical(kept), before);
      // The walk itself must go on from the state as it is, so what is changed is never its own state.
      const original = changed === run.state ? structuredClone(changed) : changed;
      const shared = changed === run.state ? rules.copy(original) : kept;
      const moves = playOn(situation, runOf(rules, original, seeded(`copy ${seed}`)), `mover ${seed}`);
      same(situation, 'a state after its copy (or its original) was played on', canonical(shared), before);
      const again = runOf(rules, rules.copy(shared), seeded(`copy ${seed}`));
      for (const move of moves) play(rules, again, move);
      same(situation, 'two copies under the same choices', canonical(again.state), canonical(original));
    }
  });
}

/** States, views and events are plain data: JSON carries them without loss, and play goes on from what it carried. */
export function plainData(situation: Situation): void {
  const { rules, table, seed } = situation;
  walkAndLook(situation, (run) => {
    const carried = throughJson(situation, 'the state', run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      throughJson(situation, `the view of ${viewer}`, rules.observe(run.state, viewer));
    }
    const first = runOf(rules, rules.copy(run.state), seeded(`json ${seed}`));
    const second = runOf(rules, carried, seeded(`json ${seed}`));
    const moves = playOn(situation, first, `mover ${seed}`);
    for (const move of moves) play(rules, second, move);
    same(situation, 'a match that went through JSON', canonical(second.state), canonical(first.state));
    const told = first.told.map((one) => throughJson(situation, 'an event', one));
    same(situation, 'the events of a match that went through JSON', canonical(second.told), canonical(told));
  });
}

/** What was told or shown stays as it was, whatever is played later, and showing changes nothing. */
export function nothingIsShared(situation: Situation): void {
  const { rules, table } = situation;
  const { looks } = courseOf(situation);
  const kept: { value: unknown; text: string }[] = [];
  const heard = new Map<Run, number>();
  walk(situation, (run, place) => {
    for (const told of run.told.slice(heard.get(run))) {
      kept.push({ value: told, text: JSON.stringify(told) });
    }
    heard.set(run, run.told.length);
    if (!looks.has(place)) return;
    const before = JSON.stringify(run.state);
    for (const viewer of [...seatsOf(table.seats), 'spectator'] as const) {
      const view = rules.observe(run.state, viewer);
      kept.push({ value: view, text: JSON.stringify(view) });
      same(situation, 'a view that was built twice', rules.observe(run.state, viewer), view);
    }
    if (rules.calm?.(run.state) !== false) {
      const position = rules.position(run.state);
      kept.push({ value: position, text: JSON.stringify(position) });
    }
    same(situation, 'a state after it was shown', run.state, JSON.parse(before));
  });
  for (const { value, text } of kept) {
    same(situation, 'what was shown or told earlier', value, JSON.parse(text));
  }
}

function throughJson<T>(situation: Situation, what: string, value: T): T {
  const carried: T = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(carried, value))
    fail(situation, `${what} is not plain data: ${JSON.stringify(value)}`);
  return carried;
}
