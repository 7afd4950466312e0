import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { type DeckName, deckNames } from '../content/pack.ts';
import { deckLine } from '../words/deck.ts';
import { forcesOf } from '../words/names.ts';
import { deckPlace } from '../words/places.ts';
import type { BoardState } from './board-state.ts';
import { CardBack } from './card-art.tsx';
import { CardFace } from './card-face.tsx';
import { isPicked, type Pick } from './draft.ts';
import { TeamMarks } from './team-marks.tsx';

/** How many known cards below the top one are shown beside a deck. */
const mostBelow = 3;

/** The three decks with what is known of their top, and how many cards they have. */
export function Decks({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const tabindex = useRovingTabindex(deckNames.length);
  return (
    <section class="cf-decks" data-part="decks" aria-label={props.say({ key: 'board.decks' })}>
      <div
        class="cf-decks-row"
        role="toolbar"
        aria-label={props.say({ key: 'board.decks' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {deckNames.map((deck, at) => (
          <Deck key={deck} table={table} deck={deck} stop={tabindex.stop(at)} />
        ))}
      </div>
    </section>
  );
}

function Deck({
  table,
  deck,
  stop,
}: {
  readonly table: BoardState;
  readonly deck: DeckName;
  readonly stop: ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;
}) {
  const { props } = table;
  const view = props.view.value;
  const pick: Pick = { kind: 'target', target: deck };
  const entries = view.decks[deck] ?? [];
  const [top, ...rest] = entries;
  const below = rest.slice(0, mostBelow);
  const known = below.findLastIndex(({ card }) => card !== undefined) + 1;
  const asks = table.legal.value?.kind === 'useDice';
  return (
    <button
      type="button"
      class={`cf-deck cf-${deck}`}
      data-deck={deck}
      data-point={deckPlace(deck)}
      data-pointed={props.pointed.value === `deck:${deck}`}
      aria-pressed={isPicked(table.draft.value, pick)}
      aria-disabled={!(asks && table.can(pick))}
      aria-label={props.say(deckLine(view, deck))}
      {...stop}
      onFocus={() => {
        table.looked.value = pick;
      }}
      onBlur={() => {
        table.looked.value = undefined;
      }}
      onPointerEnter={() => {
        if (asks) table.looked.value = pick;
      }}
      onPointerLeave={() => {
        table.looked.value = undefined;
      }}
      onClick={() => {
        if (asks) table.touch(pick);
        else table.explain(deckLine(view, deck));
      }}
    >
      <span class={`cf-pile ${entries.length > 8 ? 'cf-high' : ''}`}>
        {top === undefined && <i class="cf-no-card" aria-hidden="true" />}
        {top !== undefined &&
          (top.card === undefined ? <CardBack deck={deck} /> : <CardFace view={view} id={top.card} />)}
        {top?.card !== undefined && <HeroName table={table} card={top.card} />}
        {top?.card !== undefined && top.up !== true && <SeenSign />}
      </span>
      {known > 0 && (
        <span class="cf-below">
          {below.slice(0, known).map((entry, at) => (
            <span key={at} class="cf-mini">
              {entry.card === undefined ? <CardBack deck={deck} /> : <CardFace view={view} id={entry.card} />}
              {entry.card !== undefined && entry.up !== true && <SeenSign />}
            </span>
          ))}
        </span>
      )}
      <b class="cf-count" aria-hidden="true">
        {entries.length}
      </b>
      <TeamMarks table={table} at={deckPlace(deck)} />
    </button>
  );
}

/** Whom a card shows, if it is a hero. */
function HeroName({ table: { props }, card }: { readonly table: BoardState; readonly card: string }) {
  const hero = forcesOf(props.view.value, card)?.hero;
  return hero === undefined ? null : (
    <b class="cf-hero-name" data-name={props.say({ key: `hero.${hero}` })} />
  );
}

/** Marks a card that lies face down and was looked at. */
export function SeenSign() {
  return (
    <svg class="cf-seen" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M4 12q8-9 16 0-8 9-16 0ZM12 9.8a2.2 2.2 0 1 0 .01 0Z" />
    </svg>
  );
}
