import { hashOf } from '../../../../kernel/canonical.ts';
import type { Content, Json } from '../../../../kernel/game.ts';
import { once } from '../../../common/once.ts';
import { packSchema } from '../pack-schema.ts';
import { verbSchema } from './ability-schema.ts';
import { cardSchema, heroSchema, said } from './card-schema.ts';
import { type CampaignCards, type CampaignPack, verbsOf } from './compile-campaign.ts';
import { type Laying, layingSchema } from './laying-schema.ts';
import { type CampaignMission, missionSchema } from './mission-schema.ts';
import { type Tile, tileSchema } from './tile-schema.ts';

/**
 * Missions in a file, with the maps on which they are played. What everybody may know of such a file is one too, and with what
 * is sealed it is the whole again: see {@link contentOf}.
 */
export interface CampaignFile {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly missions: readonly CampaignMission[];
  readonly layings: readonly Laying[];
  /** The cards and tiles with which they are played; where they are left out, those that come with the game. */
  readonly cards?: CampaignCards;
  readonly tiles?: readonly Tile[];
  /** In the open part of a file: what all events do in the words of abilities. */
  readonly open?: CampaignPack['open'];
  /** Of a campaign that began with an earlier version of the game: its missions with all of their events and groups. */
  readonly sealed?: Pick<CampaignFile, 'missions'>;
}

const object = { type: 'object', additionalProperties: false } as const;
const missionList = { type: 'array', minItems: 1, maxItems: 40, items: missionSchema } as const;

/** A list of cards of the skirmish, which may say what only a campaign knows. */
function withCampaignWords<S extends { readonly items: { readonly properties: object } }>(list: S) {
  return { ...list, items: { ...list.items, properties: { ...list.items.properties, ...said } } };
}

const { deployments, companions, forms } = packSchema.properties;

/** The shape of a file of missions. What a schema cannot say, `checkMission` checks. */
export const campaignFileSchema = {
  ...object,
  required: ['schemaVersion', 'id', 'name', 'missions', 'layings'],
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    missions: missionList,
    layings: { type: 'array', minItems: 1, maxItems: 40, items: layingSchema },
    cards: {
      ...object,
      required: ['deployments', 'companions', 'forms', 'heroes', 'cards'],
      properties: {
        deployments: withCampaignWords(deployments),
        companions: withCampaignWords(companions),
        forms: withCampaignWords(forms),
        heroes: { type: 'array', minItems: 1, maxItems: 40, items: heroSchema },
        cards: { type: 'array', maxItems: 800, items: cardSchema },
      },
    },
    tiles: { type: 'array', maxItems: 400, items: tileSchema },
    sealed: { ...object, required: ['missions'], properties: { missions: missionList } },
    open: {
      ...object,
      required: ['verbs'],
      properties: {
        verbs: {
          type: 'array',
          maxItems: 400,
          items: { type: 'array', minItems: 1, maxItems: 4, items: verbSchema },
        },
      },
    },
  },
} as const;

/**
 * The content of a match with this pack, cards and tiles included, so that a campaign goes on with its own where those of the
 * game have changed. The open part is a {@link CampaignFile} without events that nobody may know before they happen, and
 * without reserves; the missions with these are sealed. What events do in the words of abilities is open as a list, without
 * the events, because frames and lasting effects name it by number.
 */
export const contentOf = once((pack: CampaignPack): Content => {
  const { missions = [], layings = [], deployments, companions, forms, heroes, cards, tiles } = pack;
  const file: CampaignFile = {
    schemaVersion: 1,
    id: pack.id,
    name: pack.name,
    missions: missions.map((mission) => ({
      ...mission,
      groups: { ...mission.groups, reserved: [] },
      events: mission.events.filter(({ open }) => open === true),
    })),
    layings,
    cards: { deployments, companions, forms, heroes, cards },
    tiles,
    open: pack.open ?? { verbs: verbsOf(pack).map(({ effects }) => effects) },
  };
  const sealed: CampaignFile['sealed'] = { missions };
  const open = asJson(file);
  return {
    hash: hashOf(open),
    pack: open,
    // Whoever has the open part alone does not know that it is sealed.
    ...(pack.open === undefined && { sealed: asJson(sealed) }),
  };
});

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
