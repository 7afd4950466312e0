import type { Match, Question, Told } from './match.ts';

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
