import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Camera, type Extent, type Margins } from '../../../web/board/camera.ts';
import { directions } from '../../../web/board/next-place.ts';
import type { TableView } from '../rules/view.ts';
import type { BoardState } from './board-state.ts';
import { Chart } from './chart.tsx';
import { Overlay, squareIn } from './overlay.tsx';
import { Spots } from './spots.tsx';
import { Squares } from './squares.tsx';
import { TeamMarks, TeamTargets } from './team-marks.tsx';
import { Tiles } from './tiles.tsx';
import { useTablePress } from './use-table-press.ts';

/** Pixels a square at which a finger, and at which a mouse can tell the spots of a tile apart. */
const nearForFinger = 116;
const nearForMouse = 72;
const limits = { smallest: 26, largest: 240, largestAlone: 9.25 } as const;

interface MapProps {
  readonly table: BoardState;
  /** Hands out the camera, for tools and effects beside the map. */
  readonly onCamera: (camera: Camera) => void;
}

/** The table seen from above: all that lies on it, and what may be done there. Panned and zoomed by a {@link Camera}. */
export function TableMap({ table, onCamera }: MapProps) {
  const { props } = table;
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | undefined>(undefined);
  const [far, setFar] = useState(false);
  const view = props.view.value;
  const placed = view.placed.length;

  const showAll = (seen: Camera): void => {
    const legal = table.legal.peek();
    seen.fit(extentOf(props.view.peek()), legal?.kind === 'placeTile' ? legal.squares : []);
  };
  useLayoutEffect(() => {
    if (stage.current === null || world.current === null) return;
    const made = new Camera({
      stage: stage.current,
      world: world.current,
      limits,
      margins: () => marginsOf(stage.current),
      tools: () => tools.current,
      still: () => props.reducedMotion.peek(),
      moved: () => setFar(made.zoom < 54),
    });
    camera.current = made;
    showAll(made);
    onCamera(made);
    let width = stage.current.clientWidth;
    let height = stage.current.clientHeight;
    const resized = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = made.shown;
      if (clientWidth === width && clientHeight === height) return;
      [width, height] = [clientWidth, clientHeight];
      made.pan(0, 0);
      if (touched.current || near.current) frame();
      else showAll(made);
    });
    resized.observe(stage.current);
    return () => {
      resized.disconnect();
      made.stop();
    };
  }, []);

  // The view follows the growing table until somebody moves it by hand. Spots lie close together, so on a small
  // screen the camera comes near while a figure is placed.
  const touched = useRef(false);
  const near = useRef(false);
  const asksFigure = table.legal.value?.kind === 'placeFigure';
  const frame = (): void => {
    const seen = camera.current;
    const last = props.view.peek().placed.at(-1);
    if (seen === undefined) return;
    near.current = table.legal.peek()?.kind === 'placeFigure' && last !== undefined;
    if (near.current && last !== undefined)
      seen.approach(last.x, last.y, matchMedia('(pointer: coarse)').matches ? nearForFinger : nearForMouse);
    else if (!touched.current) showAll(seen);
    else if (last !== undefined) seen.reveal(last.x, last.y);
  };
  // Whoever comes to the table, or comes back, sees all of it first, but for the spots of a figure.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || asksFigure) frame();
    arrived.current = true;
  }, [placed, asksFigure]);

  useSignalEffect(() => {
    const place = props.pointed.value;
    const match = squareIn(place);
    if (match === undefined) return;
    camera.current?.reveal(Number(match[1]), Number(match[2]));
    table.realm.value = props.view
      .peek()
      .realms.find(({ segments }) => place !== undefined && segments.includes(place))?.id;
  });

  const press = useTablePress(table, camera, touched);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = camera.current;
    if (seen === undefined) return;
    if (event.key === '+' || event.key === '=') seen.zoomBy(1.2);
    else if (event.key === '-') seen.zoomBy(1 / 1.2);
    else if (event.key === '0') {
      touched.current = false;
      showAll(seen);
    } else if (event.key === 'r' || event.key === 'R') table.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && table.draft.peek() !== undefined) table.takeBack();
    else if (event.key === 'Escape') table.realm.value = undefined;
    else if (directions[event.key] !== undefined && event.target === stage.current) {
      const step = 60;
      touched.current = true;
      const way = directions[event.key];
      seen.pan(
        way === 'left' ? step : way === 'right' ? -step : 0,
        way === 'up' ? step : way === 'down' ? -step : 0,
      );
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const zoom = (factor: number): void => {
    touched.current = true;
    camera.current?.zoomBy(factor);
  };
  const say = props.say;

  return (
    <div class="cs-map">
      <div
        ref={stage}
        class="cs-stage"
        role="application"
        aria-label={say({ key: 'board.map' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...press}
      >
        <div class="cs-backdrop" aria-hidden="true" />
        <div ref={world} data-picture="board" class={`cs-world ${far ? 'cs-far' : ''}`}>
          <Chart />
          <Tiles view={view} landed={landedTile(table)} />
          <Overlay table={table} />
          <Squares table={table} camera={camera} />
          <Spots table={table} />
          <TeamTargets table={table} />
          <TeamMarks table={table} />
        </div>
      </div>
      <div ref={tools} class="cs-tools">
        <button
          type="button"
          class="cs-tool"
          aria-label={say({ key: 'board.zoomIn' })}
          onClick={() => zoom(1.3)}
        >
          +
        </button>
        <button
          type="button"
          class="cs-tool"
          aria-label={say({ key: 'board.zoomOut' })}
          onClick={() => zoom(1 / 1.3)}
        >
          −
        </button>
        <button
          type="button"
          class="cs-tool"
          aria-label={say({ key: 'board.fit' })}
          onClick={() => {
            touched.current = false;
            if (camera.current !== undefined) showAll(camera.current);
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
              fill="none"
              stroke="currentColor"
              stroke-width="2"
            />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** Players lie at the left on a wide stage, at the top on a narrow one; tools at the right. */
function marginsOf(stage: HTMLElement | null): Margins {
  const players = stage?.closest('.cs-middle')?.querySelector('.cs-players')?.getBoundingClientRect();
  const wide = stage !== null && stage.clientWidth > 900;
  return wide
    ? { left: (players?.width ?? 0) + 24, top: 8, right: 68, bottom: 8 }
    : { left: 4, top: (players?.height ?? 0) + 12, right: 4, bottom: 4 };
}

/** All tiles and the free squares around them. */
function extentOf(view: TableView): Extent {
  const xs = view.placed.map(({ x }) => x);
  const ys = view.placed.map(({ y }) => y);
  return {
    left: Math.min(0, ...xs) - 1,
    top: Math.min(0, ...ys) - 1,
    right: Math.max(0, ...xs) + 1,
    bottom: Math.max(0, ...ys) + 1,
  };
}

/** The square of the tile that came down in the last batch. */
function landedTile(table: BoardState): string | undefined {
  const landed = table.props.batch.value?.events.findLast((event) => event.kind === 'placedTile');
  return landed?.kind === 'placedTile' ? `${landed.x},${landed.y}` : undefined;
}
