import { effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { Choice } from '../rules/choice.ts';
import { nameOf } from '../rules/drawn-mission.ts';
import { figureFacts } from '../rules/facts-shown.ts';
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
    /** Where the pointer draws now. */
    const pen = signal<{ readonly x: number; readonly y: number } | undefined>(undefined);
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
      drawn = [{ at: nameOf(mission, place), spent: 0 }];
    };
    const onMove = (event: PointerEvent): void => {
      const point = camera.current?.pointAt(event.clientX, event.clientY);
      if (start?.pointer !== event.pointerId || point === undefined) return;
      if (drawn.length > 1 || Math.hypot(event.clientX - start.x, event.clientY - start.y) >= least)
        pen.value = point;
    };
    // Where one can go on may have to be asked: then the way goes on when the answer is there.
    const stop = effect(() => {
      const point = pen.value;
      const end = drawn.at(-1);
      const figure = table.mover.peek();
      if (point === undefined || end === undefined || figure === undefined) return;
      const { base } = fighterOf(terms, table.view.peek(), figure);
      const state = table.state.peek();
      const reached = terms.forecasts.waysOn(state, end.at, end.spent);
      const choices: readonly Choice[] = [{ kind: 'run' }, { kind: 'move', at: '' }];
      const spots = [
        ...spotsOf(mission, choices, base, reached),
        ...drawn.flatMap(({ at }) => spotsOf(mission, [{ kind: 'place', at }], base, undefined)),
      ];
      const turned = mission.places.get(end.at)?.turned ?? false;
      const spot = spotAt(spots, mission.map.columns, point, turned);
      if (spot === undefined || spot.at === end.at) return;
      drawn = drawOn(drawn, spot.at, (at, spent) => terms.forecasts.waysOn(state, at, spent));
      table.course.value = courseOf(table, drawn);
    });
    const onUp = (event: PointerEvent): void => {
      if (start?.pointer !== event.pointerId) return;
      start = undefined;
      pen.value = undefined;
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
      pen.value = undefined;
      drawn = [];
      table.course.value = undefined;
    };
    held.addEventListener('pointerdown', onDown, { capture: true });
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      stop();
      held.removeEventListener('pointerdown', onDown, { capture: true });
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, []);
}

/** The way as it is shown and played: actions for movement points first, then leg by leg. */
function courseOf(table: BoardState, drawn: DrawnWay): Course | undefined {
  const end = drawn.at(-1);
  const spot = table.spots.peek().find(({ at }) => at === end?.at);
  const { activation, mission } = table.view.peek();
  if (end === undefined || spot === undefined || activation === null || drawn.length < 2) return undefined;
  const { terms } = table.props.rules;
  const state = table.state.peek();
  const missing = Math.max(0, end.spent - activation.movementPoints);
  const { points } = figureFacts(terms, state, activation.figure);
  const actions = missing === 0 ? 0 : Math.ceil(missing / Math.max(1, points));
  const legs = legsOf(drawn, (at, spent) => terms.forecasts.waysOn(state, at, spent));
  return {
    spot,
    path: drawn.flatMap(({ at }) => terms.missions[mission]?.places.get(at) ?? []),
    cost: end.spent,
    actions,
    choices: [
      ...Array.from({ length: actions }, (): Choice => ({ kind: 'run' })),
      ...legs.map((at): Choice => ({ kind: 'move', at })),
    ],
  };
}
