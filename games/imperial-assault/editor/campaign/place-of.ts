import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import type { LayingTool } from './laying-edits.ts';

/** The parts of a mission, each on a page of its own. */
export const parts = ['map', 'about', 'groups', 'events', 'aims'] as const;
export type Part = (typeof parts)[number];

/** Where in the editor a place of the file is entered. */
export interface MissionPlace {
  readonly mission: number;
  readonly part: Part;
  /** The event, by number. */
  readonly event?: number;
  /** The tool whose things are in the form below the map. */
  readonly tool?: LayingTool['kind'];
}

const toolOf: Readonly<Record<string, LayingTool['kind']>> = {
  edges: 'edge',
  doors: 'edge',
  areas: 'area',
  deploymentPoints: 'point',
  tokens: 'token',
};

const partOf: Readonly<Record<string, Part>> = {
  threat: 'groups',
  groups: 'groups',
  locked: 'groups',
  tokens: 'groups',
  events: 'events',
  aims: 'aims',
};

/** Where a place is entered, given as a JSON pointer; undefined for what is of no mission. */
export function placeOf({ missions, layings }: CampaignFile, pointer: string): MissionPlace | undefined {
  const [, list, number, member = '', inner] = pointer.split('/');
  const at = Number(number);
  if (number === undefined || !Number.isInteger(at)) return undefined;
  if (list === 'missions') {
    const event = inner === undefined ? {} : { event: Number(inner) };
    return { mission: at, part: partOf[member] ?? 'about', ...(member === 'events' && event) };
  }
  const mission = missions.findIndex(({ laying }) => laying === layings[at]?.id);
  if (list !== 'layings' || mission < 0) return undefined;
  return { mission, part: 'map', tool: toolOf[member] ?? 'tile' };
}
