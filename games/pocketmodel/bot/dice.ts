/** How likely the sum of two dice is at least so much; by sum, from 0 to 13. */
const chances: readonly number[] = Array.from({ length: 14 }, (_, least) => {
  let ways = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) if (one + other >= least) ways++;
  return ways / 36;
});

/** How likely two dice come to at least so much. */
export function chanceOf(least: number): number {
  return chances[Math.max(0, Math.min(13, least))] ?? 0;
}
