import type { BattleMap, Place, Space } from '../geometry/map.ts';
import type { CompiledMission } from './compiled.ts';
import { type MapPlan, readMap } from './map-plan.ts';
import type { Mission } from './mission-schema.ts';
import { nameOf } from './space-name.ts';

/** What people call the spaces of a map, and the bases that lie on it. */
export function callPlaces(map: BattleMap): Pick<CompiledMission, 'names' | 'turnedNames' | 'places'> {
  const names = map.terrain.map((_, space) => nameOf(map.columns, space));
  const turnedNames = names.map((name) => `${name}r`);
  const places = new Map<string, Place>();
  for (const [space, terrain] of map.terrain.entries()) {
    if (terrain === null) continue;
    places.set(names[space] ?? '', { space, turned: false });
    places.set(turnedNames[space] ?? '', { space, turned: true });
  }
  return { names, turnedNames, places };
}

/** A mission on its map, in the form with which the rules work. `read` is the plan as {@link readMap} reads it. */
export function compileMission(mission: Mission, plan: MapPlan, read = readMap(plan)): CompiledMission {
  const { map, spaceOf } = read;
  const numbers = (names: readonly string[]): Space[] => names.flatMap((name) => spaceOf(name) ?? []);
  const used = new Set(mission.rules.flatMap((rule) => ('token' in rule ? [rule.token] : [])));
  return {
    mission,
    map,
    ...callPlaces(map),
    zones: plan.zones.map(({ color, spaces }) => ({ color, spaces: numbers(spaces) })),
    terminals: numbers(plan.terminals),
    tokens: plan.tokens.flatMap(({ kind, mission: letter, color, zone, spaces }) => {
      if (!used.has(kind) || (letter !== undefined && letter !== mission.letter)) return [];
      return numbers(spaces).map((space) => ({
        kind,
        color: color ?? null,
        space,
        zone: plan.zones.findIndex((one) => one.color === zone),
      }));
    }),
  };
}
