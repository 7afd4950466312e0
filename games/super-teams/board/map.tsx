import { useMemo, useRef } from 'preact/hooks';
import { useRoom } from '../../../web/board/use-room.ts';
import type { BoardState } from './board-state.ts';
import { type Chart, chartOf } from './chart.ts';
import { Fleet } from './fleet.tsx';
import { Ghosts, Lanes } from './lanes.tsx';
import { ShipPointers } from './ship-pointers.tsx';
import { Sides } from './sides.tsx';
import { Track } from './track.tsx';

/** The whole track in the room that is there: never scrolled, turned where it is larger so. */
export function TrackMap({ table }: { readonly table: BoardState }) {
  const { room, width, height } = useRoom();
  const pack = table.props.rules.pack.source;
  const before = useRef<{ readonly width: number; readonly chart: Chart }>(undefined);
  const chart = useMemo(() => {
    // What is held and chosen changes the height of the room alone: that never turns the track over.
    const lies = before.current?.width === width ? before.current.chart.lies : undefined;
    const made = chartOf(pack, width, height, lies);
    before.current = { width, chart: made };
    return made;
  }, [pack, width, height]);
  return (
    <section ref={room} class="st-map" data-part="track" aria-label={table.props.say({ key: 'board.track' })}>
      {width > 0 && height > 0 && (
        <div
          class="st-world"
          data-picture="board"
          style={{ width: `${chart.width}px`, height: `${chart.height}px` }}
        >
          <Track pack={pack} chart={chart} />
          <Lanes table={table} chart={chart} />
          <Fleet table={table} chart={chart} />
          <Ghosts table={table} chart={chart} />
          <Sides table={table} chart={chart} />
          <ShipPointers table={table} chart={chart} />
        </div>
      )}
    </section>
  );
}
