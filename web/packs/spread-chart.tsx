import { t } from '../i18n/language.ts';
import { quantile } from './bins.ts';
import { ChartFigure, chartWidth } from './chart-figure.tsx';
import type { SeatsFindings } from './findings.ts';

const row = 34;
/** Of the line of figures below the bars. */
const line = 20;
/** Left of the bars, for the numbers of players. */
const margin = 30;

/** How long the matches of each number of players were: bars for eight of ten, with a mark in the middle. */
export function SpreadChart({ findings }: { readonly findings: readonly SeatsFindings[] }) {
  const rows = findings.map(({ seats, lengths }) => {
    const sorted = lengths.toSorted((a, b) => a - b);
    const at = (share: number): number => quantile(sorted, share);
    return { seats, low: at(0.1), median: at(0.5), high: at(0.9) };
  });
  const most = Math.max(1, ...rows.map(({ high }) => high));
  const x = (length: number): number => margin + (length / most) * (chartWidth - margin - 2);
  const summary = rows
    .map(({ seats, low, median, high }) => t('packs.spread.summary', { count: seats, median, low, high }))
    .join(' ');
  const floor = rows.length * row;
  return (
    <ChartFigure
      title={t('packs.lengths')}
      summary={summary}
      height={floor + line}
      heads={[t('packs.players'), t('packs.spread.median'), t('packs.spread.most')]}
      rows={rows.map(({ seats, low, median, high }) => ({
        name: String(seats),
        cells: [median, `${low} – ${high}`],
      }))}
    >
      {rows.map(({ seats, low, median, high }, index) => {
        const middle = index * row + row / 2;
        return (
          <g key={seats}>
            <text x={0} y={middle + 5}>
              {seats}
            </text>
            <rect
              class="chart-bar"
              x={x(low)}
              y={middle - 9}
              width={Math.max(2, x(high) - x(low))}
              height={18}
            />
            <path class="chart-whisker" d={`M${x(median)} ${middle - 12}v24`} />
          </g>
        );
      })}
      <path class="chart-axis" d={`M${margin} ${floor}H${chartWidth}`} />
      <text x={margin} y={floor + line - 4}>
        0
      </text>
      <text x={chartWidth} y={floor + line - 4} text-anchor="end">
        {most}
      </text>
    </ChartFigure>
  );
}
