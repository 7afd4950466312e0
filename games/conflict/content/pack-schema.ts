import { certainties } from '../../common/certainty.ts';
import { textSchema } from '../../common/text-schema.ts';
import { deckNames, heroes, leaderNames, roles, symbols } from './pack.ts';

const count = { type: 'integer', minimum: 0, maximum: 9 } as const;
const certainty = { enum: certainties } as const;

/** The most cards of one deck, a few more than the box has. A turn takes at least one Yellow card, so a match ends. */
export const mostCards = 60;

/** The most starting cards of a player board: with a hand of all other cards, they are listed as what can be played. */
export const mostStarting = 6;

/** The most cards that a field takes, as in the rulebook (p. 8). */
export const mostDiscards = 3;

const card = {
  theme: textSchema,
  symbol: { enum: symbols },
  count,
  ambush: count,
  hero: { enum: heroes },
} as const;
const deck = { type: 'array', minItems: 1, maxItems: mostCards } as const;
const ofDeck = {
  type: 'object',
  required: ['id', 'theme', 'symbol', 'count', 'ambush'],
  additionalProperties: false,
} as const;
/** Ids of cards tell their deck, so each deck has a schema of its own. */
const decks = {
  yellow: {
    ...deck,
    items: { ...ofDeck, properties: { id: { type: 'string', pattern: '^Y[0-9]{2}$' }, ...card } },
  },
  orange: {
    ...deck,
    items: { ...ofDeck, properties: { id: { type: 'string', pattern: '^O[0-9]{2}$' }, ...card } },
  },
  black: {
    ...deck,
    items: { ...ofDeck, properties: { id: { type: 'string', pattern: '^B[0-9]{2}$' }, ...card } },
  },
} as const;

const place = {
  x: { type: 'number', minimum: 0, maximum: 100 },
  y: { type: 'number', minimum: 0, maximum: 100 },
} as const;
const fieldOf = { type: 'object', additionalProperties: false } as const;

const track = {
  type: 'object',
  required: ['fields'],
  additionalProperties: false,
  properties: {
    fields: {
      type: 'array',
      minItems: 3,
      maxItems: 200,
      items: {
        oneOf: [
          {
            ...fieldOf,
            required: ['kind', 'x', 'y'],
            properties: { kind: { const: 'blank' }, ...place },
          },
          {
            ...fieldOf,
            required: ['kind', 'deck', 'x', 'y'],
            properties: { kind: { const: 'play' }, deck: { enum: deckNames }, ...place },
          },
          {
            ...fieldOf,
            required: ['kind', 'deck', 'x', 'y'],
            properties: { kind: { const: 'draw' }, deck: { enum: ['yellow', 'orange'] }, ...place },
          },
          {
            ...fieldOf,
            required: ['kind', 'count', 'x', 'y'],
            properties: {
              kind: { const: 'discard' },
              count: { type: 'integer', minimum: 1, maximum: mostDiscards },
              ...place,
            },
          },
          {
            ...fieldOf,
            required: ['kind', 'x', 'y'],
            properties: { kind: { const: 'aside' }, ...place },
          },
        ],
      },
    },
    starts: { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 5, maxItems: 5 },
  },
} as const;

const power = {
  oneOf: [
    {
      type: 'object',
      required: ['kind'],
      additionalProperties: false,
      properties: { kind: { const: 'none' } },
    },
    {
      type: 'object',
      required: ['kind', 'deck', 'count'],
      additionalProperties: false,
      properties: {
        kind: { enum: ['bury', 'peek', 'draw'] },
        deck: { enum: deckNames },
        count: { type: 'integer', minimum: 1, maximum: 4 },
      },
    },
  ],
} as const;

/** The shape of a pack in a file. What a schema cannot say, `checkPack` checks. */
export const packSchema = {
  type: 'object',
  required: ['schemaVersion', 'dice', 'decks', 'starting', 'leaders', 'tracks'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: textSchema,
    note: { type: 'string', maxLength: 2000 },
    status: {
      type: 'object',
      additionalProperties: false,
      properties: {
        counts: certainty,
        dice: certainty,
        symbols: certainty,
        roles: certainty,
        powers: certainty,
        leaders: certainty,
        tracks: certainty,
        starts: certainty,
      },
    },
    dice: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 3 },
      minItems: 2,
      maxItems: 20,
    },
    decks: {
      type: 'object',
      required: ['yellow', 'orange', 'black'],
      additionalProperties: false,
      properties: decks,
    },
    starting: {
      type: 'array',
      minItems: 6,
      maxItems: 6 * mostStarting,
      items: {
        type: 'object',
        required: ['id', 'board', 'role', 'power', 'symbol', 'count'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^S[0-9A-Za-z-]{1,31}$' },
          board: { type: 'integer', minimum: 1, maximum: 6 },
          role: { enum: roles },
          power,
          symbol: { enum: symbols },
          count,
        },
      },
    },
    leaders: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['id', 'symbols'],
        additionalProperties: false,
        properties: { id: { enum: leaderNames }, symbols: count },
      },
    },
    tracks: {
      type: 'object',
      required: ['standard', 'advanced'],
      additionalProperties: false,
      properties: { standard: track, advanced: track },
    },
  },
} as const;
