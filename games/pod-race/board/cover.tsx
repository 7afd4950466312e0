/** The picture of the game: three pods between two rows of rocks. */
export function Cover() {
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#efd9b0, #1a1420)' }}
    >
      <path
        style={{ fill: 'light-dark(#c9a468, #3a2838)' }}
        d="M0 90 70 50 150 84 250 40 350 78 480 46V0H0Z"
      />
      <path
        style={{ fill: 'light-dark(#b98a4d, #4a3040)' }}
        d="M0 214 90 232 200 210 300 236 400 214 480 230V270H0Z"
      />
      {[
        { x: 300, y: 112, paint: '#c8322b' },
        { x: 190, y: 150, paint: '#2e8b4f' },
        { x: 90, y: 186, paint: '#e8871e' },
      ].map(({ x, y, paint }) => (
        <g key={paint} transform={`translate(${x} ${y})`}>
          <path d="M-70 0h60" stroke="#fff" stroke-width="3" stroke-dasharray="14 8" opacity=".7" />
          <path d="M0-12H60L80-6 60 0H0ZM0 4H60L80 10 60 16H0Z" fill={paint} stroke="#fff" />
          <circle cx="-4" cy="2" r="10" fill="#23262e" stroke="#fff" />
        </g>
      ))}
    </svg>
  );
}
