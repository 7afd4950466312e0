import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Sentence } from '../../../games/words.ts';
import { nearestInRow, targetOf } from '../../packs/kit/nearest-in-row.ts';

/** One thing of a catalog. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  /** All of it in words, without its name. */
  readonly words: string;
  readonly picture: ComponentChildren;
  /** How many are taken, and how many may be. */
  readonly count: number;
  readonly most: number;
  readonly isFaulty: boolean;
  /** One more would not be allowed, whatever the copies. */
  readonly isBarred?: boolean;
}

/**
 * Things of a catalog as pictures: a press takes one more. By keys: arrows, Home and End lead from one to the
 * next, Enter and + take one more, − and Backspace one less, I shows it large, and / leads
 * to the search.
 */
export function WareGrid({
  kind,
  label,
  wares,
  say,
  onChange,
  onShow,
  onSearch,
}: {
  /** The name of the list for the style sheet. */
  readonly kind: string;
  readonly label: string;
  readonly wares: readonly Ware[];
  readonly say: (sentence: Sentence) => string;
  /** One more, or one less. */
  readonly onChange: (id: string, by: 1 | -1) => void;
  readonly onShow: (id: string) => void;
  readonly onSearch: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const held = useSignal(0);
  const stop = Math.max(0, Math.min(held.value, wares.length - 1));

  function press(event: KeyboardEvent, index: number, id: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const target = targetOf(key, index, wares.length - 1, (at, rows) => nearestInRow(list.current, at, rows));
    if (target !== undefined) {
      const item = list.current?.children[target];
      item?.querySelector<HTMLButtonElement>('.ware-take')?.focus();
    } else if (key === '+') onChange(id, 1);
    else if (key === '-' || key === 'Backspace' || key === 'Delete') onChange(id, -1);
    else if (key === 'i' || key === 'I') onShow(id);
    else if (key === '/') onSearch();
    else return;
    event.preventDefault();
  }

  return (
    <ul ref={list} class={`ware-grid ware-grid-${kind} no-print`} aria-label={label}>
      {wares.map(({ id, name, words, picture, count, most, isFaulty, isBarred = false }, index) => (
        <li
          key={id}
          class="ware"
          data-count={count}
          data-full={isBarred || count >= most}
          data-faulty={isFaulty}
        >
          <button
            type="button"
            class="ware-take"
            data-ware={id}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => {
              held.value = index;
            }}
            onKeyDown={(event) => press(event, index, id)}
            onClick={() => onChange(id, 1)}
          >
            <span aria-hidden="true">{picture}</span>
            <span class="hidden-text">{`${name}. ${words} ${say({ key: 'build.of', args: { count, most } })}`}</span>
          </button>
          <span class="ware-count" aria-hidden="true">
            {count > 0 ? `${count}/${most}` : `–/${most}`}
          </span>
          <span class="ware-buttons">
            <button
              type="button"
              class="icon-button"
              tabIndex={-1}
              aria-disabled={count === 0}
              aria-label={say({ key: 'build.less', args: { name } })}
              onClick={() => onChange(id, -1)}
            >
              −
            </button>
            <button
              type="button"
              class="icon-button"
              tabIndex={-1}
              aria-label={say({ key: 'build.show', args: { name } })}
              onClick={() => onShow(id)}
            >
              i
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
