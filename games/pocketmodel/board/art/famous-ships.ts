/** How a part of a ship is painted. The plural of a tone draws the part and its mirror image. */
export type Tone = 'hull' | 'lit' | 'dark' | 'trim' | 'ink' | 'glow' | 'line';

/** A part of a ship: its tone and its outline. */
export type ShipPart = readonly [tone: Tone | `${Tone}s`, d: string];

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** The ships of the picture of the game, apart from the others, so that the first page fetches no more of them. */
export const famousShips = {
  'x-wing': [
    ['darks', 'M3 3 22-2V3L3 9Z'],
    ['hulls', 'M3 5 22 12V17L3 15Z'],
    ['trims', 'M12 7.6 17 9.5V14.6L12 13.9Z'],
    ['lits', 'M20.6-19H22.8V17H20.6Z'],
    ['darks', 'M3 9H9V19H3Z'],
    ['glows', disc(6, 19.5, 2.6)],
    ['lit', 'M-1.6-24H1.6L4 0V17L2 21H-2L-4 17V0Z'],
    ['hull', 'M0-24H1.6L4 0V17L2 21H0Z'],
    ['trim', 'M-2.9-10H2.9L3.4-5H-3.4Z'],
    ['ink', 'M-2-1H2L2.8 7H-2.8Z'],
    ['line', 'M-4 11H4M0-23V-11'],
  ],
  'yt-1300': [
    ['dark', 'M12-3 18-11V-17H22.6V-9L15 5Z'],
    ['ink', 'M18.4-17.4Q20.3-19.6 22.2-17.4V-14H18.4Z'],
    ['hull', `${disc(0, 4, 16)}M-1.4-8-3.4-22H-8L-12-6ZM12-6 8-22H3.4L1.4-8Z`],
    ['lit', 'M-12-6-8-22H-5.7L-6-10.6A16 16 0 0 0-11.3 15.3 16 16 0 0 1-12-6Z'],
    ['glow', 'M-12 14.6A16 16 0 0 0 12 14.6L10 12.4A13 13 0 0 1-10 12.4Z'],
    ['trims', 'M9-10 7.5-18H5L6-10.6Z'],
    ['dark', disc(0, 4, 5.4)],
    ['lit', disc(0, 4, 3.4)],
    ['ink', disc(-8, -3, 2.4)],
    ['line', 'M-15 3H-6M6 3H13M-15 5.4H-6M6 5.4H15M-1.3 9.6V18M1.3 9.6V18M-1.3-1V-9M1.3-1V-9'],
  ],
  'tie fighter': [
    ['darks', 'M14-21 19-21 23-8V8L19 21H14L17 8V-8Z'],
    ['lits', 'M14-21H19L19.8-18.4H14.7ZM14 21H19L19.8 18.4H14.7ZM17-1.2H23V1.2H17Z'],
    ['lines', 'M19-21 23-8V8L19 21M18.4-13 21 0 18.4 13'],
    ['dark', 'M-17-2.6H17V2.6H-17Z'],
    ['trims', 'M11-3.6H14V3.6H11Z'],
    ['hull', disc(0, 0, 9.4)],
    ['lit', 'M-9.4 0A9.4 9.4 0 0 1 0-9.4V-6.4A6.4 6.4 0 0 0-6.4 0Z'],
    ['ink', disc(0, 0, 6)],
    [
      'hull',
      'M-6-.4H6V.4H-6ZM-.4-6H.4V6H-.4ZM-4.5-3.9 3.9 4.5 4.5 3.9-3.9-4.5ZM-4.5 3.9-3.9 4.5 4.5-3.9 3.9-4.5Z',
    ],
    ['glow', 'M-3 7.6H-1.2V9.6H-3ZM1.2 7.6H3V9.6H1.2Z'],
  ],
  'imperial-class': [
    ['hull', 'M0-24 18 18 12 20H-12L-18 18Z'],
    ['lit', 'M0-24V20H-12L-18 18Z'],
    ['dark', 'M0-8 8 15H-8Z'],
    ['hull', 'M0-4 5.6 13H-5.6Z'],
    ['dark', 'M-9 9H9V12H4V17H-4V12H-9Z'],
    ['lit', 'M-9 8.4H9V10.6H-9Z'],
    ['ink', `${disc(-6.4, 8, 1.7)}${disc(6.4, 8, 1.7)}`],
    ['trim', 'M-1-18H1L2-13H-2Z'],
    ['glow', 'M-12 20H-7V23H-12ZM-3 20H3V23.4H-3ZM7 20H12V23H7Z'],
    ['line', 'M0-22V-9M-5-12-11 17M5-12 11 17M-13 11.6 13 11.6'],
  ],
} as const satisfies Readonly<Record<string, readonly ShipPart[]>>;
