import type { Packs } from '../entry.ts';
import { checkPack } from './content/check.ts';
import type { PackFile } from './content/pack-file.ts';
import { packSchema } from './content/pack-schema.ts';
import { packs } from './content/packs.ts';

/** The cards and tracks of this game, as the command line and the server know them. */
export const offer: Packs<PackFile> = {
  schema: packSchema,
  check: (pack) => checkPack(pack).map(({ place, key, args }) => ({ place, sentence: { key, args } })),
  builtIn: Object.entries(packs).map(([id, { name }]) => ({ id, name })),
};
