/** The names of the vocabulary in which cards say what they do: of dice, results, conditions, power tokens, traits. */

export const dieKinds = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const;
export const results = ['damage', 'accuracy', 'surge', 'block', 'evade', 'dodge', 'pierce'] as const;
export const conditions = ['stunned', 'bleeding', 'weakened', 'focused', 'hidden'] as const;
export const tokenKinds = ['damage', 'surge', 'block', 'evade'] as const;
export const traits = [
  'brawler',
  'creature',
  'droid',
  'force-user',
  'guardian',
  'heavy-weapon',
  'hunter',
  'leader',
  'smuggler',
  'spy',
  'trooper',
  'vehicle',
  'wookiee',
] as const;
export const affiliations = ['imperial', 'rebel', 'mercenary', 'neutral'] as const;
/** The attributes of a hero, which are tested (A11). */
export const attributes = ['strength', 'insight', 'tech'] as const;
export type Attribute = (typeof attributes)[number];
export const keywords = ['reach', 'mobile', 'massive'] as const;
