import type { Pack } from './pack.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

/**
 * The packs that come with the game, by id, the usual one first. Their shape is tested against the schema, which the
 * compiler cannot.
 */
export const packs: Readonly<Record<string, Pack>> = { reconstructed: reconstructed as Pack };

export const defaultPack = 'reconstructed';
