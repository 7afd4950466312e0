import type { Seat } from '../../../kernel/game.ts';
import { sentence } from '../../sentences.ts';
import { Ship } from './art/ship.tsx';
import type { BoardState } from './board-state.ts';
import type { Box } from './chart.ts';
import { SeatSign } from './seat-sign.tsx';
import { kindOf } from './unit.tsx';

/** Of so many seats at most units are drawn, and of each so many kinds. */
const mostDrawn = 2;
const mostShips = 4;

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
    const kinds = (units?.kinds ?? []).filter((_, number) => units?.zones[number] === seat);
    return kinds.length > 0 ? [{ owner, kinds }] : [];
  });
  const label = props.say(
    sentence('board.look', {
      home: sentence('board.home', { seat: { seat } }),
      objectives: objectives.filter((objective) => objective !== null).length,
      units: here.find(({ owner }) => owner === seat)?.kinds.length ?? 0,
      visitors: here.reduce((sum, { owner, kinds }) => (owner === seat ? sum : sum + kinds.length), 0),
    }),
  );
  return (
    <button
      type="button"
      class={`pb-small pb-seat-${seat} ${player !== undefined && player.out > 0 ? 'pb-out' : ''}`}
      data-look={seat}
      data-can={table.can({ kind: 'zone', zone: seat })}
      data-key={shown ? undefined : `zone ${seat}`}
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
        {here.map(({ owner, kinds }) => (
          <span key={owner} class={`pb-seat-${owner}`}>
            <SeatSign seat={owner} />
            {/* What is read out says it in words. */}
            <i data-count={kinds.length} />
            {here.length <= mostDrawn &&
              [...new Set(kinds)]
                .slice(0, mostShips)
                .map((kind) => <Ship key={kind} unit={kindOf(table, kind)} />)}
          </span>
        ))}
      </span>
    </button>
  );
}
