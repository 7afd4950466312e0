import { admits, type Members, type Shape } from '../../../../web/packs/kit/schema-form/shape.ts';
import { type Laying, layingSchema } from '../../content/campaign/laying-schema.ts';
import {
  type CampaignMission,
  eventSchema,
  type MissionEvent,
  missionSchema,
  type Texts,
} from '../../content/campaign/mission-schema.ts';

/** What the forms of missions and maps are made of, and whether what comes of them is one. */

export const missionShape: Shape = missionSchema;
export const eventShape: Shape = eventSchema;
export const textsShape: Shape = missionSchema.properties.name;
const layingShape: Shape = layingSchema;

export function isMission(value: unknown): value is CampaignMission {
  return admits(missionShape, value);
}

export function isEvent(value: unknown): value is MissionEvent {
  return admits(eventShape, value);
}

export function isTexts(value: unknown): value is Texts {
  return admits(textsShape, value);
}

export function isLaying(value: unknown): value is Laying {
  return admits(layingShape, value);
}

/** What is put down on the canvas of the map, by the member that says where it lies. */
const drawnAt = {
  tiles: 'at',
  doors: 'edges',
  areas: 'spaces',
  deploymentPoints: 'space',
  tokens: 'space',
} as const satisfies Partial<Record<keyof Laying, string>>;

const drawnLists = new Map<string, string>(Object.entries(drawnAt));

/** Where an entry of a list of the map lies; undefined for all else. */
export function whereOf(list: string, entry: Members): string | undefined {
  const where = entry[drawnLists.get(list) ?? ''];
  return Array.isArray(where) ? where.join(', ') : where === undefined ? undefined : String(where);
}

/** The shape of a list of the map in the form, which neither adds to it nor moves what is in it. */
function drawn(list: keyof typeof drawnAt): Shape {
  const own: Shape = layingSchema.properties[list];
  const properties = Object.fromEntries(
    Object.entries(own.items?.properties ?? {}).filter(([name]) => name !== drawnAt[list]),
  );
  return { ...own, maxItems: 0, items: { ...own.items, properties } };
}

/** The form of a map: names and colours of what was put down on the canvas. */
export const layingForm: Shape = {
  ...layingShape,
  properties: {
    sections: layingSchema.properties.sections,
    tiles: drawn('tiles'),
    doors: drawn('doors'),
    areas: drawn('areas'),
    deploymentPoints: drawn('deploymentPoints'),
    tokens: drawn('tokens'),
  },
};
