import type { Seat } from '../../../kernel/game.ts';
import { seatNotes } from '../../../web/board/seat-notes.ts';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { groupNumber } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';
import { GroupCard, isToPlay, SeatSign } from './sides.tsx';

/** A seat with its army: points, cards, and every group with its figures and whether it has activated. */
export function SkirmishSide({ table, seat }: { readonly table: BoardState; readonly seat: Seat }) {
  const { props } = table;
  const { say } = props;
  const view = table.view.value;
  const player = view.players[seat];
  const groups = player?.groups ?? [];
  const tabindex = useRovingTabindex(groups.length + 2);
  const { notes, away } = seatNotes(props, seat);
  const isOut = player !== undefined && player.out > 0;
  const name = props.seats.value[seat]?.name ?? '';
  const hand = (player?.hand.length ?? 0) + (player?.hidden ?? 0);
  return (
    <section
      class={`ib-army ib-seat-${seat} ${isOut ? 'ib-out' : ''}`}
      role="toolbar"
      aria-label={say(sentence('board.side', { seat: { seat } }))}
      data-part={seat === table.own ? 'own' : 'opponent'}
      data-turn={isToPlay(table, seat)}
      onKeyDown={tabindex.onKeyDown}
    >
      <div class="ib-head">
        <button
          type="button"
          class="ib-name"
          data-key={keyOf({ kind: 'seat', seat })}
          data-can={table.can({ kind: 'seat', seat })}
          {...tabindex.stop(0)}
          onClick={() => table.touch({ kind: 'seat', seat }, { kind: 'points', seat })}
        >
          <span class="hidden-text">
            {say(
              sentence('board.player', {
                name,
                points: player?.points ?? 0,
                hand,
                deck: player?.deck ?? 0,
                initiative: view.initiative === seat ? 'yes' : 'no',
                notes: notes.join(', '),
                out: isOut ? 'yes' : 'no',
              }),
            )}
          </span>
          <SeatSign seat={seat} />
          <span class={`ib-who ${away ? 'ib-away' : ''}`} aria-hidden="true">
            <b>{name}</b>
            <small>{isOut ? say({ key: 'board.out' }) : notes.join(', ')}</small>
          </span>
          {view.initiative === seat && <InitiativeSign />}
          <span class="ib-points" aria-hidden="true">
            <b>{player?.points ?? 0}</b>
            <small>{say({ key: 'board.points' })}</small>
          </span>
        </button>
        <button
          type="button"
          class="ib-pile"
          aria-label={say(
            sentence('board.piles', {
              seat: { seat },
              hand,
              deck: player?.deck ?? 0,
              discard: player?.discard.length ?? 0,
            }),
          )}
          {...tabindex.stop(1)}
          onClick={() => {
            table.detail.value = { kind: 'discard', seat };
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 8l6-3 5 13-6 3ZM11 4h8v14h-5" />
          </svg>
          <b>{hand}</b>
        </button>
      </div>
      <div class="ib-groups" data-sideways>
        {groups.map((group, place) => (
          <GroupCard
            key={place}
            table={table}
            seat={seat}
            number={groupNumber(seat, place)}
            group={group}
            stop={tabindex.stop(place + 2)}
          />
        ))}
      </div>
    </section>
  );
}

function InitiativeSign() {
  return (
    <svg class="ib-initiative" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z" />
      <path d="M8 7l8 5-8 5Z" />
    </svg>
  );
}
