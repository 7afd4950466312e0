import { t } from '../i18n/language.ts';
import { type SeatsFindings, shareOf } from './findings.ts';
import { formatPercent, ShareChart, type ShareRow } from './share-chart.tsx';

/** How often all won together, for each number of players. */
export function TeamWinsChart({ findings }: { readonly findings: readonly SeatsFindings[] }) {
  const rows = findings.flatMap(({ seats, tallies: [team] }): ShareRow[] => {
    if (team === undefined) return [];
    return [{ ...shareOf(team), label: String(seats), counts: [team.played, team.won] }];
  });
  const summary = rows
    .map(({ label, won, low, high }) =>
      t('packs.together.summary', {
        count: Number(label),
        share: formatPercent(won),
        low: formatPercent(low),
        high: formatPercent(high),
      }),
    )
    .join(' ');
  return (
    <ShareChart
      title={t('packs.together')}
      summary={summary}
      rows={rows}
      heads={[t('packs.players'), t('packs.lengths.matches'), t('packs.wins.won')]}
      full={1}
      even={0.5}
    />
  );
}
