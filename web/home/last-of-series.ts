import type { TableInfo } from '../../server/protocol.ts';

/** The tables, of each series only the last, in the same order. */
export function lastOfSeries(tables: readonly TableInfo[]): TableInfo[] {
  return tables.filter(
    ({ inSeries: one }) =>
      one === undefined ||
      !tables.some(({ inSeries: other }) => other?.id === one.id && other.place > one.place),
  );
}

/** Whether something is left to be played there: the match goes on, or the next one of its series may follow. */
export function goesOn({ status, inSeries }: TableInfo): boolean {
  return status !== 'over' || (inSeries !== undefined && !inSeries.last);
}
