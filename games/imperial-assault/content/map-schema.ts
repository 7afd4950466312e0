import { certainties } from '../../common/certainty.ts';

export const idSchema = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 400 } as const;
const sure = { enum: certainties } as const;
/** Columns are A to Z, then AA, BB and so on to ZZ; rows count from 1 at the top. */
export const spaceSchema = { type: 'string', pattern: '^([A-Z])\\1?[1-9][0-9]?$' } as const;
export const spaceListSchema = { type: 'array', maxItems: 400, items: spaceSchema } as const;
/** Two spaces that share an edge. */
const edge = { type: 'string', pattern: '^([A-Z])\\1?[1-9][0-9]?\\|([A-Z])\\2?[1-9][0-9]?$' } as const;
export const edgeListSchema = { type: 'array', maxItems: 400, items: edge } as const;
/** A line for each row and a sign for each space: `.` normal, `~` difficult, `=` impassable, `#` blocking, a blank for none. */
export const rowsSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 60,
  items: { type: 'string', pattern: '^[ .~=#]{0,52}$' },
} as const;
/** Edges to where no space is are walls without being listed. */
export const edgesSchema = {
  type: 'object',
  required: ['wall', 'blocking', 'impassable'],
  additionalProperties: false,
  properties: { wall: edgeListSchema, blocking: edgeListSchema, impassable: edgeListSchema },
} as const;
const color = { enum: ['red', 'yellow', 'blue', 'green'] } as const;

/** A map as a pack holds it. */
export const mapSchema = {
  type: 'object',
  required: [
    'id',
    'name',
    'note',
    'players',
    'certainty',
    'topLeft',
    'spaces',
    'edges',
    'doors',
    'terminals',
    'tokens',
    'zones',
  ],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: { type: 'string', minLength: 1, maxLength: 80 },
    note: text,
    players: { enum: [2, 4] },
    /** Parts that are not named are reconstructed. */
    certainty: {
      type: 'object',
      additionalProperties: false,
      properties: {
        spaces: sure,
        terrain: sure,
        edges: sure,
        doors: sure,
        terminals: sure,
        tokens: sure,
        zones: sure,
      },
    },
    /** The space that the first sign of `spaces` stands for. */
    topLeft: spaceSchema,
    spaces: rowsSchema,
    edges: edgesSchema,
    doors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'edges'],
        additionalProperties: false,
        properties: { id: idSchema, edges: { ...edgeListSchema, minItems: 1 } },
      },
    },
    terminals: spaceListSchema,
    /** What missions lie out, and what is printed on the map. */
    tokens: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        required: ['kind', 'spaces'],
        additionalProperties: false,
        properties: {
          kind: idSchema,
          /** The letter of the missions that use them; all of the map, if there is none. */
          mission: { enum: ['A', 'B'] },
          color,
          /** The deployment zone to which they belong. */
          zone: color,
          spaces: spaceListSchema,
        },
      },
    },
    zones: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        type: 'object',
        required: ['color', 'spaces'],
        additionalProperties: false,
        properties: { color, spaces: { ...spaceListSchema, minItems: 1 } },
      },
    },
  },
} as const;
