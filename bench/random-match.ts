import type { Chance } from '../kernel/chance.ts';
import type { Game, Rules, State } from '../kernel/game.ts';
import { Match, sampleBring } from '../kernel/match.ts';
import { applyNotation, findPending, sampleMove, settle } from '../kernel/run.ts';
import { seeded } from '../kernel/seeded.ts';

/** Begins a match with random values for what seats bring. */
export function begin<S extends State, C, V, E, O, P, B>(
  game: Game<S, C, V, E, O, P, B>,
  options: O,
  seats: number,
  seed: string,
): Match<S, C, V, E, O, P, B> {
  const rules = game.open(options);
  const opening = { options, seats, seed, ...sampleBring(rules, seats, seeded(`${seed} bring`)) };
  return new Match(game, opening, [], { rules });
}

/** Plays random legal moves until the match has a given number of them. */
export function playUntil<S extends State, C, V, E, O, P, B>(
  match: Match<S, C, V, E, O, P, B>,
  count: number,
  chance: Chance,
): void {
  while (match.moves.length < count) {
    const waiting = findPending(match.rules, match.state);
    const pending = waiting[chance.pick(Math.max(1, waiting.length))];
    if (pending === undefined) throw new Error(`${match.game.id} was over after ${match.moves.length} moves`);
    match.play(pending.seat, sampleMove(match.rules, match.state, pending, chance));
  }
}

/** The state of a match, to which seats bring nothing, after a given number of random moves. */
export function stateAfter<S extends State, C, V, E, P, B>(
  rules: Rules<S, C, V, E, P, B>,
  seats: number,
  count: number,
): S {
  const chance = seeded(`${rules.id} after ${count}`);
  const state = rules.setup(seats, chance, { bring: [], carry: undefined });
  settle(rules, state, chance);
  for (let given = 0; given < count; given++) {
    const [pending] = findPending(rules, state);
    if (pending === undefined) throw new Error(`${rules.id} was over after ${given} moves`);
    applyNotation(rules, state, pending.seat, sampleMove(rules, state, pending, chance), chance);
  }
  return state;
}
