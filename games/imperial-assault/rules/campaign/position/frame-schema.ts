import type { Schema } from '../../../../common/from-schema.ts';
import { tokenKinds } from '../../../content/vocabulary.ts';
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

/** What goes on, frame by frame. */
export const frameSchema = {
  oneOf: [
    frame('sides', { next: side }, ['next']),
    frame('activations', { next: seat }, ['next']),
    frame('nextRound', {}, []),
    frame('endOfRound', {}, []),
    frame('optionalDeployment', {}, []),
    frame('threat', {}, []),
    frame('deployment', {}, []),
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
