import type { Rules, State } from './game.ts';
import { type Question, questionsIn } from './match.ts';
import { seeded } from './seeded.ts';

/** In so many imagined worlds a question has to be the same before we say that a viewer knows it. */
const worlds = 6;

/**
 * What seats are asked, as far as somebody can tell from their view: the questions that are the same in all worlds
 * that the view leaves open. Nothing but the view goes into it, not even chance, so it tells nothing that the view does
 * not. Where hands are secret, what can be done with them differs from world to world and is left out.
 */
export function knownQuestions<S extends State, C, V, E>(rules: Rules<S, C, V, E>, view: V): Question[] {
  const chance = seeded('what others are asked');
  const [first, ...others] = Array.from({ length: rules.nature.hidden ? worlds : 1 }, () =>
    rules.imagine(view, chance),
  );
  if (first === undefined) return [];
  return others.reduce(
    (known, world) => {
      if (known.length === 0) return known;
      const asked = new Set(questionsIn(rules, world).map((question) => JSON.stringify(question)));
      return known.filter((question) => asked.has(JSON.stringify(question)));
    },
    questionsIn(rules, first),
  );
}
