import { certainties } from '../../../common/certainty.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { edgesSchema, rowsSchema } from '../map-schema.ts';

export const settings = ['city', 'palace', 'outskirts'] as const;
/** What kind of place a tile shows. */
export type Setting = (typeof settings)[number];

/** The sides of a tile as it lies when it is not turned, clockwise from the top. */
export const tileSides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * One side of a tile. Its spaces are named on a grid of its own, whose A1 is its top left corner. Where it touches other
 * tiles it ends in a wall, but for its joins: there the way is open if the other tile has a join at the same place.
 */
export const tileSchema = {
  type: 'object',
  required: ['id', 'setting', 'interior', 'spaces', 'joins'],
  additionalProperties: false,
  properties: {
    /** The number and side that are printed on it; those of the core set begin with `core-`. */
    id: { type: 'string', pattern: '^(core-)?[1-9][0-9]?[ab]$' },
    setting: { enum: settings },
    /** Whether its spaces are interior spaces (B11). */
    interior: { type: 'boolean' },
    spaces: { ...rowsSchema, maxItems: 8 },
    joins: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['side', 'at'],
        additionalProperties: false,
        properties: {
          side: { enum: tileSides },
          /** A join is two spaces long; this is the first one, counted from 1 at the left or at the top. */
          at: { type: 'integer', minimum: 1, maximum: 7 },
        },
      },
    },
    edges: edgesSchema,
  },
} as const;

/** `open`: a part of a map without tiles, which nothing but listed edges parts from the others. */
export type Tile = FromSchema<typeof tileSchema> & { readonly open?: true };

/** All tiles of a box, in a file. */
export const tilesSchema = {
  type: 'object',
  required: ['note', 'certainty', 'tiles'],
  additionalProperties: false,
  properties: {
    note: { type: 'string', minLength: 1, maxLength: 400 },
    certainty: {
      type: 'object',
      required: ['size', 'interior', 'joins', 'terrain', 'setting'],
      additionalProperties: false,
      properties: {
        size: { enum: certainties },
        interior: { enum: certainties },
        joins: { enum: certainties },
        terrain: { enum: certainties },
        setting: { enum: certainties },
      },
    },
    tiles: { type: 'array', minItems: 1, maxItems: 200, items: tileSchema },
  },
} as const;

export type TileBox = FromSchema<typeof tilesSchema>;
