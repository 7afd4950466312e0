import type { Chance } from '../kernel/chance.ts';
import type { Rules, Seat } from '../kernel/game.ts';
import { findPending, sampleMove } from '../kernel/run.ts';

/**
 * Samples legal values, in notation, for a seat that is asked for a value. They are drawn in a world imagined from the
 * seat's view. That is enough, because the legality of a value depends only on what the seat knows.
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
