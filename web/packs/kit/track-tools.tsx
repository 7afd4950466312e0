import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { layTrack, reverseTrack } from './drawn-track.ts';
import { layRows, pushApart, smooth } from './layout.ts';
import type { TrackBench } from './track-bench.ts';

/** What is done with the track as a whole. */
export function TrackTools<L>({
  bench,
  onPhoto,
}: {
  readonly bench: TrackBench<L>;
  /** A photo of this size is laid below the track. */
  readonly onPhoto?: (width: number, height: number) => void;
}) {
  const { track, kinds, drawing, photo, put, say } = bench;
  const { spaces, picture } = track.value;
  const noPhoto = useSignal(false);

  useEffect(
    () => () => {
      if (photo.value !== undefined) URL.revokeObjectURL(photo.value);
    },
    [photo],
  );

  async function lay(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      const { width, height } = await createImageBitmap(file);
      onPhoto?.(width, height);
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
    <div class="track-tools">
      <div class="row">
        <button
          type="button"
          class="button"
          aria-pressed={drawing.value}
          onClick={() => {
            drawing.value = !drawing.value;
          }}
        >
          {say({ key: 'track.draw' })}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => put(layTrack(track.peek(), kinds, pushApart(smooth(spaces), picture)))}
        >
          {say({ key: 'track.smooth' })}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => put(layTrack(track.peek(), kinds, layRows(spaces.length, picture)))}
        >
          {say({ key: 'track.rows' })}
        </button>
        <button type="button" class="button" onClick={() => put(reverseTrack(track.peek(), kinds))}>
          {say({ key: 'track.reverse' })}
        </button>
        <label class="button">
          {say({ key: photo.value === undefined ? 'track.photo' : 'track.photo.other' })}
          <input
            type="file"
            accept="image/*"
            class="hidden-input"
            onChange={(event) => void lay(event.currentTarget.files?.[0])}
          />
        </label>
        {photo.value !== undefined && (
          <button type="button" class="button" onClick={() => show(undefined)}>
            {say({ key: 'track.photo.none' })}
          </button>
        )}
      </div>
      {noPhoto.value && (
        <p class="notice-inline" role="alert">
          {say({ key: 'track.photo.bad' })}
        </p>
      )}
      {drawing.value && <p role="status">{say({ key: 'track.draw.hint' })}</p>}
    </div>
  );
}
