import { certainties } from '../../common/certainty.ts';
import { textSchema } from '../../common/text-schema.ts';
import { factions, sides } from './pack.ts';

const id = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' } as const;
const terrain = { enum: ['space', 'route', 'asteroid'] } as const;
const certainty = { enum: certainties } as const;

export const segmentSchema = {
  type: 'object',
  required: ['id', 'kind', 'edges', 'endsAt', 'symbols'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z][a-z0-9]{0,7}$' },
    kind: { enum: ['route', 'asteroid', 'planet'] },
    edges: { type: 'array', items: { enum: sides }, uniqueItems: true, maxItems: sides.length },
    // What closes a route that reaches one side only.
    endsAt: {
      oneOf: [
        { type: 'null' },
        { type: 'string', pattern: '^(intersection|(planet|asteroid):[a-z][a-z0-9]{0,7})$' },
      ],
    },
    symbols: { type: 'array', items: { enum: factions }, maxItems: 9 },
  },
} as const;

/** A tile. */
export const tileSchema = {
  type: 'object',
  required: ['id', 'name', 'group', 'count', 'start', 'edges', 'segments', 'planet', 'status'],
  additionalProperties: false,
  properties: {
    id,
    name: textSchema,
    group: id,
    count: { type: 'integer', minimum: 1, maximum: 300 },
    start: { type: 'boolean' },
    edges: {
      type: 'object',
      required: sides,
      additionalProperties: false,
      properties: { N: terrain, E: terrain, S: terrain, W: terrain },
    },
    segments: { type: 'array', items: segmentSchema, minItems: 1, maxItems: 9 },
    planet: {
      oneOf: [
        { type: 'null' },
        {
          type: 'object',
          required: ['name', 'symbol'],
          additionalProperties: false,
          properties: { name: textSchema, symbol: { enum: factions } },
        },
      ],
    },
    // How sure each datum of the tile is: geometry, count, symbols, planet name.
    status: {
      type: 'object',
      additionalProperties: false,
      properties: {
        geometry: certainty,
        count: certainty,
        symbols: certainty,
        planetName: certainty,
        planetHasExactlyOneSymbol: certainty,
      },
    },
  },
} as const;

/** The shape of a pack in a file. What a schema cannot say, `checkPack` checks. */
export const packSchema = {
  type: 'object',
  required: ['schemaVersion', 'tiles'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    id,
    name: textSchema,
    note: { type: 'string', maxLength: 2000 },
    tiles: {
      type: 'array',
      items: tileSchema,
      minItems: 1,
      maxItems: 300,
    },
  },
} as const;
