import { type MapPlan, readMap } from '../../content/map-plan.ts';
import { maps } from '../../content/maps.ts';
import type { BattleMap, Figure, Space } from '../map.ts';
import type { Geometer } from './geometry.ts';

/** Figures whose reach is counted: every base, and who ignores terrain. */
const kinds: readonly (readonly [string, Pick<Figure, 'base'> & Partial<Figure>])[] = [
  ['1x1', { base: '1x1' }],
  ['1x1 mobile', { base: '1x1', mobile: true }],
  ['1x2', { base: '1x2' }],
  ['2x2', { base: '2x2' }],
  ['2x3', { base: '2x3' }],
  ['2x3 massive', { base: '2x3', massive: true }],
];

const points = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * What an implementation counts on every shipped map with its doors closed, as text: ordered pairs of spaces that are adjacent
 * and that see each other, and from the first space of each deployment zone the places in reach of 1 to 8 points, with nobody else on the map.
 */
export const countTables = (geometer: Geometer): string =>
  maps.map((plan) => tableOf(geometer, plan)).join('\n');

function tableOf(geometer: Geometer, plan: MapPlan): string {
  const { map, spaceOf } = readMap(plan);
  const spaces = [...map.terrain.keys()].filter((space) => map.terrain[space] !== null);
  const geometry = geometer(map, { openDoors: [], rubble: [], shields: [], figures: [] });
  const pairsThat = (holds: (from: Space, to: Space) => boolean): number =>
    spaces.reduce((sum, from) => sum + spaces.filter((to) => holds(from, to)).length, 0);
  return [
    plan.id,
    row('spaces', [spaces.length]),
    row('adjacent pairs', [pairsThat((from, to) => geometry.areAdjacentSpaces(from, to))]),
    row('visible pairs', [pairsThat((from, to) => geometry.canSeeSpace(from, to, { figuresBlock: true }))]),
    ...plan.zones.flatMap(({ color, spaces: [first = ''] }) =>
      kinds.map(([kind, figure]) =>
        row(`from ${first} (${color}): ${kind}`, reachOf(geometer, map, spaceOf(first) ?? 0, figure)),
      ),
    ),
    '',
  ].join('\n');
}

/** How many places a figure reaches with 1 to 8 points; it starts at the first place that covers a space. */
function reachOf(
  geometer: Geometer,
  map: BattleMap,
  space: Space,
  figure: Pick<Figure, 'base'> & Partial<Figure>,
): readonly (number | string)[] {
  const standing = (place: Figure['place']) =>
    geometer(map, {
      openDoors: [],
      rubble: [],
      shields: [],
      figures: [{ stance: 'friendly', companion: false, massive: false, mobile: false, ...figure, place }],
    });
  const [start] = standing({ space: 0, turned: false })
    .placesAt(0, space)
    .toSorted((a, b) => Number(a.turned) - Number(b.turned) || a.space - b.space);
  if (start === undefined) return ['no place'];
  const geometry = standing(start);
  return points.map((most) => geometry.reach(0, most).length);
}

const row = (name: string, numbers: readonly (number | string)[]): string =>
  `  ${name.padEnd(36)}${numbers.map((number) => String(number).padStart(7)).join('')}`;
