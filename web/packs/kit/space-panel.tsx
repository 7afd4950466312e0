import type { ComponentChildren } from 'preact';
import { insertSpace, isEnd, moveSpace, paintIn, paintSpace, removeSpace } from './drawn-track.ts';
import { FaultTexts } from './fault-texts.tsx';
import { Steps } from './steps.tsx';
import { Toggle } from './toggle.tsx';
import { spaceAt, type TrackBench } from './track-bench.ts';

/** The space that is worked on: what it is, where it is, what is wrong with it. Children follow what it is. */
export function SpacePanel<L>({
  bench,
  children,
}: {
  readonly bench: TrackBench<L>;
  readonly children?: ComponentChildren;
}) {
  const { track, kinds, faults, selected, brush, put, nameOf, lookName, draw, say } = bench;
  const { paints } = kinds;
  const { spaces } = track.value;
  const index = Math.min(selected.value, spaces.length - 1);
  const space = spaces[index];
  if (space === undefined) return null;
  const wrong = faults.value.filter(({ place }) => spaceAt(bench, place) === index);
  const current = paintIn(kinds, space);
  const end = isEnd(track.value, index);
  return (
    <section class="pack-panel" aria-labelledby="track-space">
      <div class="pack-head">
        <h2 id="track-space" class="pack-word">
          {say(nameOf(space, index))}
        </h2>
        <Steps
          index={index}
          count={spaces.length}
          previous={say({ key: 'track.previous' })}
          next={say({ key: 'track.next' })}
          onStep={(to) => {
            selected.value = to;
          }}
        />
      </div>
      <FaultTexts faults={wrong} />
      {end ? (
        <p class="soft">{say({ key: 'track.ends' })}</p>
      ) : (
        <fieldset class="pack-choices track-paints">
          <legend>{say({ key: 'track.kind' })}</legend>
          {paints.map((paint) => (
            <label key={paint.letter}>
              <input
                type="radio"
                name="track-kind"
                checked={paint === current}
                onChange={() => {
                  put(paintSpace(track.peek(), kinds, index, paint.look));
                  if (brush.peek() !== undefined) brush.value = paint;
                }}
              />
              <svg viewBox="-32 -32 64 64" aria-hidden="true">
                {draw(paint.look)}
              </svg>
              <span class="pack-word">{say(lookName(paint.look))}</span>
              <kbd>{paint.letter.toUpperCase()}</kbd>
            </label>
          ))}
        </fieldset>
      )}
      {children}
      <Toggle
        text={say({ key: 'track.brush' })}
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
            put(insertSpace(track.peek(), kinds, index));
            selected.value = index + 1;
          }}
        >
          {say({ key: 'track.insert' })}
        </button>
        <button
          type="button"
          class="button"
          disabled={spaces.length <= kinds.fewest}
          onClick={() => put(removeSpace(track.peek(), kinds, index))}
        >
          {say({ key: 'track.remove' })}
        </button>
      </div>
      <div class="track-pair">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            <span>{say({ key: `track.${axis}` })}</span>
            <input
              type="number"
              step="10"
              value={Math.round(space[axis])}
              onInput={({ currentTarget: { valueAsNumber: value } }) => {
                if (!Number.isFinite(value)) return;
                put(moveSpace(track.peek(), index, { ...space, [axis]: value }, 1, 0), `${axis} ${index}`);
              }}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
