import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import { deckNames } from '../content/pack.ts';
import type { HandEntry } from '../rules/table.ts';
import type { Seen } from '../rules/view.ts';
import { backName, deckCardName, shortName, startingOf, symbolsName } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import { CardBack } from './card-art.tsx';
import { CardFace, deckOf } from './card-face.tsx';
import { isPicked, type Pick } from './draft.ts';
import { seatShown, startingCardsOf } from './seats.ts';
import { TeamMarks } from './team-marks.tsx';

/** The cards of the seat that is shown, large; its own are chosen from here. */
export function Hand({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const seat = seatShown(table);
  const hand = view.hands[seat] ?? [];
  const known = inOrder(
    view,
    hand.flatMap(({ card }) => card ?? []),
  );
  const backs = hand.filter(({ card }) => card === undefined);
  const starting = startingCardsOf(view, seat).map(({ id }) => id);
  const cards = [...known, ...starting];
  const tabindex = useRovingTabindex(cards.length);
  const own = props.seats.value.filter(({ mine }) => mine).length === 1 && seat === props.viewer;
  return (
    <section class="cf-hand" data-part="hand">
      <h2 class="cf-hand-name">
        {own
          ? say({ key: 'board.yourHand' })
          : say(sentence('board.handOf', { name: props.seats.value[seat]?.name ?? '' }))}
      </h2>
      <div
        class="cf-cards"
        style={{ '--count': cards.length + backs.length }}
        data-picks={picksCards(table)}
        role="toolbar"
        aria-label={say({ key: 'board.cards' })}
        onKeyDown={tabindex.onKeyDown}
        onPointerLeave={() => {
          table.looked.value = undefined;
        }}
      >
        {cards.map((card, at) => (
          <HandCard
            key={card}
            table={table}
            card={card}
            mine={seat === table.legal.value?.seat}
            stop={tabindex.stop(at)}
          />
        ))}
        {backs.map((entry, at) => {
          const { deck = 'yellow', ambush = 0 } = entry;
          return (
            <span key={`back ${at}`} class="cf-card cf-rests" data-back={deck}>
              <CardBack deck={deck} ambush={ambush} />
              <span class="hidden-text">{say(backName(entry))}</span>
            </span>
          );
        })}
      </div>
    </section>
  );
}

function HandCard({
  table,
  card,
  mine,
  stop,
}: {
  readonly table: BoardState;
  readonly card: string;
  /** Of the seat that is asked. */
  readonly mine: boolean;
  readonly stop: ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;
}) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const pick: Pick = { kind: 'card', card };
  const draft = table.draft.value;
  const chosen = isPicked(draft, pick);
  const able = mine && table.can(pick);
  const several = draft.cards.length > 1;
  return (
    <button
      type="button"
      class={`cf-card ${able ? '' : 'cf-rests'}`}
      data-card={card}
      data-point={card}
      aria-pressed={chosen}
      aria-disabled={!able}
      title={say(shortName(view, card))}
      {...stop}
      onFocus={() => {
        if (able) table.looked.value = pick;
      }}
      onBlur={() => {
        table.looked.value = undefined;
      }}
      onPointerEnter={() => {
        table.looked.value = able ? pick : undefined;
      }}
      onClick={() => {
        if (mine) table.touch(pick);
        else table.explain(labelOf(view, card));
      }}
    >
      <CardFace view={view} id={card} />
      <span class="hidden-text">{say(labelOf(view, card))}</span>
      {chosen && several && (
        <b class="cf-place" aria-hidden="true">
          {draft.cards.indexOf(card) + 1}
        </b>
      )}
      <TeamMarks table={table} at={card} />
    </button>
  );
}

/** Whether cards of a hand are what is to be touched next, so that those which cannot be stand back. */
function picksCards({ legal, draft, ready }: BoardState): boolean {
  const kind = legal.value?.kind;
  if (kind === 'useDice')
    return ready.value === undefined && draft.value.dice.length > 0 && draft.value.target !== undefined;
  return kind === 'playCard' || kind === 'pay' || kind === 'cover' || kind === 'discard';
}

/** A card in hand by name, with all its symbols. */
function labelOf(view: Seen, id: string): Sentence {
  const starting = startingOf(view, id);
  if (starting === undefined || starting.symbol === 'none' || starting.power.kind === 'none') {
    return deckCardName(view, id);
  }
  const symbols = symbolsName(starting.symbol, starting.count);
  return sentence('card.symbols', { name: shortName(view, id), symbols });
}

/** By price of their deck, then as the pack has them. */
function inOrder(view: Seen, ids: readonly string[]): readonly string[] {
  const place = (id: string): number => deckNames.indexOf(deckOf(view, id));
  return [...ids].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** The cards that were revealed or are sent under their deck, to be touched in their new order. */
export function OrderRow({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const view = props.view.value;
  const { order } = view;
  const tabindex = useRovingTabindex(order?.count ?? 0);
  if (order === undefined || table.legal.value?.kind !== 'order') return null;
  const entries: readonly HandEntry[] = (view.decks[order.deck] ?? []).slice(0, order.count);
  const draft = table.draft.value;
  return (
    <div
      class="cf-order"
      role="toolbar"
      aria-label={props.say({ key: 'board.order' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {entries.map(({ card }, at) => {
        const place = at + 1;
        const pick: Pick = { kind: 'place', place };
        return (
          <button
            key={place}
            type="button"
            class="cf-card"
            data-place={place}
            aria-pressed={isPicked(draft, pick)}
            {...tabindex.stop(at)}
            onClick={() => table.touch(pick)}
          >
            {card === undefined ? <CardBack deck={order.deck} /> : <CardFace view={view} id={card} />}
            <span class="hidden-text">
              {props.say(card === undefined ? sentence('card.unseen', { place }) : deckCardName(view, card))}
            </span>
            {isPicked(draft, pick) && (
              <b class="cf-place" aria-hidden="true">
                {draft.places.indexOf(place) + 1}
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}
