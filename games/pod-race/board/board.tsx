import { useRef } from 'preact/hooks';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { PodRaceRules } from '../game.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import { cardName, openWords } from '../words.ts';
import './board.css';

type Props = BoardProps<View, Event, PodRaceRules>;

/** The table of Pod Race: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const keys = useStops(root, props, {
    next: (board) => board.querySelector<HTMLElement>('.pod-race-choices [tabindex="0"]'),
    takeBack: () => {},
  });
  return (
    <div ref={root} class="pod-race-board" {...keys}>
      <Track {...props} />
      <Hand {...props} />
      <Choices {...props} />
    </div>
  );
}

/** A lane for each pod, from the start to the last space. */
function Track({ view, rules: { last }, say }: Props) {
  const { spaces, hands } = view.value;
  return (
    <ol class="pod-race-track" data-part="track" aria-label={say({ key: 'board.track' })}>
      {spaces.map((space, seat) => {
        const hand = hands[seat] ?? 0;
        const cards = typeof hand === 'number' ? hand : hand.length;
        return (
          <li key={seat} class="pod-race-lane" data-seat={seat}>
            <span class="pod-race-way" aria-hidden="true">
              <i style={{ insetInlineStart: `${(100 * space) / last}%` }} />
            </span>
            <span>{say({ key: 'table.pod', args: { seat: { seat }, space, last, cards } })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The cards of whoever looks. */
function Hand({ view, say }: Props) {
  const hand = view.value.hands.find((cards) => typeof cards !== 'number');
  if (hand === undefined || typeof hand === 'number') return null;
  return (
    <ul class="pod-race-hand" data-part="hand" aria-label={say({ key: 'board.cards' })}>
      {hand.map((card, place) => (
        <li key={place} class="pod-race-card" data-card={card}>
          {say(cardName(card))}
        </li>
      ))}
    </ul>
  );
}

/** A button for each legal choice. */
function Choices({ decision, view, rules, say, play }: Props) {
  const choices = decision.value?.choices ?? [];
  const tabindex = useRovingTabindex(choices.length);
  const words = openWords(rules);
  return (
    <div
      class="pod-race-choices"
      role="toolbar"
      aria-label={say({ key: 'board.hand' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {choices.map((choice, place) => (
        <button
          key={choice}
          type="button"
          class="button"
          data-choice={choice}
          {...tabindex.stop(place)}
          onClick={() => play(choice)}
        >
          {say(words.choice(choice, view.value))}
        </button>
      ))}
    </div>
  );
}
