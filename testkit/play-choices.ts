import type { State } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';

/** Answers one decision after the other, each by whoever is asked first; gives all events. */
export function playChoices<S extends State, C, V, E, O, P>(
  match: Match<S, C, V, E, O, P>,
  ...choices: readonly string[]
): E[] {
  return choices.flatMap((choice) => {
    const [decision] = match.decisions();
    if (decision === undefined) throw new Error(`the match is over before ${choice}`);
    return match.play(decision.seat, choice).map(({ event }) => event);
  });
}

/** The rule by which whoever is asked first may not answer that. */
export function refusalOf(match: Match, choice: string): string | undefined {
  return match.refusal(match.decisions()[0]?.seat ?? 0, choice)?.rule;
}
