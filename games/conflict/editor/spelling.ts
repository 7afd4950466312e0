import {
  type CardSymbol,
  type DeckName,
  type ForcesCard,
  type Hero,
  heroes,
  type PackFile,
} from '../content/pack.ts';
import { cardsOf, dealt, type Marks, marksOf } from './cards.ts';

/** The key for each symbol, in every language the same. */
export const symbolLetters: Readonly<Record<CardSymbol, string>> = {
  attack: 'a',
  advance: 'v',
  retreat: 'r',
  none: 'n',
};
export const ambushLetter = 'x';

type Face = Marks & { readonly hero?: Hero };

export function symbolOf(letter: string): CardSymbol | undefined {
  for (const symbol of ['attack', 'advance', 'retreat', 'none'] as const) {
    if (symbolLetters[symbol] === letter.toLowerCase()) return symbol;
  }
  return undefined;
}

/**
 * All cards of a deck as words: `a2` is two attacks, `r1x2` one retreat with two ambushes, `n` no symbol, heroes go by
 * their names, and `5*a1` is five cards in a row.
 */
export function wordsOf(pack: PackFile, pile: DeckName): string {
  const runs: { readonly word: string; count: number }[] = [];
  for (const card of pack.decks[pile]) {
    const word = wordOf(card);
    const last = runs.at(-1);
    if (last?.word === word) last.count++;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count > 1 ? `${count}*${word}` : word)).join(' ');
}

function wordOf(card: ForcesCard): string {
  const { symbol, count, ambush } = marksOf(card);
  const main = card.hero ?? (symbol === 'none' ? symbolLetters.none : `${symbolLetters[symbol]}${count}`);
  return ambush > 0 ? `${main}${ambushLetter}${ambush}` : main;
}

/** With the deck that the words say; undefined if one of them means nothing, or there is none. */
export function spellDeck(pack: PackFile, pile: DeckName, words: string): PackFile | undefined {
  const faces: Face[] = [];
  for (const word of words.split(/[\s,;]+/)) {
    if (word === '') continue;
    const run = faceOf(word.toLowerCase());
    if (run === undefined) return undefined;
    for (let copy = 0; copy < run.count; copy++) faces.push(run.face);
  }
  if (faces.length === 0) return undefined;
  const same = wordsOf(pack, pile) === words && faces.length === cardsOf(pack, pile).length;
  return same ? pack : dealt(pack, pile, faces);
}

const pattern = new RegExp(`^(?:(\\d{1,2})\\*)?(?:([avr])([1-9])?|(n)|(${heroes.join('|')}))(?:x(\\d)?)?$`);

function faceOf(word: string): { readonly face: Face; readonly count: number } | undefined {
  const found = pattern.exec(word);
  if (found === null) return undefined;
  const [, copies = '1', letter = 'n', number = '1', , name, ambushes] = found;
  const hero = heroes.find((one) => one === name);
  const symbol = symbolOf(letter) ?? 'none';
  const ambush = word.includes(ambushLetter) ? Number(ambushes ?? 1) : 0;
  const count = symbol === 'none' ? 0 : Number(number);
  return { face: { symbol, count, ambush, ...(hero !== undefined && { hero }) }, count: Number(copies) };
}
