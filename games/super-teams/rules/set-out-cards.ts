import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { CompiledPack } from '../content/compile.ts';
import { bonusKinds } from '../content/pack.ts';
import { cardOf, numberOf } from './choices.ts';
import { deckAfter, handSize } from './dealing.ts';
import { finalShare } from './landing.ts';
import { hasArrived, movesMade, movesNeeded } from './moves-made.ts';
import { formatCard, parseCard } from './notation.ts';
import type { Position } from './position-schema.ts';
import { movementDeck } from './setup.ts';
import type { SuperTeamsState } from './state.ts';

/** A pile as numbers of cards that are known, or how many it has. */
type Pile = readonly number[] | number;

export function sizeOf(pile: readonly unknown[] | number): number {
  return typeof pile === 'number' ? pile : pile.length;
}

/**
 * Puts the movement cards where the position says, and the others at random; what was played in this round follows from
 * the hands. Where the turn is, and ships and bonus cards, must stand.
 */
export function giveMovementCards(
  pack: CompiledPack,
  state: SuperTeamsState,
  position: Position,
  chance: Chance,
): void {
  const cards = (list: readonly string[], where: string) => list.map((text) => movementCard(text, where));
  const pile = (list: readonly string[] | number, where: string) =>
    typeof list === 'number' ? list : cards(list, where);
  const hands = (position.hands ?? state.hands.map(() => 0)).map((hand) => pile(hand, 'hands'));
  checkSeats(state, hands, 'hands');
  const moving = state.move ? [state.move.card] : [];
  const all = movementDeck(pack, state.owners);
  const held = countPlayed(state, position, hands.map(sizeOf));
  state.round += firstRound(pack, state, position, all.length) - 1;
  const left = deckAfter(state.round, all.length, hands.length);
  const played = all.length - left - held - moving.length;
  const deck = pile(position.deck ?? left, 'deck');
  const lastCard = state.last === null || played === 0 ? [] : [state.last.card];
  const discard = position.discard && cards(position.discard, 'discard');
  if (sizeOf(deck) !== left) badPosition(`deck: it has ${left} cards now, not ${sizeOf(deck)}`);
  const rest = new Rest(
    all,
    [...hands, deck, discard ?? lastCard, moving],
    { what: 'movement cards', name: (card) => formatCard(cardOf(card)) },
    chance,
  );
  if (discard && discard.length !== played)
    badPosition(`discard: ${played} cards were played, not ${discard.length}`);
  state.hands = hands.map((hand) => rest.fill(hand).sort(rising));
  state.deck = rest.fill(deck);
  state.discard = discard ?? [...rest.fill(played - lastCard.length), ...lastCard];
}

/** Counts what was played in this round, as if it were the first. Gives the number of cards in hands. */
function countPlayed(state: SuperTeamsState, position: Position, sizes: readonly number[]): number {
  const [step] = state.stack;
  const seats = sizes.length;
  const next = step?.step === 'playCard' ? state.toMove : state.toMove + 1;
  const held = sizes.reduce((sum, size) => sum + size, 0);
  for (let turn = 0; turn < seats; turn++) {
    const seat = (next + turn) % seats;
    const size = at(sizes, seat);
    const wanted = Math.ceil((held - turn) / seats);
    if (size !== wanted || size > handSize)
      badPosition(`hands: seat ${seat} has ${size} cards; everybody plays in turn, from ${handSize} on`);
  }
  const isDealt = step?.step === 'deal';
  state.played = isDealt ? 0 : handSize * seats - held;
  if (position.played !== undefined && position.played !== state.played)
    badPosition(`played: by the hands it is ${state.played}, not ${position.played}`);
  if (state.move !== null && state.played === 0)
    badPosition('hands: a card has been played, so one is missing');
  state.round = isDealt ? 0 : 1;
  return held;
}

/** The round of a position that stands as in the first one, or the first in which so much can have been played. */
function firstRound(
  pack: CompiledPack,
  state: SuperTeamsState,
  { round, deck }: Position,
  cards: number,
): number {
  if (round !== undefined) return round;
  const seats = state.teams.length;
  const lacking = movesNeeded(pack, state).moves - movesMade(state);
  const first = 1 + Math.max(0, Math.ceil(lacking / (handSize * seats)));
  if (deck === undefined) return first;
  const decks = Math.floor(cards / (handSize * seats));
  for (let later = 0; later < decks; later++)
    if (deckAfter(state.round + first + later - 1, cards, seats) === sizeOf(deck)) return first + later;
  return first;
}

/** The same for bonus cards; the rest is the reserve. */
export function giveBonusCards(
  pack: CompiledPack,
  state: SuperTeamsState,
  position: Position,
  chance: Chance,
): void {
  const pile = (list: readonly (typeof bonusKinds)[number][] | number) =>
    typeof list === 'number' ? list : list.map((kind) => bonusKinds.indexOf(kind));
  const hands = (position.bonusHands ?? state.hands.map(() => 0)).map(pile);
  checkSeats(state, hands, 'bonusHands');
  const discard = (position.bonusDiscard ?? []).map((kind) => bonusKinds.indexOf(kind));
  const laidOut = hasArrived(pack, state) ? 0 : finalShare * state.teams.length;
  const final = pile(position.finalPlanet ?? laidOut);
  if (sizeOf(final) !== laidOut) badPosition(`finalPlanet: ${laidOut} cards lie there, not ${sizeOf(final)}`);
  const reserve = position.reserve === undefined ? undefined : pile(position.reserve);
  const all = pack.bonus;
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
