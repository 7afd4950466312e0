import { shareParts } from '../common/share-parts.ts';
import { offerOf } from '../offer.ts';
import { checkPack } from './content/check.ts';
import { packSchema } from './content/pack-schema.ts';
import { packs } from './content/packs.ts';

/** The cards of this game, as the command line and the server know them. */
export const offer = offerOf(shareParts(packSchema), packs, checkPack);
