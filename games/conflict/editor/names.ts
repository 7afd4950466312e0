import type { Sentence } from '../../words.ts';
import type { FieldEffect, ForcesCard, StartingCard } from '../content/pack.ts';
import { marksOf } from './cards.ts';
import type { Spot } from './spot.ts';

/** A card by its pile and its number there, with what is printed on it. */
export function cardSentence(card: ForcesCard | StartingCard, { pile, index }: Spot): Sentence {
  const symbols = symbolsSentence(card);
  if ('board' in card) {
    const { board, power } = card;
    const powerless = power.kind === 'none';
    const key = powerless ? 'editor.card.starting.plain' : 'editor.card.starting';
    return { key, args: { board, symbols, ...(!powerless && { power: powerSentence(card) }) } };
  }
  return { key: 'editor.card', args: { deck: { key: `editor.pile.${pile}` }, number: index + 1, symbols } };
}

/** The symbols on a card. */
export function symbolsSentence(card: ForcesCard | StartingCard): Sentence {
  const { symbol, count, ambush } = marksOf(card);
  const hero = 'hero' in card ? card.hero : undefined;
  const main: Sentence =
    hero === undefined
      ? { key: `editor.symbols.${symbol}`, args: symbol === 'none' ? {} : { count } }
      : { key: `editor.hero.${hero}` };
  return ambush === 0 ? main : { key: 'editor.symbols.ambush', args: { main, count: ambush } };
}

/** What a starting card with a power lets its player do. */
export function powerSentence({ power }: StartingCard): Sentence {
  if (power.kind === 'none') return { key: 'editor.power.none' };
  const { kind, deck, count } = power;
  return { key: `editor.power.${kind}.of`, args: { count, deck: { key: `editor.pile.${deck}` } } };
}

/** What a field does. */
export function effectSentence(effect: FieldEffect): Sentence {
  switch (effect.kind) {
    case 'blank':
    case 'aside':
      return { key: `editor.field.${effect.kind}` };
    case 'play':
    case 'draw':
      return { key: `editor.field.${effect.kind}`, args: { deck: { key: `editor.pile.${effect.deck}` } } };
    case 'discard':
      return { key: 'editor.field.discard', args: { count: effect.count } };
  }
}

/** A field with its number, the start being 0. */
export function fieldSentence(effect: FieldEffect, number: number): Sentence {
  return { key: 'editor.field', args: { number, effect: effectSentence(effect) } };
}
