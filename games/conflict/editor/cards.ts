import type {
  CardSymbol,
  DeckName,
  ForcesCard,
  Hero,
  PackFile,
  Power,
  StartingCard,
} from '../content/pack.ts';
import { mostCards } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { markOwnData } from './certainty.ts';
import type { PileName, Spot } from './spot.ts';

/** The symbols on a card, whichever pile it is in. Starting cards have no ambush. */
export interface Marks {
  readonly symbol: CardSymbol;
  readonly count: number;
  readonly ambush: number;
}

const letters: Readonly<Record<DeckName, string>> = { yellow: 'Y', orange: 'O', black: 'B' };
/** The schema asks for a card of each player board at least. */
const fewestStarting = 6;
const mostStarting = 36;

export function cardsOf(pack: PackFile, pile: PileName): readonly (ForcesCard | StartingCard)[] {
  return pile === 'starting' ? pack.starting : pack.decks[pile];
}

export function marksOf({ symbol, count, ...rest }: ForcesCard | StartingCard): Marks {
  return { symbol, count, ambush: 'ambush' in rest ? rest.ambush : 0 };
}

/** With other symbols on a card. No symbol means a count of 0, any other at least one copy; a hero has none (p. 3). */
export function setMarks(pack: PackFile, { pile, index }: Spot, change: Partial<Marks>): PackFile {
  if (pile === 'starting') {
    const card = pack.starting[index];
    if (card === undefined) return pack;
    const { symbol, count } = settleMarks({ ...marksOf(card), ...change }, change);
    return withStarting(pack, pack.starting.with(index, { ...card, symbol, count }), 'symbols');
  }
  const card = pack.decks[pile][index];
  if (card === undefined) return pack;
  return withDeck(
    pack,
    pile,
    pack.decks[pile].with(index, forcesCard(pile, card, { ...marksOf(card), ...change }, change)),
  );
}

function settleMarks(marks: Marks, change: Partial<Marks>): Marks {
  if (change.count === 0 || marks.symbol === 'none') return { ...marks, symbol: 'none', count: 0 };
  return { ...marks, count: Math.max(1, marks.count) };
}

/** A card of the Forces with these symbols; its picture becomes one that the deck has for them. */
function forcesCard(pile: DeckName, card: ForcesCard, marks: Marks, change: Partial<Marks>): ForcesCard {
  const next = settleMarks(marks, change);
  if (next.symbol === card.symbol) return { ...card, ...next };
  const { id, hero } = card;
  const theme = themeOf(pile, next.symbol);
  return { id, theme, ...next, ...(hero !== undefined && next.symbol === 'none' && { hero }) };
}

/** What cards of a deck with that symbol show in the pack that comes with the game. */
export function themeOf(pile: DeckName, symbol: CardSymbol): string {
  const cards = packs[defaultPack]?.decks[pile] ?? [];
  return cards.find((card) => card.symbol === symbol && card.hero === undefined)?.theme ?? symbol;
}

/** With a hero on a card of the Forces, or with none. */
export function setHero(pack: PackFile, { pile, index }: Spot, hero: Hero | undefined): PackFile {
  if (pile === 'starting') return pack;
  const card = pack.decks[pile][index];
  if (card === undefined) return pack;
  const { hero: _, ...bare } = card;
  const plain = { ...bare, theme: themeOf(pile, card.symbol) };
  const next =
    hero === undefined ? plain : { ...bare, symbol: 'none' as const, count: 0, theme: 'hero', hero };
  return withDeck(pack, pile, pack.decks[pile].with(index, next));
}

/** With another power, role or board of a starting card. */
export function setPower(
  pack: PackFile,
  index: number,
  change: { readonly power?: Power; readonly role?: StartingCard['role']; readonly board?: number },
): PackFile {
  const card = pack.starting[index];
  if (card === undefined) return pack;
  const group = change.power === undefined ? 'roles' : 'powers';
  return withStarting(pack, pack.starting.with(index, { ...card, ...change }), group);
}

/** With a copy of a card after it; the same pack where the pile is full. */
export function duplicateCard(pack: PackFile, { pile, index }: Spot): PackFile {
  if (pile === 'starting') {
    const card = pack.starting[index];
    if (card === undefined || pack.starting.length >= mostStarting) return pack;
    const copy = { ...card, id: freeId(pack.starting, (number) => `S${card.board}-${number}`) };
    return withStarting(pack, pack.starting.toSpliced(index + 1, 0, copy), 'counts');
  }
  const cards = pack.decks[pile];
  const card = cards[index];
  if (card === undefined || cards.length >= mostCards) return pack;
  const copy = { ...card, id: freeForcesId(pile, cards) };
  return withDeck(pack, pile, cards.toSpliced(index + 1, 0, copy), 'counts');
}

/** Without a card; the same pack where the pile may not have fewer. */
export function removeCard(pack: PackFile, { pile, index }: Spot): PackFile {
  if (pile === 'starting') {
    if (pack.starting.length <= fewestStarting) return pack;
    return withStarting(pack, pack.starting.toSpliced(index, 1), 'counts');
  }
  const cards = pack.decks[pile];
  return cards.length <= 1 ? pack : withDeck(pack, pile, cards.toSpliced(index, 1), 'counts');
}

/** With a deck of cards with these symbols, in this order. Cards keep their ids by number. */
export function dealt(
  pack: PackFile,
  pile: DeckName,
  faces: readonly (Marks & { readonly hero?: Hero })[],
): PackFile {
  const cards: ForcesCard[] = [];
  const old = pack.decks[pile];
  for (const [index, { hero, ...marks }] of faces.slice(0, mostCards).entries()) {
    const id = old[index]?.id ?? freeForcesId(pile, [...old, ...cards]);
    const theme = hero === undefined ? themeOf(pile, marks.symbol) : 'hero';
    cards.push({ id, theme, ...marks, ...(hero !== undefined && { hero }) });
  }
  const groups = cards.length === old.length ? [] : (['counts'] as const);
  return cards.length === 0 ? pack : withDeck(pack, pile, cards, ...groups);
}

function freeForcesId(pile: DeckName, cards: readonly ForcesCard[]): string {
  return freeId(cards, (number) => `${letters[pile]}${String(number).padStart(2, '0')}`);
}

function freeId(cards: readonly { readonly id: string }[], idOf: (number: number) => string): string {
  const taken = new Set(cards.map(({ id }) => id));
  for (let number = 1; ; number++) if (!taken.has(idOf(number))) return idOf(number);
}

function withDeck(
  pack: PackFile,
  pile: DeckName,
  cards: readonly ForcesCard[],
  ...more: readonly 'counts'[]
): PackFile {
  return markOwnData({ ...pack, decks: { ...pack.decks, [pile]: cards } }, 'symbols', ...more);
}

function withStarting(
  pack: PackFile,
  starting: readonly StartingCard[],
  ...groups: Parameters<typeof markOwnData>[1][]
): PackFile {
  return markOwnData({ ...pack, starting }, ...groups);
}
