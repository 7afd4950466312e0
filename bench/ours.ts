import type { Rules, State } from '../kernel/game.ts';
import { applyMove, findPending, settle } from '../kernel/run.ts';
import { chanceOf, type Pick } from './random.ts';

/** Plays a uniformly random match, listing all choices at every decision, and returns its number of moves. */
export function playOurs<S extends State, C, V, E, P, B>(
  rules: Rules<S, C, V, E, P, B>,
  seats: number,
  pick: Pick,
): number {
  const chance = chanceOf(pick);
  const state = rules.setup(seats, chance, { bring: [], carry: undefined });
  settle(rules, state, chance);
  for (let moves = 0; ; moves++) {
    const waiting = findPending(rules, state);
    const pending = waiting.length > 1 ? waiting[pick(waiting.length)] : waiting[0];
    if (pending === undefined) return moves;
    if (pending.kind === 'value') throw new Error('a value is asked for, which has no list');
    const choices = pending.step.choices(state, pending.frame, pending.seat);
    const choice = choices[pick(choices.length)];
    if (choice === undefined) throw new Error('there is no choice');
    applyMove(rules, state, pending, choice, chance);
  }
}
