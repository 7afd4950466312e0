import { fieldSigns, heroSign, leaderSigns } from './art/signs.ts';

/** Fields of the way up into the dark: where they lie, how large, and what they show. */
const fields = [
  { x: 32, y: 232, size: 12 },
  { x: 70, y: 222, size: 13, paint: 'yellow', sign: fieldSigns.draw },
  { x: 109, y: 207, size: 13 },
  { x: 148, y: 190, size: 14, paint: 'orange', sign: fieldSigns.play },
  { x: 189, y: 178, size: 14 },
  { x: 231, y: 177, size: 15, paint: 'yellow', sign: fieldSigns.play },
  { x: 273, y: 184, size: 15 },
  { x: 315, y: 181, size: 16, paint: 'black', sign: fieldSigns.play },
] as const;
const paints = { yellow: '#e9b93a', orange: '#dd7a24', black: '#343a4a' } as const;

/** The leaders at the end of the way, and the heroes who are to be found. */
const leaders = [
  { sign: leaderSigns.phasma, x: 360, y: 156, size: 27 },
  { sign: leaderSigns.hux, x: 402, y: 105, size: 30 },
  { sign: leaderSigns.kylo, x: 428, y: 42, size: 33 },
] as const;
const heroes = [
  { x: 54, y: 92, size: 1.5 },
  { x: 118, y: 56, size: 1.8 },
  { x: 190, y: 84, size: 1.5 },
] as const;

/** A warship that flies to the left, seen from the side and a little from above: its hull, its lit deck, its fires. */
const warship = {
  hull: 'M-44 4 34-12 40-4 34 12Z',
  deck: 'M-44 4 34-12 22-1ZM14-9 16-17H26L30-11Z',
  fires: 'M39-5 37 6',
};
const fleet = [
  { x: 290, y: 34, turn: 6, size: 0.62 },
  { x: 262, y: 92, turn: 2, size: 0.42 },
  { x: 352, y: 236, turn: -6, size: 0.85 },
] as const;

/** The picture of the game: the way from three lights up to three masks before a world in shadow. */
export function Cover() {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const way = `M${[...fields, ...leaders].map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efe0bb, #070c20)' }}
    >
      <defs>
        <radialGradient id="cf-cover-sky" cx=".15" cy=".6" r="1">
          <stop offset="0" style={{ stopColor: 'light-dark(#fff9e9, #235a9c)' }} />
          <stop offset=".5" style={{ stopColor: 'light-dark(#ead8ab, #101a46)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#c98a63, #2a0a16)' }} />
        </radialGradient>
        <radialGradient id="cf-cover-world" cx=".2" cy=".55" r=".85">
          <stop offset="0" stop-color="#c2413a" />
          <stop offset=".35" stop-color="#6d1a22" />
          <stop offset="1" stop-color="#14060c" />
        </radialGradient>
        <radialGradient id="cf-cover-light">
          <stop offset="0" style={{ stopColor: 'light-dark(#ffb938, #ffd76a)' }} />
          <stop offset=".35" style={{ stopColor: 'light-dark(#ffca5fa0, #ffd76a66)' }} />
          <stop offset="1" style={{ stopColor: 'light-dark(#ffca5f00, #ffd76a00)' }} />
        </radialGradient>
      </defs>
      <path fill="url(#cf-cover-sky)" d="M0 0h480v270H0Z" />
      <path
        d="M24 34h.1M80 26h.1M150 18h.1M232 30h.1M262 74h.1M300 40h.1M20 150h.1M86 140h.1M172 126h.1M250 238h.1M200 250h.1M120 252h.1M300 236h.1M258 126h.1"
        style={{ ...line, stroke: 'var(--star)', strokeWidth: 3 }}
      />
      <circle cx="452" cy="150" r="150" fill="url(#cf-cover-world)" />
      <path
        d="M330 62Q304 106 303 152T334 244M362 30Q420 96 480 112M306 190Q390 216 480 206M318 214Q400 240 480 232"
        style={{ ...line, stroke: '#ff8f6b', strokeWidth: 1.5, opacity: 0.35, strokeDasharray: '9 4 2 6' }}
      />
      {fleet.map(({ x, y, turn, size }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d={warship.hull} style={{ fill: 'light-dark(#4a2a24, #8d9ab8)' }} />
          <path d={warship.deck} style={{ fill: 'light-dark(#7a5044, #eef3ff)' }} />
          <path d={warship.fires} style={{ ...line, stroke: '#ff6a4d', strokeWidth: 4 }} />
        </g>
      ))}
      <path
        d={way}
        style={{ ...line, stroke: 'light-dark(#b3935a, #3f7bff)', strokeWidth: 13, opacity: 0.35 }}
      />
      <path
        d={way}
        style={{ ...line, stroke: 'light-dark(#6b512c, #a9d4ff)', strokeWidth: 2.5, strokeDasharray: '2 8' }}
      />
      {fields.map(({ x, y, size, ...look }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle
            r={size}
            style={{
              fill: 'paint' in look ? paints[look.paint] : 'light-dark(#fffaf0, #22315f)',
              stroke: 'light-dark(#4a3716, #bcd0ff)',
              strokeWidth: 2,
            }}
          />
          {'sign' in look && (
            <path
              d={look.sign}
              transform={`scale(${size / 18}) translate(-12 -12)`}
              style={{ ...line, stroke: look.paint === 'black' ? '#fff' : '#22190a', strokeWidth: 2.4 }}
            />
          )}
        </g>
      ))}
      {leaders.map(({ sign, x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={size} fill="#1a060c" stroke="#ff5a47" stroke-width="2.5" />
          <circle r={size - 4} style={{ ...line, stroke: '#ff5a47', strokeWidth: 1, opacity: 0.5 }} />
          <path
            d={sign}
            transform={`scale(${size / 25})`}
            style={{ ...line, stroke: '#ffe3dc', strokeWidth: 2.4 }}
          />
        </g>
      ))}
      {heroes.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="34" fill="url(#cf-cover-light)" />
          <path
            d={heroSign}
            style={{
              fill: 'light-dark(#a8431c, #fff3c9)',
              fillRule: 'evenodd',
              stroke: 'light-dark(#7a2a0c, #ffd76a)',
              strokeWidth: 1,
              strokeLinejoin: 'round',
            }}
          />
        </g>
      ))}
      <g transform="translate(231 152)">
        <ellipse cx="4" cy="20" rx="17" ry="6" fill="#0008" />
        <path
          d="M0-30A11 11 0 0 1 7-10Q9 6 15 18H-15Q-9 6-7-10A11 11 0 0 1 0-30Z"
          fill="#16181f"
          stroke="#fff"
          stroke-width="2"
          stroke-linejoin="round"
        />
        <path d="M-4-24Q-8-18-3-13M-6 4-9 13" style={{ ...line, stroke: '#7d88a8', strokeWidth: 2 }} />
      </g>
    </svg>
  );
}
