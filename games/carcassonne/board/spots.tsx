import { useMemo, useRef, useState } from 'preact/hooks';
import { fanOut } from '../../../web/board/fan-out.ts';
import { directions, nextPlace } from '../../../web/board/next-place.ts';
import { realmAt, tileAt, tileKind } from '../words/table-look.ts';
import { type BoardState, figureNotation } from './board-state.ts';
import type { LegalSpot } from './legal.ts';
import { segmentShape } from './segment-shape.ts';

/** How far a spot reaches, in squares, when the camera has come near: half of a finger's width, and more on a planet. */
const reach = 0.2;
const planetReach = 0.3;
/** A spot that was moved farther than this, in squares, is tied to its place. */
const leastTied = 0.06;

/** The spots on which a figure may stand, as buttons. Those that overlap fan out. */
export function Spots({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const legal = table.legal.value;
  const view = props.view.value;
  const draft = table.draft.value;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const stands = useMemo(() => {
    if (legal?.kind !== 'placeFigure') return [];
    return legal.spots.flatMap((spot) => {
      const found = segmentShape(view, `${spot.x},${spot.y}:${spot.segment}`);
      if (found === undefined) return [];
      const { stand, kind } = found.shape;
      const at = { x: spot.x + stand.x / 100, y: spot.y + stand.y / 100 };
      return [{ spot, kind, at, ...at, reach: kind === 'planet' ? planetReach : reach }];
    });
  }, [legal, view]);
  const places = useMemo(() => fanOut(stands), [stands]);
  if (legal?.kind !== 'placeFigure') return null;
  const isChosen = (spot: LegalSpot): boolean =>
    draft?.kind === 'figure' && draft.x === spot.x && draft.y === spot.y && draft.segment === spot.segment;
  return (
    <section ref={list} aria-label={props.say({ key: 'board.spots', args: { count: places.length } })}>
      <svg class="cs-ties" viewBox="0 0 1 1" aria-hidden="true">
        {places
          .filter(({ x, y, at }) => Math.hypot(x - at.x, y - at.y) > leastTied)
          .map(({ x, y, at }) => (
            <path key={`${at.x},${at.y}`} d={`M${at.x} ${at.y}L${x} ${y}`} />
          ))}
      </svg>
      {places.map((place, index) => (
        <button
          type="button"
          key={`${place.spot.x},${place.spot.y}:${place.spot.segment}`}
          class={`cs-spot cs-spot-${place.kind} ${isChosen(place.spot) ? 'cs-chosen' : ''}`}
          data-point={figureNotation(place.spot, place.spot.sizes[0] ?? 'small', view)}
          style={{ '--x': place.x, '--y': place.y }}
          tabIndex={index === Math.min(active, places.length - 1) ? 0 : -1}
          aria-pressed={isChosen(place.spot)}
          aria-label={props.say({
            key: 'board.spot',
            args: {
              kind: place.kind,
              name: tileKind(view, tileAt(view, place.spot)?.tile ?? '').planet?.name ?? '',
              x: place.spot.x,
              y: place.spot.y,
            },
          })}
          onClick={() => table.chooseSpot(place.spot)}
          onFocus={() => {
            setActive(index);
            table.realm.value = realmAt(view, place.spot)?.id;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isChosen(place.spot)) {
              event.preventDefault();
              table.confirm();
              return;
            }
            const direction = directions[event.key];
            if (direction === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            const next = nextPlace(places, place, direction);
            const at = next === undefined ? -1 : places.indexOf(next);
            list.current?.querySelectorAll<HTMLElement>('button')[at]?.focus({ preventScroll: true });
          }}
        />
      ))}
    </section>
  );
}
