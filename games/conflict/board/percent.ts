/** A chance as it stands on the track: what can be and what can fail is never written as 0 or 100. */
export function percent(chance: number): string {
  if (chance >= 1) return '100 %';
  const rounded = Math.min(99, Math.max(1, Math.round(chance * 100)));
  return `${rounded} %`;
}
