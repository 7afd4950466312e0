import { shareParts } from '../common/share-parts.ts';
import { offerOf } from '../offer.ts';
import { type CampaignFile, campaignFileSchema } from './content/campaign/campaign-file.ts';
import { checkFile } from './content/campaign/mission-check.ts';
import { campaignPack } from './content/campaign/packs.ts';

/** The missions of the campaign, as the command line and the server know them. */
export const offer = offerOf<CampaignFile>(
  shareParts(campaignFileSchema),
  { [campaignPack.id]: campaignPack },
  (file) => checkFile(file, campaignPack),
);
