/** How many values lie between two whole numbers, both included. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Bars more than this cannot be told apart on a phone. */
const mostBins = 24;

/** Whole numbers counted in bins of one round width, without gaps from the least to the greatest. */
export function sortIntoBins(values: readonly number[]): readonly Bin[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const width = roundWidth((greatest - least + 1) / mostBins);
  const first = Math.floor(least / width) * width;
  const counts = new Array<number>(Math.floor((greatest - first) / width) + 1).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - first) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, bin) => ({
    from: first + bin * width,
    to: first + (bin + 1) * width - 1,
    count,
  }));
}

/** The value below which that share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The least of 1, 2, 5, 10, 20, 50 … that is not below the wish. */
function roundWidth(request: number): number {
  for (let scale = 1; ; scale *= 10) {
    const fits = [1, 2, 5].find((digit) => digit * scale >= request);
    if (fits !== undefined) return fits * scale;
  }
}
