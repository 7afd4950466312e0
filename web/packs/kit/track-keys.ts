import { insertSpace, moveSpace, paintOf, paintSpace, removeSpace } from './drawn-track.ts';
import { grid, type TrackBench } from './track-bench.ts';

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);
const directions = new Map([
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
]);

/**
 * What the keys do on a space: arrows go along the track, with Shift they move the space; a letter makes a space of
 * that kind and goes on to the next, so that a board can be typed; Insert and Delete add and remove.
 */
export function trackKeys<L>(
  { track, kinds, selected, snap, put, nameOf, lookName, announce }: TrackBench<L>,
  go: (index: number) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event)) event.preventDefault();
  };

  function act({ key, shiftKey }: KeyboardEvent): boolean {
    const last = track.peek().spaces.length - 1;
    const index = Math.min(selected.peek(), last);
    const direction = directions.get(key);
    const step = steps.get(key);
    if (shiftKey && direction !== undefined) {
      nudge(index, direction);
    } else if (step !== undefined) {
      go(Math.min(Math.max(index + step, 0), last));
    } else if (key === 'Home') {
      go(0);
    } else if (key === 'End') {
      go(last);
    } else if (key === 'Insert' || key === '+') {
      put(insertSpace(track.peek(), kinds, index));
      announce({ key: 'track.inserted', args: { count: track.peek().spaces.length } });
      go(Math.min(index + 1, track.peek().spaces.length - 1));
    } else if (key === 'Delete' || key === 'Backspace') {
      put(removeSpace(track.peek(), kinds, index));
      announce({ key: 'track.removed', args: { count: track.peek().spaces.length } });
      go(Math.min(index, track.peek().spaces.length - 1));
    } else {
      return paint(key, index, last);
    }
    return true;
  }

  function paint(key: string, index: number, last: number): boolean {
    const found = key.length === 1 ? paintOf(kinds, key) : undefined;
    if (found === undefined) return false;
    put(paintSpace(track.peek(), kinds, index, found.look));
    const space = track.peek().spaces[index];
    if (space !== undefined) announce(nameOf(space, index));
    go(Math.min(index + 1, last));
    return true;
  }

  function nudge(index: number, { x, y }: { readonly x: number; readonly y: number }): void {
    const space = track.peek().spaces[index];
    if (space === undefined) return;
    const far = snap.peek() ? grid : 10;
    const to = { x: space.x + far * x, y: space.y + far * y };
    put(moveSpace(track.peek(), index, to, snap.peek() ? grid : 1, 0), `nudge ${index}`);
    const after = track.peek().spaces[index];
    if (after !== undefined) {
      announce({ key: 'track.at', args: { kind: lookName(after), x: after.x, y: after.y } });
    }
  }
}
