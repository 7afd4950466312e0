import type { Locale } from '../../games/words.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in whole days, hours or minutes of the reader's language. */
export function ago(locale: Locale, past: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const gone = Math.max(0, now - past);
  for (const [unit, length] of steps) {
    if (gone >= length) return format.format(-Math.floor(gone / length), unit);
  }
  return format.format(0, 'minute');
}
