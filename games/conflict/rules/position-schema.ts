import { deckNames, heroes, leaderNames } from '../content/pack.ts';
import { mostCards, mostDiscards } from '../content/pack-schema.ts';
import { halves } from './card.ts';
import { stages } from './moment.ts';

const card = { type: 'string', pattern: '^[YOB][0-9]{2}$' } as const;
const seat = { type: 'integer', minimum: 0, maximum: 5 } as const;
const viewer = { anyOf: [seat, { const: 'spectator' }] } as const;
const known = { type: 'array', items: viewer, maxItems: 7 } as const;
const field = { type: 'integer', minimum: 0, maximum: 199 } as const;
const up = { const: true } as const;
const late = { const: true } as const;
const aside = { const: true } as const;
const back = { enum: deckNames } as const;
const ambush = { type: 'integer', minimum: 0, maximum: 9 } as const;

const deckCard = { type: 'object', additionalProperties: false, properties: { card, up, known } } as const;
const deck = { type: 'array', maxItems: mostCards, items: deckCard } as const;
const blackDeck = {
  ...deck,
  items: { ...deckCard, properties: { ...deckCard.properties, half: { enum: halves } } },
} as const;

const leader = {
  type: 'object',
  additionalProperties: false,
  properties: { hero: { enum: heroes }, cover: { anyOf: [card, back] }, known },
} as const;
const handCard = {
  type: 'object',
  additionalProperties: false,
  properties: { card, deck: back, ambush, known, aside, late },
} as const;
const die = { type: 'integer', minimum: 1, maximum: 3 } as const;

/** The shape of a position; `docs/games/conflict.md` says what each part means. */
export const positionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seats: { type: 'integer', minimum: 2, maximum: 6 },
    first: seat,
    toMove: seat,
    stage: { enum: stages },
    decks: {
      type: 'object',
      additionalProperties: false,
      properties: { yellow: deck, orange: deck, black: blackDeck },
    },
    heroes: {
      type: 'object',
      required: ['upper', 'lower'],
      additionalProperties: false,
      properties: {
        upper: { type: 'integer', minimum: 0, maximum: 3 },
        lower: { type: 'integer', minimum: 0, maximum: 3 },
      },
    },
    hands: {
      type: 'array',
      minItems: 2,
      maxItems: 6,
      items: {
        type: 'array',
        maxItems: deckNames.length * mostCards,
        items: handCard,
      },
    },
    discard: { type: 'array', items: card, maxItems: deckNames.length * mostCards },
    marker: field,
    turnStart: field,
    aside: { type: 'boolean' },
    stored: { type: 'integer', minimum: 0, maximum: 3 },
    justStored: { type: 'boolean' },
    dice: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 3 }, minItems: 3, maxItems: 3 },
    used: { type: 'array', items: die, maxItems: 3, uniqueItems: true },
    leaders: {
      type: 'object',
      additionalProperties: false,
      properties: { phasma: leader, hux: leader, kylo: leader },
    },
    rerolls: { type: 'integer', minimum: 1, maximum: 2 },
    paying: {
      type: 'object',
      required: ['use', 'deck', 'count', 'left'],
      additionalProperties: false,
      properties: {
        use: { enum: ['reveal', 'draw'] },
        deck: { enum: ['orange', 'black'] },
        count: { type: 'integer', minimum: 1, maximum: 4 },
        left: { type: 'integer', minimum: 1, maximum: 4 },
      },
    },
    order: {
      type: 'object',
      required: ['deck', 'count', 'to'],
      additionalProperties: false,
      properties: {
        deck: { enum: deckNames },
        count: { type: 'integer', minimum: 1, maximum: 4 },
        to: { enum: ['top', 'bottom'] },
      },
    },
    playing: { type: 'string', pattern: '^S[0-9A-Za-z-]{1,31}$' },
    covering: { type: 'array', items: { enum: leaderNames }, minItems: 1, maxItems: 3, uniqueItems: true },
    count: { type: 'integer', minimum: 1, maximum: mostDiscards },
    result: { enum: ['heroes', 'track', 'deck'] },
  },
} as const;
