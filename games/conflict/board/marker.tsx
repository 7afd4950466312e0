import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMotion } from '../../../web/board/motion.ts';
import type { BoardState } from './board-state.ts';
import { between, type Chart, type Point } from './chart.ts';
import { MarkerArt } from './marker-art.tsx';

/** How long the marker takes from one field to the next, and how long it rests between two moves, in milliseconds. */
const pace = { field: 170, rest: 260 };

/** The marker. It walks field by field through the moves of a batch; while it lies aside it lies beside its field. */
export function Marker({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const view = props.view.value;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(chart);
  useLayoutEffect(() => {
    latest.current = chart;
  });
  const size = chart.radius * 1.9;
  useMotion(props, (events) => {
    const held = root.current;
    if (held === null) return;
    const { points, radius } = latest.current;
    const stops = events.flatMap((event) =>
      event.kind === 'moved' && event.from !== event.to ? [between(event.from, event.to)] : [],
    );
    const steps = stops.reduce((sum, fields) => sum + fields.length - 1, 0);
    const duration = steps * pace.field + stops.length * pace.rest;
    if (steps === 0) return;
    const frames: Keyframe[] = [];
    let time = 0;
    for (const fields of stops) {
      for (const [at, field] of fields.entries()) {
        const point = points[field];
        if (point === undefined) continue;
        if (at > 0) time += pace.field;
        frames.push({ transform: place(point, radius * 1.9), offset: Math.min(1, time / duration) });
      }
      time += pace.rest;
      const end = points[fields.at(-1) ?? 0];
      if (end !== undefined)
        frames.push({ transform: place(end, radius * 1.9), offset: Math.min(1, time / duration) });
    }
    held.animate(frames, { duration, easing: 'linear', fill: 'backwards' });
  });
  const point = chart.points[view.marker];
  if (point === undefined) return null;
  return (
    <div
      ref={root}
      class={`cf-marker ${view.aside === true ? 'cf-aside' : ''}`}
      data-marker={view.marker}
      aria-hidden="true"
      style={{ transform: place(point, size) }}
    >
      <MarkerArt size={size} />
    </div>
  );
}

function place({ x, y }: Point, size: number): string {
  return `translate(${x - size / 2}px, ${y - size * 0.66}px)`;
}
