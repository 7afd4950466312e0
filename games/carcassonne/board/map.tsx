import { useComputed, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Rotation } from '../rules/choice.ts';
import type { PlacedTile, View } from '../rules/view.ts';
import { realmAt, tileAt, tileKind } from '../words/table-look.ts';
import { segmentAt, shapeOf } from './art/shape.ts';
import { Camera, type Extent, type Margins } from './camera.ts';
import { Chart } from './chart.tsx';
import { Figure } from './figure.tsx';
import { gapsOf } from './gaps.ts';
import { type Direction, type LegalSpot, nextPlace } from './legal.ts';
import { RealmLight, segmentShape } from './realm-light.tsx';
import { figureNotation, type TableState } from './table-state.ts';
import { PlanetName, Tile } from './tile.tsx';

const upright: Rotation = 0;

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** How far a finger or mouse may stray, in pixels, before a press is a drag. */
const slack = 6;
const longPress = 420;
/** Pixels a square at which a finger hits the square that was meant. */
const nearForFinger = 64;
/** Pixels a square at which a finger can tell the spots of a tile apart. */
const nearEnough = 116;

interface MapProps {
  readonly table: TableState;
  /** Hands out the camera, for tools and effects beside the map. */
  readonly onCamera: (camera: Camera) => void;
  readonly children?: ComponentChildren;
}

/** The table seen from above: all that lies on it, and what may be done there. Panned and zoomed by a {@link Camera}. */
export function TableMap({ table, onCamera, children }: MapProps) {
  const { props } = table;
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | undefined>(undefined);
  const [far, setFar] = useState(false);
  const view = props.view.value;
  const placed = view.placed.length;

  useLayoutEffect(() => {
    if (stage.current === null || world.current === null) return;
    const made = new Camera(
      stage.current,
      world.current,
      () => marginsOf(stage.current),
      () => props.reducedMotion.peek(),
      () => setFar(made.zoom < 54),
    );
    camera.current = made;
    made.fit(extentOf(props.view.peek()));
    onCamera(made);
    let width = stage.current.clientWidth;
    let height = stage.current.clientHeight;
    const resized = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = made.shown;
      if (clientWidth === width && clientHeight === height) return;
      [width, height] = [clientWidth, clientHeight];
      made.pan(0, 0);
      frame();
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
  const asksFigure = table.legal.value?.kind === 'placeFigure';
  const frame = (): void => {
    const seen = camera.current;
    const last = props.view.peek().placed.at(-1);
    if (seen === undefined) return;
    if (table.legal.peek()?.kind === 'placeFigure' && last !== undefined)
      seen.approach(last.x, last.y, nearEnough);
    else if (!touched.current) seen.fit(extentOf(props.view.peek()));
    else if (last !== undefined) seen.reveal(last.x, last.y);
  };
  useEffect(frame, [placed, asksFigure]);

  useSignalEffect(() => {
    const place = props.pointed.value;
    const match = squareIn(place);
    if (match === undefined) return;
    camera.current?.reveal(Number(match[1]), Number(match[2]));
    table.realm.value = props.view
      .peek()
      .realms.find(({ segments }) => place !== undefined && segments.includes(place))?.id;
  });

  const press = usePress(table, camera, touched);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = camera.current;
    if (seen === undefined) return;
    if (event.key === '+' || event.key === '=') seen.zoomBy(1.2);
    else if (event.key === '-') seen.zoomBy(1 / 1.2);
    else if (event.key === '0') {
      touched.current = false;
      seen.fit(extentOf(props.view.peek()));
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
        <div ref={world} class={`cs-world ${far ? 'cs-far' : ''}`}>
          <Chart />
          <Tiles view={view} landed={landedTile(table)} />
          <Overlay table={table} />
          <Squares table={table} camera={camera} />
          <Spots table={table} />
          {children}
        </div>
      </div>
      <div class="cs-tools">
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
            camera.current?.fit(extentOf(props.view.peek()));
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

/** Column and row of a place that the log points to. */
function squareIn(place: string | undefined): RegExpExecArray | undefined {
  return (place === undefined ? null : /^(-?\d+),(-?\d+)/.exec(place)) ?? undefined;
}

/** All tiles and the free squares around them. */
function extentOf(view: View): Extent {
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
function landedTile(table: TableState): string | undefined {
  const landed = table.props.batch.value?.events.findLast((event) => event.kind === 'placedTile');
  return landed?.kind === 'placedTile' ? `${landed.x},${landed.y}` : undefined;
}

/** The tiles, each with its shadow below all of them, so that no shadow falls on a neighbour. */
const Tiles = memo(function Tiles({
  view,
  landed,
}: {
  readonly view: View;
  readonly landed: string | undefined;
}) {
  return (
    <>
      {view.placed.map(({ x, y }) => (
        <div key={`${x},${y}`} class="cs-shade" style={{ '--x': x, '--y': y }} />
      ))}
      {view.placed.map((tile) => (
        <Tile
          key={`${tile.x},${tile.y}`}
          tile={tileKind(view, tile.tile)}
          rotation={tile.rotation}
          x={tile.x}
          y={tile.y}
          class={landed === `${tile.x},${tile.y}` ? 'cs-landed' : ''}
        />
      ))}
    </>
  );
});

/** Names, light on a realm, marks and figures: one SVG in hundredths of a square, over the tiles. */
function Overlay({ table }: { readonly table: TableState }) {
  const { props } = table;
  const view = props.view.value;
  const lit = view.realms.find(({ id }) => id === table.realm.value);
  const gaps = useComputed(() =>
    props.aids.value && props.view.value.stage !== 'over' ? gapsOf(props.view.value) : [],
  );
  const last = props.aids.value ? lastPlaced(table) : undefined;
  const pointed = squareIn(props.pointed.value);
  return (
    <svg class="cs-overlay" viewBox="0 0 100 100" aria-hidden="true">
      {gaps.value.map(({ x, y }) => (
        <g key={`${x},${y}`} class="cs-gap" transform={`translate(${x * 100} ${y * 100})`}>
          <circle cx="50" cy="50" r="15" />
          <path d="M40 40L60 60M60 40L40 60" />
        </g>
      ))}
      <Names view={view} />
      {lit && <RealmLight view={view} realm={lit} />}
      {pointed && (
        <path
          class="cs-pointed"
          transform={`translate(${Number(pointed[1]) * 100} ${Number(pointed[2]) * 100})`}
          d="M-4-4H104V104H-4Z"
        />
      )}
      {last && (
        <path
          class="cs-last"
          transform={`translate(${last.x * 100} ${last.y * 100})`}
          d="M2 16V2H16M84 2H98V16M98 84V98H84M16 98H2V84"
        />
      )}
      <Figures view={view} />
      <DraftFigure table={table} />
    </svg>
  );
}

/** The last move of anybody, once the next tile is drawn; the tile that waits for its figure otherwise. */
function lastPlaced({ props }: TableState): PlacedTile | undefined {
  const view = props.view.value;
  return view.placed.length > 1 ? view.placed.at(-1) : undefined;
}

const Names = memo(function Names({ view }: { readonly view: View }) {
  return (
    <>
      {view.placed.map(({ x, y, tile, rotation }) => {
        const kind = tileKind(view, tile);
        return (
          kind.planet && (
            <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
              <PlanetName tile={kind} rotation={rotation} />
            </g>
          )
        );
      })}
    </>
  );
});

function Figures({ view }: { readonly view: View }) {
  return (
    <>
      {[...view.placed]
        .sort((a, b) => a.y - b.y)
        .flatMap((tile) =>
          (tile.figures ?? []).map((figure, index, all) => {
            const found = segmentShape(view, `${tile.x},${tile.y}:${figure.segment}`);
            if (found === undefined) return null;
            const beside = all.filter(({ segment }) => segment === figure.segment);
            const shift = (beside.indexOf(figure) - (beside.length - 1) / 2) * 22;
            const { x, y } = found.shape.stand;
            return (
              <g
                key={`${tile.x},${tile.y},${index}`}
                class="cs-figure"
                transform={`translate(${tile.x * 100 + x + shift} ${tile.y * 100 + y + 13})`}
              >
                <Figure color={figure.color} size={figure.size} />
              </g>
            );
          }),
        )}
    </>
  );
}

function DraftFigure({ table }: { readonly table: TableState }) {
  const draft = table.draft.value ?? table.sent.value;
  const view = table.props.view.value;
  const seat = table.legal.value?.seat ?? view.toMove;
  const color = seat === undefined ? undefined : view.seats[seat]?.color;
  if (draft?.kind !== 'figure' || color === undefined) return null;
  const found = segmentShape(view, `${draft.x},${draft.y}:${draft.segment}`);
  if (found === undefined) return null;
  const placed = tileAt(view, draft);
  const company = (placed?.figures ?? []).some(({ segment }) => segment === draft.segment) ? 20 : 0;
  return (
    <g
      class="cs-figure cs-figure-draft"
      transform={`translate(${draft.x * 100 + found.shape.stand.x + company} ${draft.y * 100 + found.shape.stand.y + 13})`}
    >
      <Figure color={color} size={draft.size} />
    </g>
  );
}

/** The legal squares as a grid of buttons, and the tile on the one being thought about. */
function Squares({
  table,
  camera,
}: {
  readonly table: TableState;
  readonly camera: { readonly current: Camera | undefined };
}) {
  const { props } = table;
  const legal = table.legal.value;
  const view = props.view.value;
  const draft = table.draft.value ?? table.sent.value;
  const hovered = table.hovered.value;
  const squares = legal?.kind === 'placeTile' ? legal.squares : [];
  const [active, setActive] = useState<string | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  if (view.tile === undefined) return null;
  const kind = tileKind(view, view.tile);
  const current = squares.some(({ x, y }) => `${x},${y}` === active) ? active : undefined;
  const first = squares[0];
  const home = current ?? (first && `${first.x},${first.y}`);
  const ghost =
    draft?.kind === 'tile'
      ? draft
      : hovered === undefined
        ? undefined
        : { ...hovered, rotation: hovered.rotations[0] ?? upright };
  return (
    <>
      <section
        ref={list}
        hidden={squares.length === 0}
        aria-label={props.say({ key: 'board.squares', args: { count: squares.length } })}
      >
        {squares.map((square) => {
          const key = `${square.x},${square.y}`;
          const chosen = draft?.kind === 'tile' && draft.x === square.x && draft.y === square.y;
          return (
            <button
              type="button"
              key={key}
              class={`cs-square ${chosen ? 'cs-chosen' : ''}`}
              data-square={key}
              style={{ '--x': square.x, '--y': square.y }}
              tabIndex={key === home ? 0 : -1}
              aria-pressed={chosen}
              aria-label={props.say({
                key: 'board.square',
                args: { x: square.x, y: square.y, count: square.rotations.length },
              })}
              onClick={(event) => {
                table.chooseSquare(square);
                const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
                if (byFinger) camera.current?.approach(square.x, square.y, nearForFinger);
              }}
              onFocus={() => {
                setActive(key);
                camera.current?.reveal(square.x, square.y);
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') table.hovered.value = square;
              }}
              onPointerLeave={() => {
                table.hovered.value = undefined;
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && chosen) {
                  event.preventDefault();
                  table.confirm();
                  return;
                }
                const direction = directions[event.key];
                if (direction === undefined) return;
                event.preventDefault();
                event.stopPropagation();
                const next = nextPlace(squares, square, direction);
                if (next === undefined) return;
                list.current
                  ?.querySelector<HTMLElement>(`[data-square="${next.x},${next.y}"]`)
                  ?.focus({ preventScroll: true });
              }}
            />
          );
        })}
      </section>
      {ghost && (
        <Tile
          key={`${ghost.x},${ghost.y},${ghost.rotation}`}
          tile={kind}
          rotation={ghost.rotation}
          x={ghost.x}
          y={ghost.y}
          class={
            table.sent.value !== undefined
              ? ''
              : draft?.kind === 'tile'
                ? 'cs-ghost cs-ghost-set'
                : 'cs-ghost'
          }
        />
      )}
    </>
  );
}

/** The spots on which a figure may stand, as buttons. */
function Spots({ table }: { readonly table: TableState }) {
  const { props } = table;
  const legal = table.legal.value;
  const view = props.view.value;
  const draft = table.draft.value;
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const places = useMemo(() => {
    if (legal?.kind !== 'placeFigure') return [];
    return legal.spots.flatMap((spot) => {
      const found = segmentShape(view, `${spot.x},${spot.y}:${spot.segment}`);
      if (found === undefined) return [];
      const { stand, kind } = found.shape;
      return [{ spot, kind, x: spot.x + stand.x / 100, y: spot.y + stand.y / 100 }];
    });
  }, [legal, view]);
  if (legal?.kind !== 'placeFigure') return null;
  const isChosen = (spot: LegalSpot): boolean =>
    draft?.kind === 'figure' && draft.x === spot.x && draft.y === spot.y && draft.segment === spot.segment;
  return (
    <section ref={list} aria-label={props.say({ key: 'board.spots', args: { count: places.length } })}>
      {places.map((place, index) => (
        <button
          type="button"
          key={`${place.spot.x},${place.spot.y}:${place.spot.segment}`}
          class={`cs-spot cs-spot-${place.kind} ${isChosen(place.spot) ? 'cs-chosen' : ''}`}
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

/** Pointer handling of the stage: drag, pinch, wheel, tap, rest. */
function usePress(
  table: TableState,
  camera: { readonly current: Camera | undefined },
  touched: { current: boolean },
) {
  const { props } = table;
  const held = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, dragged: false });
  const rest = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const lookAt = (event: { clientX: number; clientY: number }): void => {
    if (!props.aids.peek()) {
      table.realm.value = undefined;
      return;
    }
    const view = props.view.peek();
    const point = camera.current?.pointAt(event.clientX, event.clientY);
    if (point === undefined) return;
    const square = { x: Math.floor(point.x), y: Math.floor(point.y) };
    const placed = tileAt(view, square);
    const found =
      placed &&
      segmentAt(shapeOf(tileKind(view, placed.tile), placed.rotation), {
        x: (point.x - square.x) * 100,
        y: (point.y - square.y) * 100,
      });
    table.realm.value = found && realmAt(view, { ...square, segment: found.id })?.id;
  };

  /** A press on the table that hit no button: says why nothing can be done there. */
  const tap = (event: PointerEvent): void => {
    const legal = table.legal.peek();
    const point = camera.current?.pointAt(event.clientX, event.clientY);
    if (point === undefined) return;
    const square = { x: Math.floor(point.x), y: Math.floor(point.y) };
    const view = props.view.peek();
    const placed = tileAt(view, square);
    if (legal?.kind === 'placeTile') {
      const near = view.placed.some(({ x, y }) => Math.abs(x - square.x) <= 1 && Math.abs(y - square.y) <= 1);
      if (near && (placed === undefined || event.pointerType === 'mouse'))
        props.explain(`${square.x},${square.y}r0`);
    } else if (legal?.kind === 'placeFigure' && placed !== undefined) {
      const found = segmentAt(shapeOf(tileKind(view, placed.tile), placed.rotation), {
        x: (point.x - square.x) * 100,
        y: (point.y - square.y) * 100,
      });
      if (found !== undefined)
        props.explain(figureNotation({ ...square, segment: found.id }, table.size.peek(), view));
    }
    if (event.pointerType !== 'mouse') lookAt(event);
  };

  const spread = (): { gap: number; clientX: number; clientY: number } | undefined => {
    const [a, b] = [...held.current.values()];
    if (a === undefined || b === undefined) return undefined;
    return { gap: Math.hypot(a.x - b.x, a.y - b.y), clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 };
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.current.size === 1) start.current = { x: event.clientX, y: event.clientY, dragged: false };
      clearTimeout(rest.current);
      if (event.pointerType !== 'mouse') rest.current = setTimeout(() => lookAt(event), longPress);
    },
    onPointerMove(event: PointerEvent) {
      const from = held.current.get(event.pointerId);
      if (from === undefined) {
        if (event.pointerType === 'mouse') lookAt(event);
        return;
      }
      const before = spread();
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!start.current.dragged) {
        const strayed = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
        if (strayed < slack && held.current.size === 1) return;
        start.current.dragged = true;
        touched.current = true;
        clearTimeout(rest.current);
        if (event.currentTarget instanceof HTMLElement)
          event.currentTarget.setPointerCapture(event.pointerId);
      }
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = spread();
      if (before !== undefined && after !== undefined) {
        camera.current?.pan(after.clientX - before.clientX, after.clientY - before.clientY);
        if (before.gap > 0) camera.current?.zoomBy(after.gap / before.gap, after);
      } else camera.current?.pan(dx, dy);
    },
    onPointerUp(event: PointerEvent) {
      clearTimeout(rest.current);
      const wasHeld = held.current.delete(event.pointerId);
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (wasHeld && !start.current.dragged && !onButton) tap(event);
    },
    onPointerCancel(event: PointerEvent) {
      clearTimeout(rest.current);
      held.current.delete(event.pointerId);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse' && held.current.size === 0) table.realm.value = undefined;
    },
    // A drag that began on a button must not press it.
    onClickCapture(event: MouseEvent) {
      if (start.current.dragged && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
      }
      start.current.dragged = false;
    },
    onWheel(event: WheelEvent) {
      event.preventDefault();
      touched.current = true;
      camera.current?.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), event);
    },
  };
}
