import type { TableView } from '../rules/view.ts';
import { spotOf, tileAt, tileKind } from '../words/table-look.ts';
import { type SegmentShape, shapeOf } from './art/shape.ts';

/** How a spot of the table lies; undefined if there is no such spot. */
export function segmentShape(
  view: TableView,
  place: string,
): { readonly x: number; readonly y: number; readonly shape: SegmentShape } | undefined {
  const { x, y, segment } = spotOf(place);
  const placed = tileAt(view, { x, y });
  if (placed === undefined) return undefined;
  const shape = shapeOf(tileKind(view, placed.tile), placed.rotation).segments.find(
    ({ id }) => id === segment,
  );
  return shape && { x, y, shape };
}
