import { type Bench, spaceAt } from './bench.ts';
import { SpaceMark } from './space-mark.tsx';
import { kindSentence, spaceSentence } from './space-name.ts';
import { Toggle } from './toggle.tsx';
import { inserted, isEnd, moved, painted, paintIn, paints, removed } from './track.ts';

/** The space that is worked on: its kind, its place, what is wrong with it. */
export function SpacePanel({ pack, faults, selected, brush, edit, say }: Bench) {
  const { spaces } = pack.value;
  const index = Math.min(selected.value, spaces.length - 1);
  const space = spaces[index];
  if (space === undefined) return null;
  const wrong = faults.value.filter(({ place }) => spaceAt(place) === index);
  const current = paintIn(space);
  const planet = isEnd(pack.value, index);
  return (
    <section class="ste-panel" aria-labelledby="ste-space">
      <div class="ste-head">
        <h2 id="ste-space" class="ste-word">
          {say(spaceSentence(space, index))}
        </h2>
        <span class="ste-steps">
          <button
            type="button"
            class="button"
            aria-disabled={index === 0}
            aria-label={say({ key: 'editor.previous' })}
            onClick={() => {
              selected.value = Math.max(0, index - 1);
            }}
          >
            ←
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={index === spaces.length - 1}
            aria-label={say({ key: 'editor.next' })}
            onClick={() => {
              selected.value = Math.min(index + 1, spaces.length - 1);
            }}
          >
            →
          </button>
        </span>
      </div>
      {wrong.map(({ place, text }) => (
        <p key={`${place} ${text}`} class="notice-inline">
          {text}
        </p>
      ))}
      {planet ? (
        <p class="soft">{say({ key: 'editor.planets' })}</p>
      ) : (
        <fieldset class="ste-paints">
          <legend>{say({ key: 'editor.kind' })}</legend>
          {paints.map((paint) => (
            <label key={paint.letter}>
              <input
                type="radio"
                name="ste-kind"
                checked={paint === current}
                onChange={() => {
                  edit(painted(pack.peek(), index, paint));
                  if (brush.peek() !== undefined) brush.value = paint;
                }}
              />
              <svg viewBox="-32 -32 64 64" aria-hidden="true">
                <SpaceMark space={paint} />
              </svg>
              <span class="ste-word">{say(kindSentence(paint))}</span>
              <kbd>{paint.letter.toUpperCase()}</kbd>
            </label>
          ))}
        </fieldset>
      )}
      <Toggle
        text={say({ key: 'editor.brush' })}
        on={brush.value !== undefined}
        onChange={(on) => {
          brush.value = on ? (current ?? paints[0]) : undefined;
        }}
      />
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(inserted(pack.peek(), index));
            selected.value = index + 1;
          }}
        >
          {say({ key: 'editor.insert' })}
        </button>
        <button
          type="button"
          class="button"
          disabled={spaces.length <= 2}
          onClick={() => edit(removed(pack.peek(), index))}
        >
          {say({ key: 'editor.remove' })}
        </button>
      </div>
      <div class="ste-pair">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            <span>{say({ key: `editor.${axis}` })}</span>
            <input
              type="number"
              step="10"
              value={Math.round(space[axis])}
              onInput={({ currentTarget: { valueAsNumber: value } }) => {
                if (!Number.isFinite(value)) return;
                edit(moved(pack.peek(), index, { ...space, [axis]: value }, 1, 0), `${axis} ${index}`);
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
