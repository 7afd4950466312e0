import type { Schema } from '../../../../common/from-schema.ts';
import { affiliations, attributes, conditions, tokenKinds, traits } from '../../../content/vocabulary.ts';
import {
  ability,
  anyFigure,
  id,
  object,
  place,
  seat,
  seats,
  small,
  space,
  which,
  yes,
} from '../../position/schema.ts';
import { amounts, attackProperties, figures, rolled, token, used } from './attack-schema.ts';

/** Moments at which abilities are carried out, and what may lie directly below each: see `arrange-frames.ts`. */
export const momentsInFrames = [
  'match-start',
  'round-start',
  'round-end',
  'status-start',
  'deployment',
  'deployed',
  'deploys',
  'arrives',
  'group-starts',
  'group-ends',
  'activation-start',
  'activation-end',
  'rests',
  'interacts',
  'after-special-action',
  'comes-within',
  'leaves',
  'before-declare',
  'declare',
  'pool',
  'reroll',
  'modify',
  'surges-spent',
  'after',
  'about-to-be-defeated',
  'wounded',
  'after-setup',
  'after-activation',
  'deployment',
  'enters-space-of',
  'leaves-space-of',
  'ends-on',
  'defeated',
  'group-defeated',
  'used',
  'threat-rises',
  'test-before',
  'test-pool',
  'test-reroll',
  'test-after',
] as const;

/** Phases of an attack in which something else goes on in its midst. */
export const phasesInFrames = [
  'aim',
  'pool',
  'roll',
  'conditions',
  'modify',
  'cancel',
  'surges',
  'hit',
  'blast',
  'cleave',
  'end',
] as const;

/** A frame: its step, and what it says, of which some is always there. */
function frame<
  const Step extends string,
  const Members extends Readonly<Record<string, Schema>>,
  const Names extends readonly (keyof Members & string)[],
>(step: Step, properties: Members, required: Names) {
  return {
    ...object,
    required: ['step', ...required],
    properties: { step: { const: step }, ...properties },
  } as const;
}

const group = {
  type: 'array',
  minItems: 2,
  maxItems: 2,
  items: { type: 'integer', minimum: 0, maximum: 31 },
} as const;
const side = { enum: ['rebels', 'empire'] } as const;
const tokens = { type: 'array', maxItems: 40, items: token } as const;
const places = { type: 'array', maxItems: 200, items: place } as const;
/** An effect of the ability: which, counted from 1 as they are printed, those inside others included. */
const effect = { type: 'integer', minimum: 1, maximum: 99 } as const;
const kinds = { type: 'array', minItems: 1, maxItems: 4, items: { enum: tokenKinds } } as const;
const left = { type: 'integer', minimum: 1, maximum: 40 } as const;

/** For whom and around whom an ability works; of a frame above its effects only what is different there. */
const circumstances = {
  seat,
  by: anyFigure,
  on: anyFigure,
  chosen: figures,
  objects: tokens,
  space,
  rolled: rolled.dice,
  opponent: seat,
  tested: small,
} as const;

const ofEffect = { effect, ...circumstances } as const;

/** Where in an event its effects are carried out: so many of them are done, or of those in a list inside one of them, both from 1. */
const ofEvent = {
  event: id,
  figure: anyFigure,
  inside: { ...object, required: ['effect', 'part'], properties: { effect, part: effect } },
} as const;

/** What abilities take from the cost of one group, or of each. */
const discounts = {
  type: 'array',
  maxItems: 20,
  items: {
    ...object,
    required: ['amount'],
    properties: {
      amount: small,
      each: { const: true },
      trait: { enum: traits },
      affiliation: { enum: affiliations },
    },
  },
} as const;

/** What goes on, frame by frame. */
export const frameSchema = {
  oneOf: [
    frame('missionStart', {}, []),
    frame('entrance', {}, []),
    frame('ally', { declined: seats }, []),
    frame('gear', {}, []),
    frame('leaveBehind', { seats }, ['seats']),
    frame('openGroups', { left }, ['left']),
    frame('round', {}, []),
    frame('sides', { next: side }, ['next']),
    frame('activations', { next: seat }, ['next']),
    frame('nextRound', {}, []),
    frame('endOfRound', {}, []),
    frame('optionalDeployment', { discounts }, []),
    frame('threat', {}, []),
    frame('deployment', { discounts }, []),
    frame('missionMoment', ofEvent, ['event']),
    frame('missionEvent', { ...ofEvent, done: small }, ['event']),
    frame('missionChoice', {}, []),
    frame('missionTester', {}, []),
    frame('deployed', { group }, ['group']),
    frame('arrive', { figures }, ['figures']),
    frame(
      'putFigure',
      { figure: anyFigure, around: { type: 'array', minItems: 1, maxItems: 200, items: space } },
      ['figure', 'around'],
    ),
    frame('attachments', { group }, ['group']),
    frame('agendaPlayed', { card: id }, ['card']),
    frame('group', { group, left: figures, companions: figures, begun: yes }, ['group']),
    frame('nextFigure', {}, []),
    frame('endActivation', { figure: anyFigure }, ['figure']),
    frame('activation', { figure: anyFigure }, ['figure']),
    frame('actionDone', { figure: anyFigure, special: yes }, ['figure']),
    frame('walk', { figure: anyFigure, path: places, announced: yes }, ['figure', 'path']),
    frame(
      'movement',
      {
        figure: anyFigure,
        seat,
        by: { enum: ['points', 'spaces', 'push'] },
        left: small,
        mobile: yes,
        to: anyFigure,
      },
      ['figure', 'seat', 'by', 'left'],
    ),
    frame('pushAside', { figures }, []),
    frame('putDown', { figure: anyFigure, seat, places: { ...places, minItems: 1 } }, [
      'figure',
      'seat',
      'places',
    ]),
    frame(
      'moment',
      {
        moment: { enum: momentsInFrames },
        on: anyFigure,
        /** Of what is suffered, and by whose doing it is. */
        amount: small,
        by: seat,
        /** Where the figure was before it came within reach. */
        from: place,
        /** Who enters or leaves its space. */
        mover: anyFigure,
        /** The ability that was used, by its own id, and whom and which tokens it has met. */
        ability: id,
        met: figures,
        metObjects: tokens,
        /** Seats that have not said yet what they use, from the one that is asked on. */
        seats,
        used,
        /** What answers it, where that had to be known before. */
        only: used,
      },
      ['moment', 'seats'],
    ),
    frame('window', {}, []),
    frame(
      'effects',
      {
        ability,
        which,
        surgeAbility: ability,
        ...circumstances,
        todo: { type: 'array', maxItems: 40, items: effect },
        widened: { enum: ['any-friendly', 'both-choices', 'friendly-in-sight'] },
      },
      ['seat'],
    ),
    frame(
      'chooseFigures',
      {
        ...ofEffect,
        chooser: seat,
        from: figures,
        found: figures,
        left,
        must: yes,
        fromObjects: tokens,
        foundObjects: tokens,
      },
      ['effect', 'chooser', 'from', 'left'],
    ),
    frame('chooseOption', { ...ofEffect, apart: yes, optional: yes }, ['effect']),
    frame('chooseSpace', ofEffect, ['effect']),
    frame('may', { ...ofEffect, chooser: seat }, ['effect', 'chooser']),
    frame(
      'attacks',
      {
        ...ofEffect,
        attackers: figures,
        left,
        targets: figures,
      },
      ['effect', 'left'],
    ),
    frame(
      'testing',
      {
        figure: anyFigure,
        attribute: { enum: attributes },
        /** The next one; it has not begun if left out. */
        phase: { enum: ['pool', 'roll', 'after'] },
        ...rolled,
        pool: attackProperties.pool,
        /** Those besides the ones on the dice. */
        successes: small,
        /** The token with which it tests; what it suffers if it fails, by whose doing, and what threat the Empire gains. */
        token,
        consequence: {
          ...object,
          required: ['by'],
          properties: {
            damage: small,
            strain: small,
            threat: small,
            condition: { enum: conditions },
            by: seat,
          },
        },
      },
      ['figure', 'attribute'],
    ),
    frame('rerollTest', { seat, left }, ['seat']),
    frame('oneCondition', { figure: anyFigure }, ['figure']),
    frame('interacting', { figure: anyFigure }, ['figure']),
    frame('specialAction', { seat, figure: anyFigure }, ['seat', 'figure']),
    frame('tokenKind', { seat, figure: anyFigure, kinds, left }, ['seat', 'figure', 'kinds', 'left']),
    frame('surplusToken', { figure: anyFigure }, ['figure']),
    frame('distribute', { seat, kinds, figures, left }, ['seat', 'kinds', 'figures', 'left']),
    frame(
      'attack',
      {
        attacker: anyFigure,
        phase: { enum: phasesInFrames },
        ...attackProperties,
        /** After the hit: how it went, and what the target was when it was declared. */
        kind: { enum: ['melee', 'ranged'] },
        distance: small,
        missed: { enum: ['accuracy', 'dodge', 'effect', 'target'] },
        dealt: small,
        hurt: figures,
        defeated: yes,
      },
      ['attacker', 'phase'],
    ),
    frame('target', {}, []),
    frame('targetSpace', {}, []),
    frame('surge', {}, []),
    frame('cleave', { amount: amounts.items }, ['amount']),
    frame('removeDie', { seat, pool: { enum: ['attack', 'defence'] }, left }, ['seat', 'pool', 'left']),
    frame('anyDice', { seat, left, most: small }, ['seat', 'left', 'most']),
    frame('defeat', { figure: anyFigure, by: seat, surely: yes, announced: yes }, ['figure']),
  ],
} as const;
