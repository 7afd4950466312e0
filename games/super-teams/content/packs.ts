import type { Pack } from './pack-schema.ts';
import reconstructed from './reconstructed.json' with { type: 'json' };

/** The cards and ships of the box on the board as we reconstructed it. */
export const box = reconstructed as Pack;

/** The packs that come with the game, by id. Their shape is tested against the schema, which the compiler cannot. */
export const packs: Readonly<Record<string, Pack>> = { reconstructed: box };

export const defaultPack = 'reconstructed';
