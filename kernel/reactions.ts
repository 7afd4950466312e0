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
 * The moves of a new window: nobody has answered yet.
 *
 * @example stack.push({ step: 'mayHook', ship, ...openWindow([1, 2, 3]) })
 */
export function openWindow<C>(asked: readonly Seat[]): Pick<WindowFrame<C>, 'asked' | 'answers'> {
  const answers: null[] = [];
  for (let place = 0; place < asked.length; place++) answers.push(null);
  return { asked, answers };
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
    // Loops instead of chains of list methods: bots and simulations open windows all the time.
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
