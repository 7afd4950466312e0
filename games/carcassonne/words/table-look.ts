import { entry } from '../../common/at.ts';
import { type Segment, type Side, sides, type TileKind } from '../content/pack.ts';
import type { Rotation, Square } from '../rules/choice.ts';
import { spotName } from '../rules/spot.ts';
import type { PlacedTile, RealmView, Spot, TableView, View } from '../rules/view.ts';

/** A square beside another one, with the side at which it touches. */
export interface Neighbour extends Square {
  readonly side: Side;
}

/** The four squares that touch a square by a side, from the north clockwise. */
export function neighbours({ x, y }: Square): readonly Neighbour[] {
  return [
    { side: 'N', x, y: y - 1 },
    { side: 'E', x: x + 1, y },
    { side: 'S', x, y: y + 1 },
    { side: 'W', x: x - 1, y },
  ];
}

/** Where a side of a tile lies after that many quarter turns clockwise. */
export function turned(side: Side, quarters: number): Side {
  return sides[(sides.indexOf(side) + quarters + 4) % 4] ?? side;
}

/** The side of the unturned tile that lies at `side` after the rotation. */
export function unturned(side: Side, rotation: Rotation): Side {
  return turned(side, -rotation);
}

export function opposite(side: Side): Side {
  return turned(side, 2);
}

/** Throws if the view's pack has no such tile, which no view of a match can do. */
export function tileKind({ pack }: Pick<TableView, 'pack'>, id: string): TileKind {
  return entry(pack.tiles, pack.byId.get(id) ?? -1).kind;
}

export function tileAt(view: View, { x, y }: Square): PlacedTile | undefined {
  return view.placed.find((tile) => tile.x === x && tile.y === y);
}

/** The segment at a spot of the table, with the tile that it lies on. */
export function segmentAt(
  view: TableView,
  spot: Spot,
): { readonly tile: TileKind; readonly rotation: Rotation; readonly segment: Segment } | undefined {
  const placed = tileAt(view, spot);
  if (placed === undefined) return undefined;
  const tile = tileKind(view, placed.tile);
  const segment = tile.segments.find(({ id }) => id === spot.segment);
  return segment && { tile, rotation: placed.rotation, segment };
}

/** The segment that reaches a side of the unturned tile; none where there is open space. */
export function segmentAtSide(tile: TileKind, side: Side): Segment | undefined {
  return tile.segments.find(({ edges }) => edges.includes(side));
}

export function realmAt(view: View, spot: Spot): RealmView | undefined {
  const place = spotName(spot);
  return view.realms.find(({ segments }) => segments.includes(place));
}

/** The spot that a place `x,y:segment` names. */
export function spotOf(place: string): Spot {
  const [square = '', segment = ''] = place.split(':');
  const [x = 0, y = 0] = square.split(',').map(Number);
  return { x, y, segment };
}

/** Planets on the eight squares around a square. */
export function planetsAround(view: View, square: Square): readonly RealmView[] {
  return view.realms.filter((realm) => {
    if (realm.kind !== 'planet') return false;
    const { x, y } = spotOf(realm.id);
    const away = Math.max(Math.abs(x - square.x), Math.abs(y - square.y));
    return away === 1;
  });
}
