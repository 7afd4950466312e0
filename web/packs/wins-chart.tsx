import type { Tally } from '../../simulation/tally.ts';
import { t } from '../i18n/language.ts';
import { shareOf } from './findings.ts';
import { ShareChart, type ShareRow } from './share-chart.tsx';

/** How often each seat won. */
export function WinsChart({ tallies }: { readonly tallies: readonly Tally[] }) {
  const rows = tallies.map((tally, index): ShareRow => {
    return { ...shareOf(tally), label: String(index + 1), counts: [tally.won, tally.shared] };
  });
  const even = rows.reduce((sum, { won }) => sum + won, 0) / rows.length;
  const unequal = rows.filter(({ low, high }) => low > even || high < even);
  const summary =
    unequal.length === 0
      ? t('packs.wins.even')
      : unequal
          .map(({ label, low }) =>
            t(low > even ? 'packs.wins.more' : 'packs.wins.less', { number: Number(label) }),
          )
          .join(' ');
  return (
    <ShareChart
      title={t('packs.wins')}
      summary={summary}
      rows={rows}
      heads={[t('packs.wins.seat'), t('packs.wins.won'), t('packs.wins.shared')]}
      full={Math.max(...rows.map(({ high }) => high))}
      even={even}
    />
  );
}
