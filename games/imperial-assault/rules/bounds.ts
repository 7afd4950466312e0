/** How much or how many of something there has to be; left out, there is no such bound. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

export function isWithin(value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return value >= least && value <= most;
}

/** Victory points that end a match: of a player, and of a team together (A14, B10). */
export const pointsToWin = { player: 40, team: 60 } as const;
