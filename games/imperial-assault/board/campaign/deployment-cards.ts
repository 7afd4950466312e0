import { entry } from '../../../common/at.ts';
import { allyCost, deploymentCost } from '../../rules/campaign/costs.ts';
import { missionIn } from '../../rules/campaign/current.ts';
import type { Deployable } from '../../rules/campaign/deployment.ts';
import type { Choice } from '../../rules/choice.ts';
import type { ShownTerms } from '../../rules/options.ts';
import type { BattleState } from '../../rules/state.ts';

/** A deployment card among which is chosen. */
export interface AskedCard extends Omit<Deployable, 'why'> {
  readonly canCome: boolean;
  /** What comes of it: the threat that is left or gained, the threat that it is short of, or why else it cannot come. */
  readonly fate?: {
    readonly of: 'left' | 'gained' | 'no-threat' | NonNullable<Deployable['why']>;
    readonly threat: number;
  };
}

/** The deployment cards among which is chosen, in an optional deployment those too that cannot come now. */
export function askedCards(
  terms: ShownTerms,
  state: BattleState,
  choices: readonly Choice[],
): readonly AskedCard[] {
  const frame = state.stack.at(-1);
  if (frame?.step === 'deployment') {
    const { threat } = missionIn(state);
    return terms.forecasts.deployables(state).map(({ why, ...card }) => ({
      ...card,
      canCome: why === undefined,
      fate: { of: why ?? 'left', threat: Math.abs(threat - card.cost) },
    }));
  }
  return choices.flatMap((choice): AskedCard[] => {
    const card = choice.kind === 'card' ? terms.fighterNumber.get(choice.card) : undefined;
    if (card === undefined) return [];
    const figures = entry(terms.fighters, card).size;
    const asked = { choice, card, figures, canCome: true };
    if (frame?.step !== 'ally') return [{ ...asked, cost: deploymentCost(terms, state, card) }];
    const cost = allyCost(terms, state, card);
    return [{ ...asked, cost, fate: { of: 'gained', threat: cost } }];
  });
}
