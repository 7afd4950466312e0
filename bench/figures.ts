/** A figure that is wanted, as it was measured. `before` is the naive way, measured in the same run where there is one. */
export interface Figure {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly wanted: string;
  readonly holds: boolean;
}

/** The figures as a table, those that do not hold marked. */
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

/** A number as people read it, with so many digits after the point. */
export function shown(value: number, digits = 0): string {
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** The time that this thread has worked, in milliseconds: on a busy machine the clock would count others' work too. */
export function ownTime(): number {
  // Linux counts the time of a thread up to its last tick, unless that of the whole process is asked for just before.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that some work takes this thread. */
export function timed(work: () => unknown): number {
  const before = ownTime();
  work();
  return ownTime() - before;
}
