import type { History, Update } from '../../server/protocol.ts';
import { applyPatch } from './apply-patch.ts';

/** One step of a match that this page knows: what happened, and the view after it. Step 0 is the set-up. */
export interface SeenStep {
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
  /** The view before it; left out where that is not known. */
  readonly before?: unknown;
}

/** The steps with one more. What an update takes back has not happened. */
export function appendStep(
  steps: readonly SeenStep[],
  next: SeenStep,
  { undone = [] }: Update,
): readonly SeenStep[] {
  const before = steps.at(-1)?.view;
  return [...steps.filter(({ seq }) => !undone.includes(seq)), { ...next, before }];
}

/** The steps of a match that the server told of. */
export function stepsOf({ events, view, updates }: History): readonly SeenStep[] {
  let steps: readonly SeenStep[] = [{ seq: 0, events, view }];
  let current = view;
  for (const update of updates) {
    current = applyPatch(current, update.patch);
    steps = appendStep(steps, { seq: update.seq, events: update.events, view: current }, update);
  }
  return steps;
}

/** The steps, the last of them only with the events before `untold`, as far as it has been shown. */
export function toldSteps(steps: readonly SeenStep[], untold: number | undefined): readonly SeenStep[] {
  const last = steps.at(-1);
  if (untold === undefined || last === undefined) return steps;
  return [...steps.slice(0, -1), { ...last, events: last.events.slice(0, untold) }];
}
