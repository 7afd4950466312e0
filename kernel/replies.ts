import type { Chance } from './chance.ts';
import type { Rules, State, Tell } from './game.ts';
import type { Match, Question, Told } from './match.ts';
import { answer, pendings } from './run.ts';

/**
 * Whether a question is a reply that its seat can only pass. Nobody is bothered with one: whoever runs the match gives
 * it, in such a way that the others cannot tell it from that of somebody who had a choice.
 */
export function isForcedReply({ pass, choices }: Pick<Question, 'pass' | 'choices'>): boolean {
  return pass !== undefined && choices.length === 1;
}

/** Gives all replies that can only be passed, up to the next question that is none. Returns what was told. */
export function passForced(match: Match): Told<unknown>[] {
  const told: Told<unknown>[] = [];
  for (;;) {
    const forced = match.questions().find(isForcedReply);
    if (forced?.pass === undefined) return told;
    told.push(...match.play(forced.seat, forced.pass));
  }
}

/** The same on a state by itself, as one that is looked ahead from. */
export function passForcedIn<S extends State, C, E>(
  rules: Pick<Rules<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
  chance: Chance,
  tell?: Tell<E>,
): void {
  for (;;) {
    const waiting = pendings(rules, state);
    let forced = false;
    for (const pending of waiting) {
      if (pending.kind === 'value' || pending.step.pass === undefined) continue;
      if (pending.step.choices(state, pending.frame, pending.seat).length > 1) continue;
      answer(rules, state, pending, pending.step.pass, chance, tell);
      forced = true;
      break;
    }
    if (!forced) return;
  }
}
