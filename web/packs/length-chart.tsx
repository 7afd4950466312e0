import { t } from '../i18n/language.ts';
import { quantile, sortIntoBins } from './bins.ts';
import { ChartFigure, chartWidth } from './chart-figure.tsx';

const height = 150;
/** Of the lines of text above and below the bars. */
const line = 20;
const floor = height - line;

/** How long the matches were, in decisions: bars for the eye, a sentence and a table for everybody. */
export function LengthChart({ lengths }: { readonly lengths: readonly number[] }) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const bins = sortIntoBins(sorted);
  const most = Math.max(...bins.map(({ count }) => count));
  const step = chartWidth / bins.length;
  const median = quantile(sorted, 0.5);
  const summary = t('packs.lengths.summary', {
    median,
    low: quantile(sorted, 0.1),
    high: quantile(sorted, 0.9),
  });
  return (
    <ChartFigure
      title={t('packs.lengths')}
      summary={summary}
      height={height}
      heads={[t('packs.lengths.decisions'), t('packs.lengths.matches')]}
      rows={bins.map(({ from, to, count }) => ({
        name: from === to ? String(from) : `${from}–${to}`,
        cells: [count],
      }))}
    >
      {bins.map(({ from, to, count }, index) => {
        const tall = (count / most) * (floor - line);
        return (
          <rect
            key={from}
            class={from <= median && median <= to ? 'chart-bar chart-bar-middle' : 'chart-bar'}
            x={index * step + 1}
            width={Math.max(1, step - 2)}
            y={floor - tall}
            height={tall}
          />
        );
      })}
      <path class="chart-axis" d={`M0 ${floor}H${chartWidth}`} />
      <text x={0} y={height - 4}>
        {sorted[0]}
      </text>
      <text x={chartWidth} y={height - 4} text-anchor="end">
        {sorted.at(-1)}
      </text>
    </ChartFigure>
  );
}
