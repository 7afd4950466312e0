import { certainties } from '../../common/certainty.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from './effect-schema.ts';

const id = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 80 } as const;
const value = { type: 'integer', minimum: 0, maximum: 20 } as const;
const stars = { type: 'integer', minimum: 1, maximum: 5 } as const;
const rarity = { enum: ['common', 'uncommon', 'rare', 'special', 'promo'] } as const;
const sure = { enum: certainties } as const;
const ofEvery = { name: sure, set: sure, rarity: sure, stars: sure } as const;
/** How sure each field of an icon, a unit, a card and a ready fleet is; fields that are not named are reconstructed. */
const certainty = {
  icon: {
    type: 'object',
    additionalProperties: false,
    properties: { existence: sure, name: sure, effects: sure },
  },
  unit: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...ofEvery,
      faction: sure,
      class: sure,
      ground: sure,
      person: sure,
      attack: sure,
      damage: sure,
      defense: sure,
      shields: sure,
      icons: sure,
    },
  },
  card: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...ofEvery,
      number: sure,
      guard: sure,
      'bonus.stat': sure,
      'bonus.amount': sure,
      ability: sure,
    },
  },
  fleet: { type: 'object', additionalProperties: false, properties: { units: sure, deck: sure } },
} as const;
const counts = {
  type: 'object',
  minProperties: 1,
  maxProperties: 60,
  propertyNames: id,
  additionalProperties: { type: 'integer', minimum: 1, maximum: 60 },
} as const;

const icon = {
  oneOf: [
    {
      type: 'object',
      required: ['id', 'kind'],
      additionalProperties: false,
      properties: { id, name: text, kind: { const: 'match' }, certainty: certainty.icon },
    },
    {
      type: 'object',
      required: ['id', 'kind', 'effects'],
      additionalProperties: false,
      properties: {
        id,
        name: text,
        kind: { const: 'power' },
        effects: { type: 'array', minItems: 1, maxItems: 4, items: powerEffectSchema },
        certainty: certainty.icon,
      },
    },
  ],
} as const;

const unit = {
  type: 'object',
  required: ['id', 'name', 'faction', 'class', 'stars', 'attack', 'damage', 'defense', 'shields', 'icons'],
  additionalProperties: false,
  properties: {
    id,
    name: text,
    faction: id,
    class: text,
    ground: { type: 'boolean' },
    person: { type: 'boolean' },
    stars,
    attack: value,
    damage: value,
    defense: value,
    shields: { type: 'integer', minimum: 1, maximum: 20 },
    icons: { type: 'array', minItems: 1, maxItems: 4, uniqueItems: true, items: id },
    rarity,
    set: id,
    certainty: certainty.unit,
  },
} as const;

const ofCard = {
  id,
  name: text,
  stars,
  guard: value,
  rarity,
  set: id,
  /** The number that is printed on the card, as on record: `S1`. */
  number: { type: 'string', minLength: 1, maxLength: 8 },
  certainty: certainty.card,
} as const;
const card = {
  oneOf: [
    {
      type: 'object',
      required: ['id', 'kind', 'name', 'stars', 'guard', 'bonus'],
      additionalProperties: false,
      properties: {
        kind: { const: 'combat' },
        ...ofCard,
        bonus: {
          type: 'object',
          required: ['stat', 'amount'],
          additionalProperties: false,
          properties: {
            stat: { enum: ['attack', 'damage', 'defense'] },
            amount: { type: 'integer', minimum: 0, maximum: 9 },
          },
        },
        ability: {
          type: 'object',
          required: ['icon', 'effects'],
          additionalProperties: false,
          properties: {
            icon: {
              oneOf: [
                {
                  type: 'object',
                  required: ['kind', 'icon'],
                  additionalProperties: false,
                  properties: { kind: { const: 'icon' }, icon: id },
                },
                {
                  type: 'object',
                  required: ['kind'],
                  additionalProperties: false,
                  properties: {
                    kind: { const: 'wild' },
                    stars: { type: 'array', minItems: 1, maxItems: 5, uniqueItems: true, items: stars },
                  },
                },
              ],
            },
            effects: { type: 'array', minItems: 1, maxItems: 4, items: cardEffectSchema },
          },
        },
      },
    },
    {
      type: 'object',
      required: ['id', 'kind', 'name', 'stars', 'guard', 'effects'],
      additionalProperties: false,
      properties: {
        kind: { const: 'objective' },
        ...ofCard,
        effects: { type: 'array', maxItems: 4, items: objectiveEffectSchema },
      },
    },
  ],
} as const;

/** The shape of a pack in a file. What a schema cannot say, `checkPack` checks. */
export const packSchema = {
  type: 'object',
  required: ['schemaVersion', 'icons', 'units', 'cards', 'fleets'],
  additionalProperties: false,
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: text,
    note: { type: 'string', maxLength: 2000 },
    icons: { type: 'array', minItems: 1, maxItems: 24, items: icon },
    units: { type: 'array', minItems: 1, maxItems: 400, items: unit },
    cards: { type: 'array', minItems: 10, maxItems: 400, items: card },
    fleets: {
      type: 'array',
      minItems: 1,
      maxItems: 16,
      items: {
        type: 'object',
        required: ['id', 'units', 'deck'],
        additionalProperties: false,
        properties: { id, name: text, units: counts, deck: counts, certainty: certainty.fleet },
      },
    },
  },
} as const;
