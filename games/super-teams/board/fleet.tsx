import { useRef } from 'preact/hooks';
import { useHold, useMotion, useSkipping } from '../../../web/board/motion.ts';
import type { BoardState } from './board-state.ts';
import type { Chart, Point } from './chart.ts';
import { firstFlight, flightsOf } from './flights.ts';
import { ShipIcon } from './ship-icon.tsx';
import { standsOf } from './stands.ts';

/** How long a ship takes from one space to the next, and how long before it falls back, in milliseconds. */
const pace = { space: 170, hook: 480 };

/** The ships on the track. They fly space by space; a press or a key ends it, and with less motion they are just there. */
export function Fleet({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const view = props.view.value;
  const stands = standsOf(props.rules.pack, view, chart);
  const root = useRef<HTMLDivElement>(null);
  useHold(props, root, firstFlight);
  // A batch and its view come together: fly when the ships are drawn where they have come to.
  useMotion(props, (events) => {
    const held = root.current;
    if (held === null) return;
    let delay = 0;
    for (const { ship, spaces, follows } of flightsOf(events)) {
      const element = held.querySelector<HTMLElement>(`[data-ship="${ship}"]`);
      const stand = stands.find((one) => one.ship.id === ship);
      if (element === null || stand === undefined) continue;
      const points = spaces.slice(0, -1).flatMap((space) => chart.points[space] ?? []);
      const duration = follows ? pace.hook : pace.space * (spaces.length - 1);
      element.animate(
        [...points, stand].map((point) => ({ transform: place(point, stand.size) })),
        { duration, delay: follows ? delay : 0, easing: 'ease-in-out', fill: 'backwards' },
      );
      if (!follows) delay = duration;
    }
  });
  useSkipping(root);
  const moved = (view.move ?? view.last)?.ship;
  return (
    <div ref={root} class="st-fleet" aria-hidden="true">
      {stands.map((stand) => (
        <div
          key={stand.ship.id}
          data-ship={stand.ship.id}
          class={`st-ship ${stand.ship.id === moved ? 'st-moved' : ''}`}
          style={{ transform: place(stand, stand.size), width: `${stand.size}px`, height: `${stand.size}px` }}
        >
          <ShipIcon id={stand.ship.id} color={stand.ship.color} size={stand.size} heading={stand.heading} />
        </div>
      ))}
    </div>
  );
}

function place({ x, y }: Point, size: number): string {
  return `translate(${x - size / 2}px, ${y - size / 2}px)`;
}
