import type { ChoiceStep, Frame, RuleId, Seat, State, Turn } from './game.ts';

/**
 * A window in which several seats may react to somebody's move. All are asked at the same time and answer in private;
 * when the last has answered, the rules hear all reactions in the order of `asked`.
 */
export interface WindowFrame<C> extends Frame {
  /** Who may react, in the order in which their reactions count. Those who can only pass are in it too. */
  readonly asked: readonly Seat[];
  /** By place in `asked`: what was answered, null as long as nothing was. */
  readonly answers: (C | null)[];
}

/** A reaction that was not a pass. */
export interface Reaction<C> {
  readonly seat: Seat;
  readonly choice: C;
}

/** What a game says of a window. */
export interface WindowRules<S extends State, F extends WindowFrame<C>, C, E> {
  readonly pass: C;
  /** What a seat could do besides passing. */
  reactions(state: S, frame: F, seat: Seat): readonly C[];
  refuse(state: S, frame: F, seat: Seat, choice: C): RuleId;
  isPass(choice: C): boolean;
  /**
   * Everybody has answered, and the window is off the stack. The first reaction always still holds; whether the later
   * ones do after it, or their seats are asked again, is for the rules to say.
   */
  resolve(turn: Turn<S, E>, frame: F, reactions: readonly Reaction<C>[]): void;
}

/**
 * The answers of a new window: nobody has answered yet.
 *
 * @example stack.push({ step: 'mayHook', ship, ...openWindow([1, 2, 3]) })
 */
export function openWindow<C>(asked: readonly Seat[]): Pick<WindowFrame<C>, 'asked' | 'answers'> {
  return { asked, answers: asked.map(() => null) };
}

/** The step of a window. Whoever might react as far as everybody knows has to be in `asked`, whatever they hold. */
export function windowStep<S extends State, F extends WindowFrame<C>, C, E>({
  pass,
  reactions,
  refuse,
  isPass,
  resolve,
}: WindowRules<S, F, C, E>): ChoiceStep<S, F, C, E> {
  return {
    kind: 'choice',
    pass,
    seats: (_state, { asked, answers }) => asked.filter((_seat, place) => answers[place] === null),
    choices: (state, frame, seat) => [...reactions(state, frame, seat), pass],
    refuse,
    answer(turn, frame, seat, choice) {
      frame.answers[frame.asked.indexOf(seat)] = choice;
      if (frame.answers.some((given) => given === null)) return;
      turn.stack.pop();
      const reacted = frame.asked.flatMap((by, place) => {
        const given = frame.answers[place];
        return given == null || isPass(given) ? [] : [{ seat: by, choice: given }];
      });
      resolve(turn, frame, reacted);
    },
  };
}
