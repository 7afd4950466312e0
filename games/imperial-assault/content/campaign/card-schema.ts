import { certainties } from '../../../common/certainty.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { attributes, keywords, traits } from '../vocabulary.ts';
import { abilitySchema, gainSchema, surgeSchema } from './ability-schema.ts';

/** The cards of a campaign (A13): hero sheets, and everything that lies beside a sheet or before the Imperial player. */

const object = { type: 'object', additionalProperties: false } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const text = { type: 'string', minLength: 1, maxLength: 80 } as const;
const yes = { const: true } as const;
const value = { type: 'integer', minimum: 1, maximum: 40 } as const;
const small = { type: 'integer', minimum: 0, maximum: 9 } as const;
const attackDice = (most: number) =>
  ({ type: 'array', maxItems: most, items: { enum: ['red', 'blue', 'green', 'yellow'] } }) as const;

const ofEvery = {
  id,
  name: text,
  /** The box or pack in which it was published. */
  source: { type: 'string', minLength: 1, maxLength: 200 },
  certainty: { enum: certainties },
} as const;

/** What a card says. */
export const said = {
  gains: { type: 'array', maxItems: 6, items: gainSchema },
  surges: { type: 'array', maxItems: 8, items: surgeSchema },
  abilities: { type: 'array', maxItems: 8, items: abilitySchema },
} as const;

/** One side of a hero sheet. */
const sideSchema = {
  ...object,
  required: ['health', 'endurance', 'speed', 'defence', 'tests', 'abilities'],
  properties: {
    health: value,
    endurance: value,
    speed: value,
    defence: { type: 'array', maxItems: 3, items: { enum: ['white', 'black'] } },
    tests: {
      ...object,
      required: attributes,
      properties: { strength: attackDice(4), insight: attackDice(4), tech: attackDice(4) },
    },
    gains: said.gains,
    surges: said.surges,
    abilities: said.abilities,
  },
} as const;

export const heroSchema = {
  ...object,
  required: ['id', 'name', 'title', 'traits', 'healthy', 'wounded', 'source', 'certainty'],
  properties: {
    ...ofEvery,
    title: text,
    traits: { type: 'array', maxItems: 4, uniqueItems: true, items: { enum: traits } },
    healthy: sideSchema,
    wounded: sideSchema,
  },
} as const;

export const itemTypes = [
  'melee-weapon',
  'ranged-weapon',
  'armour',
  'equipment',
  'melee-modification',
  'ranged-modification',
] as const;
export type ItemType = (typeof itemTypes)[number];

/** What makes a card an item: class cards of a hero can be items, too (B5). */
const itemSchema = {
  ...object,
  required: ['type', 'traits'],
  properties: {
    type: { enum: itemTypes },
    /** Its own traits, by which modifications fit: `blade`, `blaster-rifle`. */
    traits: { type: 'array', maxItems: 4, uniqueItems: true, items: id },
    /** Modifications that a weapon can have. */
    slots: small,
    /** Credits in the shop; left out for what cannot be bought there. */
    credits: { type: 'integer', minimum: 0, maximum: 2000, multipleOf: 25 },
    /** The item deck of the shop. */
    tier: { type: 'integer', minimum: 1, maximum: 3 },
    /** The attack that a weapon gives. */
    attack: {
      ...object,
      required: ['type', 'dice'],
      properties: {
        type: { enum: ['melee', 'ranged'] },
        /** None, if they are those with which its hero tests an attribute. */
        dice: attackDice(4),
        attribute: { enum: attributes },
      },
    },
    keywords: { type: 'array', maxItems: 3, uniqueItems: true, items: { enum: keywords } },
  },
} as const;

export const cardKinds = ['class', 'item', 'supply', 'reward', 'imperial-class', 'agenda'] as const;
export type CardKind = (typeof cardKinds)[number];

export const agendaTypes = ['secret', 'ongoing', 'immediate', 'side-mission', 'forced-mission'] as const;

/** A card of a campaign that is no hero sheet and no deployment card. */
export const cardSchema = {
  ...object,
  required: ['id', 'name', 'kind', 'source', 'certainty'],
  properties: {
    ...ofEvery,
    ...said,
    kind: { enum: cardKinds },
    /** Of class cards: the hero, or the Imperial class. Of rewards: the hero for whom alone it is. */
    of: id,
    /** Of class cards: experience points that it costs; starting cards cost none. */
    xp: small,
    starting: yes,
    item: itemSchema,
    /** Supplies have traits of their own: `consumable`, `explosive`. */
    traits: { type: 'array', maxItems: 4, uniqueItems: true, items: id },
    /** Tokens that lie on it when it comes into play. */
    tokens: small,
    /** Who earns a reward. */
    side: { enum: ['rebel', 'imperial'] },
    /** Each hero begins with this reward where so many play, and they activate as often as that number says (A13). */
    ofHeroes: { enum: [2, 3] },
    /** Of Imperial class cards and agendas that are attached: to deployment cards of which all of this holds. */
    host: {
      ...object,
      properties: {
        traits: { type: 'array', minItems: 1, maxItems: 6, uniqueItems: true, items: { enum: traits } },
        /** None of these. */
        notTraits: { type: 'array', minItems: 1, maxItems: 6, uniqueItems: true, items: { enum: traits } },
        /** Not to one with this trait. */
        not: { enum: traits },
        attackType: { enum: ['melee', 'ranged'] },
      },
    },
    /** Of agendas. */
    agenda: {
      ...object,
      required: ['set', 'influence', 'type'],
      properties: {
        set: id,
        influence: small,
        type: { enum: agendaTypes },
        /** After it was played it goes back into the agenda deck if its player wants that; else it is gone. */
        returns: yes,
        /** A figure with one of these traits uses it, which is "I" then. */
        user: {
          ...object,
          required: ['traits'],
          properties: {
            traits: { type: 'array', minItems: 1, maxItems: 6, uniqueItems: true, items: { enum: traits } },
          },
        },
        /** The mission of an agenda that is one. */
        mission: id,
        /** If the heroes play another side mission first, it is closed, and the Empire has its reward. */
        passedOver: yes,
        /** In each Imperial upgrade stage the heroes may pay to discard it; if not, so many agendas more are drawn. */
        ransom: {
          ...object,
          required: ['credits', 'draws'],
          properties: { credits: { ...value, maximum: 1000 }, draws: value },
        },
      },
    },
  },
} as const;

export type Hero = FromSchema<typeof heroSchema>;
export type SheetSide = Hero['healthy'];
export type CampaignCard = FromSchema<typeof cardSchema>;
export type Item = NonNullable<CampaignCard['item']>;
