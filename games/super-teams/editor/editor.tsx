import { useComputed, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { reshapePicture } from '../../../web/packs/kit/drawn-track.ts';
import { focusPlace } from '../../../web/packs/kit/focus-place.ts';
import { PackNameField } from '../../../web/packs/kit/pack-name-field.tsx';
import { SpacePanel } from '../../../web/packs/kit/space-panel.tsx';
import { spaceAt, useTrackBench } from '../../../web/packs/kit/track-bench.ts';
import { TrackCanvas } from '../../../web/packs/kit/track-canvas.tsx';
import { TrackNumbers } from '../../../web/packs/kit/track-numbers.tsx';
import { TrackTools } from '../../../web/packs/kit/track-tools.tsx';
import type { PackFile } from '../content/pack-schema.ts';
import { CardsPanel } from './cards-panel.tsx';
import { kinds, type Look } from './kinds.ts';
import { SpaceMark } from './space-mark.tsx';
import { kindSentence, spaceSentence } from './space-name.ts';
import './editor.css';

/** Draws tracks of Super Teams, and counts the cards that are played on them. */
export function TrackEditor(props: EditorProps<PackFile>) {
  const { pack, shown, edit, say } = props;
  const bench = useTrackBench<Look>({
    ...props,
    track: useComputed(() => pack.value),
    kinds,
    put: ({ picture, spaces }, stroke) => edit({ ...pack.peek(), picture, spaces }, stroke),
    place: '/spaces',
    nameOf: spaceSentence,
    lookName: kindSentence,
    draw: (look) => <SpaceMark space={look} />,
  });
  const root = useRef<HTMLDivElement>(null);

  useSignalEffect(() => {
    const asked = shown.value;
    if (asked === undefined || root.current === null) return;
    const index = spaceAt(bench, asked.place);
    if (index !== undefined) bench.selected.value = index;
    focusPlace(root.current, asked.place);
  });

  return (
    <div ref={root} class="ste">
      <PackNameField {...props} label={say({ key: 'editor.name' })} />
      <TrackTools
        bench={bench}
        onPhoto={(width, height) => bench.put(reshapePicture(pack.peek(), width, height))}
      />
      <div class="track-bench">
        <TrackCanvas bench={bench} />
        <SpacePanel bench={bench} />
        <div class="track-below">
          <p class="soft">{say({ key: 'track.keys' })}</p>
          <TrackNumbers bench={bench}>
            <Radius {...props} />
          </TrackNumbers>
        </div>
      </div>
      <CardsPanel {...props} />
    </div>
  );
}

/** How large the spaces are. */
function Radius({ pack, edit, say }: EditorProps<PackFile>) {
  const { picture } = pack.value;
  return (
    <label>
      <span>{say({ key: 'editor.radius' })}</span>
      <input
        type="number"
        min="5"
        max="100"
        data-place="/picture/radius"
        value={picture.radius}
        onInput={({ currentTarget: { valueAsNumber: radius } }) => {
          if (radius >= 5 && radius <= 100)
            edit({ ...pack.peek(), picture: { ...picture, radius } }, 'radius');
        }}
      />
    </label>
  );
}
