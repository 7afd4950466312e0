import type { Faction } from '../../content/pack.ts';

/**
 * Our own signs of the factions, each one path on a square of 24, one colour, readable when turned: a rising wing,
 * a spoked wheel, a visor. Fill rule: evenodd.
 */
export const signs: Readonly<Record<Faction, string>> = {
  rebel:
    'M12 16.6C7 15.4 2.6 10.6 1 2.4C4.4 5.6 7.6 7.2 10.7 7.7L12 10.4L13.3 7.7C16.4 7.2 19.6 5.6 23 2.4C21.4 10.6 17 15.4 12 16.6ZM12 22.4C8.8 21.6 6 18.9 4.8 14.9C6.9 16.8 9.3 18 12 18.5C14.7 18 17.1 16.8 19.2 14.9C18 18.9 15.2 21.6 12 22.4Z',
  empire: wheel(),
  bounty_hunter:
    'M12 1.6C18 1.6 21.8 5.6 21.8 11.4V16.6L17.2 22.2H15.2L12 16.8L8.8 22.2H6.8L2.2 16.6V11.4C2.2 5.6 6 1.6 12 1.6ZM4.6 8.2L6.2 13.2H17.8L19.4 8.2Z',
};

/** A rim, eight spokes and a hub. */
function wheel(): string {
  const ring = (radius: number): string =>
    `M${12 - radius} 12a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const gaps = Array.from({ length: 8 }, (_, at) => {
    const a = ((at + 0.2) * Math.PI) / 4;
    const b = ((at + 0.8) * Math.PI) / 4;
    const p = (radius: number, angle: number): string =>
      `${round(12 + radius * Math.cos(angle))} ${round(12 + radius * Math.sin(angle))}`;
    return `M${p(4.1, a)}L${p(8, a)}A8 8 0 0 1 ${p(8, b)}L${p(4.1, b)}A4.1 4.1 0 0 0 ${p(4.1, a)}Z`;
  });
  return `${ring(10.6)}${gaps.join('')}${ring(1.7)}`;
}
