/** A chance as it is told: what can be and what can fail is never rounded to 0 or 1. */
export function clampChance(chance: number): number {
  return chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
}

/** A chance as it stands on a board. */
export function formatPercent(chance: number): string {
  return `${Math.round(clampChance(chance) * 100)} %`;
}
