import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { hasAffiliation, mayPlayCards, mayUse } from '../effects/listeners.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type FigureNumber, figuresOnMap, playerOf, seatOf } from '../state.ts';

/** A command card of a hand, and what stands against playing it, as long as it stays so (A14). */
export interface CardOutlook {
  /** By number in the pack. */
  readonly card: number;
  /** The figures of its player that its restriction allows; empty for a card of the player. */
  readonly figures: readonly FigureNumber[];
  /**
   * `silenced`: its player plays no cards in this round. `no-army`, `no-figure`: its restriction allows nobody. Undefined
   * for a card that waits for its moment.
   */
  readonly why: 'silenced' | 'no-army' | 'no-figure' | undefined;
}

/** The command cards in a seat's hand that are known, in their order, with who could use each. */
export function handOutlook(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  hand: readonly number[],
): readonly CardOutlook[] {
  return hand.map((number) => {
    const card = entry(terms.commands, number);
    const figures =
      card.user === 'player'
        ? []
        : figuresOnMap(state).filter(
            (figure) => seatOf(figure) === seat && mayUse(terms, state, card, figure),
          );
    const { army } = card.restriction;
    let why: CardOutlook['why'];
    if (!mayPlayCards(state, seat) && playerOf(state, seat).hand.length > 0) why = 'silenced';
    else if (army !== undefined && !hasAffiliation(terms, state, seat, army)) why = 'no-army';
    else if (card.user === 'figure' && figures.length === 0) why = 'no-figure';
    return { card: number, figures, why };
  });
}
