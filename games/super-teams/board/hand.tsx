import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { type BonusKind, bonusKinds } from '../content/pack.ts';
import type { Card } from '../rules/choice.ts';
import { bonusName, cardName } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import { BonusSign, CardFace } from './cards.tsx';
import { Desk } from './desk.tsx';
import { playsWith, sameCard } from './legal.ts';

/** What one holds and decides. Whoever watches with the one who decides sees that hand. */
export function Hand({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const held = view.seats.find(({ hand }) => typeof hand !== 'number');
  const cards = held === undefined || typeof held.hand === 'number' ? [] : held.hand;
  const bonus = held === undefined || typeof held.bonus === 'number' ? [] : held.bonus;
  return (
    <section class="st-hand" data-part="hand" aria-label={say({ key: 'board.hand' })}>
      <Desk table={table} />
      {held !== undefined && (
        <div class="st-cards">
          <MovementCards table={table} cards={cards} />
          {bonus.length > 0 && <BonusCards table={table} cards={bonus} />}
        </div>
      )}
    </section>
  );
}

function MovementCards({ table, cards }: { readonly table: BoardState; readonly cards: readonly Card[] }) {
  const { props } = table;
  const view = props.view.value;
  const tabindex = useRovingTabindex(cards.length);
  const draft = table.draft.value;
  const chosen = draft?.kind === 'playBonus' ? undefined : draft?.card;
  const chosenAt = cards.findIndex((card) => sameCard(card, chosen));
  const asks = table.legal.value?.kind === 'playCard';
  return (
    <div
      class="st-moves"
      role="toolbar"
      aria-label={props.say({ key: 'board.cards' })}
      onKeyDown={tabindex.onKeyDown}
      onPointerLeave={() => {
        table.looked.value = undefined;
      }}
    >
      {cards.map((card, at) => (
        <button
          key={at}
          type="button"
          class={`st-card ${asks ? '' : 'st-rests'}`}
          data-card={`${card.color}${card.value}`}
          aria-pressed={at === chosenAt}
          aria-disabled={!asks}
          aria-label={props.say(
            view.universal.includes(card.color)
              ? { key: 'board.universalCard', args: { card: cardName(card) } }
              : cardName(card),
          )}
          {...tabindex.stop(at)}
          onFocus={() => {
            table.looked.value = card;
          }}
          onBlur={() => {
            table.looked.value = undefined;
          }}
          onPointerEnter={() => {
            if (asks) table.looked.value = card;
          }}
          onClick={() => {
            if (playsWith(table.legal.peek(), card).length > 0) table.chooseCard(card);
          }}
        >
          <CardFace pack={props.rules.pack} color={card.color} value={card.value} />
          {view.universal.includes(card.color) && <i class="st-any" aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

/** One of each kind, with how many. Pressed, it says what it does; where it can be played it glows and is chosen. */
function BonusCards({ table, cards }: { readonly table: BoardState; readonly cards: readonly BonusKind[] }) {
  const { say, announce } = table.props;
  const kinds = bonusKinds.filter((kind) => cards.includes(kind));
  const tabindex = useRovingTabindex(kinds.length);
  return (
    <div
      class="st-bonuses"
      role="toolbar"
      aria-label={say({ key: 'board.bonusCards' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {kinds.map((kind, at) => {
        const count = cards.filter((one) => one === kind).length;
        const choice = table.legal.value?.bonuses.find(({ bonus }) => bonus === kind);
        const what = { key: `board.bonus.${kind}` };
        return (
          <button
            key={kind}
            type="button"
            class={`st-bonus ${choice ? 'st-glows' : ''}`}
            data-bonus={kind}
            title={say(what)}
            aria-label={count > 1 ? `${say(bonusName(kind))}, ${count}` : say(bonusName(kind))}
            {...tabindex.stop(at)}
            onClick={() => {
              if (choice !== undefined) {
                table.chooseBonus(choice);
                return;
              }
              table.explained.value = kind;
              announce(what);
            }}
          >
            <BonusSign kind={kind} />
            {count > 1 && <b aria-hidden="true">{count}</b>}
          </button>
        );
      })}
    </div>
  );
}
