import { useSignal } from '@preact/signals';
import { mostSpaces } from '../content/pack-schema.ts';
import type { Bench } from './bench.ts';
import { inRows, smoothed } from './layout.ts';
import { counted, laid, lettersOf, proportioned, reversed, spelled } from './track.ts';

const zooms = [1, 1.5, 2, 3];

/** What is done with the track as a whole. */
export function TrackTools({ pack, snap, pull, drawing, zoom, photo, edit, say }: Bench) {
  const { spaces, picture } = pack.value;
  const noPhoto = useSignal(false);

  async function lay(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      const { width, height } = await createImageBitmap(file);
      edit(proportioned(pack.peek(), width, height));
      show(URL.createObjectURL(file));
      noPhoto.value = false;
    } catch {
      noPhoto.value = true;
    }
  }

  function show(next: string | undefined): void {
    if (photo.value !== undefined) URL.revokeObjectURL(photo.value);
    photo.value = next;
  }

  return (
    <div class="ste-tools">
      <div class="row">
        <button
          type="button"
          class="button"
          aria-pressed={drawing.value}
          onClick={() => {
            drawing.value = !drawing.value;
          }}
        >
          {say({ key: 'editor.draw' })}
        </button>
        <button type="button" class="button" onClick={() => edit(laid(pack.peek(), smoothed(spaces)))}>
          {say({ key: 'editor.smooth' })}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => edit(laid(pack.peek(), inRows(spaces.length, picture)))}
        >
          {say({ key: 'editor.rows' })}
        </button>
        <button type="button" class="button" onClick={() => edit(reversed(pack.peek()))}>
          {say({ key: 'editor.reverse' })}
        </button>
        <label class="button">
          {say({ key: photo.value === undefined ? 'editor.photo' : 'editor.photo.other' })}
          <input
            type="file"
            accept="image/*"
            class="hidden-input"
            onChange={(event) => void lay(event.currentTarget.files?.[0])}
          />
        </label>
        {photo.value !== undefined && (
          <button type="button" class="button" onClick={() => show(undefined)}>
            {say({ key: 'editor.photo.none' })}
          </button>
        )}
      </div>
      {noPhoto.value && (
        <p class="notice-inline" role="alert">
          {say({ key: 'editor.photo.bad' })}
        </p>
      )}
      {drawing.value && <p role="status">{say({ key: 'editor.draw.hint' })}</p>}
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

function Toggle({
  text,
  on,
  onChange,
}: {
  readonly text: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label class="ste-toggle">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
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
