import { mawArt } from './art/maw.ts';
import { shipParts } from './art/ships.ts';

/** What a ship of the cover is painted with: hull, lit, dark. */
const ships = [
  { id: 'xwing', x: 150, y: 150, size: 1.9, turn: 62, paint: ['#d63a2c', '#ff9b86', '#7c1a12'] },
  { id: 'destroyer', x: 70, y: 96, size: 1.5, turn: 74, paint: ['#35a05a', '#9be8b2', '#14532d'] },
  { id: 'advanced', x: 268, y: 92, size: 1.3, turn: 40, paint: ['#454b5c', '#a3acc2', '#171a22'] },
  { id: 'tantive', x: 60, y: 196, size: 1.3, turn: 66, paint: ['#f2c12e', '#fff0ae', '#8f6a05'] },
] as const;

const maw = [
  { x: 268, y: 196 },
  { x: 318, y: 176 },
  { x: 356, y: 140 },
];

/** The picture of the game: four ships on their way past the open Maw to a world with lights. */
export function Cover() {
  const { body, teeth } = mawArt(maw, 24);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efe0bb, #070c20)' }}
    >
      <defs>
        <radialGradient id="st-cover-sky" cx=".25" cy=".2" r=".9">
          <stop offset="0" style={{ stopColor: 'light-dark(#fff9e9, #2a3d8c)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#e2cb98, #060a1a)' }} />
        </radialGradient>
        <radialGradient id="st-cover-world" cx=".3" cy=".25" r=".9">
          <stop offset="0" stop-color="#8fc8f5" />
          <stop offset=".55" stop-color="#2f6fb5" />
          <stop offset="1" stop-color="#081428" />
        </radialGradient>
      </defs>
      <path fill="url(#st-cover-sky)" d="M0 0h480v270H0Z" />
      <path
        d="M20 30h.1M90 22h.1M140 58h.1M210 30h.1M250 60h.1M330 40h.1M30 150h.1M210 240h.1M120 250h.1M300 250h.1M460 230h.1M360 250h.1M190 100h.1"
        style={{ ...line, stroke: 'var(--star)', strokeWidth: 3 }}
      />
      <path
        d="M-10 240C90 230 130 190 200 200S330 190 362 130 400 70 430 66"
        style={{ ...line, stroke: 'light-dark(#b3935a, #3f7bff)', strokeWidth: 12, opacity: 0.35 }}
      />
      <path
        d="M-10 240C90 230 130 190 200 200S330 190 362 130 400 70 430 66"
        style={{ ...line, stroke: 'light-dark(#6b512c, #a9d4ff)', strokeWidth: 2.5, strokeDasharray: '2 9' }}
      />
      <circle cx="424" cy="66" r="42" fill="url(#st-cover-world)" />
      <path
        d="M396 60 430 76M404 46 400 82M430 46 450 62"
        style={{ ...line, stroke: '#ffe6a3', strokeWidth: 2, strokeDasharray: '2 5' }}
      />
      <path d={body} style={{ ...line, stroke: '#c8263a', strokeWidth: 72 }} />
      <path d={body} style={{ ...line, stroke: '#1c040a', strokeWidth: 66 }} />
      <path d={teeth} fill="#f5dfd2" />
      {ships.map(({ id, x, y, size, turn, paint: [hull, lit, dark] }) => {
        const tones = { hull, lit, dark, ink: '#10131c', glow: '#bff1ff' };
        const outline = shipParts[id].map(({ d }) => d).join('');
        return (
          <g key={id} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
            <path d={outline} fill="#fff" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" />
            {shipParts[id].map(({ tone, d }, at) => (
              <path key={at} d={d} fill={tones[tone]} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
