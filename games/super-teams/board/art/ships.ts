import type { ShipId } from '../../content/pack.ts';

/** How a part of a ship is painted: in its colour, lighter or darker, as a window, or as an engine's glow. */
export type Tone = 'hull' | 'lit' | 'dark' | 'ink' | 'glow';

export interface ShipPart {
  readonly tone: Tone;
  readonly d: string;
}

/** A disc as a path. */
function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** A path and its mirror image across the middle line of a ship: written with `~` where the sides differ. */
function pair(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** The eight ships, seen from above with the nose up, in a square of 48 around 0, 0. No two have one outline. */
export const shipParts: Readonly<Record<ShipId, readonly ShipPart[]>> = {
  xwing: [
    { tone: 'dark', d: pair((s) => `M${s * 3} 5L${s * 21}-3v5L${s * 3} 13Z`) },
    {
      tone: 'hull',
      d: pair((s) => `M${s * 3} 4L${s * 21} 13v5L${s * 3} 15ZM${s * 20}-15h${s * 2.4}v33h${s * -2.4}Z`),
    },
    { tone: 'glow', d: pair((s) => disc(s * 6.5, 17, 3)) },
    { tone: 'lit', d: 'M0-23 3.2-9 4.4 15 0 19-4.4 15-3.2-9Z' },
    { tone: 'ink', d: 'M-1.8 0h3.6l.9 7h-5.4Z' },
  ],
  falcon: [
    { tone: 'hull', d: `${disc(0, 4, 16)}M-11-7-7.5-22h5L-1.5-8ZM11-7 7.5-22h-5L1.5-8Z` },
    { tone: 'dark', d: 'M12-1 19-8v-6h4.4v8L16 4Z' },
    { tone: 'lit', d: `${disc(0, 4, 6)}M-15 3h7v2h-7ZM8 3h7v2h-7ZM-1 11h2v8h-2Z` },
    { tone: 'glow', d: 'M-11 15.6A16 16 0 0 0 11 15.6L9 12A12 12 0 0 1-9 12Z' },
    { tone: 'ink', d: disc(0, 4, 2.4) },
  ],
  destroyer: [
    { tone: 'hull', d: 'M0-24 17 19H-17Z' },
    { tone: 'dark', d: 'M0-24 17 19H5Z' },
    { tone: 'lit', d: 'M0-5 7 15H-7Z' },
    { tone: 'dark', d: 'M-6 7H6v3H3v6h-6v-6h-3Z' },
    { tone: 'glow', d: 'M-11 19h5v3.5h-5ZM-2.5 19h5v3.5h-5ZM6 19h5v3.5H6Z' },
  ],
  deathstar: [
    { tone: 'hull', d: disc(0, 0, 21) },
    { tone: 'dark', d: 'M6-20.1A21 21 0 0 1 0 21 21 21 0 0 1-9 19C12 15 15-8 6-20.1Z' },
    { tone: 'lit', d: disc(-8, -9, 6) },
    { tone: 'ink', d: `${disc(-8, -9, 2.6)}M-21-1.4h42v2.8h-42Z` },
  ],
  fighter: [
    { tone: 'dark', d: pair((s) => `M${s * 15}-21L${s * 22}-14V14L${s * 15} 21Z`) },
    { tone: 'hull', d: 'M-15-3H15V3H-15Z' },
    { tone: 'lit', d: pair((s) => `M${s * 15}-21L${s * 18}-18V18L${s * 15} 21Z`) },
    { tone: 'hull', d: disc(0, 0, 9) },
    { tone: 'ink', d: disc(0, 0, 4.5) },
  ],
  advanced: [
    { tone: 'hull', d: 'M-7-2H7V14l-3 6h-8l-3-6ZM-14-3H14V4H-14Z' },
    {
      tone: 'dark',
      d: pair((s) => `M${s * 8}-23L${s * 19}-9V11L${s * 8} 23V16L${s * 13} 7V-6L${s * 8}-15Z`),
    },
    { tone: 'lit', d: disc(0, -2, 7.5) },
    { tone: 'ink', d: disc(0, -3, 3.8) },
    { tone: 'glow', d: 'M-3.5 19h7v3h-7Z' },
  ],
  starfighter: [
    {
      tone: 'dark',
      d: pair((s) => `M${s * 9}-22L${s * 13}-22 ${s * 20} 3 ${s * 15} 20 ${s * 10} 20 ${s * 13} 3Z`),
    },
    { tone: 'hull', d: 'M-4-12h8L9 2 6 16h-12L-9 2Z' },
    { tone: 'hull', d: pair((s) => `M${s * 7} 0L${s * 14} 2V7L${s * 7} 9Z`) },
    { tone: 'lit', d: disc(0, 3, 6) },
    { tone: 'ink', d: disc(0, 2, 3) },
    { tone: 'glow', d: pair((s) => disc(s * 4, 17, 2.4)) },
  ],
  tantive: [
    { tone: 'dark', d: 'M-3-14H3V6H-3Z' },
    { tone: 'hull', d: 'M-8-24H8l4 6-4 6H-8l-4-6ZM-7 0H7L9 9H-9Z' },
    { tone: 'lit', d: 'M-8-24H8l1.5 2.5h-19ZM-2-10h4V8h-4Z' },
    { tone: 'hull', d: 'M-15 8H15V17H-15Z' },
    { tone: 'glow', d: [-12, -6, 0, 6, 12].map((x) => disc(x, 18, 2.6)).join('') },
  ],
};
