import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { Part } from '../rules/event.ts';
import type { Terms } from '../rules/options.ts';
import { cardName, signed } from './names.ts';

/** The parts of a sum, each with where it comes from: "dice 7, base 2, bonus of Lock-On +3". */
export function partsSentence(terms: Terms, parts: readonly Part[]): Sentence {
  return joinSentences(parts.map((part) => partSentence(terms, part)));
}

export function partSentence(terms: Terms, { from, amount, card }: Part): Sentence {
  switch (from) {
    case 'dice':
    case 'base':
      return sentence(`part.${from}`, { amount });
    default:
      return sentence(`part.${from}`, {
        amount: signed(amount),
        card: card === undefined ? '' : cardName(terms, card),
      });
  }
}

export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
