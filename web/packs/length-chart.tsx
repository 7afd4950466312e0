import { t } from '../i18n/language.ts';
import { binned, quantile } from './bins.ts';

const width = 340;
const height = 150;
/** Of the lines of text above and below the bars. */
const line = 20;
const floor = height - line;

/** How long the matches were, in decisions: bars for the eye, a sentence and a table for everybody. */
export function LengthChart({ lengths }: { readonly lengths: readonly number[] }) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const bins = binned(sorted);
  const most = Math.max(...bins.map(({ count }) => count));
  const step = width / bins.length;
  const median = quantile(sorted, 0.5);
  const summary = t('packs.lengths.summary', {
    median,
    low: quantile(sorted, 0.1),
    high: quantile(sorted, 0.9),
  });
  return (
    <figure class="pack-chart">
      <figcaption>
        <h3>{t('packs.lengths')}</h3>
        <p>{summary}</p>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${t('packs.lengths')}: ${summary}`}>
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
        <path class="chart-axis" d={`M0 ${floor}H${width}`} />
        <text x={0} y={height - 4}>
          {sorted[0]}
        </text>
        <text x={width} y={height - 4} text-anchor="end">
          {sorted.at(-1)}
        </text>
      </svg>
      <details>
        <summary>{t('packs.numbers')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('packs.lengths.decisions')}</th>
              <th scope="col">{t('packs.lengths.matches')}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, count }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
