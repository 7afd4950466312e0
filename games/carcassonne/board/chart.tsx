/** The chart that lies under the tiles: rings and rays about the start tile, graduated like an old star chart. */
export function Chart() {
  const rings = [2.5, 5, 7.5, 10, 12.5];
  return (
    <svg class="cs-chart" data-picture="ground" viewBox="-1400 -1400 2800 2800" aria-hidden="true">
      <g transform="translate(50 50)">
        {rings.map((ring) => (
          <circle key={ring} r={ring * 100} />
        ))}
        {Array.from({ length: 24 }, (_, at) => {
          const angle = (at * Math.PI) / 12;
          const from = at % 2 === 0 ? 250 : 750;
          return (
            <path
              key={angle}
              class={at % 6 === 0 ? 'cs-chart-axis' : undefined}
              d={`M${Math.cos(angle) * from} ${Math.sin(angle) * from}L${Math.cos(angle) * 1250} ${Math.sin(angle) * 1250}`}
            />
          );
        })}
        <circle class="cs-chart-scale" r="512" />
        <circle class="cs-chart-scale" r="1012" />
        {Array.from({ length: 24 }, (_, at) => (
          <text key={`hour ${at + 1}`} transform={`rotate(${at * 15}) translate(0 -524)`}>
            {at}h
          </text>
        ))}
      </g>
    </svg>
  );
}
