import { CoverFigure, type Standing } from './cover-figure.tsx';

/** Who stands where, from the back to the front. */
const figures: readonly Standing[] = [
  { x: 372, y: 92, size: 46, of: 'imperial', portrait: 'visor' },
  { x: 150, y: 104, size: 48, of: 'rebel', portrait: 'helmet' },
  { x: 312, y: 128, size: 52, of: 'imperial', portrait: 'leader' },
  { x: 438, y: 138, size: 52, of: 'imperial', portrait: 'visor' },
  { x: 78, y: 150, size: 54, of: 'rebel', portrait: 'wookiee' },
  { x: 186, y: 166, size: 58, of: 'rebel', portrait: 'smuggler' },
  { x: 378, y: 190, size: 60, of: 'imperial', portrait: 'guardian' },
];

/** Spaces of the floor as it is seen from a corner, each half as high as it is wide. */
const tile = { width: 60, height: 34 } as const;
const columns = 14;

/** The picture of the game: two squads on both sides of an open door, and what one of them sees. */
export function Cover() {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const floor = Array.from({ length: columns }, (_, at) => (at - columns / 2) * tile.width * 1.4);
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#d8cdb4, #0a0e1a)' }}
    >
      <path d="M0 60H480V270H0Z" style={{ fill: 'light-dark(#efe6cf, #1a2440)' }} />
      <path
        d={floor
          .map((at) => `M${240 + at} 60L${240 + at * 2.4} 270`)
          .concat([74, 94, 120, 154, 198, 252].map((y) => `M0 ${y}H480`))
          .join('')}
        style={{ ...line, stroke: 'light-dark(#cdbf9c, #31406a)', strokeWidth: 1.5 }}
      />
      <path
        d="M346 214 436 214 462 250 356 250Z"
        style={{
          fill: 'light-dark(#bcd6f2, #1d4a86)',
          stroke: 'light-dark(#2a6ab0, #6fb4ff)',
          strokeWidth: 3,
        }}
      />
      <path
        d="M362 226q8-6 16 0t16 0 16 0 16 0M372 240q8-6 16 0t16 0 16 0 16 0"
        style={{ ...line, stroke: 'light-dark(#2a6ab0, #6fb4ff)', strokeWidth: 2.5 }}
      />
      <path d="M0 20H480V62H0Z" style={{ fill: 'light-dark(#8f836a, #060914)' }} />
      <path
        d="M40 20V62M104 20V62M352 20V62M424 20V62M0 40H480"
        style={{ ...line, stroke: 'light-dark(#a5987c, #1c2745)', strokeWidth: 2 }}
      />
      <path
        d="M236 40 250 62 262 100 240 100 232 62ZM268 270 246 186 278 186 312 270Z"
        style={{
          fill: 'light-dark(#5b5346, #0b1020)',
          stroke: 'light-dark(#2d281f, #dfe8ff)',
          strokeWidth: 2.5,
        }}
      />
      <path d="M241 100 262 100 278 186 247 186Z" style={{ fill: 'light-dark(#ffe9a8, #3a3418)' }} />
      <path
        d="M241 100H262L265 116H243ZM245 170H275L278 186H247Z"
        style={{ fill: '#e0a100', stroke: '#1d1604', strokeWidth: 1.5 }}
      />
      <path
        d="M208 150 290 112M208 162 336 140"
        style={{
          ...line,
          stroke: 'light-dark(#17803f, #7dffa0)',
          strokeWidth: 3.5,
          strokeDasharray: '11 8',
        }}
      />
      {figures.map((standing) => (
        <CoverFigure key={standing.x} {...standing} />
      ))}
      {[
        { x: 254, y: 212, turn: -14, fill: '#c2261b', marks: 'M-7-7h.1M7 7h.1M0 0h.1' },
        { x: 296, y: 224, turn: 12, fill: '#2363b0', marks: 'M-7 7h.1M7-7h.1' },
      ].map(({ x, y, turn, fill, marks }) => (
        <g key={fill} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-15" y="-13" width="32" height="32" rx="6" fill="#0006" />
          <rect x="-16" y="-16" width="32" height="32" rx="6" fill={fill} stroke="#fff" stroke-width="1.5" />
          <path d={marks} style={{ ...line, stroke: '#fff', strokeWidth: 7 }} />
        </g>
      ))}
    </svg>
  );
}
