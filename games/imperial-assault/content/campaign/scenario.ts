import type { Fault } from '../../../common/fault.ts';
import type { FromSchema } from '../../../common/from-schema.ts';
import { once } from '../../../common/once.ts';
import type { Space } from '../../geometry/map.ts';
import { gridOf } from '../map-plan.ts';
import { edgesSchema, rowsSchema, spaceListSchema, spaceSchema } from '../map-schema.ts';
import { nameOf } from '../space-name.ts';
import type { CampaignFile } from './campaign-file.ts';
import type { CampaignPack } from './compile-campaign.ts';
import { compileCampaignMission } from './compile-mission.ts';
import { readLaying } from './laying.ts';
import { checkLaying, type LayingFaultKey } from './laying-check.ts';
import { type Laying, layingSchema } from './laying-schema.ts';
import type { CompiledCampaignMission } from './mission.ts';
import { checkMission, forgivable, type MissionFaultKey } from './mission-check.ts';
import { type CampaignMission, missionSchema } from './mission-schema.ts';
import type { Tile } from './tile-schema.ts';

const object = { type: 'object', additionalProperties: false } as const;
const { id } = layingSchema.properties;
const { doors, tokens } = layingSchema.properties;
const { kind, rounds, threat, groups, locked, tokens: rules, events, rewards } = missionSchema.properties;

/**
 * A mission on a map without tiles, to try rules and to set positions out: spaces, edges, doors, what lies there. Everything but the spaces may be
 * left out; nobody has to be able to win it.
 */
export const scenarioSchema = {
  ...object,
  required: ['map'],
  properties: {
    map: {
      ...object,
      required: ['spaces'],
      properties: {
        /** Rows of signs from A1 on. */
        spaces: rowsSchema,
        edges: { ...object, properties: edgesSchema.properties },
        doors,
        /** Spaces inside buildings (B11). */
        interior: spaceListSchema,
        /** Parts that are hidden until they are revealed. */
        sections: {
          type: 'array',
          maxItems: 20,
          items: {
            ...object,
            required: ['id', 'spaces'],
            properties: { id, spaces: { ...spaceListSchema, minItems: 1 } },
          },
        },
        /** Spaces that the mission names; at `entrance` the heroes begin, or else at the first space. */
        areas: {
          type: 'array',
          maxItems: 40,
          items: {
            ...object,
            required: ['id', 'spaces'],
            properties: { id, spaces: { ...spaceListSchema, minItems: 1 } },
          },
        },
        deploymentPoints: {
          type: 'array',
          maxItems: 20,
          items: {
            ...object,
            required: ['id', 'space'],
            properties: { id, space: spaceSchema, active: { type: 'boolean', default: true } },
          },
        },
        tokens,
      },
    },
    /** What is said of a mission in a file, as far as it matters. */
    mission: {
      ...object,
      properties: { kind, rounds, threat, groups, locked, tokens: rules, events, rewards },
    },
  },
} as const;

export type Scenario = FromSchema<typeof scenarioSchema>;
type Fails = Fault<LayingFaultKey | MissionFaultKey>;

/** What a scenario comes to; with a fault it cannot be played. */
export interface CompiledScenario {
  readonly file: CampaignFile;
  readonly compiled: CompiledCampaignMission;
  readonly fault: Fails | undefined;
}

const scenarioId = 'scenario';
const shown = 'shown';

/** The mission of a scenario on its map. The same scenario gives the same object. */
export const compileScenario = once((cards: Pick<CampaignPack, 'deployments' | 'heroes'>) =>
  once((scenario: Scenario): CompiledScenario => {
    const out = layingOf(scenario);
    const { laying, tiles } = out;
    const mission = missionOf(scenario);
    const laid = readLaying(laying, tiles);
    const faults: Fails[] = [...unknownSpaces(scenario, out), ...checkLaying(laying, tiles)].map((one) =>
      inside('map', one),
    );
    if (faults.every(isForgiven))
      faults.push(...checkMission(mission, laid, cards).map((one) => inside('mission', one)));
    return {
      file: { schemaVersion: 1, id: scenarioId, name: 'Scenario', missions: [mission], layings: [laying] },
      compiled: compileCampaignMission(mission, laid),
      fault: faults.find((one) => !isForgiven(one)),
    };
  }),
);

function isForgiven({ key }: Fails): boolean {
  return forgivable.includes(key);
}

function inside(part: string, { place, ...fault }: Fails): Fails {
  return { ...fault, place: `/${part}${place}` };
}

function missionOf({ mission = {} }: Scenario): CampaignMission {
  return {
    kind: 'introduction',
    groups: { initial: [], reserved: [], open: 0 },
    tokens: [],
    events: [],
    rewards: { rebels: {}, empire: {} },
    ...mission,
    id: scenarioId,
    name: { en: 'Scenario' },
    laying: scenarioId,
    briefing: { en: 'Scenario' },
    goals: { rebels: { en: '-' }, empire: { en: '-' } },
    aims: [],
    certainty: 'original',
    source: 'a scenario',
  };
}

interface LaidOut {
  readonly laying: Laying;
  readonly tiles: ReadonlyMap<string, Tile>;
}

/** A tile without walls around it for each part of the map that is alike: the same section, inside or outside. */
function layingOf({ map }: Scenario): LaidOut {
  const { spaces, edges = {}, interior = [], sections = [], areas = [], deploymentPoints = [] } = map;
  const columns = Math.max(1, ...spaces.map(({ length }) => length));
  const { spaceOf } = gridOf(columns, spaces.length);
  const insides = new Set(interior.map(spaceOf));
  const hidden = sections.map((one) => new Set(one.spaces.map(spaceOf)));
  const parts = new Map<string, { section: string; interior: boolean; own: Set<Space> }>();
  for (const [y, row] of spaces.entries())
    for (const [x, sign] of [...row].entries()) {
      const space = y * columns + x;
      if (sign === ' ') continue;
      const section = sections[hidden.findIndex((set) => set.has(space))]?.id ?? shown;
      const isInside = insides.has(space);
      const key = `${section} ${isInside}`;
      const part = parts.get(key) ?? { section, interior: isInside, own: new Set() };
      part.own.add(space);
      parts.set(key, part);
    }
  const laid = [...parts.values()].map((part, place) => ({ ...part, tile: `${place + 1}a` }));
  const [first = 0] = laid[0]?.own ?? [];
  const hasEntrance = areas.some((area) => area.id === 'entrance');
  const sure = 'original';
  const entrance = true;
  return {
    laying: {
      id: scenarioId,
      note: 'A scenario.',
      certainty: { tiles: sure, edges: sure, doors: sure, tokens: sure },
      columns,
      rows: spaces.length,
      sections: [{ id: shown, hidden: false }, ...sections.map((one) => ({ id: one.id, hidden: true }))],
      tiles: laid.map(({ tile, section }) => ({ tile, at: 'A1', turns: 0, section })),
      edges: { wall: [], blocking: [], impassable: [], ...edges },
      doors: map.doors ?? [],
      areas: [
        ...(hasEntrance ? [] : [{ id: 'entrance', entrance, spaces: [nameOf(columns, first)] } as const]),
        ...areas.map((area) => (area.id === 'entrance' ? ({ ...area, entrance } as const) : area)),
      ],
      deploymentPoints: deploymentPoints.map(({ id: name, space, active = true }) => ({
        id: name,
        space,
        active,
        color: 'green',
      })),
      tokens: map.tokens ?? [],
    },
    tiles: new Map(
      laid.map(({ tile, interior: isInside, own }): [string, Tile] => [
        tile,
        {
          id: tile,
          setting: 'city',
          interior: isInside,
          spaces: spaces.map((row, y) =>
            [...row].map((sign, x) => (own.has(y * columns + x) ? sign : ' ')).join(''),
          ),
          joins: [],
          open: true,
        },
      ]),
    ),
  };
}

/** Spaces that are inside or hidden and that the map does not have. */
function unknownSpaces({ map }: Scenario, { laying }: LaidOut): Fails[] {
  const { spaceOf } = gridOf(laying.columns, laying.rows);
  const lists = [
    ['/interior', map.interior ?? []] as const,
    ...(map.sections ?? []).map((one, at) => [`/sections/${at}/spaces`, one.spaces] as const),
  ];
  return lists.flatMap(([place, names]) =>
    names.flatMap((space, at): Fails[] => {
      const found = spaceOf(space) ?? -1;
      const sign = map.spaces[Math.floor(found / laying.columns)]?.[found % laying.columns] ?? ' ';
      return sign === ' ' ? [{ place: `${place}/${at}`, key: 'noSpace', args: { space } }] : [];
    }),
  );
}
