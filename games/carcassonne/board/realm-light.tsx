import type { RealmView, TableView } from '../rules/view.ts';
import { polyline } from './art/point.ts';
import { segmentShape } from './segment-shape.ts';

/** A whole realm lit up, in its owner's colour. */
export function RealmLight({ view, realm }: { readonly view: TableView; readonly realm: RealmView }) {
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
