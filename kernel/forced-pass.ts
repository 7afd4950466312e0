import type { Chance } from './chance.ts';
import type { EmittedEvent } from './emitted-event.ts';
import type { Emit, Rules, State } from './game.ts';
import type { Decision, Match } from './match.ts';
import { applyMove, findPending } from './run.ts';

/**
 * Whether a decision is a reaction that its seat can only pass. The program that runs the match plays it for the seat,
 * and hides from the other players that the seat had no choice.
 */
export function isForcedPass({ pass, choices }: Pick<Decision, 'pass' | 'choices'>): boolean {
  return pass !== undefined && choices.length === 1;
}

/** Plays all forced passes up to the next real decision, and returns their events. */
export function playForcedPasses(match: Match): EmittedEvent<unknown>[] {
  const emitted: EmittedEvent<unknown>[] = [];
  for (;;) {
    const forced = match.decisions().find(isForcedPass);
    if (forced?.pass === undefined) return emitted;
    emitted.push(...match.play(forced.seat, forced.pass));
  }
}

/** Plays all forced passes on a bare state, for programs that look ahead. */
export function passForcedIn<S extends State, C, E>(
  rules: Pick<Rules<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
  chance: Chance,
  emit?: Emit<E>,
): void {
  for (;;) {
    const waiting = findPending(rules, state);
    let forced = false;
    for (const pending of waiting) {
      if (pending.kind === 'value' || pending.step.pass === undefined) continue;
      if (pending.step.choices(state, pending.frame, pending.seat).length > 1) continue;
      applyMove(rules, state, pending, pending.step.pass, chance, emit);
      forced = true;
      break;
    }
    if (!forced) return;
  }
}
