import { certainties } from '../../../common/certainty.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { attributes } from '../vocabulary.ts';
import { filterSchema, verbSchema } from './ability-schema.ts';

/**
 * A mission of a campaign is data: what lies where, who is there, what happens when, and what people read of it. An event
 * reads like the mission guide of the box: when this happens, and if that holds, do this. Places are named after the
 * laying of its map: areas, deployment points, tokens, doors, sections.
 */

const object = { type: 'object', additionalProperties: false } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const ids = { type: 'array', minItems: 1, maxItems: 12, items: id } as const;
const yes = { const: true } as const;
const count = { type: 'integer', minimum: 1, maximum: 20 } as const;
const signed = { type: 'integer', minimum: -20, maximum: 20, not: { const: 0 } } as const;
const threat = { type: 'integer', minimum: 0, maximum: 20 } as const;
const round = { type: 'integer', minimum: 1, maximum: 20 } as const;
const sentence = { type: 'string', minLength: 1, maxLength: 1200 } as const;
const side = { enum: ['rebels', 'empire'] } as const;
const bounds = {
  ...object,
  minProperties: 1,
  properties: {
    least: { type: 'integer', minimum: 0, maximum: 40 },
    most: { type: 'integer', minimum: 0, maximum: 40 },
  },
} as const;

/** A text in one language or more. A reader whose language is missing gets the English text, or else the first there is. */
const texts = {
  ...object,
  minProperties: 1,
  properties: { en: sentence, pl: sentence, de: sentence, ro: sentence, fr: sentence, it: sentence },
} as const;

export const missionKinds = ['introduction', 'story', 'side', 'finale', 'forced'] as const;

/** Which figures a mission means: a side, a card by id, or what a filter of abilities says. Nothing named is everybody. */
const who = {
  ...object,
  properties: {
    side,
    /** A deployment card or a hero by id. */
    card: id,
    /** A hero that is wounded, or is not. */
    wounded: { type: 'boolean' },
    is: filterSchema,
  },
} as const;

/** The moment at which an event happens. */
export const momentSchema = {
  oneOf: [
    /** After setup, before the first round. */
    { ...object, required: ['at'], properties: { at: { const: 'start' } } },
    /** A round begins or ends: this one, or any. */
    { ...object, required: ['at'], properties: { at: { enum: ['round-start', 'round-end'] }, round } },
    { ...object, required: ['at', 'door'], properties: { at: { const: 'opened' }, door: id } },
    /** A figure interacts with a token, by id or kind; with a test of the token, when it has enough successes. */
    { ...object, required: ['at', 'token'], properties: { at: { const: 'interacts' }, token: id, by: side } },
    /** An object that can be attacked is destroyed. */
    { ...object, required: ['at', 'token'], properties: { at: { const: 'destroyed' }, token: id } },
    /** A carried token is brought to an area. */
    {
      ...object,
      required: ['at', 'token', 'area'],
      properties: { at: { const: 'brought' }, token: id, area: id },
    },
    /** Such a figure ends a movement or an activation in an area. */
    { ...object, required: ['at', 'area', 'who'], properties: { at: { const: 'enters' }, area: id, who } },
    /** Such a figure is defeated; a hero, when it withdraws. */
    { ...object, required: ['at', 'who'], properties: { at: { const: 'defeated' }, who } },
    { ...object, required: ['at'], properties: { at: { const: 'wounded' } } },
    /** A counter has got so far. */
    {
      ...object,
      required: ['at', 'counter', 'least'],
      properties: { at: { const: 'counted' }, counter: id, least: count },
    },
    { ...object, required: ['at', 'section'], properties: { at: { const: 'revealed' }, section: id } },
    /** Another event has happened, and all that it did. */
    { ...object, required: ['at', 'event'], properties: { at: { const: 'event' }, event: id } },
  ],
} as const;

/** What has to hold; all of a list. */
const requirement = {
  oneOf: [
    { ...object, required: ['happened'], properties: { happened: id, not: yes } },
    { ...object, required: ['counter', 'is'], properties: { counter: id, is: bounds } },
    { ...object, required: ['round'], properties: { round: bounds } },
    /** So many such figures are on the map, or in an area of it. */
    { ...object, required: ['figures', 'are'], properties: { figures: who, in: id, are: bounds } },
    /** So many tokens, by id or kind, are on the map. */
    { ...object, required: ['tokens', 'are'], properties: { tokens: id, are: bounds } },
    /** A side controls a token or an area (A11). */
    { ...object, required: ['controls', 'of'], properties: { controls: side, of: id } },
    { ...object, required: ['open'], properties: { open: id, not: yes } },
    /** So many heroes play. */
    { ...object, required: ['heroes'], properties: { heroes: bounds } },
    /** An earlier mission has left this mark in the campaign. */
    { ...object, required: ['mark'], properties: { mark: id, not: yes } },
  ],
} as const;

const requirements = { type: 'array', minItems: 1, maxItems: 6, items: requirement } as const;

/** What happens at once, without a choice or a test inside. */
const plain = [
  /** People read a text. */
  { ...object, required: ['do', 'text'], properties: { do: { const: 'tell' }, text: texts } },
  { ...object, required: ['do', 'section'], properties: { do: { const: 'reveal' }, section: id } },
  { ...object, required: ['do', 'door'], properties: { do: { enum: ['open', 'lock', 'unlock'] }, door: id } },
  /** Groups come from the reserve, without a cost, at or near a deployment point or an area. */
  {
    ...object,
    required: ['do', 'cards', 'at'],
    properties: {
      do: { const: 'deploy' },
      cards: ids,
      at: id,
      /** They fight for the Rebels. */
      for: { const: 'rebels' },
    },
  },
  /** Such figures, or those of them in an area, are put at or near a deployment point or another area. */
  {
    ...object,
    required: ['do', 'who', 'at'],
    properties: { do: { const: 'place' }, who, in: id, at: id },
  },
  /** The Empire gains threat, or loses it: a number, or its threat level so often. */
  {
    ...object,
    required: ['do'],
    minProperties: 2,
    properties: { do: { const: 'threat' }, amount: signed, levels: count },
  },
  /** The Empire may deploy and reinforce now, as in the status phase. */
  { ...object, required: ['do'], properties: { do: { const: 'optional-deployment' } } },
  {
    ...object,
    required: ['do', 'point'],
    properties: { do: { enum: ['activate-point', 'close-point'] }, point: id },
  },
  {
    ...object,
    required: ['do', 'counter', 'by'],
    properties: { do: { const: 'count' }, counter: id, by: signed },
  },
  /** Tokens of the laying that do not lie there at the start come, others go. */
  {
    ...object,
    required: ['do', 'token'],
    properties: { do: { enum: ['put-token', 'remove-token'] }, token: id },
  },
  /** Each hero draws so many supplies, or the hero of the event does. */
  {
    ...object,
    required: ['do', 'count'],
    properties: { do: { const: 'supplies' }, count, for: { enum: ['subject', 'each'] } },
  },
  {
    ...object,
    required: ['do', 'amount'],
    properties: { do: { const: 'credits' }, amount: { type: 'integer', minimum: 25, maximum: 500 } },
  },
  /** The mission ends after this round at the latest. */
  { ...object, required: ['do', 'round'], properties: { do: { const: 'limit-rounds' }, round } },
  { ...object, required: ['do', 'mark'], properties: { do: { const: 'mark' }, mark: id } },
  { ...object, required: ['do', 'side'], properties: { do: { const: 'win' }, side } },
  /** What abilities do: "I" is nobody, the player is the Empire or the first hero, `subject` is the figure of the event. */
  {
    ...object,
    required: ['do', 'effects', 'by'],
    properties: {
      do: { const: 'abilities' },
      by: side,
      effects: { type: 'array', minItems: 1, maxItems: 4, items: verbSchema },
    },
  },
] as const;

const simple = { type: 'array', minItems: 1, maxItems: 8, items: { oneOf: plain } } as const;

export const missionEffectSchema = {
  oneOf: [
    ...plain,
    /** The hero of the event tests an attribute, or one whom the heroes name. */
    {
      ...object,
      required: ['do', 'attribute'],
      properties: {
        do: { const: 'test' },
        attribute: { enum: attributes },
        who: { enum: ['subject', 'any-hero', 'each-hero'] },
        success: simple,
        failure: simple,
      },
    },
    /** A side chooses. */
    {
      ...object,
      required: ['do', 'by', 'options'],
      properties: {
        do: { const: 'choose' },
        by: side,
        options: {
          type: 'array',
          minItems: 2,
          maxItems: 4,
          items: { ...object, required: ['text', 'do'], properties: { text: texts, do: simple } },
        },
      },
    },
    {
      ...object,
      required: ['do', 'if', 'effects'],
      properties: { do: { const: 'if' }, if: requirements, effects: simple, otherwise: simple },
    },
  ],
} as const;

export const eventSchema = {
  ...object,
  required: ['id', 'when', 'do'],
  properties: {
    id,
    when: momentSchema,
    if: requirements,
    /** It happens each time; without this once. */
    again: yes,
    /** The Rebels know of it from the briefing. All others are sealed until they happen. */
    open: yes,
    do: { type: 'array', minItems: 1, maxItems: 10, items: missionEffectSchema },
  },
} as const;

/** What can be done with the tokens of a kind. Crates need none: heroes open them (A11). */
const tokenRule = {
  ...object,
  required: ['token', 'name'],
  properties: {
    /** The kind of the tokens, or the id of one. */
    token: id,
    name: texts,
    interact: {
      ...object,
      required: ['by'],
      properties: {
        by: { enum: ['rebels', 'empire', 'any'] },
        /** The figure tests; each test is one interaction, and the successes of all add up to so many. */
        test: { enum: attributes },
        successes: count,
        /** Only while this holds. */
        if: requirements,
        /** It lies there afterwards, too, and can be used again; without this it is taken away. */
        stays: yes,
      },
    },
    /** It can be attacked: by this side (A8, attacking objects). */
    attackable: {
      ...object,
      required: ['by', 'health'],
      properties: {
        by: side,
        health: count,
        /** So much more Health for each hero. */
        healthForHero: count,
        defence: { type: 'array', maxItems: 4, items: { enum: ['white', 'black'] } },
        block: { type: 'integer', minimum: 1, maximum: 9 },
        if: requirements,
      },
    },
    /** A figure of this side retrieves it by interacting, and carries it (A11). */
    carry: {
      ...object,
      required: ['by'],
      properties: { by: side, speed: { type: 'integer', minimum: -4, maximum: 0 }, if: requirements },
    },
  },
} as const;

/** A goal in the form that bots read: the first goals of a side whose time it is count. */
const aim = {
  ...object,
  required: ['side', 'aim'],
  properties: {
    side,
    /**
     * `reach`: be in an area. `use`: interact with a token, carry included. `destroy`: attack a token. `defeat`: such figures. `bring`: carry a token to an area.
     * `hold`: control an area or a token. `open`: a door. `guard`: keep the other side from an area, token or figure. `delay`: win time.
     */
    aim: { enum: ['reach', 'use', 'destroy', 'defeat', 'bring', 'hold', 'open', 'guard', 'delay'] },
    /** An area, token, door, or deployment card by id. */
    what: id,
    /** Of `bring`: the area. */
    to: id,
    /** How much it matters beside other goals: 1 to 20; 5 if left out. */
    weight: { type: 'integer', minimum: 1, maximum: 20 },
    /** All heroes have to, and not one. */
    all: yes,
    if: requirements,
  },
} as const;

/** What a side gets. */
const reward = {
  ...object,
  properties: {
    xp: { type: 'integer', minimum: 1, maximum: 5 },
    /** For each hero. */
    credits: { type: 'integer', minimum: 25, maximum: 500 },
    influence: { type: 'integer', minimum: 1, maximum: 6 },
    /** Reward cards, an ally or a villain, by id. */
    cards: ids,
    ally: id,
    villain: id,
  },
} as const;

export const missionSchema = {
  ...object,
  required: [
    'id',
    'name',
    'kind',
    'laying',
    'briefing',
    'goals',
    'groups',
    'tokens',
    'events',
    'aims',
    'rewards',
    'certainty',
    'source',
  ],
  properties: {
    id,
    name: texts,
    kind: { enum: missionKinds },
    /** Of side missions: of a hero (red), of the Rebels, or of anybody. */
    color: { enum: ['red', 'green', 'grey'] },
    /** The hero of a red mission, or the agenda of a forced one, by id. */
    of: id,
    /** The laying of the map, by id. */
    laying: id,
    /** What all read before it begins, and what each side has to do. */
    briefing: texts,
    goals: { ...object, required: ['rebels', 'empire'], properties: { rebels: texts, empire: texts } },
    /** After this round the Empire has won. */
    rounds: round,
    /** The threat that the Empire has at the start, with two, three and four heroes; without this none. */
    threat: {
      ...object,
      required: ['two', 'three', 'four'],
      properties: { two: threat, three: threat, four: threat },
    },
    groups: {
      ...object,
      required: ['initial', 'reserved', 'open'],
      properties: {
        initial: {
          type: 'array',
          maxItems: 12,
          items: {
            ...object,
            required: ['card', 'at'],
            properties: {
              card: id,
              /** A deployment point or an area. */
              at: id,
              for: { const: 'rebels' },
              /** Only with so many heroes. */
              heroes: bounds,
            },
          },
        },
        reserved: { type: 'array', maxItems: 16, items: id },
        /** Open groups that the Empire chooses. */
        open: { type: 'integer', minimum: 0, maximum: 8 },
      },
    },
    /** Doors that cannot be opened by interacting at the start. */
    locked: { type: 'array', maxItems: 12, items: id },
    tokens: { type: 'array', maxItems: 12, items: tokenRule },
    events: { type: 'array', maxItems: 40, items: eventSchema },
    aims: { type: 'array', minItems: 2, maxItems: 24, items: aim },
    rewards: {
      ...object,
      required: ['rebels', 'empire'],
      properties: { both: reward, rebels: reward, empire: reward },
    },
    certainty: { enum: certainties },
    source: { type: 'string', minLength: 1, maxLength: 400 },
  },
} as const;

export type CampaignMission = FromSchema<typeof missionSchema>;
export type Texts = FromSchema<typeof texts>;
export type MissionEvent = CampaignMission['events'][number];
export type MissionMoment = MissionEvent['when'];
export type MissionEffect = FromSchema<typeof missionEffectSchema>;
export type MissionRequirement = FromSchema<typeof requirement>;
export type MissionFigures = FromSchema<typeof who>;
export type TokenRule = CampaignMission['tokens'][number];
export type Aim = CampaignMission['aims'][number];
export type Reward = CampaignMission['rewards']['rebels'];
