import { canTurn, extent, spacesUnder } from './base.ts';
import { neighbour, sides, stridesOf } from './grid.ts';
import { type Ground, type Limit, stepsWithin, unhindered, walking } from './ground.ts';
import { type Base, bases, type Place, type Space } from './map.ts';

/** A place as one number: `space * 2`, and 1 more if it is turned. */
export type PlaceCode = number;

export function codeOf({ space, turned }: Place): PlaceCode {
  return space * 2 + (turned ? 1 : 0);
}

export function placeOf(code: PlaceCode): Place {
  return { space: code >> 1, turned: (code & 1) === 1 };
}

/**
 * Where bases of one size can stand, and how they get from place to place: what of the rules of movement the figures on a
 * map cannot change. Everything is worked out once, when it is first asked for.
 */
export class Footing {
  readonly #ground: Ground;
  readonly #base: Base;
  readonly #limit: Limit;
  readonly #smallSteps: Uint8Array;
  readonly #strides: readonly number[];
  #places: readonly PlaceCode[] | undefined;
  readonly #covers: (readonly Space[] | undefined)[] = [];
  readonly #holds: (boolean | undefined)[] = [];
  readonly #steps: (readonly PlaceCode[] | undefined)[] = [];
  readonly #turns: (readonly PlaceCode[] | undefined)[] = [];

  constructor(ground: Ground, base: Base, limit: Limit) {
    this.#ground = ground;
    this.#base = base;
    this.#limit = limit;
    this.#smallSteps = stepsWithin(ground, limit);
    this.#strides = stridesOf(ground.map.columns);
  }

  /** The spaces that a base covers there, or none where it would stick out of the grid. */
  covers(code: PlaceCode): readonly Space[] {
    let under = this.#covers[code];
    if (under === undefined) {
      under = spacesUnder(this.#ground.map, this.#base, placeOf(code));
      this.#covers[code] = under;
    }
    return under;
  }

  /** All places on the grid, legal or not: bases that look the same turned are not turned. */
  places(): readonly PlaceCode[] {
    this.#places ??= this.#ground.map.terrain.flatMap((_, space) =>
      canTurn(this.#base) ? [space * 2, space * 2 + 1] : [space * 2],
    );
    return this.#places;
  }

  /** The places that cover a space, legal or not. */
  placesOver(space: Space): readonly PlaceCode[] {
    const { columns } = this.#ground.map;
    const found: PlaceCode[] = [];
    for (const turned of canTurn(this.#base) ? [false, true] : [false]) {
      const [high, wide] = extent(this.#base, turned);
      for (let row = 0; row < high; row++)
        for (let column = 0; column < wide; column++) {
          const anchor = space - row * columns - column;
          if (anchor < 0) continue;
          const code = codeOf({ space: anchor, turned });
          if (this.covers(code).includes(space)) found.push(code);
        }
    }
    return found;
  }

  /** The places that cover some of these spaces, legal or not, in ascending order. */
  placesOverSome(spaces: readonly Space[]): readonly PlaceCode[] {
    const found = new Set<PlaceCode>();
    for (const space of spaces) for (const place of this.placesOver(space)) found.add(place);
    return [...found].sort((one, other) => one - other);
  }

  /** Whether a base may stand there, figures aside: on spaces it may be in, and across no edge that stops it. */
  holds(code: PlaceCode): boolean {
    this.#holds[code] ??= this.#holdsBase(code);
    return this.#holds[code];
  }

  #holdsBase(code: PlaceCode): boolean {
    const { terrain } = this.#ground;
    const under = this.covers(code);
    return (
      under.length > 0 &&
      under.every(
        (cell) =>
          (terrain[cell] ?? 0) < this.#limit.terrain &&
          sides.every((side) => this.#isOpen(cell, side) || !this.#leadsInto(under, cell, side)),
      )
    );
  }

  #isOpen(cell: Space, side: number): boolean {
    return (this.#ground.edges[cell * 4 + side] ?? 0) < this.#limit.edge;
  }

  #leadsInto(spaces: readonly Space[], cell: Space, side: number): boolean {
    const beyond = neighbour(this.#ground.map, cell, side * 2);
    return beyond !== undefined && spaces.includes(beyond);
  }

  /** A6: where one step leads. Only small bases step diagonally. */
  steps(code: PlaceCode): readonly PlaceCode[] {
    this.#steps[code] ??= this.#base === '1x1' ? this.#stepsOfSmall(code) : this.#stepsOfLarge(code);
    return this.#steps[code];
  }

  #stepsOfSmall(code: PlaceCode): PlaceCode[] {
    const open = this.#smallSteps[code >> 1] ?? 0;
    return this.#strides
      .filter((_, direction) => (open & (1 << direction)) !== 0)
      .map((stride) => code + stride * 2)
      .filter((to) => this.holds(to));
  }

  /** The spaces at the front of the step cross an edge; those behind them were under the base before. */
  #stepsOfLarge(code: PlaceCode): PlaceCode[] {
    const under = this.covers(code);
    return sides.flatMap((side) => {
      const isOpen = under.every((cell) => this.#isOpen(cell, side) || this.#leadsInto(under, cell, side));
      const to = code + (this.#strides[side * 2] ?? 0) * 2;
      return isOpen && this.holds(to) ? [to] : [];
    });
  }

  /** A6: where a turn by 90 degrees leads: at least half of the spaces stay under the base. */
  turns(code: PlaceCode): readonly PlaceCode[] {
    this.#turns[code] ??= this.#turnsOf(code);
    return this.#turns[code];
  }

  #turnsOf(code: PlaceCode): PlaceCode[] {
    if (!canTurn(this.#base)) return [];
    const { columns, rows } = this.#ground.map;
    const { space, turned } = placeOf(code);
    const under = this.covers(code);
    const found: PlaceCode[] = [];
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++) {
        const [atRow, atColumn] = [Math.floor(space / columns) + row, (space % columns) + column];
        if (atRow < 0 || atRow >= rows || atColumn < 0 || atColumn >= columns) continue;
        const to = codeOf({ space: atRow * columns + atColumn, turned: !turned });
        const kept = this.covers(to).filter((cell) => under.includes(cell)).length;
        if (kept * 2 >= under.length && this.holds(to)) found.push(to);
      }
    return found;
  }
}

const footings = new WeakMap<Ground, Footing[]>();

/** The ground that was asked for last: a situation asks for each of its figures. */
let last: { readonly ground: Ground; readonly ofGround: Footing[] } | undefined;

/** The footing of a base on a ground, for a figure that terrain stops or one that ignores it. */
export function footingOf(ground: Ground, base: Base, ignoresTerrain: boolean): Footing {
  const ofGround = last?.ground === ground ? last.ofGround : footingsOn(ground);
  const key = bases.indexOf(base) * 2 + (ignoresTerrain ? 1 : 0);
  ofGround[key] ??= new Footing(ground, base, ignoresTerrain ? unhindered : walking);
  return ofGround[key];
}

function footingsOn(ground: Ground): Footing[] {
  const ofGround = footings.get(ground) ?? [];
  footings.set(ground, ofGround);
  last = { ground, ofGround };
  return ofGround;
}
