/** Quarter turns clockwise. */
export const rotations = [0, 1, 2, 3] as const;
export type Rotation = (typeof rotations)[number];

export type FigureSize = 'small' | 'large';

/** A square of the table: columns to the right and rows downwards, counted from the start tile. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Squares from one to another, counted column by column from the west, and in a column from the north. */
export interface Area {
  readonly from: Square;
  readonly to: Square;
}

/** Notation `x,y..x,y`: the area where the tile goes, asked only where it could go in very many ways. */
export interface AreaChoice extends Area {
  readonly kind: 'chooseArea';
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

export type Choice = AreaChoice | TilePlacement | FigurePlacement | NoFigure;
