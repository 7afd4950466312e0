import { bonusKinds, colors, shipIds, sides } from '../content/pack.ts';
import { mostSpaces } from '../content/pack-schema.ts';

/** More cards than any pack has, and rounds than any match. */
const mostCards = 1000;
const mostRounds = 10_000;

const seat = { type: 'integer', minimum: 0, maximum: 3 } as const;
const space = { type: 'integer', minimum: 0, maximum: mostSpaces } as const;
const card = { type: 'string', maxLength: 8 } as const;
const someCards = { type: 'array', items: card, maxItems: mostCards } as const;
const someBonuses = { type: 'array', items: { enum: bonusKinds }, maxItems: mostCards } as const;
const unknown = { type: 'integer', minimum: 0, maximum: mostCards } as const;
const place = {
  type: 'object',
  required: ['space'],
  additionalProperties: false,
  properties: { space, side: { enum: sides } },
} as const;

const moveParts = {
  card,
  as: { enum: colors },
  ship: { enum: shipIds },
  from: space,
  fromSide: { enum: sides },
  bonus: { enum: bonusKinds },
  hooked: { type: 'array', items: { enum: shipIds }, uniqueItems: true, maxItems: shipIds.length },
} as const;

export const positionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    colors: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: { type: 'array', items: { enum: colors }, uniqueItems: true, minItems: 1, maxItems: 2 },
    },
    ships: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(shipIds.map((id) => [id, place])),
    },
    round: { type: 'integer', minimum: 1, maximum: mostRounds },
    played: { type: 'integer', minimum: 0, maximum: mostCards },
    toMove: seat,
    hands: { type: 'array', items: { anyOf: [someCards, unknown] }, minItems: 2, maxItems: 4 },
    deck: { anyOf: [someCards, unknown] },
    discard: someCards,
    bonusHands: { type: 'array', items: { anyOf: [someBonuses, unknown] }, minItems: 2, maxItems: 4 },
    reserve: { anyOf: [someBonuses, unknown] },
    bonusDiscard: someBonuses,
    finalPlanet: { anyOf: [someBonuses, unknown] },
    move: {
      type: 'object',
      required: ['stage', 'card', 'ship', 'from'],
      additionalProperties: false,
      properties: {
        stage: { enum: ['answer', 'evade', 'side', 'hook'] },
        asked: { type: 'array', items: seat, uniqueItems: true, minItems: 1, maxItems: 4 },
        ...moveParts,
      },
    },
    last: {
      type: 'object',
      required: ['seat', 'card', 'ship', 'from'],
      additionalProperties: false,
      properties: { seat, ...moveParts },
    },
  },
} as const;
