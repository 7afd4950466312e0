import { conditions, dieKinds, tokenKinds } from '../../../content/vocabulary.ts';
import { ability, anyFigure, id, object, seat, small, space, which, yes } from '../../position/schema.ts';

/** Dice as they lie, and those that abilities have added to the ones of weapon, card or sheet, or taken away. */
export const rolled = {
  dice: {
    type: 'array',
    minItems: 1,
    maxItems: 30,
    items: {
      ...object,
      required: ['die', 'face'],
      properties: {
        die: { enum: dieKinds },
        face: { type: 'integer', minimum: 1, maximum: 6 },
        rerolled: yes,
      },
    },
  },
  added: { type: 'array', maxItems: 20, items: { enum: dieKinds } },
  removed: { type: 'array', maxItems: 20, items: { enum: dieKinds } },
} as const;
/** A token, by its place in the laying. */
export const token = { type: 'integer', minimum: 0, maximum: 79 } as const;
export const figures = { type: 'array', maxItems: 40, items: anyFigure } as const;
const change = { type: 'integer', minimum: -20, maximum: 20 } as const;
export const amounts = {
  type: 'array',
  maxItems: 20,
  items: { type: 'integer', minimum: 1, maximum: 20 },
} as const;
const surgeAbilities = { type: 'array', maxItems: 20, items: ability } as const;

/** What was used at a moment of an attack or a test, in order. */
export const used = {
  type: 'array',
  maxItems: 20,
  items: {
    ...object,
    required: ['ability', 'seat'],
    properties: { ability, which, seat, by: anyFigure },
  },
} as const;

/** A question at such a moment. */
export const question = {
  /** The seat that is asked: the first that has something to use, if left out. */
  asked: seat,
  /** An ability of this seat has dice rolled again: so many are left. */
  rerolls: { anyOf: [{ type: 'integer', minimum: 1, maximum: 30 }, { const: 'all' }] },
  used,
} as const;

/** What is said of an attack, but for the question in it. */
export const attackProperties = {
  /** Dice that are about to be rolled, those of the attack first. */
  pool: { type: 'array', maxItems: 30, items: { enum: dieKinds } },
  target: anyFigure,
  /** A token that is attacked in place of a figure. */
  token,
  /** The target space, where there are several. */
  space,
  weapon: id,
  ...rolled,
  /** It has the die of Focused, though the figure is not Focused now, or has not. */
  focused: yes,
  /** What changes the results, in order, and where it is from: one of the first five. */
  changes: {
    type: 'array',
    maxItems: 40,
    items: {
      ...object,
      properties: {
        ability,
        which,
        surgeAbility: ability,
        condition: { enum: conditions },
        powerToken: anyFigure,
        token,
        damage: change,
        accuracy: change,
        surge: change,
        block: change,
        evade: change,
        dodge: change,
        pierce: change,
      },
    },
  },
  /** Surges that are left. */
  surges: small,
  spent: surgeAbilities,
  moreSurges: surgeAbilities,
  /** Each surge ability can be used twice. */
  twice: yes,
  blasts: amounts,
  cleaves: amounts,
  inflicts: { type: 'array', maxItems: 10, items: { enum: conditions } },
  recovers: {
    type: 'array',
    maxItems: 20,
    items: {
      ...object,
      required: ['what', 'amount'],
      properties: { what: { enum: ['damage', 'strain'] }, amount: { ...small, minimum: 1 } },
    },
  },
  tokensSpent: {
    type: 'array',
    maxItems: 20,
    items: {
      ...object,
      required: ['figure', 'token'],
      properties: { figure: anyFigure, token: { enum: tokenKinds }, of: anyFigure },
    },
  },
  seesThrough: yes,
  arc: yes,
  sightFrom: small,
  asStrain: yes,
  pierceAsDamage: yes,
} as const;
