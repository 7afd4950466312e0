import type { Packs } from '../../entry.ts';
import { checkPack } from './check.ts';
import { faultText } from './fault-text.ts';
import type { Pack } from './pack.ts';
import { packSchema } from './pack-schema.ts';
import { defaultPack, packs } from './packs.ts';

/** The tile sets of this game, as the command line and the server know them. */
export const offer: Packs<Pack> = {
  schema: packSchema,
  check: (pack) => checkPack(pack).map((fault) => ({ place: fault.place, message: faultText(fault) })),
  builtIn: Object.entries(packs)
    .map(([id, { name }]) => ({ id, name }))
    .sort((a, b) => Number(b.id === defaultPack) - Number(a.id === defaultPack)),
};
