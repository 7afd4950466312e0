import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { nearestInRow } from '../../../web/packs/kit/nearest-in-row.ts';
import { Tile } from '../board/tile.tsx';
import { leastSure } from '../words/tile.ts';
import type { Bench } from './bench.ts';
import { placeOf, tileAtPlace, tileSentence } from './names.ts';
import { tileKeys } from './tile-keys.ts';

/** The tiles side by side as on the table, each with how many there are and how sure its data are. */
export function TileGrid(bench: Bench) {
  const { pack, faults, selected, wanted, say } = bench;
  const list = useRef<HTMLDivElement>(null);
  const { tiles } = pack.value;
  const chosen = Math.min(selected.value, tiles.length - 1);

  useSignalEffect(() => {
    const index = wanted.value;
    if (index === undefined) return;
    // The tile may only be drawn with this change.
    queueMicrotask(() => {
      list.current?.querySelector<HTMLElement>(`[data-place="${placeOf(index)}"]`)?.focus();
      wanted.value = undefined;
    });
  });

  const wrong = new Map<number, string[]>();
  for (const { place, text } of faults.value) {
    const index = tileAtPlace(place);
    if (index !== undefined) wrong.set(index, [...(wrong.get(index) ?? []), text]);
  }
  const press = tileKeys(bench, (index, rows) => nearestInRow(list.current, index, rows));
  return (
    <div
      ref={list}
      class="cse-grid"
      role="listbox"
      aria-label={say({ key: 'editor.tiles' })}
      aria-orientation="horizontal"
    >
      {tiles.map((tile, index) => {
        const texts = wrong.get(index) ?? [];
        const sure = say({ key: `certainty.${leastSure(tile)}` });
        return (
          <div
            key={index}
            class={texts.length > 0 ? 'cse-cell cse-wrong' : 'cse-cell'}
            role="option"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-place={placeOf(index)}
            onClick={(event) => event.currentTarget.focus()}
            onFocus={() => {
              selected.value = index;
            }}
            onKeyDown={press}
          >
            <span class="hidden-text">{[say(tileSentence(tile)), sure, ...texts].join('. ')}</span>
            <span class="cse-face" aria-hidden="true">
              <Tile tile={tile} rotation={0} x={index % 5} y={Math.floor(index / 5)} class="cs-tile-alone" />
              <b>{tile.count}</b>
              <span class="cse-id">
                {tile.start && '★ '}
                {tile.id}
              </span>
              <small class={`cse-sure-${leastSure(tile)}`}>{sure}</small>
            </span>
          </div>
        );
      })}
    </div>
  );
}
