import { FactionSign } from './faction-sign.tsx';
import { FigureIcon } from './figure.tsx';
import type { TableState } from './table-state.ts';

/** What each seat has before it: its colour, faction, figures left and points. One's own lie lowest, nearest to one. */
export function Players({ table }: { readonly table: TableState }) {
  const { props } = table;
  const view = props.view.value;
  const seats = props.seats.value;
  const order = view.seats.map((_, seat) => seat);
  const mine = typeof props.viewer === 'number' ? props.viewer : -1;
  const turned = mine < 0 ? order : [...order.slice(mine + 1), ...order.slice(0, mine + 1)];
  return (
    <ul class="cs-players" aria-label={props.say({ key: 'board.players' })}>
      {turned.map((seat) => {
        const player = view.seats[seat];
        if (player === undefined) return null;
        const { color, faction, supply, score, team } = player;
        const acts = view.stage !== 'over' && view.toMove === seat;
        return (
          <li
            key={seat}
            class={acts ? 'cs-player cs-acts' : 'cs-player'}
            style={{ '--own': `var(--cs-${color})` }}
          >
            <FactionSign faction={faction} />
            <span class="cs-player-name">
              {seats[seat]?.name ?? ''}
              {view.variant === 'teams' && (
                <small> {props.say({ key: 'board.team', args: { team: team + 1 } })}</small>
              )}
            </span>
            <b class="cs-player-score">{score}</b>
            <span class="cs-player-supply" aria-hidden="true">
              {Array.from({ length: supply.small }, (_, at) => (
                <FigureIcon key={`small ${at + 1}`} color={color} size="small" height={22} />
              ))}
              {Array.from({ length: supply.large }, (_, at) => (
                <FigureIcon key={`large ${at + 1}`} color={color} size="large" height={22} />
              ))}
            </span>
            <span class="hidden-text">
              {props.say({ key: 'board.supply', args: { small: supply.small, large: supply.large } })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
