import type { Chance } from '../kernel/chance.ts';
import type { Rules, Seat } from '../kernel/game.ts';
import { findPending, sampleMove } from '../kernel/run.ts';

/**
 * Values, in notation, of which a bot takes one where a seat is asked for a value: drawn in a world that is imagined
 * from its view, since what is legal depends only on what the seat knows.
 */
export function sampleValues(
  rules: Rules,
  view: unknown,
  seat: Seat,
  chance: Chance,
  count: number,
): readonly [string, ...string[]] {
  const world = rules.imagine(view, chance);
  const pending = findPending(rules, world).find((one) => one.seat === seat);
  if (pending?.kind !== 'value') throw new Error(`seat ${seat} is not asked for a value`);
  const sample = (): string => sampleMove(rules, world, pending, chance);
  return [sample(), ...Array.from({ length: count - 1 }, sample)];
}
