import type { ChoiceStep } from '../../../kernel/game.ts';
import { at } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Choice, FigurePlacement, FigureSize } from './choice.ts';
import type { Event } from './event.ts';
import { countOf, type Figures, figure } from './figures.ts';
import { tileOn } from './grid.ts';
import { kindOf, segmentOf, tileKind } from './realm.ts';
import type { Refusal } from './refusals.ts';
import { spotOf } from './spot.ts';
import type { CarcassonneState, TurnFrame } from './state.ts';
import { lastTile, planetOn, planetsAround } from './table.ts';

export const sizes: readonly FigureSize[] = ['small', 'large'];

/** Action 2 (p. 11-13): at most one figure, on the tile just placed or on a planet next to it. */
export function placeFigure(pack: CompiledPack): ChoiceStep<CarcassonneState, TurnFrame, Choice, Event> {
  return {
    kind: 'choice',
    seats: (state) => [state.toMove],

    choices(state, _frame, seat) {
      const choices: Choice[] = [];
      const own = at(state.supply, seat);
      const held = sizes.filter((size) => countOf(own, seat, size) > 0);
      if (held.length > 0) {
        const tile = lastTile(state);
        for (let segment = at(state.firstSegment, tile); segment < state.tileOf.length; segment++) {
          if (isOccupied(pack, state, segment)) continue;
          const { id } = segmentOf(pack, state, segment);
          for (const size of held) choices.push({ kind: 'placeFigure', size, segment: id });
        }
        for (const planet of planetsAround(pack, state, tile)) {
          const { x, y, segment } = spotOf(pack, state, planet);
          for (const size of held) choices.push({ kind: 'placeFigure', size, segment, square: { x, y } });
        }
      }
      choices.push({ kind: 'noFigure' });
      return choices;
    },

    refuse(state, _frame, _seat, choice): Refusal {
      if (choice.kind !== 'placeFigure') return 'tile-already-placed';
      const target = targetOf(pack, state, choice);
      if (typeof target === 'string') return target;
      if (!isOccupied(pack, state, target)) return 'none-in-supply';
      return kindOf(pack, state, target) === 'route' ? 'route-occupied' : 'field-occupied';
    },

    apply({ state, stack, emit }, _frame, seat, choice) {
      if (choice.kind === 'placeFigure') {
        const segment = targetOf(pack, state, choice);
        if (typeof segment === 'string') throw new Error(`a figure on nothing: ${segment}`);
        state.supply[seat] = at(state.supply, seat) - figure(seat, choice.size);
        putFigures(state, segment, figure(seat, choice.size));
        emit?.({ kind: 'placedFigure', seat, size: choice.size, spot: spotOf(pack, state, segment) });
      }
      stack[stack.length - 1] = { step: 'aftermath' };
    },
  };
}

/** Routes and fields take a figure only where the whole realm is empty (rulings 12 and 69); planets always do. */
function isOccupied(pack: CompiledPack, state: CarcassonneState, segment: number): boolean {
  return at(state.figuresIn, at(state.realmOf, segment)) !== 0 && kindOf(pack, state, segment) !== 'planet';
}

/** The segment that a choice means, or the rule that says why there is none. */
export function targetOf(
  pack: CompiledPack,
  state: CarcassonneState,
  { segment, square }: FigurePlacement,
): number | Refusal {
  const last = lastTile(state);
  if (square === undefined) {
    const index = tileKind(pack, state, last).segments.findIndex(({ id }) => id === segment);
    return index < 0 ? 'no-such-segment' : at(state.firstSegment, last) + index;
  }
  const tile = tileOn(state, square.x, square.y);
  const planet = tile < 0 ? -1 : planetOn(pack, state, tile);
  if (planet < 0 || segmentOf(pack, state, planet).id !== segment) return 'no-planet-there';
  return planetsAround(pack, state, last).includes(planet) ? planet : 'planet-not-adjacent';
}

/** Puts figures down on a segment; they must have left the supply before. */
export function putFigures(state: CarcassonneState, segment: number, figures: Figures): void {
  const realm = at(state.realmOf, segment);
  state.figuresOn[segment] = at(state.figuresOn, segment) + figures;
  state.figuresIn[realm] = at(state.figuresIn, realm) + figures;
}
