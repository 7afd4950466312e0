import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useRoom } from '../../../web/board/use-room.ts';
import { sentence } from '../../sentences.ts';
import { effectName, fieldNumber } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import { type Chart, chartOf } from './chart.ts';
import { Ghosts } from './ghosts.tsx';
import { Landmarks, startField } from './landmarks.tsx';
import { Marker } from './marker.tsx';
import { Track } from './track.tsx';
import { March, Way } from './way.tsx';

/** The whole track in the room that is there, the marker on it, and where it could go. Never scrolled. */
export function TrackMap({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { room, width, height } = useRoom();
  const told = useSignal<number | undefined>(undefined);
  const { pack, side } = props.view.value;
  const track = pack.tracks[side];
  const chart = useMemo(() => chartOf(track, width, height), [track, width, height]);
  const tell = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void => {
    const { left = 0, top = 0 } = room.current?.getBoundingClientRect() ?? {};
    told.value = fieldAt(chart, clientX - left, clientY - top);
  };
  return (
    <section
      ref={room}
      class="cf-map"
      data-picture="board"
      data-part="track"
      aria-label={props.say({ key: 'board.track' })}
      onPointerMove={tell}
      onPointerDown={tell}
      onPointerLeave={() => {
        told.value = undefined;
      }}
    >
      {width > 0 && height > 0 && (
        <>
          <Way chart={chart} />
          <March chart={chart} marker={props.view.value.marker} />
          <Track track={track} chart={chart} />
          <Landmarks view={props.view.value} chart={chart} />
          <Ghosts table={table} chart={chart} />
          <Marker table={table} chart={chart} />
          {told.value !== undefined && <EmittedEvent table={table} chart={chart} field={told.value} />}
        </>
      )}
    </section>
  );
}

function fieldAt({ points, radius }: Chart, x: number, y: number): number | undefined {
  const at = points.findIndex((point) => Math.hypot(point.x - x, point.y - y) <= radius * 1.2);
  return at < 0 ? undefined : at;
}

/** What the field under the pointer or the finger does. */
function EmittedEvent({
  table: { props },
  chart,
  field,
}: {
  readonly table: BoardState;
  readonly chart: Chart;
  readonly field: number;
}) {
  const view = props.view.value;
  const effect = view.pack.tracks[view.side].fields[field];
  const point = chart.points[field];
  if (effect === undefined || point === undefined) return null;
  const last = chart.points.length - 1;
  const what = field === last ? sentence('board.lastField') : effectName(effect);
  const notes = [
    ...(field === startField(view) ? ['board.startedHere'] : []),
    ...(field === view.turnStart && field !== view.marker ? ['board.turnBeganHere'] : []),
  ];
  const below = point.y < chart.height / 2;
  return (
    <p
      class="cf-told"
      aria-hidden="true"
      style={{
        left: `clamp(6.5rem, ${point.x}px, ${chart.width}px - 6.5rem)`,
        top: `${point.y + (below ? chart.radius + 4 : -chart.radius - 4)}px`,
        transform: `translate(-50%, ${below ? '0' : '-100%'})`,
      }}
    >
      {props.say(sentence('board.field', { field: fieldNumber(view, field), effect: what }))}
      {notes.map((key) => (
        <small key={key}>{props.say({ key })}</small>
      ))}
    </p>
  );
}
