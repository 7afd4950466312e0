import { entry } from '../../../common/at.ts';
import { type Choice, pass } from '../choice.ts';
import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, ChoiceOf } from '../state.ts';
import { addGroup, figuresOf } from './arriving.ts';
import { allyCost } from './costs.ts';
import { campaignIn, campaignMissionOf, emitCampaign, heroSeats } from './current.ts';
import { pushDeployment } from './deployment.ts';
import { raiseThreat } from './threat.ts';

/** The allies that the heroes have earned and that are not on the table in some other way, by number in `fighters`. */
function alliesOf(terms: Terms, state: BattleState): number[] {
  const onTable = new Set(
    state.players.flatMap(({ groups }) => groups.map(({ card }) => entry(terms.fighters, card).name)),
  );
  // Nobody unique is there twice, whatever its card (A2).
  return campaignIn(state).record.allies.filter((card) => !onTable.has(entry(terms.fighters, card).name));
}

/** Asks the heroes for an ally, if they have earned one. */
export function offerAllies(terms: Terms, { state, stack }: BattleTurn): void {
  if (alliesOf(terms, state).length > 0) stack.push({ step: 'ally', declined: [] });
}

/**
 * The heroes may bring one ally (A13): the first seat that names one does, and none comes if all decline. The Empire gains
 * threat equal to the cost of the ally, and an optional deployment.
 */
function allyStep(terms: Terms): ChoiceOf<'ally'> {
  return {
    kind: 'choice',
    seats: (state, { declined }) => heroSeats(state).filter((seat) => !declined.includes(seat)),
    choices: (state) => [
      ...alliesOf(terms, state).map(
        (card): Choice => ({ kind: 'card', card: entry(terms.fighters, card).id }),
      ),
      pass,
    ],
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'card' ? 'no-such-ally' : 'not-asked'),
    apply(turn, { declined }, seat, choice) {
      const { state, stack } = turn;
      stack.pop();
      const fighter = choice.kind === 'card' ? terms.fighterNumber.get(choice.card) : undefined;
      if (fighter !== undefined) {
        emitCampaign(turn, { kind: 'ally', seat, fighter });
        bring(terms, turn, fighter);
        return;
      }
      emitCampaign(turn, { kind: 'noAlly', seat });
      const all = [...declined, seat];
      if (heroSeats(state).some((other) => !all.includes(other))) stack.push({ step: 'ally', declined: all });
    },
  };
}

/** The ally stands on the entrance, or near it; then the Empire has its share. */
function bring(terms: Terms, turn: BattleTurn, card: number): void {
  const { state, stack } = turn;
  const group = addGroup(terms, state, card, 'rebels');
  pushDeployment(turn);
  stack.push({ step: 'deployed', group });
  const around = campaignMissionOf(terms, state).entrance;
  for (const figure of figuresOf(state, group).toReversed())
    stack.push({ step: 'putFigure', figure, around });
  raiseThreat(terms, turn, allyCost(terms, state, card));
}

export function allySteps(terms: Terms) {
  return { ally: allyStep(terms) } as const;
}
