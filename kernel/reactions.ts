import type { ChoiceStep, Frame, RuleId, Seat, State, Turn } from './game.ts';

/**
 * The frame of a reaction window. All seats in `asked` decide at the same time and in private. When the last has moved,
 * the rules resolve all reactions in the order of `asked`.
 */
export interface WindowFrame<C> extends Frame {
  /** The seats that may react, in the order in which reactions count. Seats that can only pass are included. */
  readonly asked: readonly Seat[];
  /** The choices so far, by place in `asked`; null where the seat has not moved yet. */
  readonly answers: (C | null)[];
}

/** A reaction that was not a pass. */
export interface Reaction<C> {
  readonly seat: Seat;
  readonly choice: C;
}

/** How a game fills a reaction window. */
export interface WindowRules<S extends State, F extends WindowFrame<C>, C, E> {
  readonly pass: C;
  /** The legal choices of a seat besides passing. */
  reactions(state: S, frame: F, seat: Seat): readonly C[];
  refuse(state: S, frame: F, seat: Seat, choice: C): RuleId;
  isPass(choice: C): boolean;
  /**
   * Resolves the reactions after all seats have moved; the window is off the stack by then. The first reaction is
   * always still legal. The rules decide whether later ones still count after it, or whether their seats are asked
   * again.
   */
  resolve(turn: Turn<S, E>, frame: F, reactions: readonly Reaction<C>[]): void;
}

/**
 * The seats and choices of a new window, in which no seat has moved.
 *
 * @example stack.push({ step: 'mayHook', ship, ...openWindow([1, 2, 3]) })
 */
export function openWindow<C>(asked: readonly Seat[]): Pick<WindowFrame<C>, 'asked' | 'answers'> {
  const answers: null[] = [];
  for (let place = 0; place < asked.length; place++) answers.push(null);
  return { asked, answers };
}

/**
 * Makes the step of a reaction window. `asked` has to contain every seat that could react as far as the other players
 * know, whatever the seat really holds.
 *
 * @example
 * mayHook: windowStep<State, HookFrame, Choice, Event>({
 *   pass: 'pass',
 *   reactions: (state, _frame, seat) => hooksOf(state, seat),
 *   refuse: () => 'no-hook',
 *   isPass: (choice) => choice === 'pass',
 *   resolve({ stack }, { ship }, reactions) {
 *     for (const { seat } of reactions) stack.push({ step: 'pull', ship, by: seat });
 *   },
 * })
 */
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
    // Plain loops here and in `apply`, because bots and simulations open windows very often.
    seats(_state, { asked, answers }) {
      if (answers.length === 1) return asked;
      return asked.filter((_seat, place) => answers[place] === null);
    },
    choices(state, frame, seat) {
      const choices = reactions(state, frame, seat).slice();
      choices.push(pass);
      return choices;
    },
    refuse,
    apply(turn, frame, seat, choice) {
      const { asked, answers } = frame;
      answers[asked.indexOf(seat)] = choice;
      for (let place = 0; place < answers.length; place++) if (answers[place] === null) return;
      turn.stack.pop();
      const reacted: Reaction<C>[] = [];
      for (let place = 0; place < asked.length; place++) {
        const [by, given] = [asked[place], answers[place]];
        if (by !== undefined && given != null && !isPass(given)) reacted.push({ seat: by, choice: given });
      }
      resolve(turn, frame, reacted);
    },
  };
}
