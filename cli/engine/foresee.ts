import { eventsFor } from '../../kernel/emitted-event.ts';
import { passForcedIn } from '../../kernel/forced-pass.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { type Outlook, outcomes } from '../../kernel/outcomes.ts';
import { seeded } from '../../kernel/seeded.ts';

/** Courses of chance that are run at most where a game hides something: in one world, and in all worlds together. */
const coursesInOne = 1024;
const coursesInAll = 16_384;
/** Worlds in which the outcomes have to be the same before they count as exact. */
const mostWorlds = 128;
/** Worlds in which an answer is tried once, where hidden things make a difference or there are too many courses. */
const samples = 4096;

/** What the seat is told of an outcome. */
type Events = readonly unknown[];

/**
 * What may come of a legal answer up to the next decision, from what its seat knows. It is exact where the game hides
 * nothing, or where the outcomes are the same in all imagined worlds; otherwise worlds and chance are sampled together.
 *
 * `rules` and `view` are those of the seat. The same decision is always answered alike.
 */
export function foresee(rules: Rules, view: unknown, seat: Seat, text: string): Outlook<Events> {
  const chance = seeded('what may come of it');
  let courses = 0;
  const inOneWorld = (limit?: number): Outlook<Events> =>
    outcomes(rules, rules.imagine(view, chance), seat, text, {
      chance,
      after: (state, source, tell) => passForcedIn(rules, state, source, tell),
      read(_state, emitted) {
        courses++;
        return eventsFor(emitted, seat);
      },
      ...(limit !== undefined && { limit }),
    });

  if (!rules.nature.hidden) return inOneWorld();
  const first = inOneWorld(coursesInOne);
  let isSame = first.exact;
  for (let world = 1; isSame && world < mostWorlds && courses < coursesInAll; world++) {
    isSame = areAlike(first, inOneWorld(coursesInOne));
  }
  return isSame ? first : sample(() => inOneWorld(1));
}

function areAlike(one: Outlook<Events>, other: Outlook<Events>): boolean {
  const odds = new Map(one.outcomes.map(({ result, probability }) => [JSON.stringify(result), probability]));
  return (
    other.exact &&
    other.outcomes.length === odds.size &&
    other.outcomes.every(
      ({ result, probability }) => Math.abs((odds.get(JSON.stringify(result)) ?? 2) - probability) < 1e-9,
    )
  );
}

/** Outcomes of single courses, each in a world of its own, counted. */
function sample(tryOnce: () => Outlook<Events>): Outlook<Events> {
  const found = new Map<string, { count: number; readonly result: Events }>();
  for (let time = 0; time < samples; time++) {
    const [only] = tryOnce().outcomes;
    if (only === undefined) continue;
    const key = JSON.stringify(only.result);
    const known = found.get(key);
    if (known === undefined) found.set(key, { count: 1, result: only.result });
    else known.count++;
  }
  return {
    exact: false,
    outcomes: [...found.values()]
      .sort((one, other) => other.count - one.count)
      .map(({ count, result }) => ({ probability: count / samples, result })),
  };
}
