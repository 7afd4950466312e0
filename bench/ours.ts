import type { Game, State } from '../kernel/game.ts';
import { answer, pending, settle } from '../kernel/run.ts';
import { chanceOf, type Pick } from './random.ts';

/** Plays one uniformly random match of any game, all legal choices listed at every decision. Gives its answers. */
export function playOurs<S extends State, C, V, E, O, P>(
  game: Game<S, C, V, E, O, P>,
  options: O,
  seats: number,
  pick: Pick,
): number {
  const chance = chanceOf(pick);
  const state = game.setup(options, seats, chance);
  settle(game, state, chance);
  for (let answers = 0; ; answers++) {
    const waiting = pending(game, state);
    if (waiting === undefined) return answers;
    const { step, frame } = waiting;
    const asked = step.seats(state, frame);
    const seat = asked.length === 1 ? asked[0] : asked[pick(asked.length)];
    if (seat === undefined) throw new Error('nobody is asked');
    const choices = step.choices(state, frame, seat);
    const choice = choices[pick(choices.length)];
    if (choice === undefined) throw new Error('there is no choice');
    answer(game, state, waiting, seat, choice, chance);
  }
}
