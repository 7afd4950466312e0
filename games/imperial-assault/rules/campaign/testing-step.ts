import { entry } from '../../../common/at.ts';
import { campaignOf } from '../added.ts';
import { shownBy } from '../attack/dice.ts';
import type { Terms } from '../options.ts';
import { type AutomaticOf, fighterOf, groupOf, groupWith } from '../state.ts';
import { tell } from '../tell.ts';
import { testResolved } from './test-results.ts';

/** A hero rolls the dice of its sheet, and each surge is a success. Of all others elite figures have one, and no roll (A11). */
function testingStep(terms: Terms): AutomaticOf<'testing'> {
  return {
    kind: 'automatic',
    run(turn, { figure, attribute, purpose }) {
      const { state, stack, chance } = turn;
      stack.pop();
      const { content } = campaignOf(terms);
      const sheet = content.sheetOf.get(groupOf(state, groupWith(figure)).card);
      if (sheet === undefined) {
        testResolved(terms, turn, purpose, figure, fighterOf(terms, state, figure).elite ? 1 : 0);
        return;
      }
      const { hero } = entry(content.heroes, sheet.hero);
      const pool = (sheet.wounded ? hero.wounded : hero.healthy).tests[attribute];
      const dice = pool.map((die) => ({ die, face: chance.roll(6), rerolled: false }));
      tell(turn, { kind: 'rolledFor', figure, dice });
      const successes = dice.reduce((sum, { die, face }) => sum + shownBy(die, face).surge, 0);
      testResolved(terms, turn, purpose, figure, successes);
    },
  };
}

export function testSteps(terms: Terms) {
  return { testing: testingStep(terms) } as const;
}
