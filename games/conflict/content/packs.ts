import type { Pack } from './pack.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

/** Cards, dice and tracks as we reconstructed them; the marker starts on the first field, as in the rulebook (p. 3). */
const box = reconstructed as Pack;

/**
 * The same with a house option: where the marker starts depends on the number of players, so that a team of greedy
 * bots wins about half of its matches on the standard board and a quarter on the advanced one. The figures are in
 * docs/games/conflict.md.
 */
const balanced: Pack = {
  ...box,
  id: 'balanced',
  name: 'Balanced by house start fields',
  note: `${box.note} House option: the field on which the marker starts depends on the number of players.`,
  status: { ...box.status, starts: 'original' },
  tracks: {
    standard: { ...box.tracks.standard, starts: [21, 22, 18, 16, 15] },
    advanced: { ...box.tracks.advanced, starts: [20, 23, 19, 18, 18] },
  },
};

/**
 * The packs that come with the game, by id, the usual one first. People see them as `option.pack.<id>` and
 * `editor.start.<id>`. Their shape is tested against the schema, which the compiler cannot.
 */
export const packs: Readonly<Record<string, Pack>> = { balanced, reconstructed: box };

export const defaultPack = 'balanced';
