import { type ChoiceStep, mostChoices } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Area, AreaChoice, Choice, Rotation, Square, TilePlacement } from './choice.ts';
import type { Event } from './event.ts';
import { cellOf, tileOn, untouched } from './grid.ts';
import type { Refusal } from './refusals.ts';
import type { CarcassonneState, PlaceFrame, TurnFrame } from './state.ts';
import { putTile, rotationsAt } from './table.ts';

/** Action 1 (p. 11): the drawn tile must be put next to another, so that all sides that touch match. */
export function placeTile(pack: CompiledPack): ChoiceStep<CarcassonneState, PlaceFrame, Choice, Event> {
  return {
    kind: 'choice',
    seats: (state) => [state.toMove],

    choices(state, { area }) {
      const all = placements(pack, state);
      return area === undefined ? all : all.filter((placement) => isIn(placement, area));
    },

    legal: (state, { area }, _seat, choice) =>
      choice.kind === 'placeTile' && fits(pack, state, choice) && (area === undefined || isIn(choice, area)),

    refuse(state, _frame, _seat, choice): Refusal {
      if (choice.kind !== 'placeTile') return 'tile-must-be-placed';
      const there = tileOn(state, choice.x, choice.y);
      if (there >= 0) return 'square-taken';
      if (there === untouched) return 'touches-no-tile';
      return fits(pack, state, choice) ? 'outside-area' : 'sides-differ';
    },

    apply({ state, stack, emit }, _frame, seat, choice) {
      if (choice.kind !== 'placeTile') return;
      const { x, y, rotation } = choice;
      putTile(pack, state, state.drawn, x, y, rotation);
      emit?.({ kind: 'placedTile', seat, tile: entry(pack.tiles, state.drawn).kind.id, x, y, rotation });
      state.drawn = -1;
      stack[stack.length - 1] = { step: 'placeFigure' };
    },
  };
}

/** Before it, where the tile could go in more ways than a list may hold: in which part of the table. */
export function chooseArea(pack: CompiledPack): ChoiceStep<CarcassonneState, TurnFrame, Choice, Event> {
  return {
    kind: 'choice',
    seats: (state) => [state.toMove],
    choices: (state) => areas(placements(pack, state)),
    refuse: (_state, _frame, _seat, choice): Refusal =>
      choice.kind === 'placeTile' || choice.kind === 'chooseArea' ? 'area-first' : 'tile-must-be-placed',
    apply({ stack, emit }, _frame, seat, choice) {
      if (choice.kind !== 'chooseArea') return;
      const area: Area = { from: choice.from, to: choice.to };
      emit?.({ kind: 'choseArea', seat, ...area });
      stack[stack.length - 1] = { step: 'placeTile', area };
    },
  };
}

/** The frame that asks where the drawn tile goes. */
export function placingFrame(pack: CompiledPack, state: CarcassonneState): TurnFrame {
  // Listing is dear, and tables so large are rare.
  const most = state.frontier.length * entry(pack.tiles, state.drawn).mostRotations;
  const isMany = most > mostChoices && placements(pack, state).length > mostChoices;
  return { step: isMany ? 'chooseArea' : 'placeTile' };
}

/**
 * Everything that can be done with the drawn tile. It is what takes the longest in a match, so it makes nothing and
 * asks nothing that can be spared.
 */
function placements(pack: CompiledPack, state: CarcassonneState): TilePlacement[] {
  const { frontier, squares, width, minX, minY } = state;
  const choices: TilePlacement[] = [];
  for (let index = 0; index < frontier.length; index++) {
    const cell = frontier[index] ?? 0;
    const fitting = rotationsAt(pack, squares, state.drawn, cell);
    if (fitting === 0) continue;
    const row = (cell / width) | 0;
    const known = placementsOn(cell - row * width + minX, row + minY);
    if (fitting & 1) choices.push(known[0]);
    if (fitting & 2) choices.push(known[1]);
    if (fitting & 4) choices.push(known[2]);
    if (fitting & 8) choices.push(known[3]);
  }
  return choices;
}

function fits(pack: CompiledPack, state: CarcassonneState, { x, y, rotation }: TilePlacement): boolean {
  const there = tileOn(state, x, y);
  if (there >= 0 || there === untouched) return false;
  return (rotationsAt(pack, state.squares, state.drawn, cellOf(state, x, y)) & (1 << rotation)) !== 0;
}

type ByRotation = readonly [TilePlacement, TilePlacement, TilePlacement, TilePlacement];

/** Choices up to this far from the first tile are made once and kept: matches list them over and over. */
const near = 32;
const kept: (ByRotation | undefined)[] = new Array((2 * near) ** 2);

/** The choices to put a tile on a square, by rotation. */
function placementsOn(x: number, y: number): ByRotation {
  const isNear = x >= -near && x < near && y >= -near && y < near;
  const place = (y + near) * 2 * near + x + near;
  const known = isNear ? kept[place] : undefined;
  if (known) return known;
  const turned = (rotation: Rotation): TilePlacement => ({ kind: 'placeTile', x, y, rotation });
  const made = [turned(0), turned(1), turned(2), turned(3)] as const;
  if (isNear) kept[place] = made;
  return made;
}

/** As few areas as hold no more placements each than a list may, all about alike. */
function areas(all: readonly TilePlacement[]): AreaChoice[] {
  const inOrder = all.toSorted(byColumn);
  // A square has up to four placements, which stay together.
  const share = all.length / Math.ceil(all.length / (mostChoices - 3));
  const found: AreaChoice[] = [];
  let first = 0;
  for (let next = 1; next <= inOrder.length; next++) {
    const [from, last, following] = [inOrder[first], inOrder[next - 1], inOrder[next]];
    if (from === undefined || last === undefined) break;
    if (following !== undefined && (next - first < share || byColumn(last, following) === 0)) continue;
    found.push({ kind: 'chooseArea', from: { x: from.x, y: from.y }, to: { x: last.x, y: last.y } });
    first = next;
  }
  return found;
}

function byColumn(one: Square, other: Square): number {
  return one.x - other.x || one.y - other.y;
}

function isIn(square: Square, { from, to }: Area): boolean {
  return byColumn(from, square) <= 0 && byColumn(square, to) <= 0;
}
