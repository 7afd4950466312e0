import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { View } from '../rules/view.ts';
import { diceFaces, fromDeck } from './names.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, view: View): Sentence {
  const who = { seat: { seat } };
  const { dice = [], used = [], order, rerolls = 1, count = 1 } = view;
  switch (kind) {
    case 'reroll':
      return sentence('prompt.reroll', { ...who, left: rerolls });
    case 'useDice': {
      const left = dice.filter((_, at) => !used.includes(at + 1));
      return sentence('prompt.useDice', { ...who, dice: diceFaces(left) });
    }
    case 'order': {
      const from = fromDeck(order?.deck ?? 'yellow');
      return sentence(`prompt.order.${order?.to ?? 'top'}`, { ...who, from });
    }
    case 'cover':
      return sentence('prompt.cover', who);
    case 'discard':
      return sentence('prompt.discard', { ...who, count });
    default:
      return sentence('prompt.playCard', who);
  }
}
