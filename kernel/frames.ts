import type { BySeat, Frame, LanesFrame, Viewer } from './game.ts';
import { isLanes } from './run.ts';

/** Lanes as a viewer sees them: the frames of one's own, of others only whether they are still at work. */
export interface LanesView<F extends Frame> {
  readonly step: 'lanes';
  readonly lanes: BySeat<readonly F[] | 'at work' | 'done'>;
}

/**
 * The frames of a stack as a viewer sees them, for `view.stack`: where the rules are, from the bottom up. `observe`
 * names what this viewer sees of a frame, and shares nothing with it that a step changes.
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
