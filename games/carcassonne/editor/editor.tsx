import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { focusPlace } from '../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../web/packs/kit/pack-name-field.tsx';
import { picture } from '../board/art/picture.ts';
import { skySvg } from '../board/art/sky.ts';
import { useLight } from '../board/art/use-light.ts';
import type { PackFile } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { tileAtPlace } from './names.ts';
import { Numbers } from './numbers.tsx';
import { TileGrid } from './tile-grid.tsx';
import { TilePanel } from './tile-panel.tsx';
import { AllWords } from './tile-words.tsx';
import '../board/tile.css';
import './editor.css';

/** Where the tiles of a box are entered. */
export function TileEditor(props: EditorProps<PackFile>) {
  const { faults, shown, say } = props;
  const bench: Bench = {
    ...props,
    selected: useSignal(0),
    wanted: useSignal<number | undefined>(undefined),
  };
  const light = useLight();
  const sky = picture(`sky/${light}`, 1536, () => skySvg(light)).value;
  const root = useRef<HTMLDivElement>(null);
  const wrong = faults.value.filter(({ place }) => place === '/tiles');

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined) return;
    const index = tileAtPlace(asked.place);
    if (index !== undefined) bench.selected.value = index;
    // The fields of another tile are drawn only after this.
    setTimeout(() => {
      if (root.current !== null) focusPlace(root.current, asked.place);
    });
  });

  return (
    <div ref={root} class="cse" style={sky === undefined ? {} : { '--sky': `url(${sky})` }}>
      <PackNameField {...props} label={say({ key: 'editor.name' })} />
      <section class="cse-section" aria-labelledby="cse-tiles">
        <h2 id="cse-tiles" data-place="/tiles" tabIndex={-1}>
          {say({ key: 'editor.tiles' })}
        </h2>
        <FaultTexts faults={wrong} />
        <p class="soft">{say({ key: 'editor.keys' })}</p>
        <div class="cse-bench">
          <TileGrid {...bench} />
          <TilePanel {...bench} />
        </div>
        <AllWords {...props} />
      </section>
      <Numbers {...props} />
    </div>
  );
}
