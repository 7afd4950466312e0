import { canonical } from '../kernel/canonical.ts';
import type { Rules, State, Viewer } from '../kernel/game.ts';
import { seeded } from '../kernel/seeded.ts';

/** So many standard deviations above its mean a sum of squares is never by chance. */
const tooFar = 5;

export interface Evenness<S extends State, C, V, E> {
  readonly rules: Rules<S, C, V, E>;
  /** The state as it is, and who looks at it. */
  readonly state: S;
  readonly viewer: Viewer;
  /**
   * All states that one could think of, the true one among them: every way to deal the hidden cards, say. States of which
   * the positions are the same are one.
   */
  readonly thinkable: Iterable<S>;
  /** How often it is imagined, for each state that looks the same. */
  readonly samples?: number;
}

/**
 * Fails unless what is imagined from a view is spread evenly over all thinkable states that look the same to the viewer,
 * and over no others (a chi-square test). Gives the number of these states.
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
  // With so many states, chi-square is nearly normal around their number less one.
  const mean = possible - 1;
  if (square > mean + tooFar * Math.sqrt(2 * mean) + tooFar) {
    throw new Error(
      `${rules.id} does not imagine all ${possible} states alike for ${viewer}: ${[...counts.values()].sort((a, b) => a - b).join(' ')}`,
    );
  }
  return possible;
}
