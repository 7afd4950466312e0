import type { RealmView, View } from '../rules/view.ts';
import { spotOf, tileAt, tileKind } from '../words/table-look.ts';
import { polyline } from './art/point.ts';
import { type SegmentShape, shapeOf } from './art/shape.ts';

/** How a spot of the table lies; undefined if there is no such spot. */
export function segmentShape(
  view: View,
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

/** A whole realm lit up, in its owner's colour. */
export function RealmLight({ view, realm }: { readonly view: View; readonly realm: RealmView }) {
  const owner = realm.owners[0];
  const color = owner === undefined ? undefined : view.seats[owner]?.color;
  const style = color === undefined ? {} : { '--lit': `var(--cs-${color}-lit)` };
  return (
    <g class={`cs-realm-light cs-realm-${realm.kind}`} style={style}>
      {realm.segments.map((place) => {
        const found = segmentShape(view, place);
        if (found === undefined) return null;
        const { x, y, shape } = found;
        return (
          <g key={place} transform={`translate(${x * 100} ${y * 100})`}>
            {shape.kind === 'route' ? (
              <>
                <path class="cs-lit-route" d={polyline(shape.line)} />
                <path class="cs-lit-flow" d={polyline(shape.line)} />
              </>
            ) : (
              <path class="cs-lit-area" d={polyline(shape.line, true)} />
            )}
          </g>
        );
      })}
    </g>
  );
}
