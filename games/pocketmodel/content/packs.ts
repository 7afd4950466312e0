import { balanced } from './balanced.ts';
import type { Pack } from './pack.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

/** Everything as it was reconstructed, before it was played. */
const box = reconstructed as Pack;

/**
 * The packs that come with the game, by id, the usual one first. People see them as `option.pack.<id>`. Their shape is
 * tested against the schema, which the compiler cannot.
 */
export const packs: Readonly<Record<string, Pack>> = { balanced: balanced(box), reconstructed: box };

export const defaultPack = 'balanced';
