import { useSignal } from '@preact/signals';
import type { Bench } from './bench.ts';
import { apart, inRows, smoothed } from './layout.ts';
import { laid, proportioned, reversed } from './track.ts';

/** What is done with the track as a whole. */
export function TrackTools({ pack, drawing, photo, edit, say }: Bench) {
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
        <button
          type="button"
          class="button"
          onClick={() => edit(laid(pack.peek(), apart(smoothed(spaces), picture)))}
        >
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
    </div>
  );
}
