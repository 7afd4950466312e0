import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import { zonePlace } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import type { Box } from './chart.ts';
import { SeatSign } from './seat-sign.tsx';

/** A home that is not in full sight: how it stands; touched, it is. */
export function SmallHome({
  table,
  seat,
  box,
  shown,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  readonly box: Box;
  readonly shown: boolean;
}) {
  const { props } = table;
  const view = table.view.value;
  const player = view.players[seat];
  const objectives = player?.objectives ?? [];
  const here = view.players.flatMap(({ units }, owner) => {
    const count = units?.zones.filter((zone) => zone === seat).length ?? 0;
    return count > 0 ? [{ owner, count }] : [];
  });
  const label = props.say(
    sentence('board.look', {
      home: sentence('board.home', { seat: { seat } }),
      objectives: objectives.filter((objective) => objective !== null).length,
      units: here.find(({ owner }) => owner === seat)?.count ?? 0,
      visitors: here.reduce((sum, { owner, count }) => (owner === seat ? sum : sum + count), 0),
    }),
  );
  return (
    <button
      type="button"
      class={`pb-small pb-seat-${seat} ${player !== undefined && player.out > 0 ? 'pb-out' : ''}`}
      data-look={seat}
      data-can={table.can({ kind: 'zone', zone: seat })}
      data-key={shown ? undefined : `zone ${seat}`}
      data-point={zonePlace(seat)}
      data-active={view.active === seat}
      aria-pressed={shown}
      aria-label={label}
      title={props.seats.value[seat]?.name}
      style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
      onClick={() => {
        table.looked.value = seat;
      }}
    >
      <span class="pb-small-head">
        <SeatSign seat={seat} />
        <b class="pb-small-name">{props.seats.value[seat]?.name}</b>
      </span>
      <span class="pb-small-objectives">
        {objectives.map((objective, slot) => (
          <i key={slot} class={objective === null ? 'pb-none' : objective.up ? 'pb-open' : ''} />
        ))}
      </span>
      <span class="pb-small-units">
        {here.map(({ owner, count }) => (
          <span key={owner} class={`pb-seat-${owner}`}>
            <SeatSign seat={owner} />
            {count}
          </span>
        ))}
      </span>
    </button>
  );
}
