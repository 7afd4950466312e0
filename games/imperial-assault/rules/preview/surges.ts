import { entry } from '../../../common/at.ts';
import { changeAttack } from '../attack/change.ts';
import { noResults, type Results } from '../attack/dice.ts';
import { add } from '../attack/results.ts';
import { usableSurges } from '../attack/surges.ts';
import { copy } from '../copy.ts';
import { answer, attackIn, type Course, runCourse, Script } from './course.ts';
import type { Plan } from './odds.ts';

/**
 * The ways to spend up to so many surges on abilities that change results, in an attack that is about to spend them. Ways
 * that change the same for more surges are left out, and so is the one that spends none.
 */
export function plansOf(course: Course, most: number): readonly Plan[] {
  const attack = attackIn(course);
  if (attack === undefined || most <= 0) return [];
  const found = new Map<string, Plan>();
  const changes = new Map<number, readonly Results[]>();
  const spend = (spent: readonly number[], cost: number, sum: Results): void => {
    const usable = usableSurges(course.terms, course.state, {
      ...attack,
      surges: most - cost,
      spent: [...attack.spent, ...spent],
    });
    for (const surge of usable) {
      // Which one comes first changes nothing.
      if (surge < (spent[spent.length - 1] ?? 0)) continue;
      const alternatives = changes.get(surge) ?? changesBy(course, surge);
      changes.set(surge, alternatives);
      for (const change of alternatives) {
        const plan: Plan = {
          cost: cost + entry(course.terms.surges, surge).surge.cost,
          changes: add(sum, change),
          spent: [...spent, surge],
        };
        const key = Object.values(plan.changes).join();
        const known = found.get(key);
        if (known === undefined || known.cost > plan.cost) found.set(key, plan);
        spend(plan.spent, plan.cost, plan.changes);
      }
    }
  };
  spend([], 0, noResults);
  return [...found.values()].sort((one, other) => one.cost - other.cost);
}

/** What a surge ability changes, by the rules: one way, or several where something is chosen; none if it changes nothing. */
function changesBy(course: Course, surge: number): readonly Results[] {
  const before = attackIn(course)?.parts.length ?? 0;
  const own: Course = { ...course, state: copy(course.state), using: undefined };
  const seat = attackIn(own)?.seat ?? 0;
  const frame = { step: 'surge', seat } as const;
  const { id, surge: ability } = entry(course.terms.surges, surge);
  changeAttack(own.state, { surges: ability.cost });
  own.state.stack.push(frame);
  answer(own, { frame, seat, choices: [] }, { kind: 'surge', surge: id }, new Script([]));
  return endsOf(own, before);
}

function endsOf(course: Course, before: number): readonly Results[] {
  const stop = runCourse(course, 'surges', new Script([]));
  if (stop.kind === 'question')
    return stop.question.choices.flatMap((choice) => {
      const own: Course = { ...course, state: copy(course.state) };
      answer(own, stop.question, choice, new Script([]));
      return endsOf(own, before);
    });
  const parts = attackIn(course)?.parts.slice(before) ?? [];
  let sum = noResults;
  for (const { changes } of parts) sum = add(sum, changes);
  return parts.length === 0 ? [] : [sum];
}
