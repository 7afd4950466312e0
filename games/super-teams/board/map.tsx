import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { chartOf } from './chart.ts';
import { Fleet } from './fleet.tsx';
import { Ghosts, Lanes } from './lanes.tsx';
import { Sides } from './sides.tsx';
import type { TableState } from './table-state.ts';
import { Track } from './track.tsx';

/** The whole track in the room that is there: never scrolled, turned where it is larger so. */
export function TrackMap({ table }: { readonly table: TableState }) {
  const room = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const { pack } = table.props.view.value;
  useLayoutEffect(() => {
    const held = room.current;
    if (held === null) return;
    const measure = (): void => {
      size.value = { width: held.clientWidth, height: held.clientHeight };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(held);
    return () => watch.disconnect();
  }, []);
  const { width, height } = size.value;
  const chart = useMemo(() => chartOf(pack, width, height), [pack, width, height]);
  return (
    <section ref={room} class="st-map" aria-label={table.props.say({ key: 'board.track' })}>
      {width > 0 && height > 0 && (
        <div class="st-world" style={{ width: `${chart.width}px`, height: `${chart.height}px` }}>
          <Track pack={pack} chart={chart} />
          <Lanes table={table} chart={chart} />
          <Fleet table={table} chart={chart} />
          <Ghosts table={table} chart={chart} />
          <Sides table={table} chart={chart} />
        </div>
      )}
    </section>
  );
}
