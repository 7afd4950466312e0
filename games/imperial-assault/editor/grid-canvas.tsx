import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Sentence } from '../../words.ts';
import { squareOf } from '../board/map/ground-shapes.ts';
import { side } from '../board/map/layout.ts';
import { extentOf, viewBoxOf } from '../board/map/map-drawing.tsx';
import { nameOf } from '../content/space-name.ts';
import type { Space } from '../geometry/map.ts';

/** Where the map is touched: a space, and the side of it that is nearest, clockwise from the top. */
export interface MapSpot {
  readonly space: Space;
  readonly side: number;
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/**
 * Spaces in columns and rows with what is drawn on them. A touch uses the tool; so does a drag where spaces are painted. By keys:
 * arrows go from space to space, Enter uses the tool, and Shift with an arrow uses it on that edge.
 */
export function GridCanvas({
  columns,
  rows,
  label,
  paints,
  keys = {},
  onUse,
  tellSpace,
  ghost,
  say,
  announce,
  children,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly label: string;
  /** The tool paints spaces, so that a drag uses it on each. */
  readonly paints: boolean;
  /** What further keys do. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** Undefined strokes are undone one by one. */
  readonly onUse: (spot: MapSpot, stroke: string | undefined) => void;
  /** What a space is. */
  readonly tellSpace: (space: Space) => Sentence;
  /** What the tool would put at a space. */
  readonly ghost?: (space: Space) => ComponentChildren;
  readonly say: (sentence: Sentence) => string;
  readonly announce: (sentence: Sentence) => void;
  readonly children: ComponentChildren;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const cursor = useSignal<Space>(0);
  const byKeys = useSignal(false);
  const hovered = useSignal<Space | undefined>(undefined);
  const stroke = useRef<{ readonly name: string; readonly done: Set<Space> }>(undefined);
  const frame = { left: 0, top: 0, columns, rows };
  const extent = extentOf(frame);

  function spotAt(event: MouseEvent): MapSpot | undefined {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined;
    const [right, down] = [x / side - column, y / side - row];
    const distances = [down, 1 - right, 1 - down, right];
    return { space: row * columns + column, side: distances.indexOf(Math.min(...distances)) };
  }

  function use(spot: MapSpot, name?: string): void {
    cursor.value = spot.space;
    onUse(spot, name);
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const here = Math.min(cursor.peek(), columns * rows - 1);
    if (way !== undefined && event.shiftKey) use({ space: here, side: way });
    else if (way !== undefined) go(here, way);
    else if (event.key === 'Enter' || event.key === ' ') use({ space: here, side: 0 });
    else if (keys[event.key] !== undefined) keys[event.key]?.();
    else return;
    byKeys.value = true;
    event.preventDefault();
  }

  function go(here: Space, way: number): void {
    const row = Math.floor(here / columns) + ([-1, 0, 1, 0][way] ?? 0);
    const column = (here % columns) + ([0, 1, 0, -1][way] ?? 0);
    if (row < 0 || column < 0 || row >= rows || column >= columns) return;
    cursor.value = row * columns + column;
    announce(tellSpace(cursor.peek()));
  }

  const readout = byKeys.value ? cursor.value : hovered.value;
  return (
    <div class="iae-map" data-sideways>
      <svg
        ref={svg}
        viewBox={viewBoxOf(frame)}
        style={{
          aspectRatio: `${extent.columns} / ${extent.rows}`,
          minWidth: `${columns * 1.6}rem`,
          maxWidth: `${columns * 4.5}rem`,
        }}
        role="application"
        tabindex={0}
        aria-label={label}
        onKeyDown={press}
        onBlur={() => {
          byKeys.value = false;
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          byKeys.value = false;
          const spot = spotAt(event);
          if (spot === undefined) return;
          stroke.current = { name: `stroke ${event.timeStamp}`, done: new Set([spot.space]) };
          use(spot, paints ? stroke.current.name : undefined);
        }}
        onPointerMove={(event) => {
          const spot = spotAt(event);
          hovered.value = spot?.space;
          const held = stroke.current;
          if (!paints || held === undefined || spot === undefined || held.done.has(spot.space)) return;
          held.done.add(spot.space);
          use(spot, held.name);
        }}
        onPointerUp={() => {
          stroke.current = undefined;
        }}
        onPointerLeave={() => {
          stroke.current = undefined;
          hovered.value = undefined;
        }}
      >
        <rect class="iae-ground" x={0} y={0} width={columns * side} height={rows * side} />
        {children}
        {readout !== undefined && ghost?.(readout)}
        {byKeys.value && (
          <path
            ref={(path) => path?.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            class="iae-cursor"
            d={squareOf(columns, Math.min(cursor.value, columns * rows - 1), 3)}
          />
        )}
      </svg>
      <p class="soft iae-readout">{readout === undefined ? nameOf(columns, 0) : say(tellSpace(readout))}</p>
    </div>
  );
}
