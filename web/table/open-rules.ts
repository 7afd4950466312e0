import type { AskServer } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import { InputError } from '../../kernel/error.ts';
import type { Json, Rules, TableRules } from '../../kernel/game.ts';
import type { TableDetails } from '../../server/protocol.ts';
import { fetchContent } from '../api.ts';

/**
 * The rules of a table, opened with its options and what viewers see of its content. Content never changes, so the
 * browser keeps it. Throws {@link ApiError}, or {@link InputError} if there is no such game here.
 */
export async function openRules(table: TableDetails): Promise<Rules> {
  const [game, options] = await Promise.all([entryOf(table).game(), wholeOptions(table)]);
  return game.open(options);
}

/**
 * What a table is shown with: its rules, or as much of them as its game brings to a page, which asks for the rest. Throws as
 * {@link openRules} does.
 */
export async function openTable(
  table: TableDetails,
  ask: AskServer,
): Promise<{ readonly rules: TableRules; readonly whole: Rules | undefined }> {
  const entry = entryOf(table);
  if (entry.table === undefined) {
    const rules = await openRules(table);
    return { rules, whole: rules };
  }
  const [open, options] = await Promise.all([entry.table(), wholeOptions(table)]);
  return { rules: await open(options, ask), whole: undefined };
}

function entryOf({ game }: TableDetails) {
  const entry = gameById(game);
  if (entry === undefined) throw new InputError('unknown-game', `there is no game ${game}`);
  return entry;
}

/** The options of a table with what viewers see of its content. */
async function wholeOptions(table: TableDetails): Promise<{ readonly [name: string]: Json }> {
  const pack = await fetchContent(table);
  return pack === undefined ? table.options : { ...table.options, pack };
}
