import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Seen } from '../rules/view.ts';
import { diceFaces, fromDeck, leaderList } from './names.ts';

/** Who does what now. `kind` is the name of the step that waits. */
export function promptSentence(kind: string, seat: Seat, view: Seen): Sentence {
  const who = { seat: { seat } };
  const { dice = [], used = [], order, rerolls = 1, count = 1, paying, covering } = view;
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
    case 'pay': {
      const card = sentence(`back.${paying?.deck === 'black' ? 'orange' : 'yellow'}`);
      return sentence('prompt.pay', { ...who, count: paying?.left ?? 1, card });
    }
    case 'cover':
      return covering === undefined
        ? sentence('prompt.cover', who)
        : sentence('prompt.covering', { ...who, leaders: leaderList(covering) });
    case 'discard':
      return sentence('prompt.discard', { ...who, count });
    default:
      return sentence('prompt.playCard', who);
  }
}
