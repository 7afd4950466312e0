import { canonical } from '../kernel/canonical.ts';
import type { Rules, State, Viewer } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';

/** Number of standard deviations above its mean that chi-square does not reach by chance. */
const tooFar = 5;

export interface Evenness<S extends State, C, V, E> {
  readonly rules: Rules<S, C, V, E>;
  /** The true state, and its viewer. */
  readonly state: S;
  readonly viewer: Viewer;
  /**
   * All candidate states, including the true one: for example, every way to deal the hidden cards. States with equal
   * positions count as one.
   */
  readonly thinkable: Iterable<S>;
  /** Number of samples for each state that has the same view. */
  readonly samples?: number;
}

/**
 * Fails unless `imagine` gives all candidate states with the viewer's view equally often, and no others (a chi-square
 * test). Returns the number of these states.
 */
export function imaginesEvenly<S extends State, C, V, E>({
  rules,
  state,
  viewer,
  thinkable,
  samples = 100,
}: Evenness<S, C, V, E>): number {
  const view = rules.observe(state, viewer);
  const seen = JSON.stringify(view);
  const counts = new Map<string, number>();
  const keyOf = (one: S): string => canonical(rules.position(one));
  for (const one of thinkable) {
    if (JSON.stringify(rules.observe(one, viewer)) === seen) counts.set(keyOf(one), 0);
  }
  const possible = counts.size;
  if (possible < 2) throw new Error(`only ${possible} thinkable states look the same to ${viewer}`);
  for (let sample = 0; sample < samples * possible; sample++) {
    const key = keyOf(rules.imagine(view, seeded(`evenly ${sample}`)));
    const count = counts.get(key);
    if (count === undefined) throw new Error(`${viewer} imagines what was not thought of: ${key}`);
    counts.set(key, count + 1);
  }
  const square = [...counts.values()].reduce((sum, count) => sum + (count - samples) ** 2 / samples, 0);
  // For many states, chi-square is nearly normal, and its mean is their number less one.
  const mean = possible - 1;
  if (square > mean + tooFar * Math.sqrt(2 * mean) + tooFar) {
    throw new Error(
      `${rules.id} does not imagine all ${possible} states alike for ${viewer}: ${[...counts.values()].sort((a, b) => a - b).join(' ')}`,
    );
  }
  return possible;
}
