import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import { compile } from '../content/compile.ts';
import { bonusKinds, shipIds } from '../content/pack.ts';
import { cardOf, numberOf } from './choices.ts';
import { finalShare } from './landing.ts';
import { formatCard, parseCard } from './notation.ts';
import type { Position } from './position.ts';
import { movementDeck } from './setup.ts';
import type { SuperTeamsState } from './state.ts';

/** A pile as numbers of cards that are known, or how many it has. */
type Pile = readonly number[] | number;

/** Puts the movement cards where the position says; what it does not name is dealt at random, the rest is the deck. */
export function giveMovementCards(state: SuperTeamsState, position: Position, chance: Chance): void {
  const cards = (list: readonly string[], where: string) => list.map((text) => movementCard(text, where));
  const pile = (list: readonly string[] | number, where: string) =>
    typeof list === 'number' ? list : cards(list, where);
  const hands = (position.hands ?? state.hands.map(() => 0)).map((hand) => pile(hand, 'hands'));
  checkSeats(state, hands, 'hands');
  const discard = cards(position.discard ?? [], 'discard');
  const deck = position.deck === undefined ? undefined : pile(position.deck, 'deck');
  const moving = state.move ? [state.move.card] : [];
  const all = movementDeck(state.pack, state.owners);
  const rest = new Rest(
    all,
    [...hands, deck ?? [], discard, moving],
    { what: 'movement cards', name: (card) => formatCard(cardOf(card)) },
    chance,
  );
  state.hands = hands.map((hand) => rest.fill(hand).sort(rising));
  state.discard = discard;
  state.deck = rest.fill(deck ?? rest.left);
  rest.end();
}

/** The same for bonus cards; the rest is the reserve. */
export function giveBonusCards(state: SuperTeamsState, position: Position, chance: Chance): void {
  const pile = (list: readonly (typeof bonusKinds)[number][] | number) =>
    typeof list === 'number' ? list : list.map((kind) => bonusKinds.indexOf(kind));
  const hands = (position.bonusHands ?? state.hands.map(() => 0)).map(pile);
  checkSeats(state, hands, 'bonusHands');
  const discard = (position.bonusDiscard ?? []).map((kind) => bonusKinds.indexOf(kind));
  const arrived = hasArrived(state);
  const final = pile(position.finalPlanet ?? (arrived ? 0 : finalShare * state.teams.length));
  if (arrived && (typeof final === 'number' ? final : final.length) > 0) {
    badPosition('finalPlanet: a ship has arrived, so its cards have been taken');
  }
  const reserve = position.reserve === undefined ? undefined : pile(position.reserve);
  const all = compile(state.pack).bonus;
  const rest = new Rest(
    all,
    [...hands, discard, final, reserve ?? []],
    { what: 'bonus cards', name: (card) => entry(bonusKinds, card) },
    chance,
  );
  state.bonusHands = hands.map((hand) => rest.fill(hand).sort(rising));
  state.finalPlanet = rest.fill(final);
  state.bonusDiscard = discard;
  state.reserve = rest.fill(reserve ?? rest.left);
  rest.end();
}

/** Whether a ship arrived in an earlier move. */
function hasArrived({ pack, spaces, move }: SuperTeamsState): boolean {
  const { last } = compile(pack);
  return shipIds.some((_, ship) => spaces[ship] === last && ship !== move?.ship);
}

function movementCard(text: string, where: string): number {
  const card = parseCard(text);
  return card === undefined ? badPosition(`${where}: "${text}" is no movement card`) : numberOf(card);
}

function checkSeats(state: SuperTeamsState, hands: BySeat<Pile>, where: string): void {
  const seats = state.teams.length;
  if (hands.length !== seats) badPosition(`${where} has ${hands.length} entries for ${seats} seats`);
}

/** How a fault calls all the cards, and one of them. */
interface Naming {
  readonly what: string;
  name(card: number): string;
}

/** The cards that no pile of a position names, in random order. */
class Rest {
  private readonly cards: number[];
  private readonly what: string;

  /** Throws {@link InputError} `bad-position` if the piles name more of a card than there are. */
  constructor(all: readonly number[], named: readonly Pile[], { what, name }: Naming, chance: Chance) {
    this.what = what;
    this.cards = [...all];
    for (const card of named.flatMap((pile) => (typeof pile === 'number' ? [] : pile))) {
      const place = this.cards.indexOf(card);
      if (place < 0) badPosition(`${what}: there are not so many ${name(card)}`);
      this.cards.splice(place, 1);
    }
    chance.shuffle(this.cards);
  }

  get left(): number {
    return this.cards.length;
  }

  /** The cards of a pile, those of an unknown one from the rest. */
  fill(pile: Pile): number[] {
    if (typeof pile !== 'number') return [...pile];
    if (pile > this.cards.length) badPosition(`there are not so many ${this.what}`);
    return this.cards.splice(this.cards.length - pile, pile);
  }

  end(): void {
    if (this.cards.length > 0) badPosition(`${this.cards.length} ${this.what} are nowhere`);
  }
}

function rising(a: number, b: number): number {
  return a - b;
}
