/** The sign of a hero's wing against the First Order's visor. */
const wing = 'M0-30C18-22 30-6 30 14C18 6 8 8 4 26H-4C-8 8-18 6-30 14C-30-6-18-22 0-30Z';
const visor = 'M-34-10C-24-34 24-34 34-10V8L20 26H-20L-34 8ZM-24-8H24L18 4H-18Z';

/** The track between two sides: fields that rise out of the light, where the visor waits in the dark. */
export function Cover() {
  const fields = Array.from({ length: 11 }, (_, at) => ({
    x: 46 + at * 36,
    y: 214 - at * 7 - Math.sin(at * 0.75) * 34,
    size: 13 + at * 0.5,
  }));
  const way = fields.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg
      viewBox="0 0 480 270"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efe0bb, #070c20)' }}
    >
      <defs>
        <radialGradient id="cf-cover-sky" cx=".2" cy=".8" r="1">
          <stop offset="0" style={{ stopColor: 'light-dark(#fff9e9, #21508c)' }} />
          <stop offset=".55" style={{ stopColor: 'light-dark(#e6d2a2, #121a44)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#a5573f, #3d0d16)' }} />
        </radialGradient>
      </defs>
      <path fill="url(#cf-cover-sky)" d="M0 0h480v270H0Z" />
      <path
        d="M24 34h.1M80 66h.1M142 24h.1M196 70h.1M252 30h.1M300 82h.1M60 126h.1M172 118h.1M250 238h.1M330 224h.1M452 236h.1M120 252h.1M410 190h.1"
        style={{ fill: 'none', stroke: 'var(--star)', strokeWidth: 3, strokeLinecap: 'round' }}
      />
      <path
        d={`M${way}`}
        style={{
          fill: 'none',
          stroke: 'light-dark(#6b512c, #a9d4ff)',
          strokeWidth: 3,
          strokeDasharray: '2 7',
        }}
      />
      {fields.map(({ x, y, size }, at) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={size}
          style={{
            fill:
              at % 3 === 2 ? ['#e9b93a', '#dd7a24', '#3a3f4e'][(at - 2) / 3] : 'light-dark(#fffaf0, #22315f)',
            stroke: 'light-dark(#4a3716, #bcd0ff)',
            strokeWidth: 2,
          }}
        />
      ))}
      <g transform="translate(78 96) scale(1.7)">
        <path d={wing} style={{ fill: 'light-dark(#a8431c, #ffb24d)' }} />
      </g>
      <g transform="translate(404 84) scale(1.9)">
        <path d={visor} fill-rule="evenodd" style={{ fill: 'light-dark(#2a1214, #f3e9ea)' }} />
      </g>
      <g transform="translate(226 166)">
        <ellipse cx="3" cy="15" rx="15" ry="5" fill="#0007" />
        <path
          d="M0-24A10 10 0 0 1 6-6L13 14H-13L-6-6A10 10 0 0 1 0-24Z"
          fill="#16181f"
          stroke="#fff"
          stroke-width="2"
        />
      </g>
    </svg>
  );
}
