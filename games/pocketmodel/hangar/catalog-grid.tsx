import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { nearestInRow, targetOf } from '../../../web/packs/kit/nearest-in-row.ts';
import type { Part } from './force-value.ts';
import type { Yard } from './yard.ts';

/** A unit or card in the catalog. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  /** All of it in words, without its name. */
  readonly words: string;
  readonly picture: ComponentChildren;
}

/**
 * Units or cards as pictures: a press takes one more into the force. By keys: arrows, Home and End lead from one to the
 * next, Enter and + take one more, − and Backspace one less, I shows it large, and / leads
 * to the search.
 */
export function CatalogGrid({
  yard: { force, say, mostOf, change, isFaulty },
  part,
  label,
  wares,
  onShow,
  onSearch,
}: {
  readonly yard: Yard;
  readonly part: Part;
  readonly label: string;
  readonly wares: readonly Ware[];
  readonly onShow: (id: string) => void;
  readonly onSearch: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const held = useSignal(0);
  const stop = Math.min(held.value, wares.length - 1);

  function press(event: KeyboardEvent, index: number, id: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const target = targetOf(key, index, wares.length - 1, (at, rows) => nearestInRow(list.current, at, rows));
    if (target !== undefined) {
      const item = list.current?.children[target];
      item?.querySelector<HTMLButtonElement>('.hangar-take')?.focus();
    } else if (key === '+') change(part, id, 1);
    else if (key === '-' || key === 'Backspace' || key === 'Delete') change(part, id, -1);
    else if (key === 'i' || key === 'I') onShow(id);
    else if (key === '/') onSearch();
    else return;
    event.preventDefault();
  }

  return (
    <ul ref={list} class={`hangar-grid hangar-grid-${part} no-print`} aria-label={label}>
      {wares.map(({ id, name, words, picture }, index) => {
        const count = force[part][id] ?? 0;
        const most = mostOf(part, id);
        return (
          <li
            key={id}
            class="hangar-ware"
            data-count={count}
            data-full={count >= most}
            data-faulty={isFaulty(part, id)}
          >
            <button
              type="button"
              class="hangar-take"
              data-ware={id}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => {
                held.value = index;
              }}
              onKeyDown={(event) => press(event, index, id)}
              onClick={() => change(part, id, 1)}
            >
              <span aria-hidden="true">{picture}</span>
              <span class="hidden-text">{`${name}. ${words} ${say({ key: 'hangar.of', args: { count, most } })}`}</span>
            </button>
            <span class="hangar-count" aria-hidden="true">
              {count > 0 ? `${count}/${most}` : `–/${most}`}
            </span>
            <span class="hangar-ware-buttons">
              <button
                type="button"
                class="icon-button"
                tabIndex={-1}
                aria-disabled={count === 0}
                aria-label={say({ key: 'hangar.less', args: { name } })}
                onClick={() => change(part, id, -1)}
              >
                −
              </button>
              <button
                type="button"
                class="icon-button"
                tabIndex={-1}
                aria-label={say({ key: 'hangar.show', args: { name } })}
                onClick={() => onShow(id)}
              >
                i
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
