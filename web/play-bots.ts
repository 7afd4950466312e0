import type { GameEntry, TableOptions } from '../games/entry.ts';
import { haveAccount } from './account.ts';
import { api } from './api.ts';
import { codeOf } from './failure.ts';
import { offline } from './my-tables.ts';
import { go } from './router.ts';

/**
 * Opens a table against as few bots as the game allows, and goes there: on this device if the server cannot be reached.
 * Throws what stood in the way.
 */
export async function playBots(
  { id: game, seats: { min }, usualOptions }: GameEntry,
  chosen: TableOptions = {},
): Promise<void> {
  if (!offline.peek()) await haveAccount().catch(throwUnlessOffline);
  const authority = offline.peek() ? 'device' : 'server';
  const bots = Array.from({ length: Math.max(1, min - 1) }, () => ({
    kind: 'bot' as const,
    bot: 'greedy',
  }));
  const seats = [{ kind: 'me' } as const, ...bots];
  const options = { ...usualOptions?.(seats.length, chosen), ...chosen };
  const { id } = await api.openTable({ game, seats, options, listed: false }, authority);
  go(`/table/${id}`);
}

function throwUnlessOffline(failure: unknown): void {
  if (codeOf(failure) !== 'offline') throw failure;
}
