import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMotion } from '../../../web/board/motion.ts';
import type { UnitCode } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import type { Box, Chart } from './chart.ts';
import type { Stand } from './stacks.ts';

/** How long a unit flies from zone to zone, in milliseconds. */
const flightTime = 450;

/** Units that moved fly from where they were; those that come from the reserves rise. */
export function useFlights(
  table: BoardState,
  map: { readonly current: HTMLElement | null },
  stands: ReadonlyMap<UnitCode, Stand>,
  chart: Chart,
): void {
  const now = useRef({ stands, chart });
  const before = useRef(now.current);
  useLayoutEffect(() => {
    if (now.current.stands !== stands) before.current = now.current;
    now.current = { stands, chart };
  });
  useMotion(table.props, (events) => {
    requestAnimationFrame(() => {
      for (const event of events) {
        if (event.kind !== 'moved' && event.kind !== 'deployed' && event.kind !== 'placed') continue;
        const { unit } = event;
        const to = now.current.stands.get(unit);
        const piece = map.current?.querySelector<HTMLElement>(`[data-units~="${unit}"]`);
        if (to === undefined || piece == null) continue;
        const from =
          event.kind === 'moved'
            ? (before.current.stands.get(unit) ?? chart.zones.get(event.from) ?? chart.small.get(event.from))
            : undefined;
        fly(piece, from, to, table.props.pace.peek());
      }
    });
  });
}

function fly(piece: HTMLElement, from: Box | undefined, to: Box, pace: number): void {
  const timing = { duration: flightTime * pace, easing: 'cubic-bezier(.3,.1,.2,1)' };
  if (from === undefined) {
    piece.animate(
      [
        { transform: 'translateY(24px) scale(.7)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    );
    return;
  }
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    timing,
  );
}
