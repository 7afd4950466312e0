import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { format } from '../rules/notation.ts';
import { openWords } from '../words.ts';
import type { BoardState } from './board-state.ts';
import { askedInPanel } from './fight/asked.ts';

/** The choices that no panel shows, as buttons. */
export function Desk({ table }: { readonly table: BoardState }) {
  const { props } = table;
  const legal = table.legal.value;
  const choices = legal === undefined || askedInPanel.has(legal.kind) ? [] : legal.choices;
  const tabindex = useRovingTabindex(choices.length);
  const words = openWords(props.rules);
  return (
    <div
      class="ib-desk"
      data-part="desk"
      role="toolbar"
      aria-label={props.say({ key: 'board.hand' })}
      onKeyDown={tabindex.onKeyDown}
    >
      {choices.map((choice, at) => (
        <button
          key={format(choice)}
          type="button"
          class="button ib-button"
          data-does={choice.kind}
          {...tabindex.stop(at)}
          onClick={() => table.play(choice)}
        >
          {props.say(words.choice(format(choice), props.view.value))}
        </button>
      ))}
    </div>
  );
}
