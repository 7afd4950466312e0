import type { Faction } from '../../content/pack.ts';

/**
 * Our own signs of the factions, each one path on a square of 24, one colour, readable when turned: a rising wing,
 * a spoked wheel, a visor. Fill rule: evenodd.
 */
export const signs: Readonly<Record<Faction, string>> = {
  rebel:
    'M12 1.6C13.4 5.2 13.6 8 13 10.6C15.6 9.6 17.6 7.4 18.6 4.2C22.6 9.2 22.3 15.2 18.6 19.2C17.4 20.5 15.9 21.5 14.2 22.1C15.8 19.4 15.5 16.6 13.2 14.6V22.4H10.8V14.6C8.5 16.6 8.2 19.4 9.8 22.1C8.1 21.5 6.6 20.5 5.4 19.2C1.7 15.2 1.4 9.2 5.4 4.2C6.4 7.4 8.4 9.6 11 10.6C10.4 8 10.6 5.2 12 1.6Z',
  empire: wheel(),
  bounty_hunter:
    'M12 1.8C17.6 1.8 21 5.6 21 11.4C21 15.8 19.6 19.6 17.4 22.2H14.2V13.6H18.2C18.6 13.6 18.8 13.3 18.8 12.9V10.2C18.8 9.7 18.5 9.4 18 9.4H6C5.5 9.4 5.2 9.7 5.2 10.2V12.9C5.2 13.3 5.4 13.6 5.8 13.6H9.8V22.2H6.6C4.4 19.6 3 15.8 3 11.4C3 5.6 6.4 1.8 12 1.8Z',
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
