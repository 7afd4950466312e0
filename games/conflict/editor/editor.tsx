import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { focusPlace } from '../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../web/packs/kit/pack-name-field.tsx';
import { type PackFile, type Side, sides } from '../content/pack.ts';
import type { Bench } from './bench.ts';
import { CardPanel } from './card-panel.tsx';
import { CertaintyField } from './certainty-field.tsx';
import { Numbers } from './numbers.tsx';
import { PileSection } from './pile-section.tsx';
import { pileNames, type Spot, spotAt } from './spot.ts';
import { TrackSection } from './track-section.tsx';
import './editor.css';

/** Where the cards, tracks, leaders and dice of a box are entered. */
export function ConflictEditor(props: EditorProps<PackFile>) {
  const { pack, shown, say } = props;
  const bench: Bench = {
    ...props,
    selected: useSignal<Spot>({ pile: 'yellow', index: 0 }),
    wanted: useSignal<Spot | undefined>(undefined),
    counting: useSignal<'count' | 'ambush'>('count'),
  };
  const side = useSignal<Side>('standard');
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined) return;
    const spot = spotAt(asked.place);
    if (spot !== undefined) bench.selected.value = spot;
    const on = sides.find((name) => asked.place.startsWith(`/tracks/${name}`));
    if (on !== undefined) side.value = on;
    // Another side of the board is drawn only after this.
    setTimeout(() => {
      if (root.current !== null) focusPlace(root.current, asked.place);
    });
  });

  return (
    <div ref={root} class="cfe">
      <PackNameField {...props} label={say({ key: 'editor.name' })} />
      <section class="cfe-section" aria-labelledby="cfe-cards">
        <div class="pack-head">
          <h2 id="cfe-cards">{say({ key: 'editor.cards' })}</h2>
          <div class="cfe-certainties">
            <CertaintyField {...props} group="symbols" />
            <CertaintyField {...props} group="roles" />
            <CertaintyField {...props} group="powers" />
          </div>
        </div>
        <p class="soft">{say({ key: 'editor.keys' })}</p>
        <div class="cfe-cards">
          <div class="cfe-piles">
            {pileNames.map((pile) => (
              <PileSection key={pile} bench={bench} pile={pile} />
            ))}
          </div>
          <CardPanel {...bench} />
        </div>
      </section>
      <section class="cfe-section" aria-labelledby="cfe-track">
        <div class="pack-head">
          <h2 id="cfe-track">{say({ key: 'track.track' })}</h2>
          <CertaintyField {...props} group="tracks" />
        </div>
        <div class="row">
          {sides.map((name) => (
            <button
              key={name}
              type="button"
              class="button"
              aria-pressed={name === side.value}
              onClick={() => {
                side.value = name;
              }}
            >
              {say({
                key: `editor.side.${name}`,
                args: { count: pack.value.tracks[name].fields.length },
              })}
            </button>
          ))}
        </div>
        <TrackSection key={side.value} props={props} side={side.value} />
      </section>
      <Numbers {...props} />
    </div>
  );
}
