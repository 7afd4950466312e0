import type { Seat } from '../../../kernel/game.ts';
import { contested, type PocketFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** The frames that a viewer sees, from the bottom up: those of the table, or of the viewer's own lane. */
export function framesIn({ stack, viewer }: View): readonly PocketFrame[] {
  return stack.flatMap((frame) => {
    if (frame.step !== 'lanes') return [frame];
    const lane = viewer === 'spectator' ? undefined : frame.lanes[viewer];
    return typeof lane === 'object' ? lane : [];
  });
}

/** The frame that waits for an answer; undefined when the match is over, or others are at work in private. */
export function askedFrame(view: View): PocketFrame | undefined {
  return framesIn(view).at(-1);
}

/** The last frame of a step. */
export function frameOf<N extends PocketFrame['step']>(
  view: View,
  step: N,
): Extract<PocketFrame, { readonly step: N }> | undefined {
  return framesIn(view).findLast(
    (frame): frame is Extract<PocketFrame, { readonly step: N }> => frame.step === step,
  );
}

/** The seats that a view shows to be asked now, in turn order. */
export function askedSeats(view: View): readonly Seat[] {
  const top = view.stack.at(-1);
  if (top === undefined) return [];
  if (top.step === 'lanes')
    return top.lanes.flatMap((lane, seat) => (lane === 'done' || lane.length === 0 ? [] : [seat]));
  if (top.step === 'card') return top.asked;
  return 'seat' in top ? [top.seat] : [];
}

export function isHome(zone: number): boolean {
  return zone >= 0 && zone !== contested;
}
