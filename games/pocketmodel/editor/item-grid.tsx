import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { nearestInRow, targetOf } from '../../../web/packs/kit/nearest-in-row.ts';
import type { Sentence } from '../../words.ts';
import type { PackFile } from '../content/pack.ts';
import { type Bench, chosenIn } from './bench.ts';
import { type ListName, placeOf, spotAt } from './spot.ts';

/** An item as it was drawn: again only when it has changed, as there are many. */
interface Drawn {
  readonly icons: PackFile['icons'];
  readonly say: Bench['say'];
  readonly name: string;
  readonly picture: ComponentChildren;
}

/**
 * The units or cards of a pack as pictures side by side. Arrows lead from one to the next, Insert copies, Delete takes
 * out, and what is typed goes to the item that has the focus.
 */
export function ItemGrid<T extends { readonly id: string }, K extends { readonly value: string }>({
  bench,
  group,
  label,
  itemsOf,
  nameOf,
  draw,
  type,
  copy,
  remove,
}: {
  readonly bench: Bench;
  readonly group: ListName;
  readonly label: string;
  readonly itemsOf: (pack: PackFile) => readonly T[];
  readonly nameOf: (item: T) => Sentence;
  readonly draw: (item: T) => ComponentChildren;
  /** What a key on an item does, after what was typed before; undefined if it means nothing. */
  readonly type: (
    pack: PackFile,
    typing: K | undefined,
    key: string,
    index: number,
  ) => { readonly pack: PackFile; readonly typing: K } | undefined;
  readonly copy: (pack: PackFile, index: number) => PackFile;
  readonly remove: (pack: PackFile, index: number) => PackFile;
}) {
  const { pack, faults, selected, wanted, edit, say, announce } = bench;
  const typing = useRef<K>(undefined);
  const { icons } = pack.value;
  const items = itemsOf(pack.value);
  const kept = useRef(new WeakMap<T, Drawn>());
  const list = useRef<HTMLDivElement>(null);
  const chosen = chosenIn(bench, group);

  useSignalEffect(() => {
    const spot = wanted.value;
    if (spot?.group !== group) return;
    // The picture may only be drawn with this change.
    queueMicrotask(() => {
      list.current?.querySelector<HTMLElement>(`[data-place="${placeOf(spot)}"]`)?.focus();
      wanted.value = undefined;
    });
  });

  function drawnOf(item: T): Drawn {
    const found = kept.current.get(item);
    if (found?.icons === icons && found.say === say) return found;
    const drawn = { icons, say, name: say(nameOf(item)), picture: draw(item) };
    kept.current.set(item, drawn);
    return drawn;
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const isNext = key === 'Enter' || key === ' ';
    const target = targetOf(isNext ? 'ArrowRight' : key, chosen, items.length - 1, (from, rows) =>
      nearestInRow(list.current, from, rows),
    );
    if (target !== undefined) go(target);
    else if (key === 'Insert' || key === '+') putCopy();
    else if (key === 'Delete' || key === 'Backspace') takeOut();
    else if (key.length !== 1 || !enter(key.toLowerCase())) return;
    event.preventDefault();
  }

  function go(index: number): void {
    selected[group].value = index;
    wanted.value = { group, index };
  }

  /** Answers whether the key meant something. */
  function enter(key: string): boolean {
    const typed = type(pack.peek(), typing.current, key, chosen);
    if (typed === undefined) return false;
    typing.current = typed.typing;
    if (typed.pack === pack.peek()) return true;
    edit(typed.pack, `type ${typed.typing.value} ${chosen}`);
    const item = itemsOf(typed.pack)[chosen];
    if (item !== undefined) announce(nameOf(item));
    return true;
  }

  /** The focus goes to the copy, and the new number of items is told. */
  function putCopy(): void {
    edit(copy(pack.peek(), chosen));
    const count = pack.peek()[group].length;
    if (count === items.length) return;
    announce({ key: 'editor.copied', args: { count } });
    go(chosen + 1);
  }

  function takeOut(): void {
    edit(remove(pack.peek(), chosen));
    const count = pack.peek()[group].length;
    if (count === items.length) return;
    announce({ key: 'editor.removed', args: { count } });
    go(Math.min(chosen, count - 1));
  }

  const wrong = new Map<number, string[]>();
  for (const { place, text } of faults.value) {
    const spot = spotAt(place);
    if (spot?.group === group) wrong.set(spot.index, [...(wrong.get(spot.index) ?? []), text]);
  }
  return (
    <div
      ref={list}
      class={`pme-grid pme-${group}`}
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
    >
      {items.map((item, index) => {
        const { name, picture } = drawnOf(item);
        const texts = wrong.get(index) ?? [];
        return (
          <div
            key={item.id}
            class={texts.length > 0 ? 'pme-item pme-wrong' : 'pme-item'}
            role="option"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-place={placeOf({ group, index })}
            onClick={(event) => event.currentTarget.focus()}
            onFocus={() => {
              selected[group].value = index;
            }}
            onKeyDown={press}
          >
            <span class="hidden-text">{[name, ...texts].join('. ')}</span>
            {picture}
          </div>
        );
      })}
    </div>
  );
}
