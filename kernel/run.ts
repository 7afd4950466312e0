import type { Chance } from './chance.ts';
import type { DecisionStep, Frame, Game, State, Step, Tell } from './game.ts';

/** A decision that a match waits for: its step and the frame that the step works with. */
export interface Pending<S extends State, C, E> {
  readonly frame: Frame;
  readonly step: DecisionStep<S, Frame, C, E>;
}

/** Steps that run without an answer in between; more than this is a rule that never ends. */
const longestRun = 100_000;

/** The step on top of the stack; undefined when the match is over. */
function top<S extends State, C, E>(
  game: Pick<Game<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
): { frame: Frame; step: Step<S, Frame, C, E> } | undefined {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return undefined;
  const step = game.steps[frame.step];
  if (step === undefined) throw new Error(`${game.id} has no step ${frame.step}`);
  return { frame, step };
}

/** Runs automatic steps until somebody has to answer or the match is over. */
export function settle<S extends State, C, E>(
  game: Pick<Game<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
  chance: Chance,
  tell?: Tell<E>,
): void {
  for (let ran = 0; ran < longestRun; ran++) {
    const current = top(game, state);
    if (current === undefined || !current.step.automatic) return;
    current.step.run({ state, chance, tell }, current.frame);
  }
  throw new Error(
    `${game.id} never comes to a decision: ${state.stack.map((frame) => frame.step).join(' > ')}`,
  );
}

/** What a settled match waits for; undefined when it is over. */
export function pending<S extends State, C, E>(
  game: Pick<Game<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
): Pending<S, C, E> | undefined {
  const current = top(game, state);
  if (current === undefined) return undefined;
  if (current.step.automatic) throw new Error(`${game.id} has not settled: ${current.frame.step}`);
  return { frame: current.frame, step: current.step };
}

/**
 * Answers the pending decision and runs on to the next. The choice must be one that the step lists for that seat:
 * this is the fast way, for simulations and bots; {@link Match} checks.
 */
export function answer<S extends State, C, E>(
  game: Pick<Game<S, C, unknown, E>, 'steps' | 'id'>,
  state: S,
  waiting: Pending<S, C, E>,
  seat: number,
  choice: C,
  chance: Chance,
  tell?: Tell<E>,
): void {
  waiting.step.answer({ state, chance, tell }, waiting.frame, seat, choice);
  settle(game, state, chance, tell);
}
