import type { FromSchema } from '../../common/from-schema.ts';
import { bonusKinds, colors, shipIds, sides } from '../content/pack.ts';
import { mostSpaces } from '../content/pack-schema.ts';
import { handSize } from './dealing.ts';

/** More cards than any pack has, and rounds than any match. */
const mostCards = 1000;
const mostRounds = 10_000;

const seat = { type: 'integer', minimum: 0, maximum: 3 } as const;
const space = { type: 'integer', minimum: 0, maximum: mostSpaces } as const;
/** A movement card as in the notation: `red3`. */
const card = { type: 'string', maxLength: 8 } as const;
const someCards = { type: 'array', items: card, maxItems: mostCards } as const;
const hand = { type: 'array', items: card, maxItems: handSize } as const;
const someBonuses = { type: 'array', items: { enum: bonusKinds }, maxItems: mostCards } as const;
/** Cards that nobody may know, by their number. What no part of the position names is dealt to them at random. */
const unknown = { type: 'integer', minimum: 0, maximum: mostCards } as const;

/** Where a ship lies, on a double space with its side. */
const place = {
  type: 'object',
  required: ['space'],
  additionalProperties: false,
  properties: { space, side: { enum: sides } },
} as const;

/** A move by what everybody has seen of it. */
const moveParts = {
  card,
  /** The colour for which a universal card stands. */
  as: { enum: colors },
  ship: { enum: shipIds },
  from: space,
  fromSide: { enum: sides },
  /** The bonus card that was played on the ship. */
  bonus: { enum: bonusKinds },
  hooked: { type: 'array', items: { enum: shipIds }, uniqueItems: true, maxItems: shipIds.length },
} as const;

/** Somebody's answer to the decision that waits; without `choice` one that nobody else knows, drawn at random. */
const answered = {
  type: 'object',
  required: ['seat'],
  additionalProperties: false,
  properties: { seat, choice: { type: 'string', maxLength: 40 } },
} as const;

/** A move of which something is still to be decided. Whoever is to move makes it. */
const move = {
  type: 'object',
  required: ['stage', 'card', 'ship', 'from'],
  additionalProperties: false,
  properties: {
    /** Of the match's steps the one that waits. */
    stage: { enum: ['answer', 'evade', 'side', 'hook'] },
    /** Who has still to answer, as the table tells anyway; not for `side`. */
    asked: { type: 'array', items: seat, uniqueItems: true, minItems: 1, maxItems: 4 },
    answered: { type: 'array', items: answered, maxItems: 4 },
    ...moveParts,
  },
} as const;

/** The move that was made last. */
const last = {
  type: 'object',
  required: ['seat', 'card', 'ship', 'from'],
  additionalProperties: false,
  properties: { seat, ...moveParts },
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
    /** Ships that are not named lie on the first planet. */
    ships: {
      type: 'object',
      additionalProperties: false,
      properties: {
        xwing: place,
        falcon: place,
        destroyer: place,
        deathstar: place,
        fighter: place,
        advanced: place,
        starfighter: place,
        tantive: place,
      } satisfies Readonly<Record<(typeof shipIds)[number], typeof place>>,
    },
    /** Without it the first round in which the table can look so. */
    round: { type: 'integer', minimum: 1, maximum: mostRounds },
    /** Movement cards that have been played in this round; the hands tell as much. */
    played: { type: 'integer', minimum: 0, maximum: mostCards },
    toMove: seat,
    /** Without hands the round is dealt. Everybody plays in turn, so nobody has two cards fewer than another. */
    hands: {
      type: 'array',
      items: { anyOf: [hand, { type: 'integer', minimum: 0, maximum: handSize }] },
      minItems: 2,
      maxItems: 4,
    },
    /** Face down, the next one last. */
    deck: { anyOf: [someCards, unknown] },
    /** Without it as many of those that are left as have been played since the deck was made. */
    discard: someCards,
    bonusHands: { type: 'array', items: { anyOf: [someBonuses, unknown] }, minItems: 2, maxItems: 4 },
    reserve: { anyOf: [someBonuses, unknown] },
    bonusDiscard: someBonuses,
    finalPlanet: { anyOf: [someBonuses, unknown] },
    move,
    last,
  },
} as const;

/**
 * A table as a person would set it out. Where no card has been played, what is left out is as in a fresh match;
 * otherwise as play leaves it.
 */
export type Position = FromSchema<typeof positionSchema>;
export type MovePosition = FromSchema<typeof move>;
export type LastMove = FromSchema<typeof last>;
/** What a move in progress and one that is over have in common. */
export type MoveParts = Omit<LastMove, 'seat'>;
