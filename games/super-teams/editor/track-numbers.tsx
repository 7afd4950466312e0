import { useSignal } from '@preact/signals';
import { mostSpaces } from '../content/pack-schema.ts';
import type { Bench } from './bench.ts';
import { Toggle } from './toggle.tsx';
import { counted, lettersOf, spelled } from './track.ts';

const zooms = [1, 1.5, 2, 3];

/** How the track is moved and shown, how many spaces it has, and all of them in a row of letters. */
export function TrackNumbers({ pack, snap, pull, zoom, edit, say }: Bench) {
  const { spaces, picture } = pack.value;
  return (
    <div class="ste-tools">
      <div class="row ste-numbers">
        <Toggle
          text={say({ key: 'editor.snap' })}
          on={snap.value}
          onChange={(on) => {
            snap.value = on;
          }}
        />
        <Toggle
          text={say({ key: 'editor.pull' })}
          on={pull.value}
          onChange={(on) => {
            pull.value = on;
          }}
        />
        <label>
          <span>{say({ key: 'editor.zoom' })}</span>
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
          <span>{say({ key: 'editor.count' })}</span>
          <input
            type="number"
            min="2"
            max={mostSpaces}
            data-place="/spaces"
            value={spaces.length}
            onChange={({ currentTarget: { valueAsNumber: count } }) => {
              if (Number.isInteger(count)) edit(counted(pack.peek(), count));
            }}
          />
        </label>
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
      </div>
      <Letters pack={pack} edit={edit} say={say} />
    </div>
  );
}

/** The kinds of all spaces in a row of letters: whoever has the board before them types it off. */
function Letters({ pack, edit, say }: Pick<Bench, 'pack' | 'edit' | 'say'>) {
  /** As it is being typed; put in order afterwards. */
  const typed = useSignal<string | undefined>(undefined);
  const letters = lettersOf(pack.value).toUpperCase();
  const odd = typed.value !== undefined && spelled(pack.value, typed.value) === undefined;
  return (
    <label class="ste-letters">
      <span>{say({ key: 'editor.letters' })}</span>
      <textarea
        rows={2}
        spellcheck={false}
        autocapitalize="characters"
        autocomplete="off"
        aria-invalid={odd}
        value={typed.value ?? letters.replaceAll(/(.{5})(?=.)/g, '$1 ')}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          const next = spelled(pack.peek(), value);
          if (next !== undefined) edit(next, 'letters');
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      <small>{say({ key: odd ? 'editor.letters.odd' : 'editor.letters.hint' })}</small>
    </label>
  );
}
