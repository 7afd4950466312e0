import type { Fault } from '../../common/fault.ts';
import { type MapPlan, readMap } from './map-plan.ts';

/** What can be wrong with a map whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const mapFaultKeys = ['noSpace', 'noEdge', 'edgeTwice', 'twice', 'fewZones'] as const;
export type MapFaultKey = (typeof mapFaultKeys)[number];

/** What a schema cannot say about a map that has the right shape. */
export function checkMap(plan: MapPlan): Fault<MapFaultKey>[] {
  const { map, spaceOf, pairOf } = readMap(plan);
  const faults: Fault<MapFaultKey>[] = [];
  const fault = (place: string, key: MapFaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const isSpace = (space: number | undefined) => space !== undefined && map.terrain[space] !== null;
  const checkSpaces = (place: string, names: readonly string[]): void => {
    for (const [at, space] of names.entries())
      if (!isSpace(spaceOf(space))) fault(`${place}/${at}`, 'noSpace', { space });
  };
  const taken = new Set<string>();
  const checkEdges = (place: string, edges: readonly string[]): void => {
    for (const [at, edge] of edges.entries()) {
      const pair = pairOf(edge);
      if (pair === undefined || !pair.every(isSpace)) {
        fault(`${place}/${at}`, 'noEdge', { edge });
        continue;
      }
      const key = pair.toSorted((one, other) => one - other).join();
      if (taken.has(key)) fault(`${place}/${at}`, 'edgeTwice', { edge });
      taken.add(key);
    }
  };
  const checkOnce = (place: string, key: string, names: readonly string[]): void => {
    for (const [at, id] of names.entries())
      if (names.indexOf(id) < at) fault(`${place}/${at}/${key}`, 'twice', { id });
  };

  for (const [kind, edges] of Object.entries(plan.edges)) checkEdges(`/edges/${kind}`, edges);
  for (const [at, door] of plan.doors.entries()) checkEdges(`/doors/${at}/edges`, door.edges);
  checkSpaces('/terminals', plan.terminals);
  for (const [at, { spaces }] of plan.tokens.entries()) checkSpaces(`/tokens/${at}/spaces`, spaces);
  for (const [at, { spaces }] of plan.zones.entries()) checkSpaces(`/zones/${at}/spaces`, spaces);
  checkOnce(
    '/doors',
    'id',
    plan.doors.map(({ id }) => id),
  );
  checkOnce(
    '/zones',
    'color',
    plan.zones.map(({ color }) => color),
  );
  if (plan.zones.length < plan.players) fault('/zones', 'fewZones', { players: plan.players });
  return faults;
}
