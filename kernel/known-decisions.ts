import type { Rules, State } from './game.ts';
import { type Decision, decisionsIn } from './match.ts';
import { seeded } from './seeded.ts';

/** In so many imagined worlds a decision has to be the same before we say that a viewer knows it. */
const worlds = 6;

/**
 * What seats are asked, as far as somebody can tell from their view: the decisions that are the same in all worlds
 * that the view leaves open. Nothing but the view goes into it, not even chance, so it tells nothing that the view does
 * not. Where hands are secret, what can be done with them differs from world to world and is left out.
 *
 * The work is handed out in parts: each `next` imagines one world.
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
