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
import { attackProperties, figures, question, rolled, token, used } from './attack-schema.ts';
import { frameSchema } from './frame-schema.ts';

const side = { enum: ['rebels', 'empire'] } as const;
const few = { type: 'array', maxItems: 20, uniqueItems: true, items: id } as const;
const spaces = { type: 'array', maxItems: 200, uniqueItems: true, items: space } as const;
const ids = { type: 'array', maxItems: 120, items: id } as const;
/** Texts that were told: the event, and which of its texts, from 1. */
const texts = {
  type: 'array',
  maxItems: 120,
  items: { type: 'string', pattern: '^[a-z0-9-]{1,40}[.][1-9][0-9]?$' },
} as const;
/** Where what is written is a viewer's, a card that this viewer does not know has an empty name. */
const known = { type: 'string', pattern: '^([a-z0-9][a-z0-9-]{0,39})?$' } as const;
const partlyKnown = { type: 'array', maxItems: 120, items: known } as const;
const count = { type: 'integer', minimum: 0, maximum: 200 } as const;
const money = { type: 'integer', minimum: 0, maximum: 100_000 } as const;
const round = { type: 'integer', minimum: 1, maximum: 30 } as const;
const stage = { type: 'integer', minimum: 0, maximum: 20 } as const;
const tier = { type: 'array', minItems: 3, maxItems: 3 } as const;

/** An ability that gives an attack or a test in an activation. */
const given = {
  ...object,
  required: ['ability', 'seat'],
  properties: {
    ability,
    which,
    seat,
    /** Whose ability it is, and to whom that happened which it answers. */
    by: anyFigure,
    on: anyFigure,
    /** The figures that it has met. */
    chosen: figures,
    /** It is a special action of the active figure. */
    special: yes,
    /** It answers this moment of the active figure, at which this was used before it. */
    moment: { enum: ['activation-start', 'rests'] },
    used,
    /** The figures that attack by it after this attack, how many attacks the first of them has, and targets of those before. */
    attackers: figures,
    left: { type: 'integer', minimum: 1, maximum: 9 },
    targets: figures,
  },
} as const;

/** An attack in an activation at one of its questions: what is left out is as its weapon, the map and conditions have it. */
const attack = {
  ...object,
  properties: {
    /** Where an ability has another figure attack than the active one. */
    attacker: anyFigure,
    /** The moment at which it is asked what is used: when surges are spent, if left out. */
    moment: { enum: ['declare', 'pool', 'reroll', 'modify'] },
    ...question,
    ...attackProperties,
  },
} as const;

/** A test of the active figure at its reroll question. */
const test = {
  ...object,
  required: ['dice'],
  properties: {
    /** With which it is, where no ability gives it. */
    token,
    ...rolled,
    /** Successes besides those on the dice. */
    successes: small,
    ...question,
  },
} as const;

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
          /** Between missions; in a mission its sheet says who it is. */
          hero: id,
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
          told: texts,
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
    /** 0 as the mission is set up. */
    round: { ...round, minimum: 0 },
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
            /** Its end was announced: `frames` say what goes on. */
            ending: yes,
            /** Strain that the hero has suffered for movement points. */
            strainForMoves: { type: 'integer', minimum: 0, maximum: 2 },
          },
        },
        given,
        attack,
        test,
      },
    },
    /** All that goes on, from below to the top, where nothing above says it. */
    frames: { type: 'array', minItems: 1, maxItems: 60, items: frameSchema },
    /** Seats are asked what they use at a moment outside of attacks and tests. */
    question: {
      ...object,
      required: ['moment'],
      properties: {
        moment: { enum: ['activation-start', 'round-start', 'round-end', 'deployment'] },
        asked: seat,
        used,
      },
    },
    /** The optional deployment of the status phase, after threat was gained and everything was readied. */
    deployment: yes,
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
    told: texts,
    /** Sealed events that the Empire has shown. */
    shown: ids,
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
    /** Supplies in the deck of which these seats know where they lie; everybody, where none are named. */
    knownSupplies: {
      type: 'array',
      maxItems: 40,
      items: { ...object, required: ['card'], properties: { card: id, seats } },
    },
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
          figures,
          until: { enum: ['attack', 'activation', 'next-activation', 'next-attack', 'round', 'match'] },
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
          until: { enum: ['attack', 'round', 'match'] },
        },
      },
    },
    ...roundProperties,
  },
} as const;

const rewards = { type: 'array', minItems: 1, maxItems: 8, items: id } as const;
const follows = { enum: ['upgrades', 'mission', 'end'] } as const;

/** What is decided between two missions. */
const between = {
  oneOf: [
    {
      ...object,
      required: ['step'],
      properties: {
        step: { const: 'rebelUpgrade' },
        /** Items that can be bought; drawn by chance if left out. */
        shop: ids,
        /** Hero seats that are done. */
        done: seats,
        /** Items that were given, put on weapons or taken off in this stage. */
        moved: { type: 'integer', minimum: 0, maximum: 60 },
      },
    },
    {
      ...object,
      required: ['step', 'agenda'],
      properties: {
        step: { const: 'ransom' },
        /** The agenda in play of which the heroes can be rid. */
        agenda: id,
        /** Those for which they were asked before. */
        offered: pile,
        /** Hero seats that have not said whether they pay: all if left out. */
        seats,
      },
    },
    {
      ...object,
      required: ['step'],
      properties: {
        step: { const: 'imperialUpgrade' },
        /** Agendas that can be bought; drawn by chance if left out. */
        drawn: partlyKnown,
      },
    },
    { ...object, required: ['step'], properties: { step: { const: 'discardAgenda' } } },
    {
      ...object,
      required: ['step'],
      properties: {
        step: { const: 'voteMission' },
        /** The missions among which the heroes choose: all that are active at the stage if left out. */
        missions: pile,
        votes: {
          type: 'array',
          maxItems: 4,
          items: { ...object, required: ['seat', 'mission'], properties: { seat, mission: id } },
        },
      },
    },
    {
      ...object,
      required: ['step', 'missions'],
      properties: { step: { const: 'missionTie' }, missions: pile },
    },
    {
      ...object,
      required: ['step', 'rewards'],
      properties: {
        step: { const: 'takeReward' },
        /** Reward cards that a hero takes: this one, and those that come after it. */
        rewards,
        /** Who has named whom for the first of them. */
        votes: {
          type: 'array',
          maxItems: 4,
          items: { ...object, required: ['seat', 'hero'], properties: { seat, hero: seat } },
        },
        /** What comes after the rewards: the upgrade stages if left out. */
        follows,
      },
    },
    {
      ...object,
      required: ['step', 'rewards', 'seats'],
      properties: { step: { const: 'rewardTie' }, rewards, seats, follows },
    },
  ],
} as const;

/** A position of a campaign: of a mission with its `players`, or `between` missions, where a record has all that there is. */
export const campaignPositionSchema = {
  ...object,
  minProperties: 1,
  properties: { between, ...missionPositionSchema.properties },
} as const;

/** What is decided between two missions, as a person would set it out. */
export interface BetweenPosition {
  readonly between: FromSchema<typeof between>;
  readonly record?: RecordPosition;
  /** Nobody knows the order of decks: they are shuffled. */
  readonly shuffle?: boolean;
}

export type CampaignPosition = MissionPosition | BetweenPosition;

/** A mission of a campaign when a side activates a group, or a figure may act, as a person would set it out. */
export type MissionPosition = FromSchema<typeof missionPositionSchema>;
export type SeatPosition = MissionPosition['players'][number];
export type CardPosition = NonNullable<SeatPosition['cards']>[number];
export type RecordPosition = NonNullable<MissionPosition['record']>;
export type FramePosition = NonNullable<MissionPosition['frames']>[number];
/** What is said of a frame of this step. */
export type FrameSaid<N extends FramePosition['step']> = Extract<FramePosition, { readonly step: N }>;
