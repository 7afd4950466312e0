import type { GameEntry, TableOptions } from '../games/entry.ts';
import type { SeatPlan } from '../server/protocol.ts';
import { haveAccount } from './account.ts';
import { api } from './api.ts';
import { codeOf } from './failure.ts';
import { offline } from './my-tables.ts';
import { go } from './router.ts';

/**
 * Opens a table against as few bots as the game allows, and goes there: on this device if the server cannot be reached.
 * Throws what stood in the way.
 */
export async function playBots(entry: GameEntry, chosen: TableOptions = {}): Promise<void> {
  if (!offline.peek()) await haveAccount().catch(throwUnlessOffline);
  const authority = offline.peek() ? 'device' : 'server';
  const seats = usualSeats(entry);
  const options = { ...entry.usualOptions?.(seats.length, chosen), ...chosen };
  const { id } = await api.openTable({ game: entry.id, seats, options, listed: false }, authority);
  go(`/table/${id}`);
}

/** As few seats as the game allows: one for whoever opens the table, and a bot on each other one. */
export function usualSeats({ seats: { min }, usualSeat = 0 }: GameEntry): readonly SeatPlan[] {
  return Array.from(
    { length: Math.max(2, min) },
    (_, seat): SeatPlan => (seat === usualSeat ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }),
  );
}

function throwUnlessOffline(failure: unknown): void {
  if (codeOf(failure) !== 'offline') throw failure;
}
