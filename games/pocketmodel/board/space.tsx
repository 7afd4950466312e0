import { useMemo } from 'preact/hooks';
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
      <svg class="pb-space" width={width} height={height} aria-hidden="true">
        {middle !== undefined &&
          [...homes, ...small].map((home, at) => <path key={at} class="pb-lane" d={lane(home, middle)} />)}
      </svg>
    );
  }, [chart, width, height]);
}

function lane(from: Box, to: Box): string {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${(to.x + to.width / 2).toFixed(1)} ${(to.y + to.height / 2).toFixed(1)}`;
}
