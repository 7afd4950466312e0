import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useRoom } from '../../../web/board/use-room.ts';
import { FigureToken } from '../board/art/figure-token.tsx';
import { unfurnished } from '../board/map/furnishing.ts';
import { squareOf } from '../board/map/ground-shapes.ts';
import { frameOf, middleOf, pointOf, side as unit } from '../board/map/layout.ts';
import { extentOf, MapDrawing, margin, viewBoxOf } from '../board/map/map-drawing.tsx';
import type { Space } from '../geometry/map.ts';
import type { Bench } from './bench.ts';
import { looksOf } from './looks.ts';
import { beside, chooseEnd, type End, groundBy } from './scene.ts';
import { spaceSentence } from './sentences.ts';
import { SightMarks } from './sight-marks.tsx';
import { EndBadge } from './tool-box.tsx';
import type { Spot } from './tools.ts';

/** How wide a space is drawn before anybody zooms, in pixels: where there is little room, and where there is more; at most. */
const smallest = { narrow: 26, wide: 18 } as const;
const narrow = 700;
const largest = 120;
/** By how much each press of a button changes it. */
const stretch = 1.3;

const arrows: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

let drags = 0;

/** The map on which one sets out a position, with the lines of sight that are looked at. */
export function ExplorerMap({ bench }: { readonly bench: Bench }) {
  const { scene, reading, look, way, tool, cursor, say } = bench;
  const { room, width, height } = useRoom();
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useSignal(1);
  const byKeys = useSignal(false);
  const hovered = useSignal<Spot | undefined>(undefined);
  const drag = useRef<{ readonly end: End; readonly stroke: string } | undefined>(undefined);
  const { map, situation, from, to, ground } = scene.value;
  const { columns } = map;
  // The frame of the whole map, so that nothing jumps where a space at its rim is taken away.
  const frame = frameOf(groundBy(ground)?.map ?? map);
  const extent = extentOf(frame);
  const fitting = Math.min(width / extent.columns, height / extent.rows);
  const size =
    Math.min(largest, Math.max(smallest[width < narrow ? 'narrow' : 'wide'], fitting)) * zoom.value;

  // The middle of what is in sight stays there when the map grows.
  const drawn = useRef(size);
  useLayoutEffect(() => {
    const held = room.current;
    const ratio = size / drawn.current;
    drawn.current = size;
    if (held === null || ratio === 1 || !Number.isFinite(ratio)) return;
    const [across, down] = [held.clientWidth / 2, held.clientHeight / 2];
    held.scrollTo((held.scrollLeft + across) * ratio - across, (held.scrollTop + down) * ratio - down);
  }, [size]);

  // What is asked about is in sight when the map opens.
  useEffect(() => {
    if (width > 0) showSpace(from, 'center');
  }, [ground, width > 0]);

  function showSpace(space: Space, where: 'center' | 'nearest'): void {
    const held = room.current;
    if (held === null) return;
    const { x, y } = middleOf(columns, space);
    const [left, top] = [toPixels(x, frame.left, size), toPixels(y, frame.top, size)];
    const slack = where === 'center' ? held.clientWidth / 2 : size;
    const isIn =
      left - held.scrollLeft > slack - 1 &&
      held.scrollLeft + held.clientWidth - left > slack - 1 &&
      top - held.scrollTop > size &&
      held.scrollTop + held.clientHeight - top > size;
    if (!isIn) held.scrollTo({ left: left - held.clientWidth / 2, top: top - held.clientHeight / 2 });
  }

  function spotAt(event: MouseEvent): Spot | undefined {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const [column, row] = [Math.floor(x / unit), Math.floor(y / unit)];
    if (column < 0 || row < 0 || column >= columns || row >= map.rows) return undefined;
    const [right, down] = [x / unit - column, y / unit - row];
    const distances = [down, 1 - right, 1 - down, right];
    return { space: row * columns + column, side: distances.indexOf(Math.min(...distances)) };
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = arrows[event.key];
    const here = cursor.peek();
    if (side !== undefined) {
      const next = beside(map, here, side);
      if (event.shiftKey) {
        if (tool.peek().kind === 'edge') bench.use({ space: here, side });
      } else if (next !== undefined) {
        bench.go(next);
        showSpace(next, 'nearest');
      }
    } else if (event.key === 'Enter' || event.key === ' ') bench.useHere();
    else if (event.key === 'a') bench.put(chooseEnd(scene.peek(), 'from', here));
    else if (event.key === 'b') bench.put(chooseEnd(scene.peek(), 'to', here));
    else return;
    byKeys.value = true;
    event.preventDefault();
  }

  function moveEnd(event: PointerEvent): void {
    const held = drag.current;
    const spot = spotAt(event);
    if (event.pointerType === 'mouse') hovered.value = spot;
    if (held !== undefined && spot !== undefined)
      bench.put(chooseEnd(scene.peek(), held.end, spot.space), held.stroke);
  }

  const readout = byKeys.value ? cursor.value : hovered.value?.space;
  const hoverEdge = tool.value.kind === 'edge' && hovered.value;
  return (
    <div class="ia-stage">
      <div ref={room} class="ia-window">
        <svg
          ref={svg}
          class="ia-plan"
          viewBox={viewBoxOf(frame)}
          width={Math.round(extent.columns * size)}
          height={Math.round(extent.rows * size)}
          style={{ '--ia-name-size': `${Math.min(50, Math.max(28, (14 / size) * unit))}px` }}
          role="application"
          tabindex={0}
          aria-label={say({ key: 'explorer.map.keys' })}
          onKeyDown={press}
          onBlur={() => {
            byKeys.value = false;
          }}
          onClick={(event) => {
            byKeys.value = false;
            const spot = spotAt(event);
            if (spot !== undefined && drag.current === undefined) bench.use(spot);
            drag.current = undefined;
          }}
          onPointerMove={moveEnd}
          onPointerCancel={() => {
            drag.current = undefined;
          }}
          onPointerLeave={() => {
            hovered.value = undefined;
          }}
        >
          <MapDrawing
            map={map}
            situation={situation}
            furnishing={groundBy(ground)?.furnishing ?? unfurnished}
            frame={frame}
          />
          {situation.figures.map((figure, index) => {
            const { x, y } = pointOf(columns, figure.place.space);
            return (
              <g key={`${index} ${figure.base}`} transform={`translate(${x} ${y})`}>
                <FigureToken
                  looks={looksOf(figure)}
                  turned={figure.place.turned}
                  isMassive={figure.massive}
                  isCompanion={figure.companion}
                />
              </g>
            );
          })}
          <SightMarks map={map} look={look.value} way={way.value.lines} path={reading.value.path} />
          {(['to', 'from'] as const).map((end) => (
            <EndHandle
              key={end}
              end={end}
              columns={columns}
              space={end === 'from' ? from : to}
              isShared={from === to}
              onTake={(event) => {
                if (tool.peek().kind !== 'end' || event.button !== 0) return;
                tool.value = { kind: 'end', end };
                drag.current = { end, stroke: `drag ${++drags}` };
                svg.current?.setPointerCapture(event.pointerId);
              }}
            />
          ))}
          {hoverEdge && <EdgeHint columns={columns} spot={hoverEdge} />}
          {byKeys.value && <path class="ia-cursor" d={squareOf(columns, cursor.value, 3)} />}
        </svg>
      </div>
      {readout !== undefined && <p class="ia-readout">{say(spaceSentence(scene.value, readout))}</p>}
      <div class="ia-zoom">
        {([-1, 1] as const).map((way) => (
          <button
            key={way}
            type="button"
            class="icon-button"
            aria-label={say({ key: way > 0 ? 'explorer.larger' : 'explorer.smaller' })}
            onClick={() => {
              zoom.value = Math.min(4, Math.max(1 / stretch ** 3, zoom.value * stretch ** way));
            }}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={way > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}

/** How far a place of the drawing is from its left or upper end, for a frame that begins with this column or row. */
function toPixels(at: number, first: number, size: number): number {
  return ((at - first * unit + margin) / unit) * size;
}

/** One of the two spaces; it can be dragged. */
function EndHandle({
  end,
  columns,
  space,
  isShared,
  onTake,
}: {
  readonly end: End;
  readonly columns: number;
  readonly space: Space;
  readonly isShared: boolean;
  readonly onTake: (event: PointerEvent) => void;
}) {
  const { x, y } = pointOf(columns, space);
  const shift = isShared && end === 'to' ? unit - 27 : 27;
  return (
    <g class="ia-handle" onPointerDown={onTake}>
      <path class={`ia-end-space ia-end-${end}`} d={squareOf(columns, space, 2)} />
      <g transform={`translate(${x + shift} ${y + 27}) scale(.7)`}>
        <EndBadge end={end} x={0} y={0} />
      </g>
    </g>
  );
}

/** The edge that a press would change. */
function EdgeHint({ columns, spot: { space, side } }: { readonly columns: number; readonly spot: Spot }) {
  const { x, y } = pointOf(columns, space);
  const lines = [
    `M${x} ${y}h${unit}`,
    `M${x + unit} ${y}v${unit}`,
    `M${x} ${y + unit}h${unit}`,
    `M${x} ${y}v${unit}`,
  ];
  return <path class="ia-edge-hint" d={lines[side]} />;
}
