import { paintIn, paintSpace } from '../../../web/packs/kit/drawn-track.ts';
import { spaceAt, type TrackBench } from '../../../web/packs/kit/track-bench.ts';
import type { FieldEffect } from '../content/pack.ts';
import { kinds } from './side-track.ts';

/** The fields between start and end as a list, each with what it does. */
export function FieldList({ bench }: { readonly bench: TrackBench<FieldEffect> }) {
  const { track, faults, selected, put, nameOf, lookName, say } = bench;
  const { spaces } = track.value;
  const wrong = new Set(faults.value.map(({ place }) => spaceAt(bench, place)));
  return (
    <details class="cfe-fields">
      <summary>{say({ key: 'editor.fields' })}</summary>
      <ol start={0}>
        {spaces.map((field, index) => {
          const paint = paintIn(kinds, field);
          const end = index === 0 || index === spaces.length - 1;
          return (
            <li key={index} class={wrong.has(index) ? 'cfe-wrong' : undefined}>
              {end ? (
                <span>{say(lookName(field))}</span>
              ) : (
                <select
                  aria-label={say(nameOf(field, index))}
                  value={paint?.letter ?? ''}
                  onFocus={() => {
                    selected.value = index;
                  }}
                  onChange={({ currentTarget: { value } }) => {
                    const picked = kinds.paints.find(({ letter }) => letter === value);
                    if (picked !== undefined) put(paintSpace(track.peek(), kinds, index, picked.look));
                  }}
                >
                  {paint === undefined && <option value="">{say(lookName(field))}</option>}
                  {kinds.paints.map(({ letter, look }) => (
                    <option key={letter} value={letter}>
                      {say(lookName(look))}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
