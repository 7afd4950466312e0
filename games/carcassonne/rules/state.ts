import type { Seat, State } from '../../../kernel/game.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { Area } from './choice.ts';
import type { Figures } from './figures.ts';
import type { Variant } from './options.ts';
import type { Color } from './view.ts';

/** Where the turn is. Frames are replaced, never changed, so copies of a state may share them. */
export type TurnFrame =
  | { readonly step: 'drawTile' }
  | { readonly step: 'chooseArea' }
  | PlaceFrame
  | { readonly step: 'placeFigure' }
  | { readonly step: 'aftermath' }
  | RollFrame
  | { readonly step: 'finalScoring' };

export interface PlaceFrame {
  readonly step: 'placeTile';
  /** Where the tile goes, if that had to be chosen before. */
  readonly area?: Area;
}

/** The next roll of a battle. Sides that have lost are no longer in it. */
export interface RollFrame {
  readonly step: 'rollDice';
  readonly realm: number;
  /** The sides that fight on, in the order of rolling. */
  readonly sides: readonly number[];
}

/**
 * A match. Lists of small whole numbers, because such lists are copied fast and bots copy a lot: tiles are their
 * number in the pack, placed tiles are numbered in the order of placing, and so are all their segments.
 */
export interface CarcassonneState extends State {
  stack: TurnFrame[];
  readonly content: string;
  readonly variant: Variant;
  readonly colors: readonly Color[];
  toMove: Seat;
  /** The tile that has been drawn and not yet placed; -1 for none. */
  drawn: number;
  /** Tiles face down, the next one first. */
  pile: number[];
  /** Tiles that fitted nowhere. */
  removed: number[];
  /** By seat; a team's points stand with each of its seats. */
  scores: number[];
  /** Figures in front of each seat: every entry holds that seat's own. */
  supply: Figures[];

  /** By placed tile. */
  tiles: number[];
  xs: number[];
  ys: number[];
  rotations: number[];
  firstSegment: number[];

  /** By segment on the table. */
  tileOf: number[];
  /** The realm to which it belongs, named by the realm's first segment. */
  realmOf: number[];
  /** The next segment of the same realm, round in a circle. */
  nextInRealm: number[];
  figuresOn: Figures[];

  /** By realm, at the place of its first segment. */
  open: number[];
  tilesIn: number[];
  figuresIn: Figures[];
  /** Three entries a realm, by faction. */
  symbolsIn: number[];

  /** The squares around the table as a grid with a free rim, row by row. */
  minX: number;
  minY: number;
  width: number;
  height: number;
  /**
   * By square of the grid: the placed tile there. For a free square it is below zero, and with its bits inverted (`~`)
   * it tells what the neighbours show towards the square, two bits a side.
   */
  squares: number[];
  /** Free squares that touch a tile, in the order in which they came to do so. */
  frontier: number[];
}

/** A copy that shares only what is never changed. */
export function copy(state: CarcassonneState): CarcassonneState {
  return {
    stack: state.stack.slice(),
    content: state.content,
    variant: state.variant,
    colors: state.colors,
    toMove: state.toMove,
    drawn: state.drawn,
    pile: state.pile.slice(),
    removed: state.removed.slice(),
    scores: state.scores.slice(),
    supply: state.supply.slice(),
    tiles: state.tiles.slice(),
    xs: state.xs.slice(),
    ys: state.ys.slice(),
    rotations: state.rotations.slice(),
    firstSegment: state.firstSegment.slice(),
    tileOf: state.tileOf.slice(),
    realmOf: state.realmOf.slice(),
    nextInRealm: state.nextInRealm.slice(),
    figuresOn: state.figuresOn.slice(),
    open: state.open.slice(),
    tilesIn: state.tilesIn.slice(),
    figuresIn: state.figuresIn.slice(),
    symbolsIn: state.symbolsIn.slice(),
    minX: state.minX,
    minY: state.minY,
    width: state.width,
    height: state.height,
    squares: state.squares.slice(),
    frontier: state.frontier.slice(),
  };
}

/** A table without any tile; nobody has a figure or a point. */
export function emptyTable(pack: CompiledPack, variant: Variant, colors: readonly Color[]): CarcassonneState {
  return {
    stack: [{ step: 'drawTile' }],
    content: pack.content.hash,
    variant,
    colors: [...colors],
    toMove: 0,
    drawn: -1,
    pile: [],
    removed: [],
    scores: colors.map(() => 0),
    supply: colors.map(() => 0),
    tiles: [],
    xs: [],
    ys: [],
    rotations: [],
    firstSegment: [],
    tileOf: [],
    realmOf: [],
    nextInRealm: [],
    figuresOn: [],
    open: [],
    tilesIn: [],
    figuresIn: [],
    symbolsIn: [],
    minX: 0,
    minY: 0,
    width: 0,
    height: 0,
    squares: [],
    frontier: [],
  };
}
