/** The picture of the game. */
export function Cover() {
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#dbe4ee, #0a1020)' }}
    >
      <path d="M60 200 240 60 420 200Z" style={{ fill: 'light-dark(#5a7390, #3a5a8c)' }} />
    </svg>
  );
}
