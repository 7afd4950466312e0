import type { FromSchema } from '../../../common/from-schema.ts';
import { conditions, tokenKinds } from '../../content/vocabulary.ts';

/** A campaign has five. */
export const seat = { type: 'integer', minimum: 0, maximum: 4 } as const;
export const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
export const space = { type: 'string', pattern: '^[A-Z]{1,2}[1-9][0-9]?$' } as const;
export const place = { type: 'string', pattern: '^[A-Z]{1,2}[1-9][0-9]?r?$' } as const;
const spaces = { type: 'array', maxItems: 200, items: space } as const;
export const pile = { type: 'array', maxItems: 40, items: id } as const;
export const small = { type: 'integer', minimum: 0, maximum: 40 } as const;
/** The place of a group in the list of its seat, from 0. */
const group = { type: 'integer', minimum: 0, maximum: 31 } as const;
export const yes = { type: 'boolean' } as const;
/** A figure of a known seat: group and figure, from 0. */
const ownFigure = { type: 'array', minItems: 2, maxItems: 2, items: group } as const;
/** Seat, group and figure, from 0. */
export const anyFigure = { type: 'array', minItems: 3, maxItems: 3, items: group } as const;
export const seats = { type: 'array', maxItems: 5, uniqueItems: true, items: seat } as const;
/** An ability by the id of its card and its own: `boba-fett.battle-discipline`. */
export const ability = { type: 'string', pattern: '^[a-z0-9-]{1,40}[.][a-z0-9-]{1,100}$' } as const;
/** Where a card has several abilities of this name: which, from 1. */
export const which = { type: 'integer', minimum: 1, maximum: 9 } as const;
export const object = { type: 'object', additionalProperties: false } as const;

/** What is said of a group, in a campaign too. */
export const groupProperties = {
  /** A deployment card or a companion. */
  card: id,
  figures: {
    type: 'array',
    minItems: 1,
    maxItems: 8,
    items: {
      ...object,
      properties: {
        /** Where it stands: `C4`, or `C4r` turned; left out for one that was defeated. */
        at: place,
        damage: small,
        conditions: {
          type: 'array',
          maxItems: 5,
          uniqueItems: true,
          items: { enum: conditions },
        },
        tokens: { type: 'array', maxItems: 6, items: { enum: tokenKinds } },
        /** Actions that its next activation has in addition. */
        actions: { type: 'integer', minimum: 1, maximum: 4 },
      },
    },
  },
  exhausted: yes,
  form: id,
  /** Of a companion: the group with which it activates. */
  host: group,
  /** It is not deployed yet. */
  waits: yes,
  /** Command cards that were attached to it. */
  attached: pile,
} as const;

/** What is said of the round that goes on, in a campaign too. */
export const roundProperties = {
  /** Abilities and surge abilities that have been used as often as their limit allows. */
  used: {
    type: 'array',
    maxItems: 80,
    items: {
      ...object,
      required: ['ability', 'seat', 'once'],
      properties: {
        ability,
        which,
        seat,
        /** The figure that used it, and the one to which it happened. */
        by: anyFigure,
        on: anyFigure,
        once: { enum: ['attack', 'activation', 'round', 'match'] },
      },
    },
  },
  /** Seats that have played a command card or an agenda in this round. */
  played: seats,
  /** Seats that play none in this round. */
  silenced: seats,
  /** A seat, and the opponent than which it waits to have more ready cards. */
  waiters: {
    type: 'array',
    maxItems: 8,
    items: { type: 'array', minItems: 2, maxItems: 2, items: seat },
  },
} as const;

/** What is said of the group that activates, in a campaign too. */
export const activationProperties = {
  /** The group of the seat to move. */
  group,
  /** The figures of the group, and companions of it, that have activated. */
  done: { type: 'array', maxItems: 16, items: ownFigure },
} as const;

/** What is said of the figure that is active, in a campaign too. */
export const activeProperties = {
  is: ownFigure,
  /** Actions and movement points that are left: two actions and no points if left out. */
  actions: { type: 'integer', minimum: 0, maximum: 6 },
  points: small,
  /** It has used an action on an attack; it has attacked, by whatever. */
  attackAction: yes,
  attacked: yes,
  /** It has voluntarily left its space; it has ended its movement on others, and moves no more. */
  moved: yes,
  halted: yes,
  /** Where it stood when its activation began; there where it is now if left out. */
  from: place,
  /** Special actions that it has used; of several of one name on a card, which. */
  specials: {
    type: 'array',
    maxItems: 8,
    uniqueItems: true,
    items: {
      anyOf: [ability, { ...object, required: ['ability', 'which'], properties: { ability, which } }],
    },
  },
} as const;

export const positionSchema = {
  ...object,
  required: ['players'],
  properties: {
    players: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        ...object,
        required: ['groups'],
        properties: {
          groups: {
            type: 'array',
            maxItems: 32,
            items: {
              ...object,
              required: ['card', 'figures'],
              properties: {
                ...groupProperties,
                /** Of a mission that splits armies: its squad. */
                squad: { enum: [1, 2] },
              },
            },
          },
          upgrades: {
            type: 'array',
            maxItems: 32,
            items: {
              ...object,
              required: ['card'],
              properties: { card: id, host: group, exhausted: yes, depleted: yes },
            },
          },
          hand: pile,
          /** The deck from the bottom, or the number of its cards; both are dealt where they are not known. */
          deck: { anyOf: [pile, small] },
          discard: pile,
          /** Cards of the hand besides the named ones. */
          hidden: small,
          /** Cards that are in hand or deck, which is not known. */
          somewhere: pile,
          /** Cards of which everybody knows that they are in hand or deck. */
          shown: pile,
          points: { type: 'integer', minimum: 0, maximum: 200 },
          /** Of these points, those for defeated hostile figures. */
          defeats: { type: 'integer', minimum: -40, maximum: 200 },
          /** The deployment zone, by its place on the map. */
          zone: { type: 'integer', minimum: 0, maximum: 3 },
          /** Which elimination of the match it was, from 1. */
          out: { type: 'integer', minimum: 1, maximum: 4 },
          /** What it has done in this round of what the mission limits. */
          missionUses: small,
        },
      },
    },
    /** The mission; that of the options, or the first for so many seats, if left out. */
    mission: id,
    /** Doors that are open. */
    openDoors: { type: 'array', maxItems: 20, items: id },
    rubble: spaces,
    shields: spaces,
    /** The tokens of the mission, in the order of the map; as they lie at the start if left out. */
    tokens: {
      type: 'array',
      maxItems: 60,
      items: {
        ...object,
        properties: {
          /** Left out while it is carried, and after it was discarded. */
          at: space,
          turned: yes,
          /** Who carries it: seat, group and figure, from 0. */
          carrier: anyFigure,
          /** Of an object that can be attacked. */
          damage: small,
        },
      },
    },
    round: { type: 'integer', minimum: 1, maximum: 30 },
    initiative: seat,
    /** Who activates a group, or whose group activates; the seat with initiative if left out. */
    toMove: seat,
    /** The activation in the midst of which the table is; a group is still to be chosen if left out. */
    activation: {
      ...object,
      required: ['group'],
      properties: {
        ...activationProperties,
        /** The figure that is active; between two figures if left out. */
        figure: { ...object, required: ['is'], properties: activeProperties },
      },
    },
    ...roundProperties,
  },
} as const;

/** A table at a moment when a seat activates a group, or a figure may act, as a person would set it out. */
export type Position = FromSchema<typeof positionSchema>;
export type RoundPosition = Pick<Position, keyof typeof roundProperties>;
export type PlayerPosition = Position['players'][number];
export type GroupPosition = PlayerPosition['groups'][number];
export type FigurePosition = GroupPosition['figures'][number];
export type ActivationPosition = NonNullable<Position['activation']>;
