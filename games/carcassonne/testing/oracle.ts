import type { Faction, Pack, Segment, TileKind } from '../content/pack.ts';
import type { Event, Fighter, Roll } from '../rules/event.ts';
import type { Color, FigureOnTile, PlacedTile, RealmFigure, RealmView, Supply } from '../rules/view.ts';

/**
 * A second, slow reading of the rulebook, written without the engine's: every decision is answered anew from what
 * lies on the table, by looking at every square, every rotation and every side. Page numbers are those of the English
 * rulebook, numbers in brackets those of the rulings.
 */
export interface Oracle {
  readonly pack: Pack;
  readonly variant: 'standard' | 'teams';
  readonly seats: readonly { readonly color: Color; readonly supply: Supply; readonly score: number }[];
  readonly toMove: number;
  /** In the order of placing. */
  readonly placed: readonly PlacedTile[];
}

type Part = { readonly tile: PlacedTile; readonly segment: Segment };

/** Up, right, down, left. */
const ways = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const sideNames = ['N', 'E', 'S', 'W'] as const;
const turns = [0, 1, 2, 3] as const;
const kinds = ['route', 'asteroid', 'planet'] as const;
const factions: Readonly<Record<Color, Faction>> = {
  red: 'rebel',
  green: 'rebel',
  black: 'empire',
  white: 'empire',
  orange: 'bounty_hunter',
};

/** All squares and rotations at which a tile may be placed (p. 11, 12, 15; 6, 7). */
export function placements(table: Oracle, id: string): string[] {
  const xs = table.placed.map(({ x }) => x);
  const ys = table.placed.map(({ y }) => y);
  const found: string[] = [];
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      for (const rotation of turns) {
        const tile = { tile: id, x, y, rotation };
        if (tileAt(table, x, y) !== undefined) continue;
        const touching = turns.filter((way) => beside(table, tile, way) !== undefined);
        if (touching.length === 0 || touching.some((way) => !matches(table, tile, way))) continue;
        found.push(`${x},${y}r${rotation}`);
      }
    }
  }
  return found;
}

/** All that the seat to move may do with its figures, once its tile lies (p. 11-15; 11-18, 21). */
export function figureChoices(table: Oracle): string[] {
  const last = lastOf(table.placed);
  const held = realms(table).flatMap(({ segments, figures }) => (figures.length > 0 ? segments : []));
  const spots = segmentsOf(table, last).flatMap(({ id, kind }) =>
    kind === 'planet' || !held.includes(`${last.x},${last.y}:${id}`) ? [id] : [],
  );
  for (const tile of table.placed) {
    if (tile === last || Math.abs(tile.x - last.x) > 1 || Math.abs(tile.y - last.y) > 1) continue;
    for (const { id, kind } of segmentsOf(table, tile)) {
      if (kind === 'planet') spots.push(`${id}@${tile.x},${tile.y}`);
    }
  }
  const { supply } = entry(table.seats, table.toMove);
  const sizes = (['small', 'large'] as const).filter((size) => supply[size] > 0);
  return ['-', ...sizes.flatMap((size) => spots.map((spot) => `${size}:${spot}`))];
}

/** All realms, by flooding from every segment that no earlier realm has reached (p. 11-13; 24-33). */
export function realms(table: Oracle): RealmView[] {
  const seen = new Set<string>();
  const found: RealmView[] = [];
  for (const tile of table.placed) {
    for (const segment of segmentsOf(table, tile)) {
      if (seen.has(nameOf({ tile, segment }))) continue;
      const { parts, gaps } = flood(table, { tile, segment });
      for (const part of parts) seen.add(nameOf(part));
      found.push(realm(table, parts, gaps));
    }
  }
  return found;
}

/** What an answer to the figure decision leads to, told as the engine tells it. */
export interface Aftermath {
  readonly table: Oracle;
  /** The figure, and all battles in their order (43). */
  readonly fought: readonly Event[];
  /** Completed realms. */
  readonly scored: readonly Event[];
}

/** Plays a figure choice out: figure, battles, scoring (p. 11; 4). `faces` are the dice in the order of rolling. */
export function playOut(table: Oracle, choice: string, faces: () => number): Aftermath {
  const fought: Event[] = [];
  let now = choice === '-' ? table : stand(table, choice, fought);
  // Which realms there are does not change in a battle, only who stands in them.
  const inOrder = kinds.flatMap((kind) => realms(now).filter((one) => one.kind === kind));
  for (const one of inOrder) now = battle(now, one, faces, fought);
  const complete = realms(now).filter((one) => one.complete);
  const scored: Event[] = [];
  for (const one of complete) now = score(now, one, false, scored);
  return { table: now, fought, scored };
}

/** The points for what is still held when no tile is left (p. 16; 57-61). */
export function finish(table: Oracle): Aftermath {
  const scored: Event[] = [];
  let now = table;
  for (const one of realms(table)) now = score(now, one, true, scored);
  return { table: now, fought: [], scored };
}

function flood(table: Oracle, first: Part): { parts: Part[]; gaps: number } {
  const parts = [first];
  const names = new Set([nameOf(first)]);
  let gaps = 0;
  if (first.segment.kind === 'planet') {
    const around = table.placed.filter(({ x, y }) => near({ x, y }, first.tile));
    return { parts, gaps: 9 - around.length };
  }
  for (const { tile, segment } of parts) {
    for (const edge of segment.edges) {
      const way = (sideNames.indexOf(edge) + tile.rotation) % 4;
      const next = beside(table, tile, way);
      const onward = next && segmentAt(table, next, way + 2);
      if (next === undefined || onward === undefined) {
        gaps++;
        continue;
      }
      const part = { tile: next, segment: onward };
      if (!names.has(nameOf(part))) parts.push(part);
      names.add(nameOf(part));
    }
  }
  return { parts, gaps };
}

function realm(table: Oracle, parts: readonly Part[], open: number): RealmView {
  const first = lastOf(parts.slice(0, 1));
  const { kind } = first.segment;
  const symbols = { rebel: 0, empire: 0, bounty_hunter: 0 };
  for (const { segment } of parts) for (const symbol of segment.symbols) symbols[symbol]++;
  const all = symbols.rebel + symbols.empire + symbols.bounty_hunter;
  const covered = new Set(parts.map(({ tile }) => `${tile.x},${tile.y}`)).size;
  const tiles = kind === 'planet' ? 9 - open : covered;
  const figures: RealmFigure[] = parts.flatMap(({ tile, segment }) =>
    (tile.figures ?? []).flatMap(({ color, size, segment: on }) =>
      on === segment.id ? [{ x: tile.x, y: tile.y, segment: on, seat: seatOf(table, color), size }] : [],
    ),
  );
  const sides = sidesIn(table, figures);
  const complete = open === 0;
  const whenComplete = { route: tiles, asteroid: 2 * tiles, planet: 9 }[kind] + 2 * all;
  return {
    id: nameOf(first),
    kind,
    segments: parts.map(nameOf),
    tiles,
    symbols,
    complete,
    open,
    figures,
    owners: sides.length === 1 ? lastOf(sides) : [],
    whenComplete,
    atEnd: complete ? whenComplete : tiles + 2 * all,
    dice: sides.map((seats) => ({ seats, dice: diceOf(table, seats, figures, symbols).dice })),
  };
}

/** Dice of one side (p. 13, 16; 36, 37, 67, 70). */
function diceOf(
  table: Oracle,
  seats: readonly number[],
  figures: readonly RealmFigure[],
  symbols: Readonly<Record<Faction, number>>,
): Fighter {
  const own = figures.filter(({ seat }) => seats.includes(seat));
  const large = own.filter(({ size }) => size === 'large').length;
  const small = own.length - large;
  const symbol = seats.some((seat) => symbols[factions[entry(table.seats, seat).color]] > 0);
  return {
    seats,
    figures: { small, large },
    symbol,
    dice: Math.min(3, small + 2 * large + (symbol ? 1 : 0)),
  };
}

function battle(before: Oracle, begun: RealmView, faces: () => number, told: Event[]): Oracle {
  let table = before;
  let sides: readonly (readonly number[])[] = sidesIn(table, begun.figures);
  if (sides.length < 2) return table;
  const spot = spotOf(begun);
  const fighters = sides.map((seats) => diceOf(table, seats, begun.figures, begun.symbols));
  told.push({ kind: 'battleBegan', realm: begun.kind, spot, fighters });
  while (sides.length > 1) {
    const rolls: Roll[] = sides.map((seats) => {
      const { dice } = entry(
        fighters.filter((fighter) => fighter.seats === seats),
        0,
      );
      return { seats, dice: Array.from({ length: dice }, faces) };
    });
    told.push({ kind: 'rolledDice', spot, rolls });
    const top = Math.max(...rolls.flatMap(({ dice }) => dice));
    const best = rolls.filter(({ dice }) => dice.includes(top)).map(({ seats }) => seats);
    for (const { seats, dice } of rolls) {
      if (best.includes(seats)) continue;
      table = gain(table, seats, dice.length);
      table = takeBack(table, begun, seats);
      told.push({ kind: 'lostBattle', spot, seats, dice: dice.length, points: dice.length });
    }
    if (best.length > 1) {
      told.push({ kind: 'tied', spot, sides: best, points: 1 });
      for (const seats of best) table = gain(table, seats, 1);
    }
    sides = best;
  }
  told.push({ kind: 'wonBattle', spot, seats: lastOf(sides) });
  return table;
}

function score(table: Oracle, one: RealmView, final: boolean, told: Event[]): Oracle {
  if (one.figures.length === 0) return table;
  const perTile = one.kind === 'asteroid' && !final ? 2 : 1;
  const symbols = one.symbols.rebel + one.symbols.empire + one.symbols.bounty_hunter;
  const points = one.tiles * perTile + 2 * symbols;
  const { kind: realm, tiles, owners: seats } = one;
  const spot = spotOf(one);
  told.push({ kind: 'scoredRealm', realm, spot, seats, tiles, perTile, symbols, points, final });
  return takeBack(gain(table, seats, points), one, seats);
}

function stand(table: Oracle, choice: string, told: Event[]): Oracle {
  const last = lastOf(table.placed);
  const [, size, segment = '', x = last.x, y = last.y] =
    /^(\w+):(\w+)(?:@(-?\d+),(-?\d+))?$/.exec(choice) ?? [];
  if (size !== 'small' && size !== 'large') throw new Error(`the oracle does not know ${choice}`);
  const { toMove: seat } = table;
  const spot = { x: Number(x), y: Number(y), segment };
  told.push({ kind: 'placedFigure', seat, size, spot });
  const figure: FigureOnTile = { color: entry(table.seats, seat).color, size, segment };
  const placed = table.placed.map((tile) =>
    tile.x === spot.x && tile.y === spot.y ? { ...tile, figures: [...(tile.figures ?? []), figure] } : tile,
  );
  return supplied({ ...table, placed }, seat, size, -1);
}

/** All figures of a side leave a realm. */
function takeBack(before: Oracle, one: RealmView, seats: readonly number[]): Oracle {
  let table = before;
  for (const figure of one.figures.filter(({ seat }) => seats.includes(seat))) {
    const placed = table.placed.map((tile) => {
      const index = (tile.figures ?? []).findIndex(
        ({ color, size, segment }) =>
          seatOf(before, color) === figure.seat && size === figure.size && segment === figure.segment,
      );
      if (tile.x !== figure.x || tile.y !== figure.y || index < 0) return tile;
      return { ...tile, figures: (tile.figures ?? []).filter((_, other) => other !== index) };
    });
    table = supplied({ ...table, placed }, figure.seat, figure.size, 1);
  }
  return table;
}

function gain(table: Oracle, sideSeats: readonly number[], points: number): Oracle {
  const seats = table.seats.map((one, seat) =>
    sideSeats.includes(seat) ? { ...one, score: one.score + points } : one,
  );
  return { ...table, seats };
}

function supplied(table: Oracle, whose: number, size: 'small' | 'large', more: number): Oracle {
  const seats = table.seats.map((one, seat) =>
    seat === whose ? { ...one, supply: { ...one.supply, [size]: one.supply[size] + more } } : one,
  );
  return { ...table, seats };
}

/** The sides that stand in a realm, by seat: seats, or teams of partners who sit opposite (p. 16; 63-66). */
function sidesIn(table: Oracle, figures: readonly RealmFigure[]): number[][] {
  const all: number[][] =
    table.variant === 'teams'
      ? [
          [0, 2],
          [1, 3],
        ]
      : table.seats.map((_, seat) => [seat]);
  return all.filter((seats) => figures.some(({ seat }) => seats.includes(seat)));
}

function spotOf({ id }: RealmView) {
  const [, x, y, segment = ''] = /^(.*),(.*):(.*)$/.exec(id) ?? [];
  return { x: Number(x), y: Number(y), segment };
}

function seatOf(table: Oracle, color: Color): number {
  return table.seats.findIndex((one) => one.color === color);
}

function nameOf({ tile, segment }: Part): string {
  return `${tile.x},${tile.y}:${segment.id}`;
}

/** The squares of tables that were asked for before: slow is well, but not a minute a match. */
const squares = new WeakMap<Oracle['placed'], Map<string, PlacedTile>>();

function tileAt({ placed }: Oracle, x: number, y: number): PlacedTile | undefined {
  const known = squares.get(placed) ?? new Map(placed.map((tile) => [`${tile.x},${tile.y}`, tile]));
  squares.set(placed, known);
  return known.get(`${x},${y}`);
}

function beside(table: Oracle, tile: PlacedTile, way: number): PlacedTile | undefined {
  const [right, down] = entry(ways, way);
  return tileAt(table, tile.x + right, tile.y + down);
}

function near(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

function kindOf(table: Oracle, { tile }: PlacedTile): TileKind {
  return entry(
    table.pack.tiles.filter(({ id }) => id === tile),
    0,
  );
}

function segmentsOf(table: Oracle, tile: PlacedTile): readonly Segment[] {
  return kindOf(table, tile).segments;
}

/** The side of the tile's picture that looks in a direction of the table. */
function sideOf({ rotation }: PlacedTile, way: number) {
  return entry(sideNames, (way + 4 - rotation) % 4);
}

function segmentAt(table: Oracle, tile: PlacedTile, way: number): Segment | undefined {
  return segmentsOf(table, tile).find(({ edges }) => edges.includes(sideOf(tile, way % 4)));
}

function matches(table: Oracle, tile: PlacedTile, way: number): boolean {
  const other = beside(table, tile, way);
  if (other === undefined) return true;
  const mine = kindOf(table, tile).edges[sideOf(tile, way)];
  return mine === kindOf(table, other).edges[sideOf(other, (way + 2) % 4)];
}

function lastOf<T>(items: readonly T[]): T {
  return entry(items, items.length - 1);
}

function entry<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`the oracle misses entry ${index} of ${items.length}`);
  return item;
}
