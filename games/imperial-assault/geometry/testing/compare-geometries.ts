import { isDeepStrictEqual } from 'node:util';
import type { Place, Space } from '../map.ts';
import type { Battlefield } from './generated-maps.ts';
import type { Geometer, Geometry } from './geometry.ts';
import { mapAsText, spaceAsText } from './map-as-text.ts';
import { plainGeometry } from './plain-geometry.ts';
import { plainlyGoes } from './plain-moving.ts';
import { PlainTable } from './plain-table.ts';

/** What of a battlefield is compared. Spaces from which all others are looked at; figures that move; points that they have. */
export interface Extent {
  readonly lookers: readonly Space[];
  readonly movers: readonly number[];
  readonly points: readonly number[];
}

/** Everything there is on a battlefield. */
export const everything = ({ map, situation }: Battlefield): Extent => ({
  lookers: spacesOf({ map, situation }),
  movers: Array.from(situation.figures.keys()),
  points: [0, 1, 2, 3, 5, 8],
});

const spacesOf = ({ map }: Battlefield): Space[] =>
  Array.from(map.terrain.keys()).filter((cell) => map.terrain[cell] !== null);

/**
 * The first answer in which two implementations differ on a battlefield, as text with the battlefield; nothing where they agree. The
 * second one is the plain one.
 */
export function firstDifference(
  battlefield: Battlefield,
  fast: Geometer,
  plain: Geometer,
  extent: Extent = everything(battlefield),
): string | undefined {
  const one = fast(battlefield.map, battlefield.situation);
  const other = plain(battlefield.map, battlefield.situation);
  for (const [question, ask] of questions(battlefield, extent)) {
    const [answer, expected] = [ask(one), ask(other)];
    if (answer !== expected && !isDeepStrictEqual(answer, expected))
      return [
        mapAsText(battlefield.map, battlefield.situation),
        question(),
        `library: ${JSON.stringify(answer)}`,
        `plain:   ${JSON.stringify(expected)}`,
        JSON.stringify(battlefield),
      ].join('\n');
  }
  return wrongPath(battlefield, one, extent);
}

/** All that is asked about a battlefield, with a text for it. Answers that have no order are sorted. */
function* questions(
  battlefield: Battlefield,
  { lookers, movers, points }: Extent,
): Generator<[() => string, (geometry: Geometry) => unknown]> {
  const { map, situation } = battlefield;
  const named = (space: Space) => spaceAsText(map, space);
  for (const from of lookers)
    for (const to of spacesOf(battlefield)) {
      const pair = () => `${named(from)} to ${named(to)}`;
      yield [() => `spaces adjacent: ${pair()}`, (one) => one.areAdjacentSpaces(from, to)];
      yield [() => `spaces counted: ${pair()}`, (one) => one.countSpaces(from, to)];
      for (const figuresBlock of [true, false])
        yield [
          () => `line of sight, figures block ${figuresBlock}: ${pair()}`,
          (one) => one.canSeeSpace(from, to, { figuresBlock }),
        ];
      // This is what takes longest.
      if (from !== to && (from + 2 * to) % 5 === 0)
        yield [
          () => `free lines: ${pair()}`,
          (one) => sorted(one.freeLines(from, to, { figuresBlock: true })),
        ];
    }
  for (const mover of movers) {
    // The last place that the plain geometry finds is a far one.
    const elsewhere = plainGeometry(map, situation)
      .reach(mover, Math.max(...points))
      .slice(-1)
      .map(({ place }) => asList(place));
    for (const other of situation.figures.keys()) {
      if (other === mover) continue;
      const pair = `figure ${mover} and figure ${other}`;
      yield [() => `figures adjacent: ${pair}`, (one) => one.areAdjacentFigures(mover, other)];
      yield [() => `spaces counted: ${pair}`, (one) => one.countBetween(mover, other)];
      for (const figuresBlock of [true, false])
        yield [
          () => `line of sight, figures block ${figuresBlock}: ${pair}`,
          (one) => sorted(one.sightPairs(mover, other, { figuresBlock })),
        ];
      yield [() => `any line of sight: ${pair}`, (one) => one.canSee(mover, other, { figuresBlock: true })];
      for (const place of elsewhere)
        yield [
          () => `line of sight from ${JSON.stringify(place)}: ${pair}`,
          (one) => sorted(one.sightPairsFrom(place, mover, other, { figuresBlock: true })),
        ];
    }
    for (const door of map.doors.keys())
      yield [() => `figure ${mover} to door ${door}`, (one) => one.countToDoor(mover, door)];
    for (const most of points) {
      yield [() => `area of figure ${mover} within ${most}`, (one) => one.area(mover, most)];
      yield [
        () => `reach of figure ${mover} with ${most} points`,
        (one) => sorted(one.reach(mover, most).map(({ place, cost }) => ({ ...asList(place), cost }))),
      ];
      yield [
        () => `reach of figure ${mover} by ${most} spaces`,
        (one) =>
          sorted(one.reachBySpaces(mover, most).map(({ place, cost }) => ({ ...asList(place), cost }))),
      ];
      yield [
        () => `steps of figure ${mover} with ${most} points`,
        (one) => sorted(one.steps(mover, most).map(({ place, cost }) => ({ ...asList(place), cost }))),
      ];
    }
    yield [() => `nearest ends of figure ${mover}`, (one) => sorted(one.nearestEnds(mover).map(asList))];
    for (const to of [lookers.slice(0, 1), lookers.slice(-3)])
      yield [
        () => `nearest places of figure ${mover} to ${to.map(named)}`,
        (one) => sorted(one.nearestPlaces(mover, to).map(asList)),
      ];
    for (const space of lookers) {
      yield [
        () => `figure ${mover} on or adjacent to ${named(space)}`,
        (one) => [one.isOnOrAdjacent(mover, space), one.isAtObject(mover, space)],
      ];
      for (const figuresBlock of [true, false])
        yield [
          () => `line of sight, figures block ${figuresBlock}: figure ${mover} to ${named(space)}`,
          (one) => one.figureSeesSpace(mover, space, { figuresBlock }),
        ];
      yield [
        () => `places of figure ${mover} at ${named(space)}`,
        (one) => sorted(one.placesAt(mover, space).map(asList)),
      ];
      for (const turned of waysOf(battlefield, mover)) {
        const place = { space, turned };
        const text = `figure ${mover} at ${named(space)}${turned ? ' turned' : ''}`;
        yield [() => `may be placed: ${text}`, (one) => one.canBePlaced(mover, place)];
        if (situation.figures[mover]?.massive)
          yield [
            () => `pushed: ${text}`,
            (one) => (one.canBePlaced(mover, place) ? one.pushedBy(mover, place) : []),
          ];
      }
    }
  }
}

const waysOf = ({ situation }: Battlefield, figure: number): readonly boolean[] => {
  const base = situation.figures[figure]?.base;
  return base === '1x2' || base === '2x3' ? [false, true] : [false];
};

const asList = ({ space, turned }: Place) => ({ space, turned });

/** The items in the order of their texts. */
const sorted = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => [JSON.stringify(item), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);

/** The first way to a place that no figure could go, or that costs something else. */
function wrongPath(battlefield: Battlefield, one: Geometry, { movers, points }: Extent): string | undefined {
  const table = new PlainTable(battlefield.map, battlefield.situation);
  const most = Math.max(...points);
  for (const mover of movers)
    for (const [moving, ends] of [
      ['by points', one.reach(mover, most)],
      ['by spaces', one.reachBySpaces(mover, most)],
    ] as const)
      for (const end of ends)
        if (
          !isDeepStrictEqual(end.path.at(-1), end.place) ||
          !plainlyGoes(table, mover, end.path, end.cost, moving)
        )
          return [
            mapAsText(battlefield.map, battlefield.situation),
            `figure ${mover} ${moving} goes a way that there is not: ${JSON.stringify(end)}`,
          ].join('\n');
  return undefined;
}
