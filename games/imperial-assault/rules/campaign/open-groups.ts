import { entry } from '../../../common/at.ts';
import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type ChoiceOf, playerOf } from '../state.ts';
import { campaignIn, changeMission, empireSeat, missionIn } from './current.ts';

/**
 * The deployment cards that can be open groups now: of the campaign, Imperial or mercenary, nobody unique but villains
 * that were earned, and none that is on the table or in the reserve: each is there once (A13, B4, page 2).
 */
export function openGroupsFor(terms: Terms, state: BattleState): number[] {
  const { villains } = campaignIn(state).record.empire;
  const { reserve, hand } = missionIn(state);
  const used = new Set([...reserve, ...hand, ...playerOf(state, empireSeat).groups.map(({ card }) => card)]);
  return terms.pack.deployments.flatMap(({ modes, habitat }, card) => {
    const { affiliation, unique } = entry(terms.fighters, card);
    const isTheirs = affiliation === 'imperial' || affiliation === 'mercenary';
    const mayCome = !unique || villains.includes(card);
    // No tile of this campaign is desert or snow.
    const isAtHome = habitat === undefined;
    return modes.includes('campaign') && isTheirs && mayCome && isAtHome && !used.has(card) ? [card] : [];
  });
}

/** The Empire takes its open groups into its hand, one by one and in secret (A13). */
function openGroupsStep(terms: Terms): ChoiceOf<'openGroups'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (state) =>
      openGroupsFor(terms, state).map(
        (card): Choice => ({ kind: 'card', card: entry(terms.fighters, card).id }),
      ),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'no-open-group' : 'not-asked'),
    apply({ state, stack }, { left }, _seat, choice) {
      stack.pop();
      const card = choice.kind === 'card' ? terms.fighterNumber.get(choice.card) : undefined;
      if (card === undefined) return;
      const hand = [...missionIn(state).hand, card].sort((one, other) => one - other);
      changeMission(state, { hand });
      if (left > 1 && openGroupsFor(terms, state).length > 0)
        stack.push({ step: 'openGroups', left: left - 1 });
    },
  };
}

export function openGroupSteps(terms: Terms) {
  return { openGroups: openGroupsStep(terms) } as const;
}
