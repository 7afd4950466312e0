import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { PocketRules } from '../game.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import { openWords } from '../words.ts';

type Props = BoardProps<View, Event, PocketRules>;

/** A button for each legal choice. */
export function Board({ decision, view, rules, say, play }: Props) {
  const choices = decision.value?.choices ?? [];
  const tabindex = useRovingTabindex(choices.length);
  const words = openWords(rules);
  return (
    <div
      role="toolbar"
      data-part="track"
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
