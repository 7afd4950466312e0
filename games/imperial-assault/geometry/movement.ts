import { canTurn } from './base.ts';
import { type Battlefield, figureAt, several, spacesOf } from './battlefield.ts';
import { counterFrom } from './counting.ts';
import { codeOf, type Footing, footingOf, type PlaceCode, placeOf } from './footing.ts';
import type { Figure, Place, Reached, Space } from './map.ts';

/** How a movement is paid for. */
export type Pay =
  /** With movement points: entering some spaces costs more, and a base may be turned. */
  | 'points'
  /** "Move X spaces", and pushing: each step counts 1, and no base is turned (A6). */
  | 'spaces';

/** What a movement can reach. */
export interface Reach {
  /** Where it can end, with what that costs at least. The place of the mover itself is among them if it may stay. */
  readonly ends: readonly { readonly place: Place; readonly cost: number }[];
  /** A cheapest way to one of the ends, from where the mover stands, both included. */
  pathTo(place: Place): readonly Place[];
}

/** What the other figures are to the mover: bits. */
const hindrance = { costsMore: 1, noEnd: 2, noEntry: 4 } as const;

/** Costs are kept in bytes. */
const farthest = 250;
const unreached = 255;

/** A figure that moves, and what the others are to it. */
export interface Mover {
  readonly battlefield: Battlefield;
  readonly footing: Footing;
  readonly start: PlaceCode;
  readonly ignoresCosts: boolean;
  /** By figure: what it is to the mover. */
  readonly hindrances: readonly number[];
  /** What it reaches, by what it has for it, as far as that was asked for. */
  readonly reaches: Map<number, Reach>;
}

function moverOf(battlefield: Battlefield, figure: number): Mover {
  const { movers } = battlefield;
  movers[figure] ??= makeMover(battlefield, figure);
  return movers[figure];
}

function makeMover(battlefield: Battlefield, figure: number): Mover {
  const self = figureAt(battlefield, figure);
  const ignoresTerrain = ignoresCostsAndTerrain(self);
  const hindrances = battlefield.situation.figures.map((other, index) =>
    index === figure || other.companion ? 0 : hindranceOf(other, self),
  );
  return {
    battlefield,
    footing: footingOf(battlefield.ground, self.base, ignoresTerrain),
    start: codeOf(self.place),
    ignoresCosts: ignoresTerrain,
    hindrances,
    reaches: new Map(),
  };
}

function ignoresCostsAndTerrain({ massive, mobile }: Figure): boolean {
  return massive || mobile;
}

/** A6, B3: what a figure, not a companion, is to one that moves. */
function hindranceOf(other: Figure, mover: Figure): number {
  const costsMore = other.stance === 'hostile' ? hindrance.costsMore : 0;
  if (mover.massive) return other.massive ? hindrance.noEnd | hindrance.noEntry : costsMore;
  return mover.companion ? costsMore : costsMore | hindrance.noEnd;
}

/** What the figures in a space are to the mover. */
function hindranceIn({ battlefield, hindrances }: Mover, space: Space): number {
  const blocker = battlefield.blockers[space] ?? 0;
  if (blocker === 0) return 0;
  if (blocker !== several) return hindrances[blocker - 1] ?? 0;
  return hindrances.reduce(
    (bits, own, figure) => (spacesOf(battlefield, figure).includes(space) ? bits | own : bits),
    0,
  );
}

function mayEnd(mover: Mover, place: PlaceCode): boolean {
  if (!mover.footing.holds(place)) return false;
  const spaces = mover.footing.covers(place);
  for (let index = 0; index < spaces.length; index++)
    if ((hindranceIn(mover, spaces[index] ?? 0) & hindrance.noEnd) !== 0) return false;
  return true;
}

/**
 * A6: what it costs to enter a place; {@link unreached} where figures keep the mover out. Each reason for more counts once,
 * however many spaces it is in.
 */
function costOf(mover: Mover, place: PlaceCode, pay: Pay): number {
  const { battlefield, footing, ignoresCosts } = mover;
  const spaces = footing.covers(place);
  let difficult = 0;
  let bits = 0;
  for (let index = 0; index < spaces.length; index++) {
    const space = spaces[index] ?? 0;
    difficult |= battlefield.difficult[space] ?? 0;
    bits |= hindranceIn(mover, space);
  }
  if ((bits & hindrance.noEntry) !== 0) return unreached;
  return ignoresCosts || pay === 'spaces' ? 1 : 1 + difficult + (bits & hindrance.costsMore);
}

/** The least costs of all places in reach, by code, and from where each is reached; good until the next walk. */
interface Walk {
  readonly costs: Uint8Array;
  readonly from: Uint16Array;
  /** Cheapest first: as many of the list as `count` says. */
  readonly found: Uint16Array;
  readonly count: number;
}

/** The most that one step or turn costs. */
const dearest = 3;

/** What all walks use, one after the other: to make it for each takes longer than most walks. */
interface Tables {
  readonly costs: Uint8Array;
  readonly from: Uint16Array;
  readonly found: Uint16Array;
  /** The places to go on from, by cost, and how many. Few costs wait at a time, so they take turns. */
  readonly waiting: readonly Uint16Array[];
  readonly counts: number[];
}

let tables = makeTables(0);

function makeTables(codes: number): Tables {
  const places = () => new Uint16Array(codes);
  const waiting = Array.from({ length: dearest + 1 }, places);
  return {
    costs: new Uint8Array(codes),
    from: places(),
    found: places(),
    waiting,
    counts: waiting.map(() => 0),
  };
}

function tablesFor(codes: number): Tables {
  if (tables.costs.length < codes) tables = makeTables(codes);
  tables.costs.fill(unreached, 0, codes);
  tables.counts.fill(0);
  return tables;
}

/** Dijkstra's search, which goes on until a place is enough. Costs are few and small, so the places to go on from are kept by cost. */
function walk(
  mover: Mover,
  start: PlaceCode,
  budget: number,
  pay: Pay,
  isEnough?: (place: PlaceCode) => boolean,
): Walk {
  const { footing } = mover;
  const limit = Math.min(budget, farthest);
  const walked = tablesFor(mover.battlefield.blockers.length * 2);
  const { costs, from, found, waiting, counts } = walked;
  let count = 0;
  wait(walked, start, start, 0);
  // After as many costs without a place as one step can cost, nothing waits any more.
  for (let cost = 0, idle = 0; idle < dearest; cost++) {
    const turn = cost % waiting.length;
    const places = waiting[turn] ?? found;
    const length = counts[turn] ?? 0;
    idle = length === 0 ? idle + 1 : 0;
    counts[turn] = 0;
    for (let index = 0; index < length; index++) {
      const at = places[index] ?? start;
      if (costs[at] !== cost) continue;
      found[count++] = at;
      if (isEnough?.(at)) return { costs, from, found, count };
      enter(mover, walked, footing.steps(at), at, limit, pay);
      if (pay === 'points') enter(mover, walked, footing.turns(at), at, limit, pay);
    }
  }
  return { costs, from, found, count };
}

/** Has the places to which one step or turn leads wait, where that is the cheapest way there yet. */
function enter(
  mover: Mover,
  walked: Tables,
  places: readonly PlaceCode[],
  at: PlaceCode,
  limit: number,
  pay: Pay,
): void {
  const { costs } = walked;
  const before = costs[at] ?? 0;
  for (let index = 0; index < places.length; index++) {
    const to = places[index] ?? at;
    const known = costs[to] ?? 0;
    if (known <= before + 1) continue;
    const cost = before + costOf(mover, to, pay);
    if (cost <= limit && cost < known) wait(walked, to, at, cost);
  }
}

/** A place, reached from another one at a cost, waits to be gone on from. */
function wait({ costs, from, waiting, counts }: Tables, to: PlaceCode, at: PlaceCode, cost: number): void {
  costs[to] = cost;
  from[to] = at;
  const turn = cost % waiting.length;
  const places = waiting[turn];
  const count = counts[turn] ?? 0;
  if (places !== undefined) places[count] = to;
  counts[turn] = count + 1;
}

/**
 * A6: where a figure, by index, can end a movement of so many points or spaces. It may pass through places where it may not end.
 * Mobile, Massive and companions move as their rules say; what a massive figure pushes, {@link pushedBy} tells.
 */
export function reach(battlefield: Battlefield, figure: number, budget: number, pay: Pay): Reach {
  const mover = moverOf(battlefield, figure);
  const key = pay === 'points' ? budget : -1 - budget;
  let known = mover.reaches.get(key);
  if (known === undefined) {
    known = reachOf(mover, budget, pay);
    mover.reaches.set(key, known);
  }
  return known;
}

/** The places of a walk at which it may end, cheapest first. */
function endsOf(mover: Mover, { found, count }: Walk): PlaceCode[] {
  const ends: PlaceCode[] = [];
  for (let index = 0; index < count; index++) {
    const place = found[index] ?? mover.start;
    if (mayEnd(mover, place)) ends.push(place);
  }
  return ends;
}

function reachOf(mover: Mover, budget: number, pay: Pay): Reach {
  const walked = walk(mover, mover.start, budget, pay);
  const ends = endsOf(mover, walked).map((place) => ({
    place: placeOf(place),
    cost: walked.costs[place] ?? 0,
  }));
  return {
    ends,
    pathTo(place) {
      const { costs, from } = walk(mover, mover.start, budget, pay);
      const path: Place[] = [];
      for (let at = codeOf(place); ; at = from[at] ?? mover.start) {
        if (costs[at] === unreached) throw new Error(`place ${place.space} is out of reach`);
        path.unshift(placeOf(at));
        if (at === mover.start) return path;
      }
    },
  };
}

/**
 * A6: where one step or turn leads, with its cost: only where the figure can still end legally with what is left of its
 * points or spaces.
 */
export function stepsWith(
  battlefield: Battlefield,
  figure: number,
  budget: number,
  pay: Pay = 'points',
): readonly Pick<Reached, 'place' | 'cost'>[] {
  const mover = moverOf(battlefield, figure);
  const found: Pick<Reached, 'place' | 'cost'>[] = [];
  const look = (place: PlaceCode): void => {
    const cost = stepCost(mover, place, budget, pay);
    if (cost !== undefined) found.push({ place: placeOf(place), cost });
  };
  const { footing, start } = mover;
  for (const place of footing.steps(start)) look(place);
  if (pay === 'points') for (const place of footing.turns(start)) look(place);
  return found;
}

/** A6: what one step or turn to a place costs; undefined where it is none of {@link stepsWith}. */
export function costOfStep(
  battlefield: Battlefield,
  figure: number,
  to: Place,
  budget: number,
  pay: Pay = 'points',
): number | undefined {
  const mover = moverOf(battlefield, figure);
  const { footing, start } = mover;
  const place = codeOf(to);
  const isStep = footing.steps(start).includes(place);
  if (!isStep && !(pay === 'points' && footing.turns(start).includes(place))) return undefined;
  return stepCost(mover, place, budget, pay);
}

function stepCost(mover: Mover, place: PlaceCode, budget: number, pay: Pay): number | undefined {
  const cost = costOf(mover, place, pay);
  if (cost > budget || cost === unreached) return undefined;
  if (mayEnd(mover, place)) return cost;
  if (cost === budget) return undefined;
  const { found, count } = walk(mover, place, budget - cost, pay, (end) => mayEnd(mover, end));
  return mayEnd(mover, found[count - 1] ?? place) ? cost : undefined;
}

/** A6: whether a figure may be placed so: where it could end a movement. Massive ones are placed on others, too. */
export function canBePlaced(battlefield: Battlefield, figure: number, place: Place): boolean {
  const { base } = figureAt(battlefield, figure);
  return !(place.turned && !canTurn(base)) && mayEnd(moverOf(battlefield, figure), codeOf(place));
}

/** A6: all places that cover a space and in which a figure may be placed; it may be turned. */
export function placesAt(battlefield: Battlefield, figure: number, space: Space): readonly Place[] {
  const mover = moverOf(battlefield, figure);
  return mover.footing
    .placesOver(space)
    .filter((place) => mayEnd(mover, place))
    .map(placeOf);
}

/**
 * A6: where a figure is pushed that may not stay: the legal ends of the fewest spaces of movement; where it stands, if
 * it may stay. If movement leads to none: the places of the fewest spaces away.
 */
export function nearestEnds(battlefield: Battlefield, figure: number): readonly Place[] {
  const mover = moverOf(battlefield, figure);
  const walked = walk(mover, mover.start, farthest, 'spaces');
  const ends = endsOf(mover, walked);
  const [first] = ends;
  if (first === undefined) return nearestPlaces(battlefield, figure, spacesOf(battlefield, figure));
  return ends.filter((place) => walked.costs[place] === walked.costs[first]).map(placeOf);
}

/**
 * A6, A14: where a figure is placed as close as possible to some spaces, such as a full deployment zone: all places
 * whose nearest space is the fewest spaces away. None where no place is in reach of counting.
 */
export function nearestPlaces(
  battlefield: Battlefield,
  figure: number,
  to: readonly Space[],
): readonly Place[] {
  const mover = moverOf(battlefield, figure);
  const over = mover.footing.placesOverSome(to).filter((place) => mayEnd(mover, place));
  if (over.length > 0) return over.map(placeOf);
  let nearest = Number.POSITIVE_INFINITY;
  let found: PlaceCode[] = [];
  const countTo = counterFrom(battlefield.ground, to);
  for (const place of mover.footing.places()) {
    if (!mayEnd(mover, place)) continue;
    const away = countTo(mover.footing.covers(place)) ?? Number.POSITIVE_INFINITY;
    if (away > nearest || away === Number.POSITIVE_INFINITY) continue;
    if (away < nearest) found = [];
    nearest = away;
    found.push(place);
  }
  return found.map(placeOf);
}

/** A6: the figures, by index, on which a massive one would end, and which it pushes. Companions stay where they are. */
export function pushedBy(battlefield: Battlefield, figure: number, place: Place): readonly number[] {
  const { figures } = battlefield.situation;
  const footing = footingOf(battlefield.ground, figureAt(battlefield, figure).base, true);
  const pushed: number[] = [];
  for (const space of footing.covers(codeOf(place))) {
    const blocker = battlefield.blockers[space] ?? 0;
    if (blocker === 0 || blocker === figure + 1) continue;
    for (let other = 0; other < figures.length; other++)
      if (
        other !== figure &&
        figures[other]?.companion === false &&
        spacesOf(battlefield, other).includes(space) &&
        !pushed.includes(other)
      )
        pushed.push(other);
  }
  return pushed.sort((one, other) => one - other);
}
