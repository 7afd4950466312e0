import type { TokenKind } from '../../content/compiled.ts';

/** What power tokens look like: strokes in a square of 24. */
export const powerSigns: Readonly<Record<TokenKind, string>> = {
  damage: 'M12 2 14.5 8.5 21 7 16.5 12 21 17 14.5 15.5 12 22 9.5 15.5 3 17 7.5 12 3 7 9.5 8.5Z',
  surge: 'M14 2 6 13H11L9 22 18 10H12.5Z',
  block: 'M12 2.5 20 5.5V12Q20 18.5 12 21.5Q4 18.5 4 12V5.5Z',
  evade: 'M4 17Q10 17 12 12T20 7M16 4.5 20.5 7 17.5 11M4 12Q8 12 9.5 9',
};
