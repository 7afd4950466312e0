import type { Seat } from '../../../kernel/game.ts';
import { seatNotes } from '../../../web/board/seat-notes.ts';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { deckNames } from '../content/pack.ts';
import type { HandEntry } from '../rules/table.ts';
import { roleSigns } from './art/signs.ts';
import type { BoardState } from './board-state.ts';
import { deckOf } from './card-face.tsx';
import { boardNumber, roleOf, seatShown } from './seats.ts';

/** Who sits at the table, with role and cards; whose turn it is. Pressed, the cards of a seat are shown large. */
export function Players({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { hands } = props.view.value;
  const tabindex = useRovingTabindex(hands.length);
  return (
    <div
      class="cf-players"
      data-part="players"
      role="toolbar"
      aria-label={props.say({ key: 'board.players' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {hands.map((hand, seat) => (
        <Player key={seat} table={table} seat={seat} hand={hand} stop={tabindex.stop(seat)} />
      ))}
    </div>
  );
}

function Player({
  table,
  seat,
  hand,
  stop,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  readonly hand: readonly HandEntry[];
  readonly stop: ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;
}) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const held = props.seats.value[seat];
  const acts = view.outcome === undefined && !props.over.value && view.toMove === seat;
  const { away, notes: said } = seatNotes(props, seat);
  const role = roleOf(view, seat);
  const notes = [...said, say({ key: `role.${role}` })];
  const counts = deckNames.flatMap((deck) => {
    const count = hand.filter(
      (entry) => (entry.deck ?? (entry.card && deckOf(view, entry.card))) === deck,
    ).length;
    return count === 0 ? [] : [{ deck, count }];
  });
  return (
    <button
      type="button"
      class={`cf-player ${acts ? 'cf-acts' : ''} ${away ? 'cf-away' : ''}`}
      data-player={seat}
      aria-pressed={seatShown(table) === seat}
      aria-current={acts ? 'true' : undefined}
      {...stop}
      onClick={() => {
        table.opened.value = seat;
        props.announce(sentence('board.shows', { name: held?.name ?? '', count: hand.length }));
      }}
    >
      <svg class="cf-player-role" viewBox="0 0 24 24" aria-hidden="true">
        <path d={roleSigns[role]} />
      </svg>
      <span class="cf-player-name" title={held?.name}>
        {held?.name ?? ''}
      </span>
      <small class="cf-player-notes">{notes.join(' · ')}</small>
      <span class="cf-player-cards" aria-hidden="true">
        {counts.map(({ deck, count }) => (
          <span key={deck} class={`cf-chip cf-${deck}`}>
            {count}
          </span>
        ))}
      </span>
      <span class="hidden-text">
        {say(sentence('board.player', { board: boardNumber(view, seat), count: hand.length }))}
      </span>
    </button>
  );
}
