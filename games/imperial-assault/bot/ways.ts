import { neighbour } from '../geometry/grid.ts';
import { type Ground, groundOf, stepsWithin, walking } from '../geometry/ground.ts';
import type { BattleMap, Space } from '../geometry/map.ts';

/** Steps from a space to all others, for a small figure without others in its way. */
export type Ways = Uint8Array;

/** Farther than anything, or no way at all. */
export const noWay = 255;

/** What it costs to go through a closed door that can be opened: an action, in spaces. */
const doorCost = 3;

const known = new WeakMap<Ground, Map<string, (Ways | undefined)[]>>();

/**
 * How far all spaces are from one. Closed doors that can be opened, by number, count as a few spaces, so that figures come
 * to them; difficult terrain as two.
 */
export function waysFrom(
  map: BattleMap,
  openDoors: readonly number[],
  openable: readonly number[],
  from: Space,
): Ways {
  const closed = groundOf(map, openDoors);
  const kinds = known.get(closed) ?? new Map<string, (Ways | undefined)[]>();
  known.set(closed, kinds);
  const key = openable.join();
  const tables = kinds.get(key) ?? [];
  kinds.set(key, tables);
  tables[from] ??= search(map, closed, openable, from);
  return tables[from];
}

interface Links {
  readonly steps: Uint8Array;
  /** By cell: spaces behind a door, with the number of the door. */
  readonly doors: ReadonlyMap<Space, readonly (readonly [space: Space, door: number])[]>;
}

const links = new WeakMap<Ground, Links>();

function linksOf(map: BattleMap, ground: Ground): Links {
  const found = links.get(ground);
  if (found !== undefined) return found;
  const doors = new Map<Space, [Space, number][]>();
  for (const [door, { edges }] of map.doors.entries())
    for (const [one, other] of edges) {
      doors.set(one, [...(doors.get(one) ?? []), [other, door]]);
      doors.set(other, [...(doors.get(other) ?? []), [one, door]]);
    }
  const made = { steps: stepsWithin(ground, walking), doors };
  links.set(ground, made);
  return made;
}

/** Dijkstra's search, the costs being small. */
function search(map: BattleMap, ground: Ground, openable: readonly number[], from: Space): Ways {
  const { steps, doors } = linksOf(map, ground);
  const ways = new Uint8Array(ground.terrain.length).fill(noWay);
  const waiting: Space[][] = [[from]];
  ways[from] = 0;
  const enter = (to: Space, cost: number): void => {
    if (cost >= (ways[to] ?? 0) || cost >= noWay) return;
    ways[to] = cost;
    waiting[cost] ??= [];
    waiting[cost].push(to);
  };
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const at of waiting[cost] ?? []) {
      if (ways[at] !== cost) continue;
      const open = steps[at] ?? 0;
      for (let direction = 0; direction < 8; direction++) {
        if ((open & (1 << direction)) === 0) continue;
        const to = neighbour(map, at, direction);
        if (to === undefined || (ground.terrain[to] ?? 9) >= walking.terrain) continue;
        enter(to, cost + 1 + (map.terrain[to] === 'difficult' ? 1 : 0));
      }
      for (const [to, door] of doors.get(at) ?? []) if (openable.includes(door)) enter(to, cost + doorCost);
    }
  }
  return ways;
}
