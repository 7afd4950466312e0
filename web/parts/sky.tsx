/** A small fixed generator (Lehmer), so that the sky is the same for everybody. */
function numbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48271) % 2147483647;
    return at / 2147483647;
  };
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const width = 1600;
const height = 1000;

function stars(count: number, least: number, most: number, seed: number): readonly Star[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => {
    const x = Math.round(next() * width);
    const y = Math.round(next() * height);
    return { x, y, size: least + next() ** 3 * (most - least) };
  });
}

const far = stars(150, 0.5, 1.1, 7);
const near = stars(46, 1.1, 2.4, 77);

/** Invented constellations, as places on the chart. */
const constellations = [
  'M120 210 200 160 290 190 350 130 330 250 290 190',
  'M1210 150 1290 210 1370 180 1450 240 1400 330 1290 210',
  'M180 760 270 720 330 800 430 780 470 870',
  'M1180 780 1260 850 1360 820 1440 900 1500 810 1360 820',
];

const path = (list: readonly Star[]): string =>
  list
    .map(
      ({ x, y, size }) =>
        `M${(x - size).toFixed(1)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`,
    )
    .join('');

/** The sky behind every page: a star chart by day, the stars themselves by night. Only to look at. */
export function Sky() {
  return (
    <div class="sky" aria-hidden="true">
      <div class="sky-glow" />
      <svg
        class="sky-chart"
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <g class="chart-lines">
          {[180, 330, 480, 660, 860].map((r) => (
            <circle key={r} cx="800" cy="500" r={r} />
          ))}
          <ellipse cx="800" cy="500" rx="480" ry="190" transform="rotate(-21 800 500)" />
          {[0, 30, 60, 90, 120, 150].map((angle) => (
            <path key={angle} d="M-60 500H620M980 500H1660" transform={`rotate(${angle} 800 500)`} />
          ))}
          <circle class="chart-scale" cx="800" cy="500" r="488" />
          {constellations.map((d) => (
            <path key={d} class="constellation" d={d} />
          ))}
        </g>
        <path class="stars-far" d={path(far)} />
      </svg>
      <svg
        class="sky-chart sky-near"
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <path class="stars-near" d={path(near)} />
      </svg>
    </div>
  );
}
