import type { Faction } from '../content/pack.ts';
import type { Color } from './view.ts';

/** The character of each colour belongs to a faction (p. 10): Luke and Yoda, Vader and trooper, Boba Fett. */
export const factionOf: Readonly<Record<Color, Faction>> = {
  red: 'rebel',
  green: 'rebel',
  black: 'empire',
  white: 'empire',
  orange: 'bounty_hunter',
};

/** Colours by seat where nobody chose: partners sit diagonally (p. 16). */
export const usualColors: Readonly<Record<'standard' | 'teams', readonly Color[]>> = {
  standard: ['red', 'green', 'black', 'white', 'orange'],
  teams: ['red', 'black', 'green', 'white'],
};

/** Colours by seat for tables that the page opens: different factions, as far as there are three of them. */
export const mixedColors: readonly Color[] = ['red', 'black', 'orange', 'green', 'white'];
