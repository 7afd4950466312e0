import { hashOf } from '../../../../kernel/canonical.ts';
import type { Content, Json } from '../../../../kernel/game.ts';
import { once } from '../../../common/once.ts';
import { verbSchema } from './ability-schema.ts';
import { type CampaignPack, verbsOf } from './compile-campaign.ts';
import { type Laying, layingSchema } from './laying-schema.ts';
import { type CampaignMission, missionSchema } from './mission-schema.ts';

/**
 * Missions in a file, with the maps on which they are played; their cards and tiles are those that come with the game. What
 * everybody may know of such a file is one too: see {@link contentOf}.
 */
export interface CampaignFile {
  readonly schemaVersion: 1;
  readonly id: string;
  readonly name: string;
  readonly missions: readonly CampaignMission[];
  readonly layings: readonly Laying[];
  /** In the open part of a file: the cards for which it was made, and what all events do in the words of abilities. */
  readonly open?: CampaignPack['open'];
}

const object = { type: 'object', additionalProperties: false } as const;

/** The shape of a file of missions. What a schema cannot say, `checkMission` checks. */
export const campaignFileSchema = {
  ...object,
  required: ['schemaVersion', 'id', 'name', 'missions', 'layings'],
  properties: {
    schemaVersion: { const: 1 },
    id: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    missions: { type: 'array', minItems: 1, maxItems: 40, items: missionSchema },
    layings: { type: 'array', minItems: 1, maxItems: 40, items: layingSchema },
    open: {
      ...object,
      required: ['cards', 'verbs'],
      properties: {
        cards: { type: 'string', maxLength: 100 },
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
 * The content of a match with this pack. The open part is a {@link CampaignFile} without events that nobody may know
 * before they happen, and without reserves; these are sealed. What events do in the words of abilities is open as a list,
 * without the events, because frames and lasting effects name it by number.
 */
export const contentOf = once((pack: CampaignPack): Content => {
  const { missions = [], layings = [], ...cards } = pack;
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
    open: pack.open ?? { cards: hashOf(asJson(cards)), verbs: verbsOf(pack).map(({ effects }) => effects) },
  };
  const sealed = missions.map(({ id, groups, events }) => ({
    id,
    reserved: groups.reserved,
    events: events.filter(({ open }) => open !== true),
  }));
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
