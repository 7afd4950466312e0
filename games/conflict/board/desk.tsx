import { TakeBack } from '../../../web/board/take-back.tsx';
import { sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { DeckName } from '../content/pack.ts';
import type { Choice } from '../rules/choice.ts';
import { choiceSentence } from '../words/choice.ts';
import { endSentence } from '../words/event.ts';
import { startingOf } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import { coversLeadersFirst, findFitting, isEmpty, nothing, partsOf, type Target } from './draft.ts';
import { forecastSentence } from './forecast.ts';

/** What one composes, what it would lead to, and the buttons that do it. */
export function Desk({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const view = props.view.value;
  const legal = table.legal.value;
  const draft = table.draft.value;
  const ready = table.ready.value;
  const shown = table.shown.value;
  const ahead = table.ahead.value;
  const begun = !isEmpty(draft);
  return (
    <div class="cf-desk" data-part="desk">
      <div class="cf-desk-text">
        <p class="cf-what">{say(begun && ready !== undefined ? choiceSentence(ready, view) : hint(table))}</p>
        {legal !== undefined && shown !== undefined && ahead !== undefined && (
          <p class="cf-ahead">{say(forecastSentence(view, ahead))}</p>
        )}
        {legal === undefined && props.point.value !== undefined && (
          <p class="cf-ahead">{say({ key: 'board.hint.point' })}</p>
        )}
      </div>
      <div class="cf-buttons">
        {begun && (
          <TakeBack
            className="cf-button cf-take-back"
            label={say({ key: 'board.takeBack' })}
            onPress={table.takeBack}
          />
        )}
        {ready?.kind === 'play' && <PowerSwitch table={table} />}
        {legal?.kind === 'order' && !begun && (
          <button
            type="button"
            class="cf-button cf-as-is"
            onClick={() => {
              table.draft.value = {
                ...nothing,
                places: Array.from({ length: view.order?.count ?? 0 }, (_, at) => at + 1),
              };
              table.confirm();
            }}
          >
            {say({ key: 'board.asIs' })}
          </button>
        )}
        {ready !== undefined && (
          <button
            type="button"
            class={`cf-button cf-confirm ${begun ? 'cf-primary' : ''}`}
            onClick={table.confirm}
          >
            {say(deed(ready, view.stage === 'cover'))}
          </button>
        )}
      </div>
    </div>
  );
}

/** What the button does. */
function deed(choice: Choice, covers: boolean): Sentence {
  switch (choice.kind) {
    case 'reroll':
      return sentence('board.do.reroll', { count: choice.dice.length });
    case 'done':
      return sentence(covers ? 'board.do.coverNobody' : 'board.do.done');
    default:
      return sentence(`board.do.${choice.kind}`);
  }
}

/** A starting card can be played with its power or without it. */
function PowerSwitch({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const draft = table.draft.value;
  const [card = ''] = draft.cards;
  const ways =
    table.legal.value?.choices.filter((choice) => choice.kind === 'play' && choice.card === card) ?? [];
  if (startingOf(props.view.value, card) === undefined || ways.length < 2) return null;
  return (
    <button
      type="button"
      class="cf-button cf-plain"
      role="switch"
      aria-checked={!draft.plain}
      onClick={() => table.setPlain(!draft.plain)}
    >
      {props.say({ key: 'board.power' })}
    </button>
  );
}

/** What is to be touched next. */
function hint(table: BoardState): Sentence {
  const { props } = table;
  const view = props.view.value;
  const legal = table.legal.value;
  const told = table.explained.value;
  if (told !== undefined) return told;
  if (legal === undefined) {
    if (view.outcome !== undefined || props.over.value) return endSentence(view);
    return sentence('board.waits', { name: props.seats.value[view.toMove]?.name ?? '' });
  }
  const draft = table.draft.value;
  const [next] = findFitting(legal.choices, draft).filter(
    (choice) => choice.kind !== 'store' && choice.kind !== 'help' && choice.kind !== 'done',
  );
  switch (legal.kind) {
    case 'useDice': {
      if (draft.dice.length === 0) {
        return sentence(draft.target === undefined ? 'board.hint.useDice' : 'board.hint.dice');
      }
      if (draft.target === undefined) return sentence('board.hint.deck');
      const same = findFitting(legal.choices, draft).find(
        (choice) => partsOf(choice).dice.length === draft.dice.length,
      );
      const owed = (same === undefined ? 0 : partsOf(same).cards.length) - draft.cards.length;
      return sentence('board.hint.pay', {
        count: owed,
        card: sentence(`back.${currencyOf(draft.target)}`),
      });
    }
    case 'pay': {
      const { deck, left = 1 } = view.paying ?? {};
      return sentence('board.hint.pay', { count: left, card: sentence(`back.${currencyOf(deck)}`) });
    }
    case 'cover':
      if (coversLeadersFirst(legal.choices)) return sentence('board.hint.leadersFirst');
      return sentence(
        view.simplified && draft.cards.length + draft.leaders.length > 0
          ? 'board.hint.leaders'
          : 'board.hint.cover',
      );
    case 'discard':
      return sentence('board.hint.discard', {
        count: (next === undefined ? 0 : partsOf(next).cards.length) - draft.cards.length,
      });
    default:
      return sentence(`board.hint.${legal.kind}`);
  }
}

/** The deck whose cards pay for a deck (p. 6). */
function currencyOf(target: Target | undefined): DeckName {
  return target === 'black' ? 'orange' : 'yellow';
}
