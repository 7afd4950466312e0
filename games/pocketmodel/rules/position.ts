import type { Chance } from '../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { leastDeck, mostDeck } from '../content/check.ts';
import { dealCards, type KnownCard } from './dealing.ts';
import { letterOf } from './notation.ts';
import type { Terms } from './options.ts';
import {
  bitOf,
  contested,
  everybody,
  gone,
  mostObjectives,
  noCard,
  type Player,
  type PocketState,
  playerWith,
  reserve,
  type Stacked,
  type Zone,
} from './state.ts';
import { observe } from './view.ts';

const seat = { type: 'integer', minimum: 0, maximum: 7 } as const;
const id = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
/** A card: its id, or `?` for one that is dealt. `known`: the seats that know where it lies, besides the owner of a hand. */
const card = {
  anyOf: [
    id,
    { const: '?' },
    {
      type: 'object',
      required: ['card'],
      additionalProperties: false,
      properties: {
        card: id,
        known: { type: 'array', maxItems: 8, items: seat },
      },
    },
  ],
} as const;
const pile = { type: 'array', maxItems: mostDeck, items: card } as const;

export const positionSchema = {
  type: 'object',
  required: ['players'],
  additionalProperties: false,
  properties: {
    players: {
      type: 'array',
      minItems: 2,
      maxItems: 8,
      items: {
        type: 'object',
        required: ['units'],
        additionalProperties: false,
        properties: {
          /** The units of the force: where each is (`home`, `mid`, `reserve`, or the letter of a seat), and its damage. */
          units: {
            type: 'array',
            minItems: 1,
            maxItems: 60,
            items: {
              type: 'object',
              required: ['unit'],
              additionalProperties: false,
              properties: {
                unit: id,
                at: { enum: ['home', 'mid', 'reserve', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
                damage: { type: 'integer', minimum: 0, maximum: 20 },
              },
            },
          },
          hand: pile,
          /** The deck from the bottom, or the number of its cards. */
          deck: { anyOf: [pile, { type: 'integer', minimum: 0, maximum: mostDeck }] },
          discard: { type: 'array', maxItems: mostDeck, items: id },
          /** Objectives; null where one was destroyed. */
          objectives: {
            type: 'array',
            minItems: 1,
            maxItems: mostObjectives,
            items: {
              anyOf: [
                { type: 'null' },
                {
                  type: 'object',
                  required: ['card'],
                  additionalProperties: false,
                  properties: { card, up: { type: 'boolean' } },
                },
              ],
            },
          },
          /** Cards that lie on one of the open places, which is not known. */
          somewhere: { type: 'array', maxItems: mostDeck, items: id },
          /**
           * Cards of which everybody knows that they are in the deck, the hand or among the face-down objectives. If left
           * out: all of a ready fleet, and none of another force.
           */
          shown: { type: 'array', maxItems: mostDeck, items: id },
          /** How soon the seat was eliminated: 1 for the first ones. */
          out: { type: 'integer', minimum: 1, maximum: 8 },
        },
      },
    },
    /** The seat that took the first turn; the one to move if left out. */
    first: seat,
    /** Whose turn it is; missing when the match is over. */
    toMove: seat,
    round: { type: 'integer', minimum: 1, maximum: 100 },
  },
} as const;

/** A table at the beginning of a turn, as a person would set it out. */
export type Position = FromSchema<typeof positionSchema>;
type PlayerPosition = Position['players'][number];
type CardPosition = NonNullable<PlayerPosition['hand']>[number];

/** Positions express the beginnings of turns, and the end. */
export function isCalm({ stack }: PocketState): boolean {
  const top = stack[stack.length - 1];
  return top === undefined || (top.step === 'turn' && top.objective && top.power && stack.length === 3);
}

/** The position of a calm state, as far as a viewer knows it; the whole truth where no viewer is named. */
export function positionOf(terms: Terms, state: PocketState, viewer?: Viewer): Position {
  const top = state.stack[state.stack.length - 1];
  return {
    players: state.players.map((player, number) =>
      viewer === undefined
        ? wholePlayer(terms, state, player, number)
        : knownPlayer(terms, state, number, viewer),
    ),
    first: state.first,
    ...(top?.step === 'turn' && { toMove: top.seat }),
    round: state.round,
  };
}

function unitsOf(terms: Terms, { kinds, zones, damage, out }: Player, owner: Seat): PlayerPosition['units'] {
  return kinds.map((kind, number) => {
    const wounds = damage[number] ?? 0;
    return {
      unit: entry(terms.units, kind).id,
      ...(out === 0 && { at: placeOf(entry(zones, number), owner) }),
      ...(wounds > 0 && { damage: wounds }),
    };
  });
}

type Place = NonNullable<PlayerPosition['units'][number]['at']>;

function placeOf(zone: Zone, owner: Seat): Place {
  if (zone === owner) return 'home';
  if (zone === contested) return 'mid';
  return places.find((letter) => letter === letterOf(zone)) ?? 'reserve';
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

function wholePlayer(terms: Terms, state: PocketState, player: Player, owner: Seat): PlayerPosition {
  const write = (instance: number, usual: number): CardPosition => {
    const located = entry(state.located, instance);
    const known = state.players.flatMap((_, number) =>
      (located & ~usual & bitOf(number)) === 0 ? [] : [number],
    );
    return cardPosition(terms, entry(state.cards, instance), known);
  };
  if (player.out > 0) return lostPlayer(terms, state, player, owner);
  return {
    units: unitsOf(terms, player, owner),
    hand: player.hand.map((instance) => write(instance, bitOf(owner))),
    deck: player.deck.map((instance) => write(instance, 0)),
    discard: player.discard.map((instance) => entry(terms.cards, entry(state.cards, instance)).id),
    objectives: player.slots.map((instance, slot) => {
      if (instance === noCard) return null;
      if (player.up[slot] === true) return { card: idOf(terms, entry(state.cards, instance)), up: true };
      return { card: write(instance, 0) };
    }),
    ...shownBy(terms, state, player),
  };
}

/** A seat that was eliminated has left its discard pile alone. */
function lostPlayer(terms: Terms, state: PocketState, player: Player, owner: Seat): PlayerPosition {
  return {
    units: unitsOf(terms, player, owner),
    discard: player.discard.map((instance) => idOf(terms, entry(state.cards, instance))),
    out: player.out,
  };
}

function knownPlayer(terms: Terms, state: PocketState, owner: Seat, viewer: Viewer): PlayerPosition {
  const seen = entry(observe(terms, state, viewer).players, owner);
  const player = entry(state.players, owner);
  if (player.out > 0) return lostPlayer(terms, state, player, owner);
  const write = (number: number, usual: boolean): CardPosition =>
    cardPosition(terms, number, usual || viewer === 'spectator' ? [] : [viewer]);
  return {
    units: unitsOf(terms, player, owner),
    hand: [
      ...seen.hand.map((number) => write(number, viewer === owner)),
      ...Array.from({ length: seen.hidden }, () => '?' as const),
    ],
    deck: seen.deck,
    discard: seen.discard.map((number) => idOf(terms, number)),
    objectives: seen.objectives.map((objective) => {
      if (objective === null) return null;
      if (objective.card === undefined) return { card: '?' };
      return objective.up
        ? { card: idOf(terms, objective.card), up: true }
        : { card: write(objective.card, false) };
    }),
    somewhere: seen.somewhere.map((number) => idOf(terms, number)),
    ...shownBy(terms, state, player),
  };
}

function cardPosition(terms: Terms, number: number, known: readonly Seat[]): CardPosition {
  const name = idOf(terms, number);
  return known.length === 0 ? name : { card: name, known };
}

/** What everybody knows of the cards of a seat that lie face down, unless it is as usual. */
function shownBy(terms: Terms, state: PocketState, player: Player): Pick<PlayerPosition, 'shown'> {
  const usual = terms.forces === 'fleets' ? hiddenCards(state, player) : [];
  if (player.shown.join() === usual.join()) return {};
  return { shown: player.shown.map((number) => idOf(terms, number)) };
}

/** The cards of a seat in its deck, its hand and among its face-down objectives, by number in the pack, in order. */
function hiddenCards({ cards }: PocketState, { deck, hand, slots, up }: Player): number[] {
  const faceDown = slots.filter((instance, slot) => instance !== noCard && up[slot] !== true);
  return [...deck, ...hand, ...faceDown].map((instance) => entry(cards, instance)).sort((a, b) => a - b);
}

function idOf(terms: Terms, number: number): string {
  return entry(terms.cards, number).id;
}

/** Sets a table out. Throws {@link InputError} `bad-position` for what no match could come to. */
export function arrange(terms: Terms, position: Position, chance: Chance): PocketState {
  const { players, toMove, first = toMove ?? 0, round = 1 } = position;
  const count = players.length;
  if (first >= count) badPosition(`there is no seat ${first}`);
  if (round > terms.rounds) badPosition(`the match has ${terms.rounds} rounds, not ${round}`);
  const stack: Stacked[] = [];
  if (toMove !== undefined) {
    if (players[toMove] === undefined || players[toMove].out !== undefined)
      badPosition(`seat ${toMove} is not in the match`);
    stack.push(
      { step: 'play' },
      { step: 'endTurn', seat: toMove, jumped: -1 },
      { step: 'turn', seat: toMove, objective: true, power: true },
    );
  }
  const state: PocketState = {
    stack,
    content: terms.content.hash,
    players: [],
    first,
    active: toMove ?? first,
    round,
    cards: [],
    located: [],
    lasting: [],
    last: null,
  };
  for (const [owner, player] of players.entries()) arrangePlayer(terms, state, owner, player, count, chance);
  const alive = players.filter(({ out }) => out === undefined).length;
  if (toMove !== undefined && alive < 2) badPosition('at least two seats must be in the match');
  if (toMove === undefined && alive > 1 && round < terms.rounds)
    badPosition('toMove is missing: the match goes on');
  return state;
}

/** Sets out one seat. */
function arrangePlayer(
  terms: Terms,
  state: PocketState,
  owner: Seat,
  { units, hand, deck, discard = [], objectives, somewhere = [], shown, out = 0 }: PlayerPosition,
  count: number,
  chance: Chance,
): void {
  const kinds = units.map(
    ({ unit }) => terms.unitNumber.get(unit) ?? badPosition(`there is no unit "${unit}"`),
  );
  const player: Player = {
    ...playerWith(kinds),
    zones: units.map(({ at = 'home' }) => (out > 0 ? gone : zoneAt(at, owner, count))),
    damage: units.map(({ damage = 0 }) => damage),
    revealed: true,
    out,
  };
  checkUnits(terms, player, owner);
  state.players.push(player);
  if (out > 0) {
    if (hand || deck || objectives || shown || somewhere.length > 0) {
      badPosition(`seat ${owner} is out of the match and has only a discard pile`);
    }
    const cards = discard.map((name) => cardNamed(terms, name));
    const none = { hand: [], hidden: 0, objectives: [], deck: 0, somewhere: [] };
    dealCards(terms, state, owner, player, { ...none, discard: cards }, chance);
    return;
  }
  const whole = terms.forces === 'two-packs' ? 6 : leastDeck;
  const slots =
    objectives ??
    Array.from({ length: terms.forces === 'two-packs' ? 1 : mostObjectives }, () => ({ card: '?' as const }));
  const held = hand ?? Array.from({ length: 3 }, () => '?' as const);
  const parse = (from: CardPosition): KnownCard | undefined => parseCard(terms, from);
  const objectiveCards = slots.map(
    (slot) => slot && { up: 'up' in slot && slot.up === true, card: parse(slot.card), located: 0 },
  );
  if (objectiveCards.some((slot) => slot?.up && slot.card === undefined))
    badPosition('an objective that lies face up is known');
  if (!objectiveCards.some((slot) => slot !== null)) badPosition(`seat ${owner} has no objective`);
  const known = held.flatMap((from) => parse(from) ?? []);
  const placed = held.length + slots.filter((slot) => slot !== null).length + discard.length;
  const pile = deck ?? Math.max(0, whole - placed);
  const loose = somewhere.map((name) => cardNamed(terms, name));
  const cards = {
    hand: known,
    hidden: held.length - known.length,
    discard: discard.map((name) => cardNamed(terms, name)),
    objectives: objectiveCards.map((slot) =>
      slot?.up && slot.card ? { ...slot, card: { ...slot.card, located: everybody } } : slot,
    ),
    deck:
      typeof pile === 'number'
        ? pile
        : pile.map((from) => parse(from) ?? badPosition('the cards of a listed deck are named')),
    somewhere: loose,
  };
  const inDeck = typeof pile === 'number' ? pile : pile.length;
  const open =
    cards.hidden +
    objectiveCards.filter((slot) => slot !== null && slot.card === undefined).length +
    (typeof pile === 'number' ? pile : 0);
  if (loose.length > open) badPosition(`${loose.length} cards lie on ${open} open places`);
  checkDeck(terms, owner, placed + inDeck);
  dealCards(terms, state, owner, player, cards, chance);
  checkCopies(terms, state, owner, player);
  player.shown = shownIn(terms, state, owner, player, shown);
}

function zoneAt(at: Place, owner: Seat, count: number): Zone {
  if (at === 'home') return owner;
  if (at === 'mid') return contested;
  if (at === 'reserve') return reserve;
  const zone = places.indexOf(at);
  if (zone >= count) badPosition(`there is no seat ${at}`);
  if (zone === owner) badPosition(`the home zone of seat ${at} is its "home"`);
  return zone;
}

function checkUnits(terms: Terms, { kinds, zones, damage, out }: Player, owner: Seat): void {
  const stars = kinds.reduce((sum, kind) => sum + entry(terms.units, kind).stars, 0);
  if (stars > terms.size && terms.forces !== 'two-packs') {
    badPosition(`the force of seat ${owner} has ${stars} build stars; the game size is ${terms.size}`);
  }
  for (const [number, wounds] of damage.entries()) {
    if (wounds === 0) continue;
    if ((zones[number] ?? reserve) < 0) badPosition('a unit that is not in play has no damage');
    const { id: name, shields } = entry(terms.units, entry(kinds, number));
    if (wounds >= shields) badPosition(`${name} is destroyed by ${shields} damage`);
  }
  if (out === 0 && !zones.some((zone) => zone >= 0)) badPosition(`seat ${owner} has no unit in play`);
}

function checkDeck(terms: Terms, owner: Seat, size: number): void {
  const [least, most] = terms.forces === 'two-packs' ? [1, 6] : [1, mostDeck];
  if (size < least || size > most)
    badPosition(`seat ${owner} has ${size} cards; a deck has ${least} to ${most}`);
}

function checkCopies(
  terms: Terms,
  state: PocketState,
  owner: Seat,
  { deck, hand, discard, slots }: Player,
): void {
  if (terms.forces === 'two-packs') return;
  const counts = new Map<number, number>();
  for (const instance of [...deck, ...hand, ...discard, ...slots]) {
    if (instance === noCard) continue;
    const number = entry(state.cards, instance);
    const copies = (counts.get(number) ?? 0) + 1;
    if (copies > 3) badPosition(`seat ${owner} has more than three copies of ${idOf(terms, number)}`);
    counts.set(number, copies);
  }
}

/** What everybody knows of the cards of a seat that lie face down. */
function shownIn(
  terms: Terms,
  state: PocketState,
  owner: Seat,
  player: Player,
  names: readonly string[] | undefined,
): readonly number[] {
  const there = hiddenCards(state, player);
  if (names === undefined) return terms.forces === 'fleets' ? there : [];
  const shown = names.map((name) => cardNamed(terms, name)).sort((a, b) => a - b);
  for (const number of shown) {
    const place = there.indexOf(number);
    if (place < 0) badPosition(`${idOf(terms, number)} of seat ${owner} is shown and does not lie face down`);
    there.splice(place, 1);
  }
  return shown;
}

function cardNamed(terms: Terms, name: string): number {
  return terms.cardNumber.get(name) ?? badPosition(`there is no card "${name}"`);
}

function parseCard(terms: Terms, from: CardPosition): KnownCard | undefined {
  if (from === '?') return undefined;
  if (typeof from === 'string') return { card: cardNamed(terms, from), located: 0 };
  const located = (from.known ?? []).reduce((bits, number) => bits | bitOf(number), 0);
  return { card: cardNamed(terms, from.card), located };
}
