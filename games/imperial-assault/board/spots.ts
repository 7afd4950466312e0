import { entry } from '../../common/at.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Base, Place, Space } from '../geometry/map.ts';
import type { Choice } from '../rules/choice.ts';
import type { Ways } from '../rules/ways.ts';

/** A place on the map where a base can come to lie, or a space that can be chosen. */
export interface Spot {
  readonly at: string;
  readonly place: Place;
  /** The spaces under the base. */
  readonly spaces: readonly Space[];
  /** A way to it: the places on it, that of the figure first; where nobody goes, this place alone. */
  readonly path: readonly Place[];
  /** What it costs to go there; undefined where nobody goes. */
  readonly cost: number | undefined;
  /** How many actions have to be spent on movement points before. */
  readonly actions: number;
  /** What is played for it, one after the other. */
  readonly choices: readonly Choice[];
}

/** The places that a decision offers. `ways` tells of those to which a figure goes what they cost. */
export function spotsOf(
  mission: CompiledMission,
  choices: readonly Choice[],
  base: Base,
  ways: Ways | undefined,
): readonly Spot[] {
  const found = new Map<string, Spot>();
  const add = (
    at: string,
    cost: number | undefined,
    actions: number,
    way: readonly Choice[],
    names: readonly string[] = [at],
  ): void => {
    const place = mission.places.get(at);
    if (place === undefined) return;
    const spaces = spacesUnder(mission.map, base, place);
    const path = names.flatMap((name) => mission.places.get(name) ?? []);
    found.set(at, { at, place, spaces, path, cost, actions, choices: way });
  };
  const canRun = choices.some(({ kind }) => kind === 'run');
  const moves = choices.some(({ kind }) => kind === 'move');
  for (const { at, cost, actions, path } of ways?.ways ?? []) {
    if (actions > 0 ? !canRun : !moves) continue;
    const runs = Array.from({ length: actions }, (): Choice => ({ kind: 'run' }));
    add(at, cost, actions, [...runs, { kind: 'move', at }], path);
  }
  for (const choice of choices) {
    if (choice.kind === 'place') add(choice.at, undefined, 0, [choice]);
    // Steps onto others, where nobody can stay, are drawn: see `drawn-way.ts`.
    else if (choice.kind === 'move' && ways === undefined) add(choice.at, undefined, 0, [choice]);
  }
  return [...found.values()];
}

/**
 * The spot that a point on the map means, in spaces from its top left corner: of those that cover it, one that lies as the
 * base lies now, then the one whose middle is nearest.
 */
export function spotAt(
  spots: readonly Spot[],
  columns: number,
  point: { readonly x: number; readonly y: number },
  turned: boolean,
): Spot | undefined {
  const space = Math.floor(point.y) * columns + Math.floor(point.x);
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (!spot.spaces.includes(space)) continue;
    const { x, y } = middleOfSpaces(columns, spot.spaces);
    const away = Math.hypot(x - point.x, y - point.y) + (spot.place.turned === turned ? 0 : 10);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}

/** The middle of a rectangle of spaces. */
export function middleOfSpaces(
  columns: number,
  spaces: readonly Space[],
): { readonly x: number; readonly y: number } {
  const [first, last] = [entry(spaces, 0), entry(spaces, spaces.length - 1)];
  const middle = (one: number, other: number) => (one + other + 1) / 2;
  return {
    x: middle(first % columns, last % columns),
    y: middle(Math.floor(first / columns), Math.floor(last / columns)),
  };
}

/** By space: the least cost of a spot that covers it, with the actions that it takes. */
export function costsBySpace(
  spots: readonly Spot[],
): ReadonlyMap<Space, { readonly cost: number; readonly actions: number }> {
  const costs = new Map<Space, { readonly cost: number; readonly actions: number }>();
  for (const { cost, actions, spaces } of spots) {
    if (cost === undefined) continue;
    for (const space of spaces) {
      if (cost < (costs.get(space)?.cost ?? Number.POSITIVE_INFINITY)) costs.set(space, { cost, actions });
    }
  }
  return costs;
}
