import type { TableInfo } from '../../server/protocol.ts';

/** The tables, of each series only the last, in the same order. */
export function lastOfSeries(tables: readonly TableInfo[]): TableInfo[] {
  const last = new Map<string, number>();
  for (const { inSeries } of tables) {
    if (inSeries !== undefined) last.set(inSeries.id, Math.max(inSeries.place, last.get(inSeries.id) ?? 0));
  }
  return tables.filter(({ inSeries }) => inSeries === undefined || last.get(inSeries.id) === inSeries.place);
}

/** Whether something is left to be played there: the match goes on, or the next one of its series may follow. */
export function goesOn({ status, inSeries }: TableInfo): boolean {
  return status !== 'over' || (inSeries !== undefined && !inSeries.last);
}
