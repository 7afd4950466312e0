import type { Seat } from '../../../kernel/game.ts';
import { seatNotes } from '../../../web/board/seat-notes.ts';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import { reserve, type UnitCode } from '../rules/state.ts';
import { chanceAt } from './aim.ts';
import type { BoardState } from './board-state.ts';
import type { ShownZone } from './map.tsx';
import { ObjectiveSlot } from './objective-slot.tsx';
import { SeatSign } from './seat-sign.tsx';
import { type UnitMark, UnitStand } from './unit.tsx';
import { homePartsOf } from './zone-parts.ts';
import { type Stop, ZoneName, ZonePlate } from './zone-plate.tsx';

/** The width that a name needs so that notes fit beside the counts below it. */
const roomForNotes = 260;

/** A home zone: whose it is, its objectives, its piles, and all units in it. */
export function Home({
  table,
  seat,
  shown: { box, stands },
  marks,
}: {
  readonly table: BoardState;
  readonly seat: Seat;
  readonly shown: ShownZone;
  readonly marks: ReadonlyMap<UnitCode, UnitMark>;
}) {
  const { props } = table;
  const { say } = props;
  const view = table.view.value;
  const player = view.players[seat];
  const { shape, column, card } = homePartsOf(box);
  const slots = player?.objectives ?? [];
  const tabindex = useRovingTabindex(stands.length + slots.length + 3);
  const { notes, away } = seatNotes(props, seat);
  const waits = props.view.value.active === seat;
  const isOut = player !== undefined && player.out > 0;
  return (
    <section
      class={`pb-zone pb-home pb-home-${shape} pb-seat-${seat} ${isOut ? 'pb-out' : ''}`}
      role="toolbar"
      aria-label={say(sentence('board.home', { seat: { seat } }))}
      data-part={seat === table.own ? 'home' : 'opponent'}
      onKeyDown={tabindex.onKeyDown}
    >
      <ZonePlate table={table} zone={seat} box={box} />
      <div
        class="pb-column"
        style={{
          left: `${column.x}px`,
          top: `${column.y}px`,
          width: `${column.width}px`,
          height: `${column.height}px`,
          '--card': `${card.width}px`,
          '--card-high': `${card.height}px`,
        }}
      >
        <ZoneName table={table} zone={seat} stop={tabindex.stop(0)}>
          <SeatSign seat={seat} />
          <span class={`pb-seat-name ${away ? 'pb-away' : ''} ${waits ? 'pb-turn' : ''}`}>
            <b>{props.seats.value[seat]?.name ?? ''}</b>
            <small>
              {isOut ? (
                say({ key: 'board.out' })
              ) : (
                <Counts
                  hand={(player?.hand.length ?? 0) + (player?.hidden ?? 0)}
                  deck={player?.deck ?? 0}
                  say={say}
                />
              )}
              {column.width >= roomForNotes && notes.length > 0 && (
                <span class="pb-notes">
                  {isOut ? ', ' : ' · '}
                  {notes.join(', ')}
                </span>
              )}
            </small>
          </span>
        </ZoneName>
        <div class="pb-objectives" data-part={seat === table.own ? 'objectives' : undefined}>
          {slots.map((objective, slot) => (
            <ObjectiveSlot
              key={slot}
              table={table}
              seat={seat}
              slot={slot}
              objective={objective}
              stop={tabindex.stop(slot + 1)}
            />
          ))}
        </div>
        <Pile
          table={table}
          kind="discard"
          seat={seat}
          count={player?.discard.length ?? 0}
          stop={tabindex.stop(slots.length + 1)}
        />
        <Pile
          table={table}
          kind="reserve"
          seat={seat}
          count={player?.units?.zones.filter((zone) => zone === reserve).length ?? 0}
          stop={tabindex.stop(slots.length + 2)}
        />
      </div>
      {stands.map((stand, at) => (
        <UnitStand
          key={stand.stack.units[0]}
          table={table}
          stand={stand}
          mark={marks.get(stand.stack.units[0] ?? -1)}
          chance={chanceAt(table, stand.stack.units[0] ?? -1)}
          stop={tabindex.stop(at + slots.length + 3)}
        />
      ))}
    </section>
  );
}

/** How many cards a seat has in hand and in its deck. */
function Counts({
  hand,
  deck,
  say,
}: {
  readonly hand: number;
  readonly deck: number;
  readonly say: BoardState['props']['say'];
}) {
  return (
    <span class="pb-counts" title={say(sentence('board.cards', { hand, deck }))}>
      <span class="hidden-text">{say(sentence('board.cards', { hand, deck }))}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l6-3 5 13-6 3ZM11 4h7v14h-3" />
      </svg>
      <b aria-hidden="true">{hand}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h11v15H6ZM8.5 18v2.5h11V6H17" />
      </svg>
      <b aria-hidden="true">{deck}</b>
    </span>
  );
}

/** A discard pile or reserves: how much lies there; touched, everything that lies there. */
function Pile({
  table,
  kind,
  seat,
  count,
  stop,
}: {
  readonly table: BoardState;
  readonly kind: 'discard' | 'reserve';
  readonly seat: Seat;
  readonly count: number;
  readonly stop: Stop;
}) {
  const label = table.props.say(sentence(`board.${kind}`, { count, seat: { seat } }));
  return (
    <button
      type="button"
      class={`pb-pile pb-pile-${kind}`}
      data-part={seat === table.own ? kind : undefined}
      aria-label={label}
      title={label}
      {...stop}
      onClick={() => {
        table.detail.value = { kind, seat };
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {kind === 'discard' ? (
          <path d="M5 6h9v14H5ZM9 6l1-3 9 3-4 12M8 10h3M8 13h3" />
        ) : (
          <path d="M12 3 15 9l6 4-6 .5-3 4-3-4L3 13l6-4ZM5 21h14" />
        )}
      </svg>
      <b>{count}</b>
    </button>
  );
}
