import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Bench, following, grid, spaceAt } from './bench.ts';
import { canvasKeys } from './canvas-keys.ts';
import { alongStroke, curve, distance, type Point } from './layout.ts';
import { SpaceMark } from './space-mark.tsx';
import { spaceSentence } from './space-name.ts';
import { isEnd, laid, moved, painted } from './track.ts';

/** A drag of a space, from where it was taken hold of. */
interface Drag {
  readonly index: number;
  readonly stroke: string;
  /** From the pointer to the middle of the space. */
  readonly grip: Point;
}

let strokes = 0;

/** The track in its picture: spaces are dragged, drawn, chosen, and painted by keys. */
export function Canvas(bench: Bench) {
  const { pack, faults, selected, snap, pull, brush, drawing, zoom, photo, edit, say, announce } = bench;
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag>(undefined);
  const stroke = useSignal<readonly Point[]>([]);
  const wanted = useRef(false);
  const { picture, spaces } = pack.value;
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
      edit(painted(pack.peek(), index, brush.value));
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
    const next = moved(pack.peek(), held.index, to, snap.value ? grid : 1, pull.value ? following : 0);
    edit(next, held.stroke);
  }

  function letGo(): void {
    drag.current = undefined;
    const way = stroke.value;
    stroke.value = [];
    const reach = way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
    // A tap is no way.
    if (reach < 4 * picture.radius) return;
    const next = laid(pack.peek(), alongStroke(way, picture));
    edit(next);
    drawing.value = false;
    announce({ key: 'editor.drawn', args: { count: next.spaces.length } });
  }

  const press = canvasKeys(bench, (index) => {
    wanted.current = true;
    selected.value = index;
  });
  const wrong = new Map<number, string[]>();
  for (const { place, text } of faults.value) {
    const index = spaceAt(place);
    if (index !== undefined) wrong.set(index, [...(wrong.get(index) ?? []), text]);
  }
  const way = curve(spaces).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const { width, height, radius } = picture;
  return (
    <div class="ste-frame">
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
          <pattern id="ste-grid" width={grid} height={grid} patternUnits="userSpaceOnUse">
            <circle class="ste-dot" cx={grid / 2} cy={grid / 2} r="1.2" />
          </pattern>
        </defs>
        {photo.value !== undefined && (
          <image
            class="ste-photo"
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
            fill="url(#ste-grid)"
          />
        )}
        <path class="ste-way" d={`M${way.join('L')}`} stroke-width={radius * 0.7} />
        <g role="listbox" aria-label={say({ key: 'editor.spaces' })} aria-orientation="horizontal">
          {spaces.map((space, index) => {
            const texts = wrong.get(index) ?? [];
            const name = say(spaceSentence(space, index));
            return (
              <g
                key={index}
                class={texts.length > 0 ? 'ste-space ste-wrong' : 'ste-space'}
                role="option"
                aria-selected={index === chosen}
                aria-label={[name, ...texts].join('. ')}
                tabIndex={index === chosen ? 0 : -1}
                data-space={index}
                data-kind={space.kind}
                transform={`translate(${space.x} ${space.y}) scale(${radius / 30})`}
                onPointerDown={(event) => take(event, index)}
                onFocus={() => {
                  selected.value = index;
                }}
                onKeyDown={press}
              >
                <circle class="ste-reach" r="36" />
                <SpaceMark space={space} />
                <circle class="ste-rim" r="30" />
                {texts.length > 0 && (
                  <g class="ste-fault" transform="translate(22 -22)">
                    <circle r="13" />
                    <path d="M0-7V1M0 6v1" />
                  </g>
                )}
                {!isEnd(pack.value, index) && (
                  <text class="ste-number" y="48">
                    {index}
                  </text>
                )}
              </g>
            );
          })}
        </g>
        {stroke.value.length > 1 && (
          <path class="ste-stroke" d={`M${stroke.value.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        )}
      </svg>
    </div>
  );
}

function classOf(drawing: boolean, painting: boolean): string {
  if (drawing) return 'ste-canvas ste-drawing';
  return painting ? 'ste-canvas ste-painting' : 'ste-canvas';
}
