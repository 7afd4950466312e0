import type { Terms } from '../../options.ts';
import { emptyState } from '../../setup.ts';
import type { BattleState } from '../../state.ts';
import { recordOf } from './books.ts';

/**
 * After a mission everything goes back to where it came from: figures, tokens, supplies (A13). Agendas are in the record:
 * those that were played have left it. What was chosen last stays told: it may have ended the mission.
 */
export function clearTable(terms: Terms, state: BattleState): void {
  const { stack, sides, initiative, latest } = state;
  const campaign = { record: recordOf(state), mission: null };
  Object.assign(state, emptyState(terms, state.players.length), {
    stack,
    sides,
    initiative,
    latest,
    campaign,
  });
}
