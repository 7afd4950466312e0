/** How much or how many of something there has to be; left out, there is no such bound. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export function isWithin(value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return value >= least && value <= most;
}
