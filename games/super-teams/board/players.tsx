import { seatNotes } from '../../../web/board/seat-notes.ts';
import { type SeatView, stageOf, stillAsked } from '../rules/view.ts';
import { spaceSigns } from './art/signs.ts';
import type { BoardState } from './board-state.ts';
import { CardFace } from './cards.tsx';
import { ShipIcon } from './ship-icon.tsx';

/** Who sits at the table: name, team, ships and which are home, cards in hand, the card played last; whose turn it is. */
export function Players({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  return (
    <ol class="st-players" data-part="players" aria-label={props.say({ key: 'board.players' })}>
      {view.seats.map((player, seat) => (
        <Player key={seat} table={table} seat={seat} player={player} />
      ))}
    </ol>
  );
}

function Player({
  table,
  seat,
  player,
}: {
  readonly table: BoardState;
  readonly seat: number;
  readonly player: SeatView;
}) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const held = props.seats.value[seat];
  const over = stageOf(view) === 'over' || props.over.value;
  const acts = !over && view.toMove === seat;
  const asked = !over && stillAsked(view).includes(seat);
  const { away, notes: said } = seatNotes(props, seat);
  const ships = view.ships.filter((ship) => ship.seat === seat);
  const home = ships.filter((ship) => ship.home).length;
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const bonus = typeof player.bonus === 'number' ? player.bonus : player.bonus.length;
  const notes = [
    ...said,
    ...(view.seats.length === 4 ? [say({ key: 'board.team', args: { team: player.team + 1 } })] : []),
  ];
  const move = view.move ?? view.last;
  return (
    <li
      class={`st-player ${acts ? 'st-acts' : ''} ${asked ? 'st-asked' : ''} ${away ? 'st-away' : ''}`}
      data-player={seat}
      aria-current={acts ? 'true' : undefined}
    >
      <span class="st-player-ships" aria-hidden="true">
        {ships.map(({ id, color, home: arrived }) => (
          <span key={id} class={arrived ? 'st-home' : ''}>
            <ShipIcon id={id} color={color} size={26} />
          </span>
        ))}
      </span>
      <span class="st-player-name" title={held?.name}>
        {held?.name ?? ''}
      </span>
      {notes.length > 0 && <small class="st-player-notes">{notes.join(' · ')}</small>}
      <span class="st-player-cards" aria-hidden="true">
        <i class="st-back" />
        {hand}
        <svg class="st-bonus-count" viewBox="-16 -17 32 34" width="15" height="16" aria-hidden="true">
          <path fill-rule="evenodd" d={spaceSigns.bonus} />
        </svg>
        {bonus}
      </span>
      {move?.seat === seat && (
        <span class="st-player-last" title={say({ key: 'board.lastCard' })}>
          <CardFace pack={props.rules.pack} color={move.card.color} value={move.card.value} />
        </span>
      )}
      <span class="hidden-text">
        {say({ key: 'board.holds', args: { hand, bonus, home, ships: ships.length } })}
      </span>
    </li>
  );
}

/** The round and what is left in the piles. */
export function Piles({ table }: { readonly table: BoardState }) {
  const { say } = table.props;
  const view = table.props.view.value;
  return (
    <p class="st-piles">
      <span>{say({ key: 'board.round', args: { round: view.round, left: view.dealt - view.played } })}</span>
      <span>{say({ key: 'board.deck', args: { count: view.deck } })}</span>
      <span>{say({ key: 'board.reserve', args: { count: view.reserve } })}</span>
      {view.finalPlanet > 0 && (
        <span>{say({ key: 'board.finalPlanet', args: { count: view.finalPlanet } })}</span>
      )}
    </p>
  );
}
