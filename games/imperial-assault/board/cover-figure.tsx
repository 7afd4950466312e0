import { squadPortraits } from './art/squad-portraits.ts';

/** The colours of both sides: rim of the base, its ground, coat. */
const sides = {
  rebel: { rim: 'light-dark(#a32714, #ff8b6b)', ground: 'light-dark(#f5dccd, #4a201c)', coat: '#b8693a' },
  imperial: { rim: 'light-dark(#2b3a50, #c9d8ea)', ground: 'light-dark(#dfe5ec, #25324c)', coat: '#66748a' },
} as const;

/** Where a figure of a cover stands, in the picture's units, and who it is. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly of: keyof typeof sides;
  readonly portrait: keyof typeof squadPortraits;
}

/** A figure on its round base, as the covers of both games show it. */
export function CoverFigure({ x, y, size, of, portrait }: Standing) {
  const { rim, ground, coat } = sides[of];
  const paints = {
    coat,
    skin: '#d9a57c',
    fur: '#94683e',
    plate: '#f1f3f6',
    dark: '#1c202b',
    line: 'none',
    glow: '#ffd257',
  } as const;
  const clip = `ia-cover-${x}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)`}>
      <ellipse cx="54" cy="96" rx="50" ry="18" fill="#0006" />
      <circle cx="50" cy="50" r="50" style={{ fill: ground }} />
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="48" />
      </clipPath>
      <g clip-path={`url(#${clip})`}>
        {squadPortraits[portrait].map(({ paint, d }) => (
          <path
            key={d}
            d={d}
            fill={paints[paint]}
            stroke="#10131c"
            stroke-width={paint === 'line' ? 3 : 2.5}
            stroke-linejoin="round"
          />
        ))}
      </g>
      <circle cx="50" cy="50" r="47" fill="none" style={{ stroke: rim, strokeWidth: 6 }} />
    </g>
  );
}
