import { useRovingTabindex } from '../../../../web/board/use-roving-tabindex.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import type { Sentence } from '../../../words.ts';
import type { Choice } from '../../rules/choice.ts';
import type { CardOutlook } from '../../rules/preview/cards.ts';
import type { BoardState } from '../board-state.ts';
import { liesInHand } from '../legal.ts';
import { CommandPicture } from './card-art.tsx';
import './cards.css';

/** The command cards of one's hand: those that can be played now stand out, and each other one says why it cannot. */
export function Hand({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const { say } = props;
  const { terms } = props.rules;
  const player = table.view.value.players[table.own];
  const isMine = props.viewer !== 'spectator';
  const cards = isMine ? (player?.hand ?? []) : [];
  const outlooks = terms.forecasts.hand(table.state.value, table.own, cards);
  const tabindex = useRovingTabindex(cards.length);
  if (!isMine) return null;
  return (
    <section class="ib-hand" data-part="hand">
      <div
        class="ib-cards"
        data-sideways
        role="toolbar"
        aria-label={say({ key: 'board.hand' })}
        onKeyDown={tabindex.onKeyDown}
      >
        {cards.map((card, at) => (
          <HandCard
            key={`${card} ${at}`}
            table={table}
            number={card}
            why={outlooks.find((one) => one.card === card)?.why}
            stop={tabindex.stop(at)}
          />
        ))}
        {cards.length === 0 && <span class="ib-no-cards">{say({ key: 'board.hand.empty' })}</span>}
      </div>
    </section>
  );
}

/** The choices that play a card now, several where several figures can use it; or that choose one of the hand. */
function playsOf(table: BoardState, id: string): readonly Choice[] {
  const legal = table.legal.value;
  if (legal === undefined) return [];
  return legal.choices.filter(
    (choice) => liesInHand(legal, choice) && 'card' in choice && choice.card === id,
  );
}

/** Why a card cannot be played now, or that it waits for its moment. */
export function whySentence(why: CardOutlook['why'], canPlay: boolean): Sentence {
  return sentence(`board.hand.${canPlay ? 'now' : (why ?? 'later')}`);
}

function HandCard({
  table,
  number,
  why,
  stop,
}: {
  readonly table: BoardState;
  /** By number in the pack. */
  readonly number: number;
  readonly why: CardOutlook['why'];
  readonly stop: ReturnType<ReturnType<typeof useRovingTabindex>['stop']>;
}) {
  const { say, rules } = table.props;
  const card = entry(rules.terms.commands, number);
  const [play, ...others] = playsOf(table, card.id);
  const draft = table.draft.value;
  const drafted = draft?.kind === 'play' && draft.card === card.id;
  return (
    <button
      type="button"
      class="ib-card"
      data-can={play !== undefined}
      data-pointed={play !== undefined && table.isPointed(play)}
      data-never={play === undefined && why !== undefined}
      aria-pressed={play === undefined ? undefined : drafted}
      {...stop}
      onContextMenu={(event) => {
        event.preventDefault();
        table.detail.value = { kind: 'command', card: number };
      }}
      onClick={() => {
        // Where several figures can use it, the list of choices says which.
        if (play === undefined || others.length > 0) table.detail.value = { kind: 'command', card: number };
        else if (play.kind === 'play') table.draft.value = drafted ? undefined : play;
        else table.play(play);
      }}
    >
      <CommandPicture card={card} />
      {/* In its place where there is only room for a line. */}
      <span class="ib-card-line" aria-hidden="true">
        <b>{card.cost}</b>
        {card.name}
      </span>
      <span class="hidden-text">
        {card.name}. {say(whySentence(why, play !== undefined))}
      </span>
    </button>
  );
}
