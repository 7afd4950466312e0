import type { Seat } from '../../../kernel/game.ts';
import type { Pool } from '../rules/force.ts';
import type { View } from '../rules/view.ts';

/** The units and cards that a seat found in its game packs, by number in the pack. */
export type ForcePool = Pool;

/** What a seat has to build from in a match in which it has opened game packs; undefined if it builds nothing there. */
export function poolIn({ stack }: View, seat: Seat): ForcePool | undefined {
  for (const frame of stack) {
    if (frame.step !== 'lanes') continue;
    const lane = frame.lanes[seat];
    if (lane === undefined || typeof lane === 'string') continue;
    for (const own of lane) if (own.step === 'build') return { units: own.units, cards: own.cards };
  }
  return undefined;
}
