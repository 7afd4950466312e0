import { useMemo } from 'preact/hooks';
import { scatter } from '../../common/seeded.ts';
import { contested } from '../rules/state.ts';
import type { Box, Chart } from './chart.ts';

/** The sky behind the zones, and the lanes between every home and the contested zone. */
export function Space({
  chart,
  width,
  height,
}: {
  readonly chart: Chart;
  readonly width: number;
  readonly height: number;
}) {
  return useMemo(() => {
    const middle = chart.zones.get(contested);
    const homes = [...chart.zones].filter(([zone]) => zone !== contested).map(([, box]) => box);
    const small = chart.kind === 'ring' ? [...chart.small.values()] : [];
    return (
      <svg
        class="pb-space"
        data-part="track"
        data-picture="ground"
        width={width}
        height={height}
        aria-hidden="true"
      >
        {layers.map(({ size, share }, at) => (
          <path key={size} class="pb-far-stars" d={stars(at, share, width, height)} stroke-width={size} />
        ))}
        {middle !== undefined &&
          [...homes, ...small].map((home, at) => <path key={at} class="pb-lane" d={lane(home, middle)} />)}
      </svg>
    );
  }, [chart, width, height]);
}

/** Stars by size, and how many of them there are to a million pixels. */
const layers = [
  { size: 1.3, share: 190 },
  { size: 2, share: 80 },
  { size: 3, share: 22 },
] as const;

function stars(layer: number, share: number, width: number, height: number): string {
  const random = scatter(`space ${layer}`);
  return Array.from({ length: Math.round((share * width * height) / 1e6) }, () => {
    const [x, y] = [random() * width, random() * height];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  }).join('');
}

function lane(from: Box, to: Box): string {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${(to.x + to.width / 2).toFixed(1)} ${(to.y + to.height / 2).toFixed(1)}`;
}
