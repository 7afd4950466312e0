import { certainties } from '../../common/certainty.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { textSchema } from '../../common/text-schema.ts';
import { bonusKinds, type CertainPart, colors, shipIds, sides, spaceKinds } from './pack.ts';

/** No track is longer, and no side of its picture. */
export const mostSpaces = 200;
const furthest = 10_000;

/** The highest value of a movement card, and the most cards alike. */
export const highestValue = 12;
const mostAlike = 20;

const length = { type: 'number', minimum: 1, maximum: furthest } as const;
const coordinate = { type: 'number', minimum: 0, maximum: furthest } as const;
const count = { type: 'integer', minimum: 1, maximum: mostAlike } as const;

const certainty = { enum: certainties } as const;

/** A space of the track. `x` and `y` are its middle in the picture. */
const space = {
  type: 'object',
  required: ['kind', 'x', 'y'],
  additionalProperties: false,
  properties: {
    kind: { enum: spaceKinds },
    /** The two different sides of a double space; other spaces have none. */
    sides: { type: 'array', items: { enum: sides }, uniqueItems: true, minItems: 2, maxItems: 2 },
    x: coordinate,
    y: coordinate,
  },
} as const;

const ship = {
  type: 'object',
  required: ['id', 'color', 'name'],
  additionalProperties: false,
  properties: { id: { enum: shipIds }, color: { enum: colors }, name: textSchema },
} as const;

/**
 * The shape of a pack in a file. What is left out is as in the box. What a schema cannot say, `checkPack` checks.
 */
export const packSchema = {
  type: 'object',
  required: ['schemaVersion', 'picture', 'spaces'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: textSchema,
    note: { type: 'string', maxLength: 2000 },
    /** The size of the picture in which the spaces lie, and the radius of a space, in the same unit. */
    picture: {
      type: 'object',
      required: ['width', 'height', 'radius'],
      additionalProperties: false,
      properties: { width: length, height: length, radius: length },
    },
    /** In the order of flight, from the first planet to the last. */
    spaces: { type: 'array', items: space, minItems: 2, maxItems: mostSpaces },
    ships: { type: 'array', items: ship, minItems: shipIds.length, maxItems: shipIds.length },
    movement: {
      type: 'array',
      minItems: 1,
      maxItems: colors.length * highestValue,
      items: {
        type: 'object',
        required: ['color', 'value', 'count'],
        additionalProperties: false,
        properties: {
          color: { enum: colors },
          value: { type: 'integer', minimum: 1, maximum: highestValue },
          count,
        },
      },
    },
    bonus: {
      type: 'array',
      maxItems: bonusKinds.length,
      items: {
        type: 'object',
        required: ['kind', 'count'],
        additionalProperties: false,
        properties: { kind: { enum: bonusKinds }, count },
      },
    },
    status: {
      type: 'object',
      additionalProperties: false,
      properties: {
        kinds: certainty,
        order: certainty,
        picture: certainty,
        ships: certainty,
        movement: certainty,
        bonus: certainty,
        bonusCounts: certainty,
      } satisfies Readonly<Record<CertainPart, typeof certainty>>,
    },
  },
} as const;

/** A pack as somebody writes it: a track, and whatever else is not as in the box. */
export type PackFile = FromSchema<typeof packSchema>;

/** A board with the cards and ships that are played on it. The rules read everything from it. */
export type Pack = Required<PackFile>;
export type Space = Pack['spaces'][number];
export type Picture = Pack['picture'];
