import type { Rules, State } from './game.ts';
import { type Decision, decisionsIn } from './match.ts';
import { seeded } from './seeded.ts';

/** Number of imagined worlds in which a decision must be the same before we say that a viewer knows it. */
const worlds = 6;

/**
 * The decisions of all seats that a viewer can know: those that are the same in several worlds imagined from the view.
 * A decision about a secret hand differs between worlds, so it is left out. The result depends on the view alone, so it
 * reveals nothing that the view does not contain.
 *
 * The work is divided: each call of `next` imagines one world.
 */
export function* findKnownDecisions<S extends State, C, V, E>(
  rules: Rules<S, C, V, E>,
  view: V,
): Generator<void, Decision[]> {
  const chance = seeded('what others are asked');
  let known = decisionsIn(rules, rules.imagine(view, chance));
  for (let world = 1; world < worlds && rules.nature.hidden && known.length > 0; world++) {
    yield;
    const asked = new Set(
      decisionsIn(rules, rules.imagine(view, chance)).map((decision) => JSON.stringify(decision)),
    );
    known = known.filter((decision) => asked.has(JSON.stringify(decision)));
  }
  return known;
}
