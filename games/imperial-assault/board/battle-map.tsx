import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Camera, type Extent, type Look } from '../../../web/board/camera.ts';
import { usePress } from '../../../web/board/use-press.ts';
import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { parseFigure } from '../rules/notation.ts';
import { type FigureNumber, fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { askedByCards } from './fight/asked.ts';
import { Figures } from './figures.tsx';
import { keyOf } from './legal.ts';
import { type Frame, frameOf, middleOfBase, side } from './map/layout.ts';
import { type MapStop, useMapStops } from './map-stops.ts';
import { Overlay } from './overlay.tsx';
import { sightSentences } from './sights.ts';
import { SpotButtons, spotsOnMap } from './spot-buttons.tsx';
import { middleOfSpaces, type Spot, spotAt } from './spots.ts';
import { ThingButtons, Tokens, thingsOnMap } from './things.tsx';
import { useWalks } from './walks.ts';
import { useWayDrawing } from './way-drawing.ts';

/** Pixels of a space below which numbers are left out, and a finger does not hit what was meant: then the map comes near. */
const nearEnough = 34;
const near = 46;
/** How far beside the point that it touches a finger may mean, in pixels. */
const fingertip = 22;

/** The map of the mission with all that lies on it; nothing before the mission is drawn. */
export function BattleMap({ table }: { readonly table: BoardState }) {
  const mission = table.props.rules.terms.missions[table.view.value.mission];
  return (
    <div class="ib-map" inert={isCovered(table)}>
      {mission !== undefined && <MissionMap key={mission.mission.id} table={table} mission={mission} />}
    </div>
  );
}

function MissionMap({ table, mission }: { readonly table: BoardState; readonly mission: CompiledMission }) {
  const { props } = table;
  const { say } = props;
  const stage = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | undefined>(undefined);
  const touched = useRef(false);
  const [far, setFar] = useState(false);
  const { columns } = mission.map;
  const { Ground } = table.parts;
  const known = table.parts.mapIn(props.rules.terms, mission, table.view.value);
  const frame = useMemo(() => frameOf(known), [known]);
  const spaces = useMemo(
    () =>
      known.terrain.flatMap((kind, space) =>
        kind === null ? [] : [{ x: space % columns, y: Math.floor(space / columns) }],
      ),
    [known],
  );

  const showAll = (): void => {
    touched.current = false;
    camera.current?.fit(extentOf(frame), spaces);
  };
  useLayoutEffect(() => {
    const room = stage.current;
    if (room === null || world.current === null) return;
    const made = new Camera({
      stage: room,
      world: world.current,
      limits: { smallest: 12, largest: 160, largestAlone: 5, within: extentOf(frame) },
      margins: () => noMargins,
      // Beside the map they are in nobody's way.
      tools: () => ((tools.current?.offsetTop ?? 0) < 0 ? null : tools.current),
      still: () => props.reducedMotion.peek(),
      moved: () => setFar(made.zoom < nearEnough),
    });
    camera.current = made;
    showAll();
    /** Where it looked before a panel took a part of the room. */
    let before: Look | undefined;
    const lookAgain = (): void => {
      const concerned = getComputedStyle(room).inset === '0px' ? [] : table.concerned.peek();
      const [one, other = one] = concerned.flatMap((figure) => middleOfFigure(table, mission, figure) ?? []);
      if (one && other) {
        before ??= made.look;
        const both = {
          left: Math.min(one.x, other.x) - 1.5,
          top: Math.min(one.y, other.y) - 1.5,
          right: Math.max(one.x, other.x) + 0.5,
          bottom: Math.max(one.y, other.y) + 0.5,
        };
        made.glide(made.fitted(both, noMargins));
        return;
      }
      if (!touched.current) showAll();
      else if (before) made.glide(before);
      else made.apply();
      before = undefined;
    };
    const resized = new ResizeObserver(lookAgain);
    resized.observe(room);
    const forget = table.concerned.subscribe(lookAgain);
    return () => {
      forget();
      resized.disconnect();
      made.stop();
    };
  }, [known]);

  // Who moves a figure with a finger needs it near; before it is drawn, so that nothing moves away under the finger.
  const mover = table.mover.value;
  useLayoutEffect(() => {
    const seen = camera.current;
    if (mover === undefined || seen === undefined || !matchMedia('(pointer: coarse)').matches) return;
    const middle = middleOfFigure(table, mission, mover);
    if (seen.zoom < nearEnough && middle !== undefined) {
      touched.current = true;
      seen.approach(middle.x - 0.5, middle.y - 0.5, near);
    }
  }, [mover]);
  useSignalEffect(() => {
    const pointed = props.pointed.value ?? '';
    const figure = parseFigure(pointed);
    const place = mission.places.get(pointed);
    const middle =
      figure !== undefined
        ? middleOfFigure(table, mission, figure)
        : place && middleOfSpaces(columns, [place.space]);
    if (middle !== undefined) camera.current?.reveal(middle.x - 0.5, middle.y - 0.5);
  });

  const spotUnder = ({ clientX, clientY }: MouseEvent): Spot | undefined => {
    const point = camera.current?.pointAt(clientX, clientY);
    return point && spotAt(table.spots.peek(), columns, point, table.turned.peek());
  };
  /** Whether a finger touched a map that shows so much that it may have meant several things: then it comes near. */
  const comesNear = (event: MouseEvent): boolean => {
    const { clientX, clientY } = event;
    const seen = camera.current;
    if (seen === undefined || seen.zoom >= nearEnough || !isByFinger(event)) return false;
    const beneath = [...(world.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return (
        clientX > left - fingertip &&
        clientX < right + fingertip &&
        clientY > top - fingertip &&
        clientY < bottom + fingertip
      );
    });
    const canBeChosen = beneath.filter(({ dataset }) => dataset.can !== 'false');
    const meant = canBeChosen.length > 0 ? canBeChosen : beneath;
    if (meant.length < 2) return false;
    const { x, y } = seen.pointAt(clientX, clientY);
    touched.current = true;
    seen.approach(x - 0.5, y - 0.5, near);
    return true;
  };
  const press = usePress(camera, touched, {
    tap(event) {
      if (comesNear(event)) return;
      const spot = spotUnder(event);
      if (spot !== undefined) {
        table.chooseSpot(spot, isByFinger(event));
        return;
      }
      const point = camera.current?.pointAt(event.clientX, event.clientY);
      if (point !== undefined) table.touchSpace(Math.floor(point.y) * columns + Math.floor(point.x));
    },
    look(event) {
      table.hovered.value = spotUnder(event);
    },
    leave() {
      table.hovered.value = undefined;
    },
  });
  useWayDrawing(table, mission, stage, camera);
  useWalks(table, mission, world);

  const list = stopsOf(table, mission);
  const stops = useMapStops(list, homeOf(table), {
    reveal: ({ x, y }) => camera.current?.reveal(x - 0.5, y - 0.5),
    arrive: () => {
      const { list: sights = [], of } = table.sights.peek() ?? {};
      const seen = { terms: props.rules.terms, view: table.view.peek() };
      if (of !== undefined) for (const each of sightSentences(seen, sights)) props.announce(each);
    },
    leave: () => {
      table.hovered.value = undefined;
      table.aimed.value = undefined;
    },
  });
  const zoom = (factor: number): void => {
    touched.current = true;
    camera.current?.zoomBy(factor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    stops.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') showAll();
    else if (event.key === 'r' || event.key === 'R') table.turned.value = !table.turned.peek();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        ref={stage}
        class="ib-ground"
        role="application"
        aria-label={say(
          sentence('board.map', { map: table.parts.missionName(props.rules.terms, table.view.value) }),
        )}
        data-far={far}
        onKeyDown={onKeyDown}
        {...press}
        onClickCapture={(event) => {
          press.onClickCapture(event);
          if (event.defaultPrevented || !comesNear(event)) return;
          event.stopPropagation();
          event.preventDefault();
        }}
      >
        <div ref={world} data-picture="board" class="ib-world">
          <Ground table={table} mission={mission} frame={frame} />
          <Tokens table={table} mission={mission} frame={frame} />
          <Overlay table={table} mission={mission} frame={frame} />
          <SpotButtons
            table={table}
            mission={mission}
            stops={stops}
            onChoose={(spot, event) => table.chooseSpot(spot, isByFinger(event))}
          />
          <ThingButtons table={table} mission={mission} stops={stops} />
          <Figures table={table} stops={stops} />
        </div>
      </div>
      <div ref={tools} class="ib-tools">
        <Tool label={say({ key: 'board.zoomIn' })} d="M5 12h14M12 5v14" onPress={() => zoom(1.3)} />
        <Tool label={say({ key: 'board.zoomOut' })} d="M5 12h14" onPress={() => zoom(1 / 1.3)} />
        <Tool
          label={say({ key: 'board.fit' })}
          d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          onPress={showAll}
        />
      </div>
    </>
  );
}

function isByFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

/** Whether a panel lies over the map, and nothing of what is asked or thought about is answered on it. */
function isCovered({ panel, target, draft, legal, ways, spots }: BoardState): boolean {
  if (panel.value?.isOpen !== true) return false;
  return (
    target.value !== undefined ||
    draft.value !== undefined ||
    askedByCards.has(legal.value?.kind ?? '') ||
    (ways.value.size === 0 && spots.value.length === 0)
  );
}

const noMargins = { left: 0, top: 0, right: 0, bottom: 0 } as const;

/** Room for the names of columns and rows at the left and above. */
function extentOf({ left, top, columns, rows }: Frame): Extent {
  return { left: left - 0.42, top: top - 0.42, right: left + columns - 0.95, bottom: top + rows - 0.95 };
}

function Tool({
  label,
  d,
  onPress,
}: {
  readonly label: string;
  readonly d: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" class="ib-tool" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}

/** The middle of a figure on the map, in spaces. */
function middleOfFigure(table: BoardState, { map }: CompiledMission, figure: FigureNumber) {
  const view = table.view.peek();
  const { place } = figureOf(view, figure);
  if (place === null) return undefined;
  const { x, y } = middleOfBase(map.columns, fighterOf(table.props.rules.terms, view, figure).base, place);
  return { x: x / side, y: y / side };
}

/** Everything on the map that keys reach. */
function stopsOf(table: BoardState, mission: CompiledMission): readonly MapStop[] {
  return [
    ...figuresOnMap(table.view.value).flatMap((figure) => {
      const middle = middleOfFigure(table, mission, figure);
      return middle === undefined ? [] : [{ key: keyOf({ kind: 'figure', figure }), ...middle }];
    }),
    ...spotsOnMap(table, mission).map(({ spot, x, y }) => ({
      key: keyOf({ kind: 'place', at: spot.at }),
      x,
      y,
    })),
    ...thingsOnMap(table, mission).map(({ thing, x, y }) => ({ key: keyOf(thing), x, y })),
  ];
}

/** Where keys begin on the map: at the figure that moves, or at what can be chosen. */
function homeOf(table: BoardState): string | undefined {
  const mover = table.mover.value;
  const [first] = table.spots.value;
  if (mover !== undefined && figureOf(table.view.value, mover).place !== null)
    return keyOf({ kind: 'figure', figure: mover });
  return first === undefined ? table.ways.value.keys().next().value : keyOf({ kind: 'place', at: first.at });
}
