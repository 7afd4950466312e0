import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { FieldEffect, ForcesCard, StartingCard } from '../content/pack.ts';
import { deckName, effectName, startingName, symbolsName } from '../words/names.ts';
import type { PileName, Spot } from './spot.ts';

export function pileName(pile: PileName): Sentence {
  return pile === 'starting' ? sentence('editor.starting') : deckName(pile);
}

/** A card by its pile and its number there, with what is printed on it. */
export function cardSentence(card: ForcesCard | StartingCard, { pile, index }: Spot): Sentence {
  if ('board' in card) {
    const symbols = symbolsName(card.symbol, card.count);
    return sentence('editor.card.starting', { board: card.board, card: startingName(card), symbols });
  }
  return sentence('editor.card', {
    deck: pileName(pile),
    number: index + 1,
    symbols: printed(card),
  });
}

function printed({ symbol, count, ambush, hero }: ForcesCard): Sentence {
  const main = hero === undefined ? symbolsName(symbol, count) : sentence(`hero.${hero}`);
  return joinSentences(ambush > 0 ? [main, sentence('symbol.ambush', { count: ambush })] : [main]);
}

/** A field with its number, the start being 0. */
export function fieldSentence(effect: FieldEffect, number: number): Sentence {
  return sentence('editor.field', { number, effect: effectName(effect) });
}
