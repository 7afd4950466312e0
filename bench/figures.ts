/** A measured figure with its target. `before` is the naive way, measured in the same run if there is one. */
export interface Figure {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly wanted: string;
  readonly holds: boolean;
}

/** Formats figures as a table, and marks those that miss their target. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['', 'before', 'after', 'wanted', ''],
    ...figures.map(({ what, before, after, wanted, holds }) => [
      what,
      before,
      after,
      wanted,
      holds ? 'holds' : 'DOES NOT HOLD',
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats a number with a given number of digits after the point. */
export function shown(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** The CPU time of this thread in milliseconds. Unlike the clock, it excludes the work of other processes. */
export function ownTime(): number {
  // Linux updates the time of a thread only at ticks, unless the time of the whole process is read just before.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The CPU time of some work in this thread, in milliseconds. */
export function timed(work: () => unknown): number {
  const before = ownTime();
  work();
  return ownTime() - before;
}
