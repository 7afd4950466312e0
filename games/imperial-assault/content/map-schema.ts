import { certainties } from '../../common/certainty.ts';

const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 400 } as const;
const sure = { enum: certainties } as const;
/** Columns are A to Z, then AA, BB and so on to ZZ; rows count from 1 at the top. */
const space = { type: 'string', pattern: '^([A-Z])\\1?[1-9][0-9]?$' } as const;
const spaces = { type: 'array', maxItems: 400, items: space } as const;
/** Two spaces that share an edge. */
const edge = { type: 'string', pattern: '^([A-Z])\\1?[1-9][0-9]?\\|([A-Z])\\2?[1-9][0-9]?$' } as const;
const edges = { type: 'array', maxItems: 400, items: edge } as const;
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
    id,
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
    topLeft: space,
    /** A line for each row and a sign for each space: `.` normal, `~` difficult, `=` impassable, `#` blocking, a blank for none. */
    spaces: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: { type: 'string', pattern: '^[ .~=#]{0,52}$' },
    },
    /** Edges to where no space is are walls without being listed. */
    edges: {
      type: 'object',
      required: ['wall', 'blocking', 'impassable'],
      additionalProperties: false,
      properties: { wall: edges, blocking: edges, impassable: edges },
    },
    doors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'edges'],
        additionalProperties: false,
        properties: { id, edges: { ...edges, minItems: 1 } },
      },
    },
    terminals: spaces,
    /** What missions lie out, and what is printed on the map. */
    tokens: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        required: ['kind', 'spaces'],
        additionalProperties: false,
        properties: {
          kind: id,
          /** The letter of the missions that use them; all of the map, if there is none. */
          mission: { enum: ['A', 'B'] },
          color,
          /** The deployment zone to which they belong. */
          zone: color,
          spaces,
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
        properties: { color, spaces: { ...spaces, minItems: 1 } },
      },
    },
  },
} as const;
