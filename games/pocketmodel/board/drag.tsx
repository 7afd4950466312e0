import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { CardPicture } from './art/card-picture.tsx';
import { Ship } from './art/ship.tsx';
import type { BoardState } from './board-state.ts';
import { thingOf } from './legal.ts';
import { kindOfUnit } from './unit.tsx';

/** What is being dragged, and where it is in the window. */
export interface Drag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** A press that moves farther than this drags, in pixels. */
const least = 8;

/** Lets units and cards be dragged onto what they can reach. */
export function useDrag(
  table: BoardState,
  root: { readonly current: HTMLElement | null },
): ReadonlySignal<Drag | undefined> {
  const drag = useSignal<Drag | undefined>(undefined);
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    let start: (Drag & { readonly pointer: number }) | undefined;
    const onDown = (event: PointerEvent): void => {
      const piece =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-key]') : null;
      const key = piece?.dataset.key ?? '';
      if (event.button !== 0 || !table.canDrag(key)) return;
      start = { key, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };
    const onMove = (event: PointerEvent): void => {
      if (start?.pointer !== event.pointerId) return;
      const { key, x, y } = start;
      const { clientX, clientY } = event;
      if (drag.peek() === undefined && Math.hypot(clientX - x, clientY - y) < least) return;
      if (drag.peek() === undefined) table.lift(key);
      drag.value = { key, x: clientX, y: clientY };
    };
    const onUp = (event: PointerEvent): void => {
      const dragged = drag.peek();
      start = undefined;
      if (dragged === undefined) return;
      drag.value = undefined;
      // The click that ends the drag means nothing by itself.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      board.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => board.removeEventListener('click', swallow, { capture: true }));
      const ways = table.waysOf(dragged.key);
      for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        const key = element.closest<HTMLElement>('[data-key]')?.dataset.key ?? '';
        const way = ways.get(key);
        if (way === undefined) continue;
        table.choose(...way);
        return;
      }
      table.picked.value = undefined;
    };
    const onCancel = (): void => {
      start = undefined;
      drag.value = undefined;
    };
    board.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      board.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, []);
  return drag;
}

/** What is being dragged, under the pointer. */
export function DragGhost({
  table,
  drag,
}: {
  readonly table: BoardState;
  readonly drag: ReadonlySignal<Drag | undefined>;
}) {
  const { value } = drag;
  if (value === undefined) return null;
  const { pack, cardNumber } = table.props.rules.terms;
  const thing = thingOf(value.key);
  const card = thing?.kind === 'card' ? pack.cards[cardNumber.get(thing.card) ?? -1] : undefined;
  return (
    <div class="pb-ghost" style={{ left: `${value.x}px`, top: `${value.y}px` }}>
      {thing?.kind === 'unit' && <Ship unit={kindOfUnit(table, thing.unit)} />}
      {card !== undefined && <CardPicture card={card} pack={pack} />}
    </div>
  );
}
