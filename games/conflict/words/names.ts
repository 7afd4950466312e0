import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { compile } from '../content/compile.ts';
import {
  type CardSymbol,
  type DeckName,
  deckNames,
  type FieldEffect,
  type ForcesCard,
  type LeaderName,
  type StartingCard,
} from '../content/pack.ts';
import type { DeckEntry, HandEntry } from '../rules/table.ts';
import type { Seen } from '../rules/view.ts';
import { deckPlace, leaderPlace } from './places.ts';

type Packed = Pick<Seen, 'pack'>;

/** What the pictures of the shipped cards show; a pack of one's own may show anything. */
export const themes = [
  'space-battle',
  'pursuit',
  'recon',
  'escape',
  'ground-skirmish',
  'occupation',
  'patrol',
  'resistance-strike',
  'elite-trooper',
  'elite-officer',
  'elite-ambush',
] as const;

export function deckName(deck: DeckName): Sentence {
  return sentence(`deck.${deck}`, {}, deckPlace(deck));
}

/** What is known of the cards of a deck, from the top. */
export function entriesOf({ decks }: Pick<Seen, 'decks'>, deck: DeckName): readonly DeckEntry[] {
  return decks[deck] ?? [];
}

/** Where a card comes from, in the words of a sentence. */
export function fromDeck(deck: DeckName): Sentence {
  return sentence(`from.${deck}`);
}

export function leaderName(leader: LeaderName): Sentence {
  return sentence(`leader.${leader}`, {}, leaderPlace(leader));
}

export function leaderList(leaders: readonly LeaderName[]): Sentence {
  return joinSentences(leaders.map(leaderName), 'and');
}

/** What a die shows. */
export function dieFace(value: number): Sentence {
  return sentence(value === 0 ? 'die.firstOrder' : 'die.value', { value });
}

export function diceFaces(values: readonly number[]): Sentence {
  return joinSentences(values.map(dieFace));
}

/** A die by its place, with what it shows. */
export function dieName({ dice = [] }: Seen, die: number): Sentence {
  return sentence('die.named', { die, value: dieFace(dice[die - 1] ?? 0) });
}

export function diceList(dice: readonly number[]): Sentence {
  return joinSentences(
    dice.map((die) => sentence('die.value', { value: die })),
    'and',
  );
}

/** A card of the Forces; undefined where the id is of none. */
export function forcesOf({ pack }: Packed, id: string): ForcesCard | undefined {
  const { forces, numberOf } = compile(pack);
  return forces[numberOf.get(id) ?? -1];
}

export function startingOf({ pack }: Packed, id: string): StartingCard | undefined {
  return pack.starting.find((card) => card.id === id);
}

/** Without its symbols, where these are said anyway. */
export function shortName(view: Packed, id: string): Sentence {
  const card = forcesOf(view, id);
  if (card?.hero !== undefined) return sentence(`hero.${card.hero}`);
  if (card !== undefined) return sentence('card.short', { theme: themeName(card.theme), id });
  const starting = startingOf(view, id);
  if (starting !== undefined) return startingName(starting);
  const deck = deckNames.find((name) => name === id);
  return deck === undefined ? sentence('choice.unknown', { text: id }) : sentence(`back.${deck}`);
}

/** A card in a hand of which only the back is known, and what was seen of it when it was drawn. */
export function backName({ deck = 'yellow', ambush }: HandEntry): Sentence {
  const back = sentence(`back.${deck}`);
  return ambush === undefined
    ? sentence('card.backUnseen', { back })
    : sentence('card.back', { back, ambush });
}

/** A card in a hand, with what happens when it is played. */
export function handName(view: Packed, id: string): Sentence {
  return withSymbols(view, id, false);
}

/** A card that is or was in a deck, with its ambush symbols as well. */
export function deckCardName(view: Packed, id: string): Sentence {
  return withSymbols(view, id, true);
}

export function handNames(view: Packed, ids: readonly string[]): Sentence {
  return joinSentences(ids.map((id) => handName(view, id)));
}

export function deckCardNames(view: Packed, ids: readonly string[]): Sentence {
  return joinSentences(ids.map((id) => deckCardName(view, id)));
}

/** A starting card is called by what its power does, as it has no other name. */
export function startingName({ role, power, symbol, count }: StartingCard): Sentence {
  const does =
    power.kind === 'none'
      ? sentence('power.none', { symbols: symbolsName(symbol, count) })
      : sentence(`power.${power.kind}`, { count: power.count, from: fromDeck(power.deck) });
  return sentence('card.starting', { role: sentence(`role.${role}`), does });
}

export function symbolsName(symbol: CardSymbol, count: number): Sentence {
  return sentence(`symbol.${symbol}`, { count });
}

/** What a field does to whoever ends a turn there. */
export function effectName(effect: FieldEffect): Sentence {
  switch (effect.kind) {
    case 'blank':
    case 'aside':
      return sentence(`effect.${effect.kind}`);
    case 'play':
    case 'draw':
      return sentence(`effect.${effect.kind}`, { from: fromDeck(effect.deck) });
    case 'discard':
      return sentence('effect.discard', { count: effect.count });
  }
}

/** A field as an argument of messages that call the first and the last by name. */
export function fieldNumber({ pack, side }: Pick<Seen, 'pack' | 'side'>, field: number): string | number {
  if (field === 0) return 'start';
  return field === pack.tracks[side].fields.length - 1 ? 'last' : field;
}

function withSymbols(view: Packed, id: string, ambushes: boolean): Sentence {
  const card = forcesOf(view, id);
  const name = shortName(view, id);
  if (card === undefined) return name;
  const { symbol, count, ambush, hero } = card;
  const symbols = [
    ...(symbol === 'none' ? [] : [symbolsName(symbol, count)]),
    ...(ambushes && ambush > 0 ? [sentence('symbol.ambush', { count: ambush })] : []),
  ];
  if (symbols.length === 0 && hero !== undefined) return name;
  return sentence('card.symbols', {
    name,
    symbols: symbols.length === 0 ? symbolsName('none', 0) : joinSentences(symbols),
  });
}

function themeName(theme: string): Sentence {
  const known = themes.find((name) => name === theme);
  return known === undefined ? sentence('choice.unknown', { text: theme }) : sentence(`theme.${known}`);
}
