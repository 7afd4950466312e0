import type { Fault } from '../../../common/fault.ts';
import { neighbour } from '../../geometry/grid.ts';
import { groundOf, stepsWithin, walking } from '../../geometry/ground.ts';
import type { BattleMap, Pair, Space } from '../../geometry/map.ts';
import { cellsOf, type Laid, readLaying } from './laying.ts';
import type { Laying } from './laying-schema.ts';
import type { Tile } from './tile-schema.ts';

/** What can be wrong with a laying whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const layingFaultKeys = [
  'noTile',
  'noSection',
  'offGrid',
  'overlap',
  'apart',
  'noEntrance',
  'hiddenEntrance',
  'noFooting',
  'noSpace',
  'noEdge',
  'edgeTwice',
  'twice',
] as const;
export type LayingFaultKey = (typeof layingFaultKeys)[number];

/** What a schema cannot say about a laying that has the right shape. */
export function checkLaying(laying: Laying, tiles: ReadonlyMap<string, Tile>): Fault<LayingFaultKey>[] {
  const laid = readLaying(laying, tiles);
  const { map } = laid;
  const faults: Fault<LayingFaultKey>[] = [];
  const fault = (place: string, key: LayingFaultKey, args: Fault['args'] = {}): void => {
    faults.push({ place, key, args });
  };
  const covered = new Map<Space, string>();
  for (const [at, { tile: id, at: name, turns, section }] of laying.tiles.entries()) {
    const place = `/tiles/${at}`;
    if (!laying.sections.some((one) => one.id === section))
      fault(`${place}/section`, 'noSection', { id: section });
    const tile = tiles.get(id);
    if (tile === undefined) {
      fault(`${place}/tile`, 'noTile', { id });
      continue;
    }
    const topLeft = laid.spaceOf(name);
    const cells = topLeft === undefined ? [] : cellsOf(laying, tile, topLeft, turns);
    if (topLeft === undefined || cells.flat().includes(undefined)) {
      fault(`${place}/at`, 'offGrid', { id });
      continue;
    }
    const own = cells.flatMap((line, row) =>
      line.filter((cell, column) => cell !== undefined && (tile.spaces[row]?.[column] ?? ' ') !== ' '),
    );
    const double = own.find((cell) => cell !== undefined && covered.has(cell));
    if (double !== undefined)
      fault(place, 'overlap', { id, other: covered.get(double) ?? '', space: laid.names[double] ?? '' });
    for (const cell of own) if (cell !== undefined) covered.set(cell, id);
  }
  const isSpace = (space: Space | undefined) => space !== undefined && map.terrain[space] !== null;
  const checkSpaces = (place: string, names: readonly string[], stands: boolean): void => {
    for (const [at, name] of names.entries()) {
      const space = laid.spaceOf(name);
      if (space === undefined || !isSpace(space)) fault(`${place}/${at}`, 'noSpace', { space: name });
      else if (stands && !hasFooting(map, space)) fault(`${place}/${at}`, 'noFooting', { space: name });
    }
  };
  const checkSpace = (place: string, name: string): void => {
    const space = laid.spaceOf(name);
    if (space === undefined || !isSpace(space)) fault(`${place}/space`, 'noSpace', { space: name });
    else if (!hasFooting(map, space)) fault(`${place}/space`, 'noFooting', { space: name });
  };
  const keyOf = (pair: Pair) => pair.toSorted((one, other) => one - other).join();
  const bare = readLaying({ ...laying, edges: { wall: [], blocking: [], impassable: [] } }, tiles);
  const taken = new Set(bare.map.edges.map(({ between }) => keyOf(between)));
  const checkEdges = (place: string, edges: readonly string[]): void => {
    for (const [at, edge] of edges.entries()) {
      const pair = laid.pairOf(edge);
      if (pair === undefined || !pair.every(isSpace)) {
        fault(`${place}/${at}`, 'noEdge', { edge });
        continue;
      }
      if (taken.has(keyOf(pair))) fault(`${place}/${at}`, 'edgeTwice', { edge });
      taken.add(keyOf(pair));
    }
  };
  for (const [kind, edges] of Object.entries(laying.edges)) checkEdges(`/edges/${kind}`, edges);
  for (const [at, door] of laying.doors.entries()) checkEdges(`/doors/${at}/edges`, door.edges);
  for (const [at, { spaces, entrance }] of laying.areas.entries())
    checkSpaces(`/areas/${at}/spaces`, spaces, entrance ?? false);
  for (const [at, { space }] of laying.deploymentPoints.entries())
    checkSpace(`/deploymentPoints/${at}`, space);
  for (const [at, { space }] of laying.tokens.entries()) checkSpace(`/tokens/${at}`, space);
  const seen = new Set<string>();
  for (const list of ['sections', 'doors', 'tokens', 'areas', 'deploymentPoints'] as const)
    for (const [at, { id }] of laying[list].entries()) {
      // Groups are deployed at areas and at deployment points alike.
      const name = `${list === 'deploymentPoints' ? 'areas' : list} ${id}`;
      if (seen.has(name)) fault(`/${list}/${at}/id`, 'twice', { id });
      seen.add(name);
    }
  const begin = laid.areas.findIndex(({ id, entrance }) => id === 'entrance' && entrance);
  if (begin < 0) fault('/areas', 'noEntrance');
  if (laid.areas[begin]?.spaces.some((space) => laid.hidden.includes(laid.sectionOf(space) ?? -1)))
    fault(`/areas/${begin}/spaces`, 'hiddenEntrance');
  if (faults.length === 0) checkWays(laid, map, fault);
  return faults;
}

/** Small figures must get everywhere from an entrance once all sections are shown and all doors open. */
function checkWays(
  laid: Laid,
  map: BattleMap,
  fault: (place: string, key: LayingFaultKey, args: Fault['args']) => void,
): void {
  const reached = reachedFrom(
    map,
    laid.areas.flatMap(({ entrance, spaces }) => (entrance ? spaces : [])),
  );
  for (const at of laid.tiles.keys()) {
    const lost = laid.tileAt.findIndex(
      (tile, space) => tile === at && hasFooting(map, space) && !reached.has(space),
    );
    if (lost >= 0)
      fault(`/tiles/${at}`, 'apart', { id: laid.tiles[at]?.tile.id ?? '', space: laid.names[lost] ?? '' });
  }
}

/** Where small figures get from some spaces if these doors are open, or all (A6). */
export function reachedFrom(
  map: BattleMap,
  spaces: readonly Space[],
  openDoors: readonly number[] = [...map.doors.keys()],
): ReadonlyMap<Space, number> {
  const steps = stepsWithin(groundOf(map, openDoors), walking);
  const reached = new Map(spaces.map((space) => [space, 0]));
  for (const [space, far] of reached)
    for (let direction = 0; direction < 8; direction++) {
      if (((steps[space] ?? 0) & (1 << direction)) === 0) continue;
      const next = neighbour(map, space, direction);
      if (next !== undefined && hasFooting(map, next) && !reached.has(next)) reached.set(next, far + 1);
    }
  return reached;
}

/** Whether figures without Massive or Mobile can stand there. */
function hasFooting({ terrain }: BattleMap, space: Space): boolean {
  return terrain[space] === 'normal' || terrain[space] === 'difficult';
}
