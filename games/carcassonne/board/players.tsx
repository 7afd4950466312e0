import { seatNotes } from '../../../web/board/seat-notes.ts';
import type { BoardState } from './board-state.ts';
import { FactionSign } from './faction-sign.tsx';
import { FigureIcon } from './figure.tsx';

/**
 * Who sits at the table: name, colour, faction, points and figures, whose turn it is, who is away. One's own lies
 * lowest, nearest to one.
 */
export function Players({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const order = view.seats.map((_, seat) => seat);
  const mine = typeof props.viewer === 'number' ? props.viewer : -1;
  const turned = mine < 0 ? order : [...order.slice(mine + 1), ...order.slice(0, mine + 1)];
  return (
    <ol class="cs-players" data-part="players" aria-label={props.say({ key: 'board.players' })}>
      {turned.map((seat) => (
        <Player key={seat} table={table} seat={seat} />
      ))}
    </ol>
  );
}

function Player({ table, seat }: { readonly table: BoardState; readonly seat: number }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const player = view.seats[seat];
  const held = props.seats.value[seat];
  if (player === undefined) return null;
  const { color, faction, supply, score, team } = player;
  const acts = view.outcome === undefined && !props.over.value && view.toMove === seat;
  const { away, notes: said } = seatNotes(props, seat);
  const notes = [
    ...said,
    ...(view.variant === 'teams' ? [say({ key: 'board.team', args: { team: team + 1 } })] : []),
  ];
  return (
    <li
      class={`cs-player ${acts ? 'cs-acts' : ''} ${away ? 'cs-away' : ''}`}
      data-player={seat}
      style={{ '--own': `var(--cs-${color})` }}
      aria-current={acts ? 'true' : undefined}
    >
      <FactionSign faction={faction} />
      <span class="cs-player-name" title={held?.name}>
        {held?.name ?? ''}
      </span>
      <b class="cs-player-score">{score}</b>
      <div class="cs-player-things">
        <Supply table={table} seat={seat} />
        {notes.length > 0 && <small class="cs-player-notes">{notes.join(' · ')}</small>}
      </div>
      <span class="hidden-text">
        {say({ key: 'board.supply', args: { small: supply.small, large: supply.large } })}
      </span>
    </li>
  );
}

/** The figures left, and faintly the places of those that are out on the table. */
function Supply({ table, seat }: { readonly table: BoardState; readonly seat: number }) {
  const view = table.props.view.value;
  const player = view.seats[seat];
  if (player === undefined) return null;
  const { color, supply } = player;
  const out = view.placed.flatMap(({ figures = [] }) => figures.filter((figure) => figure.color === color));
  const coming = [...table.leaving.value, ...table.homing.value].filter((figure) => figure.color === color);
  return (
    <span class="cs-player-supply" aria-hidden="true">
      {(['small', 'large'] as const).flatMap((size) => {
        const whole = supply[size] + out.filter((figure) => figure.size === size).length;
        const here = supply[size] - coming.filter((figure) => figure.size === size).length;
        return Array.from({ length: whole }, (_, at) => (
          <span key={`${size} ${at + 1}`} class={at < here ? '' : 'cs-out-there'}>
            <FigureIcon color={color} size={size} height={22} />
          </span>
        ));
      })}
    </span>
  );
}
