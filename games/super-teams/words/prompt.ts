import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { View } from '../rules/view.ts';
import { cardName, shipName } from './names.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, { move }: View): Sentence {
  const who = { seat: { seat } };
  if (move === undefined) return sentence('prompt.playCard', who);
  const ship = shipName(move.ship);
  switch (kind) {
    case 'answer':
      return sentence('prompt.answer', { ...who, ship, card: cardName(move.card, move.as) });
    case 'evade':
      return sentence('prompt.evade', { ...who, ship });
    case 'side':
      return sentence('prompt.side', { ...who, ship });
    default:
      return sentence('prompt.hook', { ...who, ship });
  }
}
