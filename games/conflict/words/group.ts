import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { parse } from '../rules/notation.ts';
import { fromDeck } from './names.ts';

/** Under which heading a choice stands where many are listed: what dice are for, how many leaders are covered. */
export function choiceGroup(text: string): Sentence | undefined {
  const choice = parse(text);
  switch (choice?.kind) {
    case 'reveal':
    case 'draw':
      return sentence(`group.${choice.kind}`, { from: fromDeck(choice.deck) });
    case 'store':
    case 'help':
      return sentence('group.help');
    case 'cover':
      return sentence('group.cover', { count: choice.cards.length || (choice.leaders?.length ?? 0) });
    default:
      return undefined;
  }
}
