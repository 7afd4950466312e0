import { game as carcassonne } from '../games/carcassonne/game.ts';
import { game as conflict } from '../games/conflict/game.ts';
import { game as imperialAssault } from '../games/imperial-assault/game.ts';
import { game as pocketModel } from '../games/pocketmodel/game.ts';
import { game as superTeams } from '../games/super-teams/game.ts';
import type { Rules, State } from '../kernel/game.ts';
import { type Figure, shown } from './figures.ts';
import { race } from './measure.ts';
import { stateAfter } from './random-match.ts';

/** Number of copies between two readings of the clock. */
const batch = 1000;

/** Measures a copy of a state in the middle of a match, beside a generic copy. */
export function copies(): Figure[] {
  return [
    copyOf('Carcassonne', carcassonne.open({}), 2, 72, 10),
    copyOf('Super Teams', superTeams.open({}), 4, 60, 1.5),
    copyOf('Conflict', conflict.open({}), 4, 30, 1.5),
    copyOf('PocketModel', pocketModel.open({}), 2, 60, 5),
    copyOf('Imperial Assault', imperialAssault.open({}), 2, 200, 15),
  ];
}

function copyOf<S extends State, C, V, E, P, B>(
  what: string,
  rules: Rules<S, C, V, E, P, B>,
  seats: number,
  moves: number,
  wanted: number,
): Figure {
  const state = stateAfter(rules, seats, moves);
  const [own, naive] = race([repeated(() => rules.copy(state)), repeated(() => structuredClone(state))]).map(
    ({ moves: a }) => 1_000_000 / a,
  );
  const [before, after] = [naive ?? Number.NaN, own ?? Number.NaN];
  return {
    what: `a copy of ${what}'s state after ${moves} moves`,
    before: `${shown(before, 1)} µs`,
    after: `${shown(after, 2)} µs`,
    wanted: `at most ${wanted} µs`,
    holds: after <= wanted,
  };
}

function repeated(copy: () => State): () => number {
  return () => {
    let kept = 0;
    for (let time = 0; time < batch; time++) kept += copy().stack.length > 0 ? 1 : 0;
    return kept;
  };
}
