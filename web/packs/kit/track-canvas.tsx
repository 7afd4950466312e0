import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isEnd, layTrack, moveSpace, paintSpace } from './drawn-track.ts';
import { distance, drawCurve, followStroke, type Point } from './layout.ts';
import { following, grid, spaceAt, type TrackBench } from './track-bench.ts';
import { trackKeys } from './track-keys.ts';
import './track.css';

/** A drag of a space, from where it was taken hold of. */
interface Drag {
  readonly index: number;
  readonly stroke: string;
  /** From the pointer to the middle of the space. */
  readonly grip: Point;
}

let strokes = 0;

/** The track in its picture: spaces are dragged, drawn, chosen, and painted by keys. */
export function TrackCanvas<L>({ bench }: { readonly bench: TrackBench<L> }) {
  const { track, kinds, faults, selected, snap, pull, brush, drawing, zoom, photo } = bench;
  const { put, nameOf, draw, say, announce } = bench;
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag>(undefined);
  const stroke = useSignal<readonly Point[]>([]);
  const wanted = useRef(false);
  const { picture, spaces } = track.value;
  const chosen = Math.min(selected.value, spaces.length - 1);

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    // Keys may have gone on since this was drawn.
    svg.current?.querySelector<SVGElement>(`[data-space="${selected.peek()}"]`)?.focus();
  });

  function placeOf(event: PointerEvent): Point {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  }

  function take(event: PointerEvent, index: number): void {
    if (drawing.value || event.button !== 0) return;
    const space = spaces[index];
    if (space === undefined) return;
    if (brush.value !== undefined) {
      put(paintSpace(track.peek(), kinds, index, brush.value.look));
      selected.value = index;
      return;
    }
    const at = placeOf(event);
    drag.current = {
      index,
      stroke: `drag ${++strokes}`,
      grip: { x: space.x - at.x, y: space.y - at.y },
    };
    selected.value = index;
    svg.current?.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const at = placeOf(event);
    if (stroke.value.length > 0) stroke.value = [...stroke.value, at];
    const held = drag.current;
    if (held === undefined) return;
    const to = { x: at.x + held.grip.x, y: at.y + held.grip.y };
    const next = moveSpace(track.peek(), held.index, to, snap.value ? grid : 1, pull.value ? following : 0);
    put(next, held.stroke);
  }

  function letGo(): void {
    drag.current = undefined;
    const way = stroke.value;
    stroke.value = [];
    const reach = way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
    // A tap is no way.
    if (reach < 4 * picture.radius) return;
    const next = layTrack(track.peek(), kinds, followStroke(way, picture));
    put(next);
    drawing.value = false;
    announce({ key: 'track.drawn', args: { count: next.spaces.length } });
  }

  const press = trackKeys(bench, (index) => {
    wanted.current = true;
    selected.value = index;
  });
  const wrong = new Map<number, string[]>();
  for (const { place, text } of faults.value) {
    const index = spaceAt(bench, place);
    if (index !== undefined) wrong.set(index, [...(wrong.get(index) ?? []), text]);
  }
  const way = drawCurve(spaces).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const { width, height, radius } = picture;
  return (
    <div class="track-frame">
      <svg
        ref={svg}
        class={classOf(drawing.value, brush.value !== undefined)}
        viewBox={`0 0 ${width} ${height}`}
        data-zoom={zoom.value}
        role="presentation"
        onPointerDown={(event) => {
          if (!drawing.value || event.button !== 0) return;
          svg.current?.setPointerCapture(event.pointerId);
          stroke.value = [placeOf(event)];
        }}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={() => {
          drag.current = undefined;
          stroke.value = [];
        }}
      >
        <defs>
          <pattern id="track-grid" width={grid} height={grid} patternUnits="userSpaceOnUse">
            <circle class="track-dot" cx={grid / 2} cy={grid / 2} r="1.2" />
          </pattern>
        </defs>
        {photo.value !== undefined && (
          <image
            class="track-photo"
            href={photo.value}
            width={width}
            height={height}
            preserveAspectRatio="none"
          />
        )}
        {snap.value && (
          <rect
            x={-grid / 2}
            y={-grid / 2}
            width={width + grid}
            height={height + grid}
            fill="url(#track-grid)"
          />
        )}
        <path class="track-way" d={`M${way.join('L')}`} stroke-width={radius * 0.7} />
        <g role="listbox" aria-label={say({ key: 'track.spaces' })} aria-orientation="horizontal">
          {spaces.map((space, index) => {
            const texts = wrong.get(index) ?? [];
            const name = say(nameOf(space, index));
            return (
              <g
                key={index}
                class={texts.length > 0 ? 'track-space track-wrong' : 'track-space'}
                role="option"
                aria-selected={index === chosen}
                aria-label={[name, ...texts].join('. ')}
                tabindex={index === chosen ? 0 : -1}
                data-space={index}
                data-place={`${bench.place}/${index}`}
                transform={`translate(${space.x} ${space.y}) scale(${radius / 30})`}
                onPointerDown={(event) => take(event, index)}
                onFocus={() => {
                  selected.value = index;
                }}
                onKeyDown={press}
              >
                <circle class="track-reach" r="36" />
                {draw(space)}
                <circle class="track-rim" r="30" />
                {texts.length > 0 && (
                  <g class="track-fault" transform="translate(22 -22)">
                    <circle r="13" />
                    <path d="M0-7V1M0 6v1" />
                  </g>
                )}
                {!isEnd(track.value, index) && (
                  <text class="track-number" y="48">
                    {index}
                  </text>
                )}
              </g>
            );
          })}
        </g>
        {stroke.value.length > 1 && (
          <path class="track-stroke" d={`M${stroke.value.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        )}
      </svg>
    </div>
  );
}

function classOf(drawing: boolean, painting: boolean): string {
  if (drawing) return 'track-canvas track-drawing';
  return painting ? 'track-canvas track-painting' : 'track-canvas';
}
