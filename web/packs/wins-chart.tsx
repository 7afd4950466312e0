import type { Tally } from '../../simulation/tally.ts';
import { wilson } from '../../simulation/wilson.ts';
import { locale, t } from '../i18n/language.ts';

const width = 340;
const row = 34;
/** Left of the bars, for the numbers of the seats and their shares. */
const margin = 82;

interface Share {
  readonly seat: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly tally: Tally;
}

/** How often each seat won, with the interval in which its true share lies (95 %). */
export function WinsChart({ tallies }: { readonly tallies: readonly Tally[] }) {
  const shares = tallies.map((tally, index): Share => {
    const [low, high] = wilson(tally.won, tally.played);
    return { seat: index + 1, won: tally.won / tally.played, low, high, tally };
  });
  const even = shares.reduce((sum, { won }) => sum + won, 0) / shares.length;
  const greatest = Math.max(...shares.map(({ high }) => high));
  const x = (share: number): number => margin + (share / greatest) * (width - margin - 2);
  const unequal = shares.filter(({ low, high }) => low > even || high < even);
  const summary = unequal.length === 0 ? t('packs.wins.even') : unequal.map(said).join(' ');
  const tall = shares.length * row;
  return (
    <figure class="pack-chart">
      <figcaption>
        <h3>{t('packs.wins')}</h3>
        <p>{summary}</p>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${tall}`} role="img" aria-label={`${t('packs.wins')}: ${summary}`}>
        {shares.map(({ seat, won, low, high }, index) => {
          const middle = index * row + row / 2;
          return (
            <g key={seat}>
              <text x={0} y={middle + 5}>
                {seat}
              </text>
              <text class="chart-share" x={margin - 8} y={middle + 5} text-anchor="end">
                {percent(won)}
              </text>
              <rect class="chart-bar" x={margin} y={middle - 9} width={x(won) - margin} height={18} />
              <path
                class="chart-whisker"
                d={`M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 6}v12M${x(high)} ${middle - 6}v12`}
              />
            </g>
          );
        })}
        <path class="chart-even" d={`M${x(even)} 0V${tall}`} />
      </svg>
      <details>
        <summary>{t('packs.numbers')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('packs.wins.seat')}</th>
              <th scope="col">{t('packs.wins.won')}</th>
              <th scope="col">{t('packs.wins.shared')}</th>
              <th scope="col">{t('packs.wins.share')}</th>
              <th scope="col">{t('packs.wins.interval')}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ seat, won, low, high, tally }) => (
              <tr key={seat}>
                <th scope="row">{seat}</th>
                <td>{tally.won}</td>
                <td>{tally.shared}</td>
                <td>{percent(won)}</td>
                <td>{`${percent(low)} – ${percent(high)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );

  function said({ seat, low }: Share): string {
    return t(low > even ? 'packs.wins.more' : 'packs.wins.less', { number: seat });
  }
}

function percent(share: number): string {
  return new Intl.NumberFormat(locale.value, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
