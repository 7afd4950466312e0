import { useComputed, useSignalEffect } from '@preact/signals';
import type { EditorProps } from '../../../web/packs/editor.ts';
import { paintSpace } from '../../../web/packs/kit/drawn-track.ts';
import { FaultTexts } from '../../../web/packs/kit/fault-texts.tsx';
import { Amount } from '../../../web/packs/kit/fields.tsx';
import { SpacePanel } from '../../../web/packs/kit/space-panel.tsx';
import { spaceAt, type TrackBench, useTrackBench } from '../../../web/packs/kit/track-bench.ts';
import { TrackCanvas } from '../../../web/packs/kit/track-canvas.tsx';
import { TrackNumbers } from '../../../web/packs/kit/track-numbers.tsx';
import { TrackTools } from '../../../web/packs/kit/track-tools.tsx';
import type { FieldEffect, PackFile, Side } from '../content/pack.ts';
import { mostDiscards } from '../content/pack-schema.ts';
import { effectName } from '../words/names.ts';
import { FieldList } from './field-list.tsx';
import { FieldMark } from './field-mark.tsx';
import { fieldSentence } from './names.ts';
import { kinds, playerCounts, startFor, trackOf, withStart, withTrack } from './side-track.ts';

/** The track of one side of the board: its drawing, the list of its fields, and where the marker starts. */
export function TrackSection({
  props,
  side,
}: {
  readonly props: EditorProps<PackFile>;
  readonly side: Side;
}) {
  const { pack, faults, shown, edit, say } = props;
  const place = `/tracks/${side}/fields`;
  const bench = useTrackBench<FieldEffect>({
    ...props,
    track: useComputed(() => trackOf(pack.value, side)),
    kinds,
    put: (track, stroke) => edit(withTrack(pack.peek(), side, track), stroke),
    place,
    nameOf: fieldSentence,
    lookName: effectName,
    draw: (effect) => <FieldMark effect={effect} />,
  });
  useSignalEffect(() => {
    const index = shown.value === undefined ? undefined : spaceAt(bench, shown.value.place);
    if (index !== undefined) bench.selected.value = index;
  });
  const starts = `/tracks/${side}/starts`;
  const wrong = faults.value.filter(({ place: at }) => at.startsWith(starts));
  return (
    <>
      <TrackTools bench={bench} />
      <div class="track-bench">
        <TrackCanvas bench={bench} />
        <SpacePanel bench={bench}>
          <Discards bench={bench} />
        </SpacePanel>
        <div class="track-below">
          <p class="soft">{say({ key: 'track.keys' })}</p>
          <TrackNumbers bench={bench} />
          <FieldList bench={bench} />
          <div data-place={starts}>
            <h3>{say({ key: 'editor.starts' })}</h3>
            <p class="soft">{say({ key: 'editor.starts.hint' })}</p>
            <FaultTexts faults={wrong} />
            <div class="cfe-counts">
              {playerCounts.map((players, index) => (
                <Amount
                  key={players}
                  label={say({ key: 'editor.starts.players', args: { count: players } })}
                  value={startFor(pack.value, side, players)}
                  least={0}
                  most={kinds.most}
                  place={`${starts}/${index}`}
                  onChange={(start) =>
                    edit(withStart(pack.peek(), side, players, start), `start ${side} ${players}`)
                  }
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/** How many cards a field takes, where it takes any. */
function Discards({ bench }: { readonly bench: TrackBench<FieldEffect> }) {
  const { track, selected, put, say } = bench;
  const index = Math.min(selected.value, track.value.spaces.length - 1);
  const field = track.value.spaces[index];
  if (field?.kind !== 'discard') return null;
  return (
    <Amount
      label={say({ key: 'editor.field.cards' })}
      value={field.count}
      least={1}
      most={mostDiscards}
      onChange={(count) => put(paintSpace(track.peek(), kinds, index, { kind: 'discard', count }))}
    />
  );
}
