import { locale, t } from '../i18n/language.ts';
import { ChartFigure, chartWidth } from './chart-figure.tsx';
import type { Share } from './findings.ts';

const row = 34;
/** Left of the bars, for the names of the rows and their shares. */
const margin = 82;

export interface ShareRow extends Share {
  readonly label: string;
  /** Counts that the table shows before the share. */
  readonly counts: readonly number[];
}

/** Shares of matches as bars with their intervals, in words and as a table. */
export function ShareChart({
  title,
  summary,
  rows,
  heads,
  full,
  even,
}: {
  readonly title: string;
  readonly summary: string;
  readonly rows: readonly ShareRow[];
  /** Of the columns of the table: the names of the rows, then the counts. */
  readonly heads: readonly string[];
  /** The share at the right edge. */
  readonly full: number;
  /** Where a line is drawn through all bars. */
  readonly even?: number;
}) {
  const x = (share: number): number => margin + (share / full) * (chartWidth - margin - 2);
  const tall = rows.length * row;
  return (
    <ChartFigure
      title={title}
      summary={summary}
      height={tall}
      heads={[...heads, t('packs.wins.share'), t('packs.wins.interval')]}
      rows={rows.map(({ label, counts, won, low, high }) => ({
        name: label,
        cells: [...counts, formatPercent(won), `${formatPercent(low)} – ${formatPercent(high)}`],
      }))}
    >
      {rows.map(({ label, won, low, high }, index) => {
        const middle = index * row + row / 2;
        return (
          <g key={label}>
            <text x={0} y={middle + 5}>
              {label}
            </text>
            <text class="chart-share" x={margin - 8} y={middle + 5} text-anchor="end">
              {formatPercent(won)}
            </text>
            <rect class="chart-bar" x={margin} y={middle - 9} width={x(won) - margin} height={18} />
            <path
              class="chart-whisker"
              d={`M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 6}v12M${x(high)} ${middle - 6}v12`}
            />
          </g>
        );
      })}
      {even !== undefined && <path class="chart-even" d={`M${x(even)} 0V${tall}`} />}
    </ChartFigure>
  );
}

export function formatPercent(share: number): string {
  return new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
