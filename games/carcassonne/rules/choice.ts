/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

export type FigureSize = 'small' | 'large';

/** A square of the table: columns to the right and rows downwards, counted from the start tile. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Notation `x,yrK`. */
export interface TilePlacement extends Square {
  readonly kind: 'placeTile';
  readonly rotation: Rotation;
}

/** Notation `small:r1` on the tile just placed, `small:p1@0,1` on a planet next to it. */
export interface FigurePlacement {
  readonly kind: 'placeFigure';
  readonly size: FigureSize;
  readonly segment: string;
  /** The square of the planet, where it is not the tile just placed. */
  readonly square?: Square;
}

/** Notation `-`: no figure this turn. */
export interface NoFigure {
  readonly kind: 'noFigure';
}

export type Choice = TilePlacement | FigurePlacement | NoFigure;
