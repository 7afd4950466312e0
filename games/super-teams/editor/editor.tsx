import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { EditorProps } from '../../../web/packs/editor.ts';
import type { PackFile } from '../content/pack-file.ts';
import { type Bench, spaceAt } from './bench.ts';
import { Canvas } from './canvas.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { SpacePanel } from './space-panel.tsx';
import type { Paint } from './track.ts';
import { TrackNumbers } from './track-numbers.tsx';
import { TrackTools } from './track-tools.tsx';
import './editor.css';

/** Draws tracks of Super Teams, and counts the cards that are played on them. */
export function TrackEditor(props: EditorProps<PackFile>) {
  const { pack, shown, edit, say } = props;
  const bench: Bench = {
    ...props,
    selected: useSignal(0),
    snap: useSignal(false),
    pull: useSignal(true),
    brush: useSignal<Paint | undefined>(undefined),
    drawing: useSignal(false),
    zoom: useSignal(1),
    photo: useSignal<string | undefined>(undefined),
  };
  const { selected, photo } = bench;
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined || root.current === null) return;
    const index = spaceAt(asked.place);
    if (index !== undefined) selected.value = index;
    focusOn(root.current, asked.place);
  });
  useEffect(
    () => () => {
      if (photo.value !== undefined) URL.revokeObjectURL(photo.value);
    },
    [photo],
  );

  return (
    <div ref={root} class="ste">
      <label class="ste-name">
        <span>{say({ key: 'editor.name' })}</span>
        <input
          type="text"
          maxlength={200}
          data-place="/name"
          value={pack.value.name ?? ''}
          onInput={({ currentTarget: { value } }) => edit({ ...pack.peek(), name: value }, 'name')}
        />
      </label>
      <TrackTools {...bench} />
      <div class="ste-bench">
        <Canvas {...bench} />
        <SpacePanel {...bench} />
        <div class="ste-below">
          <p class="soft">{say({ key: 'editor.keys' })}</p>
          <TrackNumbers {...bench} />
        </div>
      </div>
      <CardsPanel {...bench} />
    </div>
  );
}

/** Moves the focus to what shows a place of the pack, or else to what shows the part around it. */
function focusOn(root: HTMLElement, place: string): void {
  for (let around = place; around !== ''; around = around.slice(0, around.lastIndexOf('/'))) {
    const index = spaceAt(around);
    const selector = index === undefined ? `[data-place="${around}"]` : `[data-space="${index}"]`;
    const found = root.querySelector<HTMLElement | SVGElement>(selector);
    if (found === null) continue;
    const field = found.matches('input, [data-space]') ? found : found.querySelector<HTMLElement>('input');
    (field ?? found).focus();
    found.scrollIntoView({ block: 'nearest' });
    return;
  }
}
