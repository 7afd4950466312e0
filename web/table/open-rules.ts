import { gameById } from '../../games/games.ts';
import { InputError } from '../../kernel/error.ts';
import type { Json, Rules } from '../../kernel/game.ts';
import type { TableDetails } from '../../server/protocol.ts';
import { fetchContent } from '../api.ts';

/**
 * The rules of a table, opened with its options and what viewers see of its content. Content never changes, so the
 * browser keeps it. Throws {@link ApiError}, or {@link InputError} if there is no such game here.
 */
export async function openRules(table: TableDetails): Promise<Rules> {
  const { game, options } = table;
  const entry = gameById(game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${game}`);
  const [rules, pack] = await Promise.all([entry.game(), fetchContent(table)]);
  const whole: { readonly [name: string]: Json } = pack === undefined ? options : { ...options, pack };
  return rules.open(whole);
}
