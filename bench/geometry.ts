import { readMap } from '../games/imperial-assault/content/map-plan.ts';
import { maps } from '../games/imperial-assault/content/maps.ts';
import { spacesUnder } from '../games/imperial-assault/geometry/base.ts';
import { type Battlefield, restage, setOut } from '../games/imperial-assault/geometry/battlefield.ts';
import {
  type Base,
  type BattleMap,
  bases,
  type Figure as Standing,
  stances,
} from '../games/imperial-assault/geometry/map.ts';
import { canBePlaced, reach } from '../games/imperial-assault/geometry/movement.ts';
import { canSee, canSeeSpace } from '../games/imperial-assault/geometry/sight.ts';
import { plainGeometry } from '../games/imperial-assault/geometry/testing/plain-geometry.ts';
import { type Figure, median, shown, timed } from './figures.ts';
import { xorshift } from './random.ts';

/** Four armies. */
const crowd: Readonly<Record<Base, number>> = { '1x1': 30, '1x2': 2, '2x2': 2, '2x3': 2 };
const points = 5;
const figuresBlock = { figuresBlock: true };
/** The library answers so many questions at least, so many times; the slow implementation answers some of them. */
const [least, times, sampled] = [2000, 7, 40];

/** Imperial Assault on its largest map full of figures: what is asked most, by the library and by the slow implementation. */
export function geometry(): Figure[] {
  const [{ map } = { map: undefined }] = maps
    .map((plan) => readMap(plan))
    .toSorted((one, other) => spacesOf(other.map).length - spacesOf(one.map).length);
  if (map === undefined) throw new Error('there is no map');
  const battlefield = crowded(map);
  const plain = plainGeometry(map, battlefield.situation);
  const spaces = spacesOf(map).filter((space) => map.terrain[space] !== 'blocking');
  // Between all others a wall or terrain blocks, and figures need not be looked at.
  const spacePairs = spaces
    .flatMap((from) => spaces.map((to) => [from, to] as const))
    .filter(([from, to]) => canSeeSpace(battlefield, from, to, { figuresBlock: false }));
  const { figures } = battlefield.situation;
  const all = [...figures.keys()];
  const figurePairs = all.flatMap((one) => all.map((other) => [one, other] as const));
  const movers = (base: Base) => all.filter((figure) => figures[figure]?.base === base);
  const ofReach = (base: Base) =>
    compared(
      `where a figure of ${base} gets with ${points} points`,
      movers(base),
      // A battlefield answers the same question from memory the second time.
      (figure) => reach(restage(battlefield, figures, false), figure, points, 'points').ends.length,
      (figure) => plain.reach(figure, points).length,
      50,
    );
  return [
    compared(
      `line of sight that only some of ${all.length} figures can block`,
      spacePairs,
      ([from, to]) => Number(canSeeSpace(battlefield, from, to, figuresBlock)),
      ([from, to]) => Number(plain.canSeeSpace(from, to, figuresBlock)),
      1,
    ),
    compared(
      'line of sight between two figures',
      figurePairs,
      ([one, other]) => Number(canSee(battlefield, one, other, figuresBlock)),
      ([one, other]) => Number(plain.sightPairs(one, other, figuresBlock).length > 0),
      1,
    ),
    ofReach('1x1'),
    ofReach('2x3'),
  ];
}

function spacesOf({ terrain }: BattleMap): number[] {
  return [...terrain.keys()].filter((space) => terrain[space] !== null);
}

/** Figures at random, none of which stands on another. */
function crowded(map: BattleMap): Battlefield {
  const pick = xorshift(13);
  const figures: Standing[] = [];
  const setOutWith = (more: readonly Standing[]) =>
    setOut(map, { openDoors: [], rubble: [], shields: [], figures: [...figures, ...more] });
  for (const base of bases)
    for (let placed = 0; placed < crowd[base]; ) {
      const figure: Standing = {
        base,
        place: { space: pick(map.terrain.length), turned: false },
        stance: stances[pick(stances.length)] ?? 'hostile',
        companion: false,
        massive: false,
        mobile: false,
      };
      if (spacesUnder(map, base, figure.place).length === 0) continue;
      if (!canBePlaced(setOutWith([figure]), figures.length, figure.place)) continue;
      figures.push(figure);
      placed++;
    }
  return setOutWith([]);
}

/** The mean time of an answer, in microseconds, where both give the same one. The tables of the library are made before. */
function compared<Q>(
  what: string,
  questions: readonly Q[],
  ask: (question: Q) => number,
  askPlainly: (question: Q) => number,
  wanted: number,
): Figure {
  const pick = xorshift(questions.length);
  const few = Array.from({ length: sampled }, () => pick(questions.length)).flatMap((at) => {
    const question = questions[at];
    return question === undefined ? [] : [question];
  });
  const agree = few.every((question) => ask(question) === askPlainly(question));
  const mean = (asked: readonly Q[], answer: (question: Q) => number) =>
    (1000 * timed(() => asked.reduce((sum, question) => sum + answer(question), 0))) / asked.length;
  const many = Array.from({ length: Math.ceil(least / questions.length) }, () => questions).flat();
  mean(many, ask);
  const before = mean(few, askPlainly);
  const after = median(Array.from({ length: times }, () => mean(many, ask)));
  return {
    what: `${what}${agree ? '' : ', which DIFFER'}`,
    before: `${shown(before, 0)} µs`,
    after: `${shown(after, 2)} µs`,
    wanted: `at most ${wanted} µs`,
    holds: agree && after <= wanted,
  };
}
