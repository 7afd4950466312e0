import type { ComponentChildren } from 'preact';
import { sentence } from '../../sentences.ts';
import type { View } from '../rules/view.ts';
import type { BoardState } from './board-state.ts';

/** What lies over the map as long as a battle or a strike goes on. */
export function Panel({
  table,
  kind,
  children,
}: {
  readonly table: BoardState;
  readonly kind: 'battle' | 'strike';
  readonly children: ComponentChildren;
}) {
  const { say } = table.props;
  const title = say(sentence(`board.${kind}`));
  return (
    <section class="pb-panel" data-part={kind} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          class="pb-button pb-peek"
          onClick={() => {
            table.covers.value = false;
          }}
        >
          {say({ key: 'board.peek' })}
        </button>
      </header>
      {children}
    </section>
  );
}

/** What is asked while a battle or a strike goes on, and answered on the map. */
const onMap: ReadonlySet<string> = new Set(['chooseUnit', 'leave']);

/** Whether the panel of what goes on covers the map: as somebody said, or where the answer is not given on the map. */
export function isCovered(table: BoardState, { stack }: View): boolean {
  return table.covers.value ?? !onMap.has(stack.at(-1)?.step ?? '');
}
