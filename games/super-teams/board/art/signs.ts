import type { BonusKind } from '../../content/pack.ts';
import type { Space } from '../../content/pack-schema.ts';

/** What a space does, as a sign in a square of 40 around 0, 0, in one colour: it reads without knowing the colour. */
export const spaceSigns: Readonly<Record<Exclude<Space['kind'], 'double' | 'start' | 'final'>, string>> = {
  normal: 'M0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8Z',
  bonus:
    'M-11-15h22a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2h-22a2 2 0 0 1-2-2v-26a2 2 0 0 1 2-2ZM0-9-2.6-2.6-9 0l6.4 2.6L0 9 2.6 2.6 9 0 2.6-2.6Z',
  hyperspace: 'M-18-12h8L0 0-10 12h-8L-8 0ZM0-12h8L18 0 8 12H0L10 0Z',
  asteroid: 'M-10-16l10 1 5 7-4 9-11 2-8-7 1-8ZM9-4l7 2 2 7-5 6-8-2-2-7ZM-9 6l6 1 2 6-5 5-7-3-1-5Z',
  maw: 'M0-17C10-17 17-9 17 0S9 16 0 15-13 7-12-1-5-11 1-10 10-3 9 2 3 8-1 7-5 2-3-1 2-3 3-1C1-2-1 0 0 2S5 4 6 1 4-6 0-7-8-4-8 1-4 11 1 11 13 7 13 0 8-13 0-13Z',
};

/** What a bonus card does, in a square of 40 around 0, 0. */
export const bonusSigns: Readonly<Record<BonusKind, string>> = {
  // A way that winds between two rocks.
  pilot:
    'M-4 18C-14 10 10 0-1-9l4-2-7-7-4 10 4-1C4-2-18 8-8 18ZM-16-12l6 1 1 6-6 3-5-5ZM10 2l7 1 2 7-7 4-6-5Z',
  // Streaks of stars.
  lightspeed: 'M-18-2H6l-6-10h6L18 0 6 12H0L6 2h-24ZM-14-12h8v3h-8ZM-14 9h8v3h-8Z',
  // Out of the whirl.
  evasive: 'M4-18 16-8 5 0v-5C-4-6-9 0-7 6S2 14 7 10l3 4C2 20-11 17-13 7S-5-12 4-12Z',
  // One space more.
  boost: 'M-17-3h6v-6h5v6h6v5h-6v6h-5V2h-6ZM5-8l7-6h4v28h-6V-6l-5 3Z',
  // A hook on its line.
  hook: 'M-2-19h4v6c7 2 7 9 0 11v8c0 5 8 5 8-1h-4l6-9 6 9h-4C14 19-2 19-2 6v-8c-7-2-7-9 0-11ZM0-10a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z',
};
