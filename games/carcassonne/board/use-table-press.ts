import type { Camera } from '../../../web/board/camera.ts';
import { usePress } from '../../../web/board/use-press.ts';
import { realmAt, tileAt, tileKind } from '../words/table-look.ts';
import { segmentAt, shapeOf } from './art/shape.ts';
import { type BoardState, figureNotation } from './board-state.ts';

/** Pointer handling of the table: what lies under a mouse or a finger that rests is lit, a tap says why nothing can be done there. */
export function useTablePress(
  table: BoardState,
  camera: { readonly current: Camera | undefined },
  touched: { current: boolean },
) {
  const { props } = table;
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

  return usePress(camera, touched, {
    tap,
    look: lookAt,
    leave: () => {
      table.realm.value = undefined;
    },
  });
}
