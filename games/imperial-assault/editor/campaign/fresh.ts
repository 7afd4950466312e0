import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import type { Laying } from '../../content/campaign/laying-schema.ts';
import { layings } from '../../content/campaign/maps.ts';
import type { CampaignMission, Texts } from '../../content/campaign/mission-schema.ts';
import { missions } from '../../content/campaign/missions.ts';
import { entranceId } from './laying-edits.ts';

/** A mission with the map on which it is played. */
export interface Scenario {
  readonly mission: CampaignMission;
  readonly laying: Laying;
}

/** A mission to begin with: one tile with an entrance and a point of deployment, and six rounds. Nobody wins it yet. */
export function freshScenario(id: string): Scenario {
  const texts: Texts = { en: id };
  return {
    mission: {
      id,
      name: texts,
      kind: 'side',
      color: 'grey',
      laying: id,
      briefing: texts,
      goals: { rebels: texts, empire: texts },
      rounds: 6,
      groups: { initial: [{ card: 'stormtrooper', at: 'red-1' }], reserved: [], open: 1 },
      tokens: [],
      events: [],
      aims: [
        { side: 'rebels', aim: 'defeat' },
        { side: 'empire', aim: 'delay' },
      ],
      rewards: { rebels: {}, empire: {}, both: { xp: 1 } },
      certainty: 'original',
      source: id,
    },
    laying: {
      id,
      note: id,
      certainty: { tiles: 'original', edges: 'original', doors: 'original', tokens: 'original' },
      columns: 18,
      rows: 14,
      sections: [{ id: 'start', hidden: false }],
      tiles: [{ tile: '1b', at: 'C5', turns: 0, section: 'start' }],
      edges: { wall: [], blocking: [], impassable: [] },
      doors: [],
      areas: [{ id: entranceId, color: 'blue', entrance: true, spaces: ['C5', 'C6', 'C7', 'C8'] }],
      deploymentPoints: [{ id: 'red-1', space: 'I5', color: 'red', active: true }],
      tokens: [],
    },
  };
}

/** A mission of the game with its map, under another id. */
export function shippedScenario(of: string, id: string): Scenario | undefined {
  const mission = missions.find((one) => one.id === of);
  const laying = layings.find((one) => one.id === mission?.laying);
  return mission === undefined || laying === undefined
    ? undefined
    : { mission: { ...mission, id, laying: id }, laying: { ...laying, id } };
}

/** A file with one mission. */
export function fileOf({ mission, laying }: Scenario, name: string): CampaignFile {
  return { schemaVersion: 1, id: 'own', name, missions: [mission], layings: [laying] };
}

/** The file with a mission more; its id and that of its map must be free. */
export function withScenario(file: CampaignFile, { mission, laying }: Scenario): CampaignFile {
  return { ...file, missions: [...file.missions, mission], layings: [...file.layings, laying] };
}

/** The file without a mission, and without its map if no other mission is played on it. */
export function withoutScenario(file: CampaignFile, index: number): CampaignFile {
  const gone = file.missions[index];
  const missions = file.missions.toSpliced(index, 1);
  const isUsed = missions.some(({ laying }) => laying === gone?.laying);
  return {
    ...file,
    missions,
    layings: isUsed ? file.layings : file.layings.filter(({ id }) => id !== gone?.laying),
  };
}
