import type { Seat } from '../../../kernel/game.ts';
import type { Decision } from '../../../kernel/match.ts';
import type { AreaChoice, FigureSize, Rotation, Square } from '../rules/choice.ts';
import { parse } from '../rules/notation.ts';
import type { Spot, View } from '../rules/view.ts';

/** A free square on which the tile may lie. */
export interface LegalSquare extends Square {
  readonly rotations: readonly Rotation[];
}

/** A segment on which a figure may be placed. */
export interface LegalSpot extends Spot {
  readonly sizes: readonly FigureSize[];
}

/** What the decision allows, arranged for the board. */
export type Legal =
  | { readonly kind: 'chooseArea'; readonly seat: Seat; readonly areas: readonly AreaChoice[] }
  | { readonly kind: 'placeTile'; readonly seat: Seat; readonly squares: readonly LegalSquare[] }
  | {
      readonly kind: 'placeFigure';
      readonly seat: Seat;
      readonly spots: readonly LegalSpot[];
      readonly none: boolean;
    };

export function legalOf(decision: Decision | undefined, view: View): Legal | undefined {
  if (decision === undefined) return undefined;
  const { seat } = decision;
  const squares = new Map<string, Square & { rotations: Rotation[] }>();
  const spots = new Map<string, Spot & { sizes: FigureSize[] }>();
  const areas: AreaChoice[] = [];
  let none = false;
  const last = view.placed.at(-1);
  for (const text of decision.choices) {
    const choice = parse(text);
    if (choice?.kind === 'chooseArea') areas.push(choice);
    else if (choice?.kind === 'placeTile') {
      const key = `${choice.x},${choice.y}`;
      const square = squares.get(key) ?? { x: choice.x, y: choice.y, rotations: [] };
      square.rotations.push(choice.rotation);
      squares.set(key, square);
    } else if (choice?.kind === 'placeFigure') {
      const { x, y } = choice.square ?? last ?? { x: 0, y: 0 };
      const key = `${x},${y}:${choice.segment}`;
      const spot = spots.get(key) ?? { x, y, segment: choice.segment, sizes: [] };
      spot.sizes.push(choice.size);
      spots.set(key, spot);
    } else if (choice?.kind === 'noFigure') {
      none = true;
    }
  }
  if (areas.length > 0) return { kind: 'chooseArea', seat, areas };
  const byPlace = (a: Square, b: Square): number => a.y - b.y || a.x - b.x;
  if (decision.kind === 'placeTile' || squares.size > 0) {
    return { kind: 'placeTile', seat, squares: [...squares.values()].sort(byPlace) };
  }
  return { kind: 'placeFigure', seat, spots: [...spots.values()], none };
}
