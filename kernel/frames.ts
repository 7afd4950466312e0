import type { BySeat, Frame, LanesFrame, Viewer } from './game.ts';
import { isLanes } from './run.ts';

/** Lanes in a view: the frames of the viewer's own lane, and for each other lane only whether it is at work. */
export interface LanesView<F extends Frame> {
  readonly step: 'lanes';
  readonly lanes: BySeat<readonly F[] | 'at work' | 'done'>;
}

/**
 * Builds `view.stack`: the frames of a stack, from the bottom up, as a viewer sees them. `observe` builds what this
 * viewer sees of one frame. Its result shares no data with the frame that a step changes.
 *
 * @example observeStack(state.stack, viewer, (frame) => ({ ...frame })) // where nothing in the frames is hidden
 */
export function observeStack<F extends Frame, W extends Frame>(
  stack: readonly (F | LanesFrame<F>)[],
  viewer: Viewer,
  observe: (frame: F) => W,
): (W | LanesView<W>)[] {
  return stack.map((frame) => {
    if (!isLanesOf(frame)) return observe(frame);
    return {
      step: 'lanes',
      lanes: frame.lanes.map((lane, seat) =>
        seat === viewer ? lane.map(observe) : lane.length > 0 ? 'at work' : 'done',
      ),
    };
  });
}

function isLanesOf<F extends Frame>(frame: F | LanesFrame<F>): frame is LanesFrame<F> {
  return isLanes(frame);
}
