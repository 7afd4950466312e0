import type { Seat } from '../../../../kernel/game.ts';
import { seatNotes } from '../../../../web/board/seat-notes.ts';
import { useRovingTabindex } from '../../../../web/board/use-roving-tabindex.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import { campaignOf } from '../../rules/added.ts';
import { empireSeat } from '../../rules/campaign/current.ts';
import { groupNumber } from '../../rules/state.ts';
import { upgradeName } from '../../words/pieces.ts';
import type { BoardState } from '../board-state.ts';
import { GroupCard, isToPlay, SeatSign } from '../sides.tsx';
import { cardSign } from './card-art.ts';
import { heroSheetOf } from './hero-shown.ts';
import './campaign.css';

/** A seat of a campaign: of a hero its sheet in short and its cards, of the Empire its groups and how many may still come. */
export function CampaignSide({ table, seat }: { readonly table: BoardState; readonly seat: Seat }) {
  const { props } = table;
  const { say } = props;
  const view = table.view.value;
  const player = view.players[seat];
  const upgrades = player?.upgrades ?? [];
  const isEmpire = seat === empireSeat;
  // The card of a defeated group of the Empire has gone back; a hero that has withdrawn keeps its sheet.
  const groups = (player?.groups ?? []).flatMap((group, place) =>
    isEmpire && group.figures.every(({ defeated }) => defeated) ? [] : [{ group, place }],
  );
  const tabindex = useRovingTabindex(groups.length + upgrades.length + 1);
  const { notes, away } = seatNotes(props, seat);
  const name = props.seats.value[seat]?.name ?? '';
  const { content } = campaignOf(props.rules.terms);
  return (
    <section
      class={`ib-army ib-seat-${seat} ${isEmpire ? '' : 'ic-hero-side'}`}
      role="toolbar"
      aria-label={say(sentence('board.side', { seat: { seat } }))}
      data-part={seat === table.own ? 'own' : 'opponent'}
      data-turn={isToPlay(table, seat)}
      onKeyDown={tabindex.onKeyDown}
    >
      <div class="ib-head">
        <span class="ib-name ic-name">
          <SeatSign seat={seat} />
          <span class={`ib-who ${away ? 'ib-away' : ''}`}>
            <b>{name}</b>
            <small>{notes.join(', ')}</small>
          </span>
          {isEmpire ? <OpenGroups table={table} /> : <HeroState table={table} seat={seat} />}
        </span>
      </div>
      <div class="ib-groups" data-sideways>
        {groups.map(({ group, place }, at) => (
          <GroupCard
            key={`group ${place}`}
            table={table}
            seat={seat}
            number={groupNumber(seat, place)}
            group={group}
            stop={tabindex.stop(at)}
          />
        ))}
        {upgrades.map(({ card, exhausted, depleted, off }, place) => {
          const shown = content.cards[card];
          if (shown === undefined) return null;
          const state = depleted ? 'depleted' : exhausted ? 'exhausted' : off ? 'off' : 'ready';
          return (
            <button
              key={`card ${card} ${place}`}
              type="button"
              class="ic-chip"
              data-state={state}
              data-kind={shown.kind}
              title={shown.name}
              aria-label={say(
                sentence('board.full.upgrade', { name: upgradeName(props.rules.terms, card), state }),
              )}
              {...tabindex.stop(groups.length + place)}
              onClick={() => {
                table.detail.value = { kind: 'upgrade', seat, upgrade: place };
              }}
            >
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <path d={cardSign(shown)} />
              </svg>
              <span aria-hidden="true">{shown.name}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Strain beside Endurance, whether the hero is wounded, and the activation tokens that are ready. */
function HeroState({ table, seat }: { readonly table: BoardState; readonly seat: Seat }) {
  const { say } = table.props;
  const { strain, endurance, state, damage, health } = heroSheetOf(
    table.props.rules.terms,
    table.state.value,
    seat,
  );
  const { activations } = entry(table.view.value.campaign?.mission?.heroes ?? [], seat - 1);
  return (
    <span class="ic-hero-state" data-state={state}>
      <span class="hidden-text">
        {[
          sentence('sheet.state', { state }),
          sentence('sheet.damage', { damage, health }),
          sentence('sheet.strain', { strain, endurance }),
          sentence('side.tokens', { activations }),
        ]
          .map(say)
          .join('. ')}
      </span>
      {state === 'withdrawn' ? (
        <span class="ic-withdrawn" aria-hidden="true">
          {say(sentence('sheet.state', { state }))}
        </span>
      ) : (
        <>
          <span class="ic-hero-value ic-track-damage" aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 21Q2 13 4 7Q8 1 12 7Q16 1 20 7Q22 13 12 21Z" />
            </svg>
            {Math.max(0, health - damage)}/{health}
          </span>
          <span class="ic-hero-value ic-track-strain" aria-hidden="true">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M13 2 5 14h6l-1 8 9-13h-6Z" />
            </svg>
            {strain}/{endurance}
          </span>
        </>
      )}
      <span class="ic-tokens" aria-hidden="true">
        {Array.from({ length: activations }, (_, place) => (
          <i key={place} />
        ))}
      </span>
    </span>
  );
}

/** How many groups the Empire may still deploy, and for itself which. */
function OpenGroups({ table }: { readonly table: BoardState }) {
  const { say } = table.props;
  const { hand = [] } = table.view.value.campaign?.mission ?? {};
  return (
    <button
      type="button"
      class="ib-pile"
      aria-label={say(sentence('side.open', { count: hand.length }))}
      onClick={() => {
        table.detail.value = { kind: 'mission' };
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l6-3 5 13-6 3ZM11 4h8v14h-5" />
      </svg>
      <b>{hand.length}</b>
    </button>
  );
}
