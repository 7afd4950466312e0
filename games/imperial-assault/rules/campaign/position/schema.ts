import type { FromSchema } from '../../../../common/from-schema.ts';
import { traits } from '../../../content/vocabulary.ts';
import {
  ability,
  activationProperties,
  activeProperties,
  anyFigure,
  groupProperties,
  id,
  object,
  pile,
  roundProperties,
  seat,
  seats,
  small,
  space,
  which,
  yes,
} from '../../position/schema.ts';

const side = { enum: ['rebels', 'empire'] } as const;
const few = { type: 'array', maxItems: 20, uniqueItems: true, items: id } as const;
const spaces = { type: 'array', maxItems: 200, uniqueItems: true, items: space } as const;
const ids = { type: 'array', maxItems: 120, items: id } as const;
/** Where what is written is a viewer's, a card that this viewer does not know has an empty name. */
const known = { type: 'string', pattern: '^([a-z0-9][a-z0-9-]{0,39})?$' } as const;
const partlyKnown = { type: 'array', maxItems: 120, items: known } as const;
const count = { type: 'integer', minimum: 0, maximum: 200 } as const;
const money = { type: 'integer', minimum: 0, maximum: 100_000 } as const;
const round = { type: 'integer', minimum: 1, maximum: 30 } as const;
const stage = { type: 'integer', minimum: 0, maximum: 20 } as const;
const tier = { type: 'array', minItems: 3, maxItems: 3 } as const;

/** What lasts, as it is handed on from match to match; all that is left out follows from the table, or is as at the start. */
const record = {
  ...object,
  properties: {
    stage,
    /** By seat from seat 1 on. */
    heroes: {
      type: 'array',
      maxItems: 4,
      items: {
        ...object,
        properties: {
          xp: count,
          classCards: pile,
          /** Each with the modifications on it. */
          items: {
            type: 'array',
            maxItems: 40,
            items: { type: 'array', minItems: 1, maxItems: 8, items: id },
          },
          rewards: pile,
        },
      },
    },
    empire: {
      ...object,
      properties: {
        class: id,
        xp: count,
        influence: count,
        classCards: pile,
        rewards: pile,
        agendaDeck: partlyKnown,
        agendaHand: partlyKnown,
        agendasInPlay: pile,
        villains: pile,
      },
    },
    credits: money,
    allies: pile,
    itemDecks: { ...tier, items: ids },
    itemDeckSizes: { ...tier, items: count },
    supplies: ids,
    sideDeck: { type: 'array', maxItems: 40, items: known },
    active: pile,
    forced: pile,
    log: {
      type: 'array',
      maxItems: 40,
      items: {
        ...object,
        required: ['stage', 'mission', 'winner', 'rounds', 'events', 'wounded', 'withdrew'],
        properties: {
          stage,
          mission: id,
          winner: side,
          rounds: count,
          events: ids,
          wounded: seats,
          withdrew: seats,
        },
      },
    },
    marks: pile,
  },
} as const;

export const missionPositionSchema = {
  ...object,
  required: ['players'],
  properties: {
    /** The Empire, then the heroes. */
    players: {
      type: 'array',
      minItems: 3,
      maxItems: 5,
      items: {
        ...object,
        required: ['groups'],
        properties: {
          /** Of a hero's seat the first one is the hero: the side of its sheet that is up. */
          groups: {
            type: 'array',
            maxItems: 32,
            items: { ...object, required: ['card', 'figures'], properties: groupProperties },
          },
          /** Cards in play: of a hero all that it has with it, of the Empire its class, ongoing agendas and rewards. */
          cards: {
            type: 'array',
            maxItems: 80,
            items: {
              ...object,
              required: ['card'],
              properties: {
                card: id,
                /** Of an attachment: the group, by its place. */
                host: { type: 'integer', minimum: 0, maximum: 31 },
                exhausted: yes,
                depleted: yes,
                /** Tokens that lie on it. */
                tokens: small,
              },
            },
          },
          strain: small,
          /** Activation tokens that are ready: all of them if left out. */
          activations: { type: 'integer', minimum: 0, maximum: 4 },
          /** The hero has activated in this round. */
          activated: yes,
        },
      },
    },
    mission: id,
    round,
    /** The side that activates a group, or whose group activates. */
    toMove: side,
    /** The activation in the midst of which the table is; a group is still to be chosen if left out. */
    activation: {
      ...object,
      required: ['seat', 'group'],
      properties: {
        seat,
        ...activationProperties,
        /** The figure that is active; between two figures if left out. */
        figure: {
          ...object,
          required: ['is'],
          properties: {
            ...activeProperties,
            /** It has rested; it has performed a move. */
            rested: yes,
            ran: yes,
            /** Strain that the hero has suffered for movement points. */
            strainForMoves: { type: 'integer', minimum: 0, maximum: 2 },
          },
        },
      },
    },
    /** Seats of heroes that leave this turn to the others. */
    notYet: seats,
    empire: {
      ...object,
      properties: {
        threat: count,
        threatLevel: { type: 'integer', minimum: 1, maximum: 12 },
        /** By how much effects have changed it until the end of the round. */
        levelShift: { type: 'integer', minimum: -12, maximum: 12 },
        /** Open groups. */
        open: partlyKnown,
        /** Those of them that everybody knows, because they were on the map. */
        known: pile,
        reserve: pile,
        /** Open groups that are not deployed before the next round. */
        heldBack: pile,
        savings: {
          type: 'array',
          maxItems: 8,
          items: {
            ...object,
            required: ['amount', 'reinforcement'],
            properties: { amount: small, reinforcement: small, trait: { enum: traits } },
          },
        },
        /** Agendas that were played from the hand. */
        discard: pile,
      },
    },
    openDoors: few,
    lockedDoors: few,
    /** Hidden sections of the map that are shown. */
    revealed: few,
    /** Deployment points at which groups arrive. */
    openPoints: few,
    rubble: spaces,
    shields: spaces,
    /** In the order of the laying of the map; after them energy shields, with their Health. */
    tokens: {
      type: 'array',
      maxItems: 80,
      items: {
        ...object,
        properties: {
          at: space,
          turned: yes,
          carrier: anyFigure,
          damage: small,
          /** Of tests with it so far. */
          successes: small,
          health: small,
        },
      },
    },
    /** Events that have happened, in order. */
    happened: ids,
    /** Texts that were told: the event, and which of its texts, from 1. */
    told: {
      type: 'array',
      maxItems: 120,
      items: { type: 'string', pattern: '^[a-z0-9-]{1,40}[.][1-9][0-9]?$' },
    },
    counters: {
      type: 'array',
      maxItems: 40,
      items: { ...object, required: ['counter', 'count'], properties: { counter: id, count } },
    },
    /** The mission is over after this round. */
    lastRound: round,
    /** Which of three heroes has the extra activation token. */
    extraToken: seat,
    /** Crates that were opened. */
    crates: small,
    /** From the bottom. */
    supplyDeck: ids,
    /** Nobody knows the order of decks: they are shuffled. */
    shuffle: yes,
    record,
    /** Effects that last: the figures have the ability, or the seat where there are none. */
    lasting: {
      type: 'array',
      maxItems: 40,
      items: {
        ...object,
        required: ['ability', 'seat', 'figures', 'until'],
        properties: {
          ability,
          which,
          seat,
          figures: { type: 'array', maxItems: 40, items: anyFigure },
          until: { enum: ['activation', 'next-activation', 'next-attack', 'round', 'match'] },
        },
      },
    },
    /** Standing orders: how a seat answers whenever it could use an ability. */
    orders: {
      type: 'array',
      maxItems: 80,
      items: {
        ...object,
        required: ['seat', 'ability', 'answer', 'until'],
        properties: {
          seat,
          ability: { type: 'string', pattern: '^[a-z0-9-]{1,100}$' },
          answer: { enum: ['always', 'never'] },
          until: { enum: ['round', 'match'] },
        },
      },
    },
    ...roundProperties,
  },
} as const;

/** A mission of a campaign when a side activates a group, or a figure may act, as a person would set it out. */
export type MissionPosition = FromSchema<typeof missionPositionSchema>;
export type SeatPosition = MissionPosition['players'][number];
export type CardPosition = NonNullable<SeatPosition['cards']>[number];
export type RecordPosition = NonNullable<MissionPosition['record']>;
