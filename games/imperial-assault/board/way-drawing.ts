import { useLayoutEffect } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { Choice } from '../rules/choice.ts';
import { nameOf } from '../rules/drawn-mission.ts';
import { fighterOf } from '../rules/state.ts';
import type { BoardState, Course } from './board-state.ts';
import { type DrawnWay, drawOn, legsOf } from './drawn-way.ts';
import { keyOf } from './legal.ts';
import { spotAt, spotsOf } from './spots.ts';

/** A press that moves farther than this draws, in pixels. */
const least = 8;

/** Lets the way of a figure be drawn from it, space by space. */
export function useWayDrawing(
  table: BoardState,
  mission: CompiledMission,
  stage: { readonly current: HTMLElement | null },
  camera: { readonly current: Camera | undefined },
): void {
  useLayoutEffect(() => {
    const held = stage.current;
    if (held === null) return;
    const { terms } = table.props.rules;
    let start: { readonly x: number; readonly y: number; readonly pointer: number } | undefined;
    let drawn: DrawnWay = [];
    const onDown = (event: PointerEvent): void => {
      const figure = table.mover.peek();
      const token = event.target instanceof Element ? event.target.closest<HTMLElement>('.ib-figure') : null;
      if (event.button !== 0 || figure === undefined || table.legal.peek()?.kind !== 'activation') return;
      if (token?.dataset.key !== keyOf({ kind: 'figure', figure })) return;
      // The map does not move with it.
      event.stopPropagation();
      const place =
        table.view.peek().players[figure >> 8]?.groups[(figure >> 3) & 31]?.figures[figure & 7]?.place;
      if (place == null) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      drawn = [{ place, at: nameOf(mission, place), spent: 0 }];
    };
    const onMove = (event: PointerEvent): void => {
      const figure = table.mover.peek();
      const point = camera.current?.pointAt(event.clientX, event.clientY);
      if (start?.pointer !== event.pointerId || figure === undefined || point === undefined) return;
      if (drawn.length === 1 && Math.hypot(event.clientX - start.x, event.clientY - start.y) < least) return;
      const { base } = fighterOf(terms, table.view.peek(), figure);
      const end = drawn.at(-1);
      const state = table.state.peek();
      const reached = end && terms.forecasts.waysOn(terms, state, end.at, end.spent);
      const choices: readonly Choice[] = [{ kind: 'run' }, { kind: 'move', at: '' }];
      const spots = [
        ...spotsOf(mission, choices, base, reached),
        ...drawn.flatMap(({ place, at }) =>
          spotsOf(mission, [{ kind: 'place', at }], base, undefined).map((spot) => ({ ...spot, place })),
        ),
      ];
      const spot = spotAt(spots, mission.map.columns, point, end?.place.turned ?? false);
      if (spot === undefined || spot.at === end?.at) return;
      drawn = drawOn(
        drawn,
        spot.at,
        (place) => nameOf(mission, place),
        (at, spent) => terms.forecasts.waysOn(terms, state, at, spent),
      );
      table.course.value = courseOf(table, mission, drawn);
    };
    const onUp = (event: PointerEvent): void => {
      if (start?.pointer !== event.pointerId) return;
      start = undefined;
      if (drawn.length > 1) {
        // The click that ends the drag means nothing by itself.
        const swallow = (click: Event): void => {
          click.stopPropagation();
          click.preventDefault();
        };
        held.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => held.removeEventListener('click', swallow, { capture: true }));
        const course = table.course.peek();
        if (course !== undefined && event.pointerType === 'mouse') table.play(...course.choices);
      }
      drawn = [];
    };
    const onCancel = (): void => {
      start = undefined;
      drawn = [];
      table.course.value = undefined;
    };
    held.addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      held.removeEventListener('pointerdown', onDown, { capture: true });
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, []);
}

/** The way as it is shown and played: actions for movement points first, then leg by leg. */
function courseOf(table: BoardState, mission: CompiledMission, drawn: DrawnWay): Course | undefined {
  const end = drawn.at(-1);
  const spot = table.spots.peek().find(({ at }) => at === end?.at);
  const { activation } = table.view.peek();
  if (end === undefined || spot === undefined || activation === null || drawn.length < 2) return undefined;
  const { terms } = table.props.rules;
  const missing = Math.max(0, end.spent - activation.movementPoints);
  const speed = terms.forecasts.pointsOfMove(terms, table.state.peek(), activation.figure);
  const actions = missing === 0 ? 0 : Math.ceil(missing / Math.max(1, speed));
  const legs = legsOf(
    drawn,
    (place) => nameOf(mission, place),
    (at, spent) => terms.forecasts.waysOn(terms, table.state.peek(), at, spent),
  );
  return {
    spot,
    path: drawn.map(({ place }) => place),
    cost: end.spent,
    actions,
    choices: [
      ...Array.from({ length: actions }, (): Choice => ({ kind: 'run' })),
      ...legs.map((at): Choice => ({ kind: 'move', at })),
    ],
  };
}
