import { packAsked } from '../../common/pack-option.ts';
import { checkPack } from '../content/check.ts';
import { type Pack, type Side, sides } from '../content/pack.ts';
import { type PackFile, packFrom } from '../content/pack-file.ts';
import { packSchema } from '../content/pack-schema.ts';
import { defaultPack, packs } from '../content/packs.ts';

/** How a match is to be played; everything may be left out. */
export interface Options {
  /** The id of a pack that comes with the game, or a pack of one's own. */
  readonly pack?: string | PackFile;
  /** The side of the board: the advanced track is shorter (p. 9). */
  readonly side?: Side;
  /** The simplified variant: leaders may be covered in any order (p. 9). */
  readonly simplified?: boolean;
  /** Hands and peeked cards lie open for all, or are secret (ruling R17). */
  readonly hands?: 'open' | 'strict';
}

export const optionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pack: { anyOf: [{ enum: Object.keys(packs) }, packSchema], default: defaultPack },
    side: { enum: sides, default: 'standard' },
    simplified: { type: 'boolean', default: false },
    hands: { enum: ['open', 'strict'], default: 'open' },
  },
} as const;

/** The pack that options ask for. Throws an InputError `bad-options` or `bad-pack`. */
export function packOf({ pack = defaultPack }: Options): Pack {
  return packAsked(pack, { packs, check: checkPack, from: packFrom });
}
