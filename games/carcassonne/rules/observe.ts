import { at, entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import { type Faction, factions } from '../content/pack.ts';
import { diceOf } from './battle.ts';
import type { Rotation } from './choice.ts';
import { factionOf } from './colors.ts';
import { countOf, largeOf, smallOf } from './figures.ts';
import { outcome } from './outcome.ts';
import { sizes } from './placing-figures.ts';
import { isComplete, kindOf, segmentsOf, symbolCount, tileKind } from './realm.ts';
import { worthOf } from './scoring.ts';
import { spotName, spotOf } from './spot.ts';
import type { CarcassonneState } from './state.ts';
import { around } from './table.ts';
import { seatsOf, sideOf, sidesIn } from './teams.ts';
import type { FigureOnTile, PlacedTile, RealmFigure, RealmView, SeatView, View } from './view.ts';

/** Everybody sees the same: all but the order of the pile. */
export function observe(pack: CompiledPack, state: CarcassonneState): View {
  const ended = outcome(state);
  return {
    content: state.content,
    stack: [...state.stack],
    variant: state.variant,
    seats: state.colors.map((_, seat) => seatView(state, seat)),
    toMove: state.toMove,
    ...(state.drawn >= 0 && { tile: idOf(pack, state.drawn) }),
    placed: state.tiles.map((_, tile) => placedTile(pack, state, tile)),
    pile: state.pile.length,
    remaining: countTiles(pack, state.pile),
    removed: state.removed.map((kind) => idOf(pack, kind)),
    realms: realmViews(pack, state),
    ...(ended && { outcome: ended }),
  };
}

/** The id of a kind of tile, which states name by its number. */
export function idOf(pack: CompiledPack, kind: number): string {
  return entry(pack.tiles, kind).kind.id;
}

function seatView(state: CarcassonneState, seat: number): SeatView {
  const color = entry(state.colors, seat);
  const own = at(state.supply, seat);
  return {
    color,
    faction: factionOf[color],
    team: sideOf(state, seat),
    supply: { small: smallOf(own, seat), large: largeOf(own, seat) },
    score: at(state.scores, seat),
  };
}

/** How often each tile is in a list, in the order of the pack, which tells nothing of the order of the list. */
export function countTiles(pack: CompiledPack, kinds: readonly number[]): Record<string, number> {
  const counts = new Array<number>(pack.tiles.length).fill(0);
  for (const kind of kinds) counts[kind] = at(counts, kind) + 1;
  const byId: Record<string, number> = {};
  for (const [kind, count] of counts.entries()) if (count > 0) byId[idOf(pack, kind)] = count;
  return byId;
}

/** A tile on the table with its figures, those of one segment by seat, small before large. */
export function placedTile(pack: CompiledPack, state: CarcassonneState, tile: number): PlacedTile {
  const figures = figuresOnTile(pack, state, tile);
  return {
    tile: idOf(pack, at(state.tiles, tile)),
    x: at(state.xs, tile),
    y: at(state.ys, tile),
    rotation: rotationOf(state, tile),
    ...(figures.length > 0 && { figures }),
  };
}

function rotationOf(state: CarcassonneState, tile: number): Rotation {
  const rotation = at(state.rotations, tile);
  return rotation === 1 || rotation === 2 || rotation === 3 ? rotation : 0;
}

function figuresOnTile(pack: CompiledPack, state: CarcassonneState, tile: number): FigureOnTile[] {
  const first = at(state.firstSegment, tile);
  return tileKind(pack, state, tile).segments.flatMap(({ id }, index) =>
    figuresAt(state, first + index).map(({ seat, size }) => ({
      color: entry(state.colors, seat),
      size,
      segment: id,
    })),
  );
}

function figuresAt(state: CarcassonneState, segment: number): Pick<RealmFigure, 'seat' | 'size'>[] {
  const figures = at(state.figuresOn, segment);
  if (figures === 0) return [];
  return state.colors.flatMap((_, seat) =>
    sizes.flatMap((size) => Array.from({ length: countOf(figures, seat, size) }, () => ({ seat, size }))),
  );
}

function realmViews(pack: CompiledPack, state: CarcassonneState): RealmView[] {
  return state.realmOf.flatMap((realm, segment) =>
    realm === segment ? [realmView(pack, state, realm)] : [],
  );
}

/** What everybody can work out about a realm: its worth and the dice of a battle in it. */
export function realmView(pack: CompiledPack, state: CarcassonneState, realm: number): RealmView {
  const kind = kindOf(pack, state, realm);
  const segments = segmentsOf(state, realm);
  const tiles = at(state.tilesIn, realm);
  const symbols = symbolCount(state, realm);
  const complete = isComplete(state, realm);
  const sides = sidesIn(state, at(state.figuresIn, realm));
  const [owner] = sides;
  return {
    id: spotName(spotOf(pack, state, realm)),
    kind,
    segments: segments.map((segment) => spotName(spotOf(pack, state, segment))),
    tiles,
    symbols: symbolsOf(state, realm),
    complete,
    open: at(state.open, realm),
    figures: segments.flatMap((segment) =>
      figuresAt(state, segment).map((figure) => ({ ...spotOf(pack, state, segment), ...figure })),
    ),
    owners: owner !== undefined && sides.length === 1 ? seatsOf(state, owner) : [],
    whenComplete: worthOf(kind, kind === 'planet' ? around.length + 1 : tiles, symbols, true),
    atEnd: worthOf(kind, tiles, symbols, complete),
    dice: sides.map((side) => ({ seats: seatsOf(state, side), dice: diceOf(state, realm, side) })),
  };
}

function symbolsOf(state: CarcassonneState, realm: number): Record<Faction, number> {
  const count = (faction: Faction) =>
    at(state.symbolsIn, realm * factions.length + factions.indexOf(faction));
  return { rebel: count('rebel'), empire: count('empire'), bounty_hunter: count('bounty_hunter') };
}
