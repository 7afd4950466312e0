import { entry } from '../../../common/at.ts';
import type { Choice } from '../choice.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, type ChoiceOf, playerOf } from '../state.ts';
import { without } from './between/books.ts';
import { campaignIn, changeMission, empireSeat, missionIn } from './current.ts';

/**
 * The deployment cards that can be open groups now: those that may be, but for what is on the table, in hand or in the reserve:
 * each is there once (A13, B4, page 2).
 */
export function openGroupsFor(terms: Terms, state: BattleState): number[] {
  const { reserve, hand } = missionIn(state);
  const used = new Set([...reserve, ...hand, ...playerOf(state, empireSeat).groups.map(({ card }) => card)]);
  return groupsOfCampaign(terms, state).filter((card) => !used.has(card));
}

/** The deployment cards of the campaign, Imperial or mercenary, nobody unique but villains that were earned (A13, B4, page 2). */
export function groupsOfCampaign(terms: Terms, state: BattleState): number[] {
  const { villains } = campaignIn(state).record.empire;
  return terms.pack.deployments.flatMap(({ modes, habitat }, card) => {
    const { affiliation, unique } = entry(terms.fighters, card);
    const isTheirs = affiliation === 'imperial' || affiliation === 'mercenary';
    const mayCome = !unique || villains.includes(card);
    // No tile of this campaign is desert or snow.
    const isAtHome = habitat === undefined;
    return modes.includes('campaign') && isTheirs && mayCome && isAtHome ? [card] : [];
  });
}

/** Puts a card into the hand of the Empire, which is in the order of the pack; `isKnown`: everybody knows that it is there. */
export function addToHand(state: BattleState, card: number, isKnown: boolean): void {
  const { hand, known } = missionIn(state);
  const inOrder = (cards: readonly number[]): number[] => [...cards, card].sort((one, other) => one - other);
  changeMission(state, { hand: inOrder(hand), ...(isKnown && { known: inOrder(known) }) });
}

/** Takes a card out of the hand of the Empire. */
export function takeFromHand(state: BattleState, card: number): void {
  const { hand, known } = missionIn(state);
  changeMission(state, { hand: without(hand, card), known: without(known, card) });
}

/** Takes a card out of the reserve, if it is there. */
export function takeFromReserve(state: BattleState, card: number): void {
  changeMission(state, { reserve: without(missionIn(state).reserve, card) });
}

/** Which group it is, only the Empire is told. */
function reportGroup({ emit }: BattleTurn, fighter: number): void {
  const kind = 'openGroup';
  emit?.({ kind: 'campaign', event: { kind, fighter } }, [empireSeat], { kind: 'campaign', event: { kind } });
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
    refuse(state, _frame, _seat, choice) {
      if (choice.kind !== 'card') return 'not-asked';
      const card = terms.fighterNumber.get(choice.card);
      return card !== undefined && missionIn(state).hand.includes(card) ? 'one-copy' : 'no-open-group';
    },
    apply(turn, { left }, _seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const card = choice.kind === 'card' ? terms.fighterNumber.get(choice.card) : undefined;
      if (card === undefined) return;
      addToHand(state, card, false);
      reportGroup(turn, card);
      if (left > 1 && openGroupsFor(terms, state).length > 0)
        stack.push({ step: 'openGroups', left: left - 1 });
    },
  };
}

export function openGroupSteps(terms: Terms) {
  return { openGroups: openGroupsStep(terms) } as const;
}
