import { certainties } from '../../../common/certainty.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { edgeListSchema, edgesSchema, idSchema, spaceListSchema, spaceSchema } from '../map-schema.ts';
import { tileSchema } from './tile-schema.ts';

const object = { type: 'object', additionalProperties: false } as const;
const colors = ['red', 'yellow', 'blue', 'green', 'black', 'purple'] as const;
const color = { enum: colors } as const;
export type MarkColor = (typeof colors)[number];

/** The map of a mission: tiles laid down, and what lies on them. Spaces are named on one grid for all sections. */
export const layingSchema = {
  ...object,
  required: [
    'id',
    'note',
    'certainty',
    'columns',
    'rows',
    'sections',
    'tiles',
    'edges',
    'doors',
    'areas',
    'deploymentPoints',
    'tokens',
  ],
  properties: {
    id: idSchema,
    note: { type: 'string', minLength: 1, maxLength: 400 },
    certainty: {
      ...object,
      required: ['tiles', 'edges', 'doors', 'tokens'],
      properties: {
        tiles: { enum: certainties },
        edges: { enum: certainties },
        doors: { enum: certainties },
        tokens: { enum: certainties },
      },
    },
    columns: { type: 'integer', minimum: 1, maximum: 52 },
    rows: { type: 'integer', minimum: 1, maximum: 99 },
    /** Parts of the map. One that is not shown is no part of the battlefield: nothing leads there, nothing is seen of it. */
    sections: {
      type: 'array',
      minItems: 1,
      maxItems: 30,
      items: {
        ...object,
        required: ['id', 'hidden'],
        properties: { id: idSchema, hidden: { type: 'boolean' } },
      },
    },
    tiles: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: {
        ...object,
        required: ['tile', 'at', 'turns', 'section'],
        properties: {
          tile: tileSchema.properties.id,
          /** Its top left space as it lies. */
          at: spaceSchema,
          /** Quarter turns clockwise. */
          turns: { enum: [0, 1, 2, 3] },
          section: idSchema,
        },
      },
    },
    /** Further edges, over those of the tiles. */
    edges: edgesSchema,
    doors: {
      type: 'array',
      maxItems: 20,
      items: {
        ...object,
        required: ['id', 'edges'],
        properties: {
          id: idSchema,
          edges: { ...edgeListSchema, minItems: 1 },
        },
      },
    },
    /**
     * Spaces that the mission names. At `entrance` the heroes begin. Those with a colour are drawn; others only tell where
     * figures begin: the id of a deployment card, and a space for each figure of its group.
     */
    areas: {
      type: 'array',
      minItems: 1,
      maxItems: 120,
      items: {
        ...object,
        required: ['id', 'spaces'],
        properties: {
          id: idSchema,
          color,
          /** Heroes come to the battlefield here, at the beginning or later in the mission. */
          entrance: { const: true },
          spaces: { ...spaceListSchema, minItems: 1 },
        },
      },
    },
    deploymentPoints: {
      type: 'array',
      maxItems: 60,
      items: {
        ...object,
        required: ['id', 'space', 'color', 'active'],
        properties: {
          id: idSchema,
          space: spaceSchema,
          color,
          /** At the start of the mission, or as soon as its section is shown. */
          active: { type: 'boolean' },
        },
      },
    },
    tokens: {
      type: 'array',
      maxItems: 120,
      items: {
        ...object,
        required: ['id', 'kind', 'space'],
        properties: {
          id: idSchema,
          kind: idSchema,
          color,
          space: spaceSchema,
          /** It does not lie there when its section is shown: an event puts it there. */
          later: { const: true },
        },
      },
    },
  },
} as const;

export type Laying = FromSchema<typeof layingSchema>;
