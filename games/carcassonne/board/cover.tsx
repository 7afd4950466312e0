import { signs } from './art/sign.ts';

/** The signs of the factions in their colours. */
const factions = [
  { sign: signs.rebel, fill: 'light-dark(#a32714, #ff8b6b)' },
  { sign: signs.empire, fill: 'light-dark(#23384f, #d5e6f7)' },
  { sign: signs.bounty_hunter, fill: 'light-dark(#7a5200, #ffc857)' },
] as const;

/** Worlds along the route: a desert, ice and a forest, each with the colours of its light, its ground and its night. */
const worlds = [
  { name: 'desert', x: 300, y: 130, radius: 84, colors: ['#fbe6b4', '#cf8f4c', '#331708'] },
  { name: 'ice', x: 112, y: 163, radius: 29, colors: ['#ffffff', '#9fc6e6', '#1b2c48'] },
  { name: 'forest', x: 418, y: 225, radius: 17, colors: ['#b9e08c', '#3f8a45', '#08200f'] },
] as const;

/** The bands of a desert, in a world of radius 84 around 0, 0, from the top down. */
const dunes = [-66, -49, -31, -14, 5, 22, 40, 57];

/** The picture of the game: a world above a chart of routes, with the three factions' signs. */
export function Cover() {
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  const way = 'M-10 195C110 185 150 105 240 121S360 225 490 145';
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efe4c9, #101b40)' }}
    >
      <defs>
        <radialGradient id="cs-cover-sky" cx=".3" cy=".3" r=".9">
          <stop offset="0" style={{ stopColor: 'light-dark(#fdf6e4, #26387c)' }} />
          <stop offset=".6" style={{ stopColor: 'light-dark(#efe2c2, #1a1f52)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#dcc69a, #2c1a4a)' }} />
        </radialGradient>
        {worlds.map(({ name, colors: [light, ground, night] }) => (
          <radialGradient key={name} id={`cs-cover-${name}`} cx=".32" cy=".25" r=".85">
            <stop offset="0" stop-color={light} />
            <stop offset=".45" stop-color={ground} />
            <stop offset="1" stop-color={night} />
          </radialGradient>
        ))}
        <clipPath id="cs-cover-disc">
          <circle r="84" />
        </clipPath>
      </defs>
      <path fill="url(#cs-cover-sky)" d="M0 0h480v270H0Z" />
      {[95, 140, 190, 245].map((radius) => (
        <circle
          key={radius}
          cx="300"
          cy="130"
          r={radius}
          style={{ ...line, stroke: 'light-dark(#6b5a45, #8fb2ff)', strokeWidth: 0.7, opacity: 0.45 }}
        />
      ))}
      <path
        d="M22 96h.1M64 20h.1M98 92h.1M150 48h.1M186 190h.1M168 246h.1M60 236h.1M28 150h.1M232 34h.1M240 236h.1M330 244h.1M372 22h.1M420 78h.1M452 30h.1M462 196h.1M404 150h.1M440 250h.1"
        style={{ ...line, stroke: 'var(--star)', strokeWidth: 3 }}
      />
      <path
        d={way}
        style={{ ...line, stroke: 'light-dark(#2e6f8e, #3fb7ff)', strokeWidth: 16, opacity: 0.25 }}
      />
      <path d={way} style={{ ...line, stroke: 'light-dark(#24546e, #123a63)', strokeWidth: 8 }} />
      <path
        d={way}
        style={{ ...line, stroke: 'light-dark(#f9f3e2, #f0fbff)', strokeWidth: 2, strokeDasharray: '10 13' }}
      />
      {worlds.map(({ name, x, y, radius }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle
            r={radius + 3}
            style={{ ...line, stroke: 'light-dark(#3d2a19, #ffe6b8)', strokeWidth: 2.5, opacity: 0.55 }}
          />
          <circle r={radius} fill={`url(#cs-cover-${name})`} />
        </g>
      ))}
      <g transform="translate(300 130)" clip-path="url(#cs-cover-disc)">
        {dunes.map((y, at) => (
          <path
            key={y}
            d={`M-90 ${y}q26 ${at % 2 === 0 ? 12 : -9} 60 2t60-4 70 ${at % 2 === 0 ? 6 : -2}`}
            style={{ ...line, stroke: '#7a3f16', strokeWidth: 3 + (at % 3), opacity: 0.3 }}
          />
        ))}
      </g>
      <path
        d="M92 156q12-9 22-3t20 2M96 176q14 5 32-3"
        style={{ ...line, stroke: '#ffffff', strokeWidth: 3, opacity: 0.7 }}
      />
      {factions.map(({ sign, fill }, at) => (
        <path
          key={fill}
          transform={`translate(${38 + at * 46} 21) scale(1.35)`}
          d={sign}
          fill-rule="evenodd"
          style={{ fill }}
        />
      ))}
    </svg>
  );
}
