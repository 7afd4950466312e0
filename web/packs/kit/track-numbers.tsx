import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useTyped } from '../../parts/use-typed.ts';
import { lettersOf, resizeTrack, spellTrack } from './drawn-track.ts';
import { Toggle } from './toggle.tsx';
import type { TrackBench } from './track-bench.ts';

const zooms = [1, 1.5, 2, 3];

/** How the track is moved and shown, how many spaces it has, and all of them in a row of letters. */
export function TrackNumbers<L>({
  bench,
  children,
}: {
  readonly bench: TrackBench<L>;
  /** More numbers of the game's. */
  readonly children?: ComponentChildren;
}) {
  const { track, kinds, snap, pull, zoom, place, put, say } = bench;
  const typedCount = useTyped(String(track.value.spaces.length), (text) => {
    const count = Number(text);
    if (text !== '' && Number.isInteger(count)) put(resizeTrack(track.peek(), kinds, count));
  });
  return (
    <div class="track-tools">
      <div class="row track-numbers">
        <Toggle
          text={say({ key: 'track.snap' })}
          on={snap.value}
          onChange={(on) => {
            snap.value = on;
          }}
        />
        <Toggle
          text={say({ key: 'track.pull' })}
          on={pull.value}
          onChange={(on) => {
            pull.value = on;
          }}
        />
        <label>
          <span>{say({ key: 'track.zoom' })}</span>
          <select
            value={zoom.value}
            onChange={(event) => {
              zoom.value = Number(event.currentTarget.value);
            }}
          >
            {zooms.map((one) => (
              <option key={one} value={one}>
                {`${one * 100} %`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say({ key: 'track.count' })}</span>
          <input type="number" min={kinds.fewest} max={kinds.most} data-place={place} {...typedCount} />
        </label>
        {children}
      </div>
      <Letters {...bench} />
    </div>
  );
}

/** The kinds of all spaces in a row of letters: whoever has the board before them types it off. */
function Letters<L>({ track, kinds, put, say }: TrackBench<L>) {
  /** As it is being typed; put in order afterwards. */
  const typed = useSignal<string | undefined>(undefined);
  const letters = lettersOf(track.value, kinds).toUpperCase();
  const odd = typed.value !== undefined && spellTrack(track.value, kinds, typed.value) === undefined;
  return (
    <label class="track-letters">
      <span>{say({ key: 'track.letters' })}</span>
      <textarea
        rows={2}
        spellcheck={false}
        autocapitalize="characters"
        autocomplete="off"
        aria-invalid={odd}
        value={typed.value ?? letters.replaceAll(/(.{5})(?=.)/g, '$1 ')}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          const next = spellTrack(track.peek(), kinds, value);
          if (next !== undefined) put(next, 'letters');
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      <small>{say({ key: odd ? 'track.letters.odd' : 'track.letters.hint' })}</small>
    </label>
  );
}
