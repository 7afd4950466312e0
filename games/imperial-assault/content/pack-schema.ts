import { certainties } from '../../common/certainty.ts';
import { bases } from '../geometry/map.ts';
import {
  abilitySchema,
  effectSchema,
  gainSchema,
  limitSchema,
  priceSchema,
  requirementSchema,
  surgeSchema,
  whenSchema,
} from './ability-schema.ts';
import { mapSchema } from './map-schema.ts';
import { missionSchema } from './mission-schema.ts';
import { affiliations, keywords, traits } from './vocabulary.ts';

const object = { type: 'object', additionalProperties: false } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 80 } as const;
const yes = { const: true } as const;
const cost = { type: 'integer', minimum: 0, maximum: 40 } as const;
const value = { type: 'integer', minimum: 1, maximum: 40 } as const;
const affiliation = { enum: affiliations } as const;
const traitList = { type: 'array', maxItems: 6, uniqueItems: true, items: { enum: traits } } as const;

/** How sure a card is: `card` is said of every field that is not named here. */
const certainty = {
  ...object,
  required: ['card'],
  properties: {
    card: { enum: certainties },
    base: { enum: certainties },
    values: { enum: certainties },
    gains: { enum: certainties },
    surges: { enum: certainties },
    abilities: { enum: certainties },
  },
} as const;

/** Of every card: what it is called, where it was published, and how sure it is. */
const ofEvery = {
  id,
  name: text,
  /** The boxes and packs in which it was published. */
  source: { type: 'string', minLength: 1, maxLength: 200 },
  certainty,
} as const;

/** What a card says. Abilities that only a campaign knows and that are not data yet are named in `waits`. */
const said = {
  /** The results and keywords of the ability box: of each attack or defence. */
  gains: { type: 'array', maxItems: 6, items: gainSchema },
  surges: { type: 'array', maxItems: 8, items: surgeSchema },
  abilities: { type: 'array', maxItems: 8, items: abilitySchema },
  waits: { type: 'array', minItems: 1, maxItems: 4, uniqueItems: true, items: text },
} as const;

/** Values of a figure, of deployment cards and companions alike. */
const ofFigure = {
  traits: traitList,
  modes: {
    type: 'array',
    minItems: 1,
    maxItems: 2,
    uniqueItems: true,
    items: { enum: ['campaign', 'skirmish'] },
  },
  health: value,
  speed: value,
  base: { enum: bases },
  defence: { type: 'array', maxItems: 3, items: { enum: ['white', 'black'] } },
  /** Without an attack type it has no attack. Without dice an ability says what the pool is. */
  attack: {
    ...object,
    required: ['type', 'dice'],
    properties: {
      type: { enum: ['melee', 'ranged'] },
      dice: { type: 'array', maxItems: 4, items: { enum: ['red', 'blue', 'green', 'yellow'] } },
    },
  },
  keywords: { type: 'array', maxItems: 3, uniqueItems: true, items: { enum: keywords } },
} as const;

const deployment = {
  ...object,
  required: [
    'id',
    'name',
    'affiliation',
    'rank',
    'unique',
    'modes',
    'traits',
    'cost',
    'size',
    'health',
    'speed',
    'base',
    'defence',
    'gains',
    'surges',
    'abilities',
    'source',
    'certainty',
  ],
  properties: {
    ...ofEvery,
    ...ofFigure,
    ...said,
    subname: text,
    affiliation,
    rank: { enum: ['regular', 'elite'] },
    unique: { type: 'boolean' },
    cost,
    /** What one figure of the group costs; only of groups of several. */
    reinforcement: cost,
    /** Figures of the group at its start. */
    size: { type: 'integer', minimum: 1, maximum: 4 },
    /** Where a campaign may use it. */
    habitat: { enum: ['desert', 'snow'] },
  },
} as const;

const companion = {
  ...object,
  required: [
    'id',
    'name',
    'unique',
    'modes',
    'traits',
    'health',
    'speed',
    'base',
    'defence',
    'gains',
    'surges',
    'abilities',
    'source',
    'certainty',
  ],
  properties: { ...ofEvery, ...ofFigure, ...said, unique: { type: 'boolean' } },
} as const;

const form = {
  ...object,
  required: ['id', 'name', 'of', 'gains', 'surges', 'abilities', 'source', 'certainty'],
  properties: {
    ...ofEvery,
    ...said,
    /** The name of the deployment cards that may take it (B9). */
    of: text,
  },
} as const;

const upgrade = {
  ...object,
  required: ['id', 'name', 'affiliation', 'rank', 'unique', 'cost', 'abilities', 'source', 'certainty'],
  properties: {
    ...ofEvery,
    ...said,
    affiliation,
    rank: { enum: ['regular', 'elite'] },
    unique: { type: 'boolean' },
    cost: { type: 'integer', minimum: -10, maximum: 20 },
    /** It is an attachment, for deployment cards of which all of this holds (B1). */
    host: {
      ...object,
      properties: {
        name: text,
        subname: text,
        /** It has one of these. */
        traits: { ...traitList, minItems: 1 },
        unique: { type: 'boolean' },
      },
    },
    /** Every deployment card of the army is unique. */
    onlyUnique: yes,
  },
} as const;

const command = {
  ...object,
  required: ['id', 'name', 'cost', 'most', 'user', 'when', 'effects', 'source', 'certainty'],
  properties: {
    ...ofEvery,
    cost: { type: 'integer', minimum: 0, maximum: 5 },
    /** Copies in a deck. */
    most: { type: 'integer', minimum: 1, maximum: 4 },
    /** A player uses it, or a figure of theirs, which is "I" then. */
    user: { enum: ['player', 'figure'] },
    /** The restriction box: who may use it. Of the army: it has this affiliation. */
    restriction: {
      ...object,
      minProperties: 1,
      properties: {
        army: affiliation,
        affiliation,
        name: text,
        /** It has one of these. */
        traits: { ...traitList, minItems: 1 },
        attackType: { enum: ['melee', 'ranged'] },
      },
    },
    when: whenSchema,
    if: { type: 'array', minItems: 1, maxItems: 4, items: requirementSchema },
    price: priceSchema,
    limit: limitSchema,
    effects: { type: 'array', minItems: 1, maxItems: 6, items: effectSchema },
  },
} as const;

const counts = (most: number) =>
  ({
    type: 'object',
    maxProperties: 40,
    propertyNames: id,
    additionalProperties: { type: 'integer', minimum: 1, maximum: most },
  }) as const;

/** An army: cards by id, each as often as it is there. */
export const armySchema = {
  ...object,
  required: ['affiliation', 'deployments', 'upgrades', 'commands'],
  properties: {
    affiliation: { enum: ['imperial', 'rebel', 'mercenary'] },
    deployments: counts(4),
    upgrades: counts(4),
    commands: counts(4),
  },
} as const;

/** A mission with the map on which it is played, which it names. */
export const scenarioSchema = {
  ...object,
  required: ['mission', 'map'],
  properties: { mission: missionSchema, map: mapSchema },
} as const;

/** The shape of a pack of cards in a file. What a schema cannot say, `checkPack` checks. */
export const packSchema = {
  ...object,
  required: ['schemaVersion', 'deployments', 'companions', 'forms', 'upgrades', 'commands', 'armies'],
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: text,
    note: { type: 'string', maxLength: 2000 },
    deployments: { type: 'array', minItems: 1, maxItems: 400, items: deployment },
    companions: { type: 'array', maxItems: 40, items: companion },
    forms: { type: 'array', maxItems: 40, items: form },
    upgrades: { type: 'array', maxItems: 200, items: upgrade },
    commands: { type: 'array', minItems: 1, maxItems: 400, items: command },
    /** Missions of its own, each with its map: with a pack that has some, they are the ones that are drawn. */
    scenarios: { type: 'array', maxItems: 12, items: scenarioSchema },
    /** Ready-made armies. */
    armies: {
      type: 'array',
      maxItems: 24,
      items: {
        ...object,
        required: ['id', ...armySchema.required],
        properties: { id, name: text, ...armySchema.properties },
      },
    },
  },
} as const;
