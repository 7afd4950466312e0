import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import { at, entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Square } from './choice.ts';
import { largeOf, smallOf } from './figures.ts';
import { cellOf } from './grid.ts';
import { idOf } from './observe.ts';
import { colorsOf, type Options } from './options.ts';
import type { Position } from './position.ts';
import { isComplete, kindOf } from './realm.ts';
import { layOut } from './restore.ts';
import { spotName, spotOf } from './spot.ts';
import { type CarcassonneState, emptyTable } from './state.ts';
import { fullSupply, suppliesOf } from './supply.ts';
import { beside, fitsSomewhere, rotationsAt } from './table.ts';
import { sideOf, sidesIn } from './teams.ts';
import type { Color, PlacedTile } from './view.ts';

/** Sets a table out. Throws {@link InputError} `bad-position` naming what cannot be, and where. */
export function arrange(
  pack: CompiledPack,
  options: Options,
  position: Position,
  chance: Chance,
): CarcassonneState {
  const seats = (position.colors ?? options.colors ?? position.scores ?? position.supply)?.length;
  const state = emptyTable(pack, options.variant ?? 'standard', colorsIn(position, options, seats));
  layOutTable(pack, state, position);
  state.removed = (position.removed ?? []).map((id) => tileNumber(pack, id, 'removed'));
  pileUp(pack, state, position, chance);
  state.scores = scoresIn(state, position);
  state.supply = suppliesIn(state, position);
  state.toMove = position.toMove ?? 0;
  if (state.toMove >= state.colors.length)
    badPosition(`toMove is ${state.toMove}, but the seats are 0 to ${state.colors.length - 1}`);
  if (position.lastPlaced) state.stack = [{ step: 'placeFigure' }];
  return state;
}

function colorsIn(position: Position, options: Options, seats: number | undefined): readonly Color[] {
  const wanted = position.colors ?? options.colors;
  if (options.colors && `${wanted}` !== `${options.colors}`) {
    badPosition(`the position is for ${wanted}, the options are for ${options.colors}`);
  }
  const count = seats ?? (options.variant === 'teams' ? 4 : 2);
  const { variant } = options;
  try {
    return colorsOf({ ...(variant && { variant }), ...(wanted && { colors: wanted }) }, count);
  } catch (fault) {
    return fault instanceof InputError ? badPosition(fault.message) : badPosition('the colours cannot be');
  }
}

function tileNumber(pack: CompiledPack, id: string, where: string): number {
  return pack.byId.get(id) ?? badPosition(`${where}: the pack has no tile "${id}"`);
}

/** Puts the tiles down in their order, the last placed one at the end, and checks that such a table can lie there. */
function layOutTable(pack: CompiledPack, state: CarcassonneState, { placed, lastPlaced }: Position): void {
  const list = placed ?? [{ tile: startOf(pack), x: 0, y: 0, rotation: 0 as const }];
  checkSquares(list);
  const before = list.filter((tile) => !(tile.x === lastPlaced?.x && tile.y === lastPlaced.y));
  checkConnected(before);
  for (const tile of before) layTile(pack, state, tile);
  // Before the last tile no battle is pending and nothing waits to be scored; it alone can have brought that about.
  checkFigures(pack, state);
  if (lastPlaced === undefined) return;
  const last = list.find((tile) => !before.includes(tile));
  if (last === undefined) badPosition(`lastPlaced: no tile lies on ${nameOf(lastPlaced)}`);
  if (last.tile === startOf(pack)) badPosition('lastPlaced: nobody places the start tile');
  if (last.figures?.length) {
    badPosition("lastPlaced: its tile holds a figure, so this turn's figure has been placed");
  }
  checkConnected(list);
  layTile(pack, state, last);
}

/** The id of the tile that lies on the table from the beginning. */
function startOf(pack: CompiledPack): string {
  return idOf(pack, pack.start);
}

/** Puts a tile down with its figures, which must be such as can stand there. */
function layTile(pack: CompiledPack, state: CarcassonneState, tile: PlacedTile): void {
  const where = `tile ${tile.tile} on ${nameOf(tile)}`;
  const kind = tileNumber(pack, tile.tile, where);
  checkSides(pack, state, kind, tile, where);
  let placedWithIt = 0;
  for (const { color, segment } of tile.figures ?? []) {
    if (!state.colors.includes(color)) badPosition(`${where}: nobody plays ${color}`);
    const found = entry(pack.tiles, kind).segments.find(({ id }) => id === segment);
    if (found === undefined) {
      badPosition(`${where}: a ${color} figure stands on "${segment}", which the tile does not have`);
    }
    if (found.kind !== 'planet') placedWithIt++;
  }
  if (placedWithIt > 1) {
    badPosition(
      `${where}: only the turn that places a tile puts a figure on its routes and fields, and only one`,
    );
  }
  checkStock(state, tile, where);
  layOut(pack, state, kind, tile);
}

function nameOf({ x, y }: Square): string {
  return `${x},${y}`;
}

function checkSides(
  pack: CompiledPack,
  state: CarcassonneState,
  kind: number,
  { x, y, rotation }: PlacedTile,
  where: string,
): void {
  const cell = cellOf(state, x, y);
  if (cell >= 0 && !(rotationsAt(pack, state.squares, kind, cell) & (1 << rotation))) {
    badPosition(`${where}, turned by ${rotation}: its sides differ from its neighbours'`);
  }
}

/** No colour has more figures of a size on the table than there are. */
function checkStock(state: CarcassonneState, tile: PlacedTile, where: string): void {
  const standing = standingBySeat(state);
  for (const { color, size } of tile.figures ?? []) {
    const own = entry(standing, state.colors.indexOf(color));
    own[size]++;
    if (own[size] > fullSupply[size])
      badPosition(`${where}: ${color} has no more than ${fullSupply[size]} ${size} figures`);
  }
}

/** Figures on the table, by seat. */
function standingBySeat(state: CarcassonneState): { small: number; large: number }[] {
  return state.colors.map((_, seat) => ({
    small: state.figuresOn.reduce((sum, figures) => sum + smallOf(figures, seat), 0),
    large: state.figuresOn.reduce((sum, figures) => sum + largeOf(figures, seat), 0),
  }));
}

/** Every tile lies on a square of its own. */
function checkSquares(placed: readonly PlacedTile[]): void {
  const taken = new Set<string>();
  for (const tile of placed) {
    if (taken.has(nameOf(tile))) badPosition(`tile ${tile.tile} on ${nameOf(tile)}: the square is taken`);
    taken.add(nameOf(tile));
  }
}

/** All tiles hang together by their sides. */
function checkConnected(placed: readonly PlacedTile[]): void {
  const left = new Map(placed.map((tile) => [nameOf(tile), tile]));
  const reached = placed.slice(0, 1);
  for (const { x, y } of reached) {
    left.delete(nameOf({ x, y }));
    for (const [dx, dy] of beside) {
      const neighbour = left.get(nameOf({ x: x + dx, y: y + dy }));
      if (neighbour === undefined) continue;
      left.delete(nameOf(neighbour));
      reached.push(neighbour);
    }
  }
  for (const tile of left.values()) {
    badPosition(`tile ${tile.tile} on ${nameOf(tile)}: not connected with the other tiles`);
  }
}

/** The tiles that nobody has seen yet; with all others no more of a kind than the pack has. */
function pileUp(pack: CompiledPack, state: CarcassonneState, position: Position, chance: Chance): void {
  const { pile, remaining, tile, lastPlaced } = position;
  if (pile && (remaining || tile !== undefined)) {
    badPosition('pile already tells what is drawn and what remains; leave out "tile" and "remaining"');
  }
  if (lastPlaced && tile !== undefined) {
    badPosition('"tile" is drawn only after the turn of "lastPlaced"; leave out one of them');
  }
  const drawn = tile === undefined ? [] : [tileNumber(pack, tile, 'tile')];
  if (pile) {
    state.pile = pile.map((id, index) => tileNumber(pack, id, `pile[${index}]`));
  } else if (remaining) {
    state.pile = Object.entries(remaining).flatMap(([id, count]) =>
      new Array<number>(count).fill(tileNumber(pack, id, 'remaining')),
    );
  } else {
    state.pile = without(pack.pile, [...state.tiles, ...state.removed, ...drawn]);
  }
  const unseen = [...drawn, ...state.pile, ...state.removed];
  if (unseen.includes(pack.start)) badPosition(`tile ${startOf(pack)}: nobody draws the start tile`);
  for (const kind of drawn) {
    if (!fitsSomewhere(pack, state, kind))
      badPosition(`tile: "${tile}" fits nowhere, so it has left the game`);
  }
  const used = [...state.tiles, ...unseen];
  for (const [kind, { id, count }] of pack.pack.tiles.entries()) {
    const uses = used.filter((other) => other === kind).length;
    if (uses > count) badPosition(`tile ${id}: the position has ${uses} of it, the pack ${count}`);
  }
  if (!pile) chance.shuffle(state.pile);
  state.pile.unshift(...drawn);
}

function without(all: readonly number[], taken: readonly number[]): number[] {
  const left = [...all];
  for (const kind of taken) {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function scoresIn(state: CarcassonneState, position: Position): number[] {
  const scores = position.scores ?? state.colors.map(() => 0);
  if (scores.length !== state.colors.length) {
    badPosition(`scores has ${scores.length} entries for ${state.colors.length} seats`);
  }
  for (const [seat, score] of scores.entries()) {
    const side = sideOf(state, seat);
    if (scores[side] !== score)
      badPosition(`scores: seats ${side} and ${seat} are a team, but have different points`);
  }
  return [...scores];
}

function suppliesIn(state: CarcassonneState, position: Position): number[] {
  const standing = standingBySeat(state);
  const supplies =
    position.supply ??
    standing.map(({ small, large }) => ({
      small: fullSupply.small - small,
      large: fullSupply.large - large,
    }));
  if (supplies.length !== state.colors.length) {
    badPosition(`supply has ${supplies.length} entries for ${state.colors.length} seats`);
  }
  for (const [seat, supply] of supplies.entries()) {
    const own = entry(standing, seat);
    for (const size of ['small', 'large'] as const) {
      const total = own[size] + supply[size];
      if (total > fullSupply[size]) {
        badPosition(
          `seat ${seat} (${state.colors[seat]}) has ${total} ${size} figures; there are ${fullSupply[size]}`,
        );
      }
    }
  }
  return suppliesOf(supplies);
}

/** After a turn no rivals share a realm, and no complete realm holds figures. */
function checkFigures(pack: CompiledPack, state: CarcassonneState): void {
  for (const [segment, realm] of state.realmOf.entries()) {
    if (realm !== segment) continue;
    const figures = at(state.figuresIn, realm);
    const where = `${kindOf(pack, state, realm)} ${spotName(spotOf(pack, state, realm))}`;
    if (sidesIn(state, figures).length > 1) {
      badPosition(`${where}: figures of rivals stand there, and no battle is pending`);
    }
    if (figures !== 0 && isComplete(state, realm)) {
      badPosition(`${where}: it is complete, so its figures have been taken back`);
    }
  }
}
