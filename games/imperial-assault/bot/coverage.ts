import { type Battlefield, spacesOf } from '../geometry/battlefield.ts';
import { countNearest } from '../geometry/counting.ts';
import type { Place, Space } from '../geometry/map.ts';
import { reach } from '../geometry/movement.ts';
import { canSeeSpace } from '../geometry/sight.ts';
import { movementOf } from '../rules/effects/values.ts';
import { sceneOfMover } from '../rules/mover.ts';
import { type Scene, sceneOf } from '../rules/scene.ts';
import type { FigureNumber } from '../rules/state.ts';
import type { Table } from './standing.ts';
import { noWay } from './ways.ts';

/** The places at which a figure could attack somebody after one move, other figures not being in the way of sight. */
export interface Coverage {
  /** `spaces`: what the base of the target covers there. */
  reaches(place: Place, spaces: readonly Space[]): boolean;
}

/** Coverages by all on which they depend besides: as long as nobody moves, they are asked for again and again. */
const known = new WeakMap<Scene, Map<string, Coverage>>();

/** What a figure covers that moves with so many movement points and attacks at most so far away. */
export function coverageOf(
  { terms, state }: Pick<Table, 'terms' | 'state'>,
  figure: FigureNumber,
  speed: number,
  furthest: number,
): Coverage {
  const standing = sceneOf(terms, state);
  let coverages = known.get(standing);
  if (coverages === undefined) {
    coverages = new Map();
    known.set(standing, coverages);
  }
  const { massive, mobile, free } = movementOf(terms, state, figure);
  const key = `${figure} ${speed} ${furthest} ${massive} ${mobile} ${free}`;
  let coverage = coverages.get(key);
  if (coverage === undefined) {
    const { battlefield, index } = sceneOfMover(terms, state, { figure });
    coverage = new KnownCoverage(battlefield, index, speed, furthest);
    coverages.set(key, coverage);
  }
  return coverage;
}

class KnownCoverage implements Coverage {
  private readonly battlefield: Battlefield;
  private readonly index: number;
  private readonly speed: number;
  private readonly furthest: number;
  private readonly from: readonly Space[];
  private stands: readonly Space[] | undefined;
  private readonly answers = new Map<number, boolean>();

  constructor(battlefield: Battlefield, index: number, speed: number, furthest: number) {
    this.battlefield = battlefield;
    this.index = index;
    this.speed = speed;
    this.furthest = furthest;
    this.from = spacesOf(battlefield, index);
  }

  reaches({ space, turned }: Place, spaces: readonly Space[]): boolean {
    // Bases differ by the number of their spaces.
    const key = (space * 2 + (turned ? 1 : 0)) * 8 + spaces.length;
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = this.find(spaces);
      this.answers.set(key, answer);
    }
    return answer;
  }

  private find(spaces: readonly Space[]): boolean {
    const { battlefield, index, speed, furthest, from } = this;
    const distance = (one: readonly Space[]): number =>
      countNearest(battlefield.ground, one, spaces) ?? noWay;
    const away = distance(from);
    if (away > speed + furthest) return false;
    if (away <= 1) return true;
    const sees = (space: Space): boolean =>
      distance([space]) <= furthest &&
      spaces.some((own) => canSeeSpace(battlefield, space, own, { figuresBlock: false }));
    if (from.some(sees)) return true;
    this.stands ??= reach(battlefield, index, speed, 'points').ends.map(({ place }) => place.space);
    return this.stands.some(sees);
  }
}
