import { entry } from '../../../../common/at.ts';
import { campaignOf } from '../../added.ts';
import type { Terms } from '../../options.ts';
import { emptyState } from '../../setup.ts';
import { type BattleState, playerOf } from '../../state.ts';
import { empireSeat } from '../current.ts';
import { keepRecord, recordOf, withEmpire } from './books.ts';

/**
 * After a mission everything goes back to where it came from (A13): figures, tokens, supplies; agendas that are still in
 * hand stay there, and those that were played and return go back into their deck.
 */
export function clearTable(terms: Terms, state: BattleState): void {
  keepAgendas(terms, state);
  const { stack, sides, initiative } = state;
  const campaign = { record: recordOf(state), mission: null };
  Object.assign(state, emptyState(terms, state.players.length), { stack, sides, initiative, campaign });
}

/** Secret agendas are the command cards of the Empire in a mission. */
function keepAgendas(terms: Terms, state: BattleState): void {
  if (state.cards.length === 0) return;
  const { content } = campaignOf(terms);
  const { hand, discard } = playerOf(state, empireSeat);
  const agendasOf = (copies: readonly number[]): number[] =>
    copies.map((copy) => entry(content.agendaOfCommand, entry(state.cards, copy)));
  const record = recordOf(state);
  const returned = agendasOf(discard).filter((card) => content.cards[card]?.agenda?.returns === true);
  keepRecord(
    state,
    withEmpire(record, {
      agendaHand: agendasOf(hand).sort((one, other) => one - other),
      agendaDeck: [...record.empire.agendaDeck, ...returned],
    }),
  );
}
