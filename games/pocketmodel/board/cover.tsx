import { famousShips, type ShipPart, type Tone } from './art/famous-ships.ts';

type Name = keyof typeof famousShips;

/** The ships on their way: rebels from the left, imperials from the right; colours for hull, light, shadow, trim. */
const rebel = ['#d9cbb0', '#fff8e8', '#8d7f68', '#e0561f'] as const;
const imperial = ['#8f9db8', '#dbe4f5', '#36415a', '#3f8fd6'] as const;
const fleet = [
  { name: 'imperial-class', x: 408, y: 104, size: 3.5, turn: -96, paint: imperial },
  { name: 'tie fighter', x: 268, y: 62, size: 1, turn: -16, paint: imperial },
  { name: 'tie fighter', x: 300, y: 150, size: 1.6, turn: 14, paint: imperial },
  { name: 'yt-1300', x: 56, y: 150, size: 1.7, turn: 76, paint: rebel },
  { name: 'x-wing', x: 166, y: 118, size: 2, turn: 64, paint: rebel },
  { name: 'x-wing', x: 92, y: 62, size: 1.3, turn: 70, paint: rebel },
] as const satisfies readonly { readonly name: Name; readonly [look: string]: unknown }[];

/** The plates of the four values on the base in front, each with its outline. */
const plates = [
  { fill: '#ad1f17', d: 'M0-9 8-3V8H-8V-3Z', ink: '#fff', value: 2 },
  {
    fill: '#f4c430',
    d: 'M0-10 2-7 6-8 7-4 10-2 8 1 9 5 5 6 3 10 0 7-3 10-5 6-9 5-8 1-10-2-7-4-6-8-2-7Z',
    ink: '#1d1604',
    value: 2,
  },
  { fill: '#1f4fa3', d: 'M-8-8H-4V-6H-2V-8H2V-6H4V-8H8V8H-8Z', ink: '#fff', value: 9 },
  { fill: '#14653a', d: 'M-8-7Q-4-6 0-8 4-6 8-7V0Q7 7 0 9-7 7-8 0Z', ink: '#fff', value: 2 },
] as const;

/** The picture of the game: two small fleets meet over the cards, each ship with its values on a base. */
export function Cover() {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efe0bb, #070c20)' }}
    >
      <defs>
        <radialGradient id="pm-cover-sky" cx=".42" cy=".45" r=".85">
          <stop offset="0" style={{ stopColor: 'light-dark(#fffaf0, #35468f)' }} />
          <stop offset=".55" style={{ stopColor: 'light-dark(#eddcae, #141d4d)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#c9a777, #060917)' }} />
        </radialGradient>
      </defs>
      <path fill="url(#pm-cover-sky)" d="M0 0h480v270H0Z" />
      <path
        d="M24 34h.1M70 128h.1M150 28h.1M212 44h.1M262 20h.1M300 140h.1M20 150h.1M130 214h.1M232 190h.1M250 238h.1M410 190h.1M456 220h.1M440 24h.1M196 86h.1M374 236h.1"
        style={{ ...line, stroke: 'var(--star)', strokeWidth: 3 }}
      />
      <circle cx="52" cy="262" r="86" style={{ fill: 'light-dark(#c98f4e, #a8632e)' }} />
      <path
        d="M-30 232Q50 214 130 236M-30 250Q50 236 138 256"
        style={{ ...line, stroke: 'light-dark(#e8bd84, #d99a5c)', strokeWidth: 5, opacity: 0.7 }}
      />
      <path
        d="M214 96 322 106M206 132 262 142M130 50 240 60"
        style={{
          ...line,
          stroke: 'light-dark(#c8261a, #ff6f5a)',
          strokeWidth: 3.5,
          strokeDasharray: '20 13',
        }}
      />
      <path
        d="M264 158 208 148M244 72 206 88"
        style={{
          ...line,
          stroke: 'light-dark(#17803f, #7dffa0)',
          strokeWidth: 3.5,
          strokeDasharray: '16 11',
        }}
      />
      {fleet.map(({ name, x, y, size, turn, paint }) => (
        <g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <Parts parts={famousShips[name]} paint={paint} />
        </g>
      ))}
      <g transform="translate(172 172) rotate(-4) scale(.95)">
        <path d="M-50-13H50Q58 0 50 15H-50Q-58 0-50-13Z" fill="#12151f" stroke="#e7b52c" stroke-width="1.5" />
        {plates.map(({ fill, d, ink, value }, at) => (
          <g key={fill} transform={`translate(${(at - 1.5) * 25} 1)`}>
            <path d={d} fill={fill} stroke="#fffc" />
            <text
              y="5.4"
              fill={ink}
              font-family="var(--display-font)"
              font-size="15"
              font-weight="700"
              text-anchor="middle"
            >
              {value}
            </text>
          </g>
        ))}
      </g>
      {[-14, 2, 18].map((turn, at) => (
        <g key={turn} transform={`translate(${372 + at * 36} ${222 + at * 6}) rotate(${turn}) scale(1.2)`}>
          <rect
            x="-24"
            y="-34"
            width="48"
            height="68"
            rx="5"
            fill="#16224f"
            stroke="#e7b52c"
            stroke-width="2"
          />
          <path d="M0-15 4-5 15-4 7 4 9 15 0 9-9 15-7 4-15-4-4-5Z" fill="#ffd24d" />
        </g>
      ))}
    </svg>
  );
}

function Parts({
  parts,
  paint: [hull, lit, dark, trim],
}: {
  readonly parts: readonly ShipPart[];
  readonly paint: readonly [string, string, string, string];
}) {
  const fills: Readonly<Record<Tone, string>> = {
    hull,
    lit,
    dark,
    trim,
    ink: '#10131c',
    glow: '#9ff0ff',
    line: 'none',
  };
  return parts.map(([tone, d], at) => {
    const twice = tone.endsWith('s');
    const fill = Object.entries(fills).find(([name]) => tone.startsWith(name))?.[1];
    const look = { d, fill, stroke: '#10131c', 'stroke-width': tone.startsWith('line') ? 0.5 : 0.8 };
    return (
      <g key={at}>
        <path {...look} />
        {twice && <path {...look} transform="scale(-1 1)" />}
      </g>
    );
  });
}
