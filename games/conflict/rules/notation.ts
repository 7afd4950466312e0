import { deckNames, leaderNames } from '../content/pack.ts';
import type { Choice } from './choice.ts';

export const notation =
  'roll:keep, reroll:1,3; reveal:yellow:die2, draw:orange:dice1,2:pay=Y07,Y11, store:die3, help:die1; pay:Y07; order:2,1,3; play:Y07, play:S1-yellow:plain; cover:Y07,O02, cover:Y07@kylo, cover:phasma; discard:Y01,Y02; - for nothing more';

const die = '[1-9]';
const forces = '[YOB]\\d{2}';
const deck = `(${deckNames.join('|')})`;
const list = (item: string) => `${item}(?:,${item}){0,8}`;

const patterns = {
  reroll: new RegExp(`^reroll:(${list(die)})$`),
  reveal: new RegExp(`^reveal:${deck}:die(${die})(?::pay=(${list(forces)}))?$`),
  draw: new RegExp(`^draw:${deck}:dice(${list(die)})(?::pay=(${list(forces)}))?$`),
  store: new RegExp(`^store:die(${die})$`),
  help: new RegExp(`^help:die(${die})$`),
  order: new RegExp(`^order:(${list(die)})$`),
  play: new RegExp(`^play:(${forces})$`),
  start: /^play:(S[0-9A-Za-z-]{1,31})(:plain)?$/,
  cover: new RegExp(`^cover:(${list(forces)})$`),
  coverAny: new RegExp(`^cover:(${list(`${forces}@(?:${leaderNames.join('|')})`)})$`),
  coverLater: new RegExp(`^cover:(${list(`(?:${leaderNames.join('|')})`)})$`),
  pay: new RegExp(`^pay:(${list(forces)})$`),
  discard: new RegExp(`^discard:(${list(forces)})$`),
} as const;

/** Lists are printed in their usual order, so that one choice has one notation. */
export function format(choice: Choice): string {
  switch (choice.kind) {
    case 'reroll':
      return choice.dice.length === 0 ? 'roll:keep' : `reroll:${rising(choice.dice)}`;
    case 'reveal':
      return `reveal:${choice.deck}:die${choice.die}${payment(choice.pay)}`;
    case 'draw':
      return `draw:${choice.deck}:dice${rising(choice.dice)}${payment(choice.pay)}`;
    case 'store':
      return `store:die${choice.die}`;
    case 'help':
      return `help:die${choice.die}`;
    case 'order':
      return `order:${choice.places.join(',')}`;
    case 'play':
      return `play:${choice.card}${choice.plain ? ':plain' : ''}`;
    case 'cover': {
      const cards = inOrder(choice.cards);
      if (choice.leaders === undefined) return `cover:${cards.join(',')}`;
      const leaders = leaderNames.filter((leader) => choice.leaders?.includes(leader));
      if (cards.length === 0) return `cover:${leaders.join(',')}`;
      return `cover:${cards.map((card, at) => `${card}@${leaders[at]}`).join(',')}`;
    }
    case 'pay':
    case 'discard':
      return `${choice.kind}:${inOrder(choice.cards).join(',')}`;
    case 'done':
      return '-';
  }
}

export function parse(text: string): Choice | undefined {
  if (text === '-') return { kind: 'done' };
  if (text === 'roll:keep') return { kind: 'reroll', dice: [] };
  const at = (pattern: RegExp): readonly (string | undefined)[] => pattern.exec(text)?.slice(1) ?? [];
  const [dice] = at(patterns.reroll);
  if (dice !== undefined) return different(numbers(dice), (found) => ({ kind: 'reroll', dice: found }));
  const [revealed, by, price] = at(patterns.reveal);
  if (revealed !== undefined)
    return different(words(price), (pay) => ({
      kind: 'reveal',
      deck: deckOf(revealed),
      die: Number(by),
      pay: inOrder(pay),
    }));
  const [drawn, pair = '', cost] = at(patterns.draw);
  if (drawn !== undefined)
    return different(numbers(pair), (dice) =>
      different(words(cost), (pay) => ({
        kind: 'draw',
        deck: deckOf(drawn),
        dice: rising(dice),
        pay: inOrder(pay),
      })),
    );
  const [stored] = at(patterns.store);
  if (stored !== undefined) return { kind: 'store', die: Number(stored) };
  const [helped] = at(patterns.help);
  if (helped !== undefined) return { kind: 'help', die: Number(helped) };
  const [places] = at(patterns.order);
  if (places !== undefined) return { kind: 'order', places: places.split(',').map(Number) };
  const [card] = at(patterns.play);
  if (card !== undefined) return { kind: 'play', card, plain: false };
  const [start, plain] = at(patterns.start);
  if (start !== undefined) return { kind: 'play', card: start, plain: plain !== undefined };
  const [covers] = at(patterns.cover);
  if (covers !== undefined)
    return different(words(covers), (found) => ({ kind: 'cover', cards: inOrder(found) }));
  const [pairs] = at(patterns.coverAny);
  if (pairs !== undefined) {
    const found = words(pairs).map((pairing) => pairing.split('@'));
    const leaders = leaderNames.filter((leader) => found.some(([, name]) => name === leader));
    if (leaders.length < found.length) return undefined;
    return different(
      found.map(([first = '']) => first),
      (laid) => ({ kind: 'cover', cards: inOrder(laid), leaders }),
    );
  }
  const [later] = at(patterns.coverLater);
  if (later !== undefined)
    return different(words(later), (found) => ({
      kind: 'cover',
      cards: [],
      leaders: leaderNames.filter((leader) => found.includes(leader)),
    }));
  const [paid] = at(patterns.pay);
  if (paid !== undefined) return different(words(paid), (found) => ({ kind: 'pay', cards: inOrder(found) }));
  const [discards] = at(patterns.discard);
  if (discards !== undefined)
    return different(words(discards), (found) => ({ kind: 'discard', cards: inOrder(found) }));
  return undefined;
}

/** Cards in the order of their decks: Yellow, Orange, Black. */
export function inOrder(cards: readonly string[]): readonly string[] {
  return cards.length < 2 ? cards : [...cards].sort(byDeck);
}

function byDeck(a: string, b: string): number {
  const [left, right] = ['YOB'.indexOf(a.charAt(0)), 'YOB'.indexOf(b.charAt(0))];
  return left - right || (a < b ? -1 : a > b ? 1 : 0);
}

function rising(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}

function payment(cards: readonly string[]): string {
  return cards.length === 0 ? '' : `:pay=${inOrder(cards).join(',')}`;
}

function words(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',');
}

function numbers(text: string): number[] {
  return words(text).map(Number);
}

/** A list that names something twice is no notation. */
function different<T>(found: T[], choice: (found: T[]) => Choice | undefined): Choice | undefined {
  return new Set(found).size === found.length ? choice(found) : undefined;
}

function deckOf(text: string) {
  return deckNames.find((name) => name === text) ?? 'yellow';
}
