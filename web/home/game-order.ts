import type { GameEntry } from '../../games/entry.ts';
import type { TableInfo } from '../../server/protocol.ts';

/** The games, those first that were played most often at these tables; otherwise in their own order. */
export function mostPlayedFirst(
  entries: readonly GameEntry[],
  tables: readonly Pick<TableInfo, 'game'>[],
): readonly GameEntry[] {
  const played = (id: string): number => tables.filter(({ game }) => game === id).length;
  return entries.toSorted((a, b) => played(b.id) - played(a.id));
}
