import { badPosition } from '../../common/bad-position.ts';
import { startingCards } from './playing.ts';
import type { ConflictFrame, ConflictState } from './state.ts';
import type { Table } from './table.ts';

/** The frames that lie under a question. */
export function stackOf(
  { stage = 'turn', rerolls = 2, order, playing, count = 1 }: Table,
  state: ConflictState,
): ConflictFrame[] {
  const ending: ConflictFrame[] = [{ step: 'turn' }, { step: 'endTurn' }];
  const leading: ConflictFrame[] = [...ending, { step: 'field' }, { step: 'leaders' }];
  const rolling: ConflictFrame[] = [...leading, { step: 'distract' }, { step: 'playCard' }, { step: 'dice' }];
  const needsDice = stage === 'reroll' || stage === 'useDice' || (stage === 'order' && order?.to === 'top');
  if (needsDice && state.dice.length === 0) badPosition(`at "${stage}" the dice must be given`);
  switch (stage) {
    case 'first':
      return [{ step: 'first' }];
    case 'turn':
      return [{ step: 'turn' }];
    case 'reroll':
      if (!state.dice.some(({ value }) => value > 0)) badPosition('no die can be rolled again');
      return [...rolling, { step: 'reroll', left: rerolls }];
    case 'useDice':
      return [...rolling, { step: 'useDice' }];
    case 'playCard':
      return [...leading, { step: 'distract' }, { step: 'playCard' }];
    case 'cover':
      return [...leading, { step: 'cover' }];
    case 'order': {
      if (order === undefined || order.count > state.decks[order.deck].length) {
        badPosition('the cards to be put in order are not there');
      }
      const ordering: ConflictFrame = { step: 'order', ...order };
      if (order.to === 'top') {
        if (state.decks[order.deck].slice(-order.count).some(({ up }) => !up)) {
          badPosition('the cards to be put in order lie face down');
        }
        return [...rolling, ordering];
      }
      if (!startingCards(state, state.toMove).some(({ id }) => id === playing)) {
        badPosition('no starting card is being played');
      }
      return [...leading, { step: 'distract' }, { step: 'symbols', card: playing ?? '' }, ordering];
    }
    case 'discard':
      if ((state.hands[state.toMove]?.length ?? 0) <= count)
        badPosition('there is nothing to choose for discarding');
      return [...ending, { step: 'discard', count }];
  }
}
