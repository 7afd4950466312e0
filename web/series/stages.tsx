import { gameById } from '../../games/games.ts';
import type { SeriesDetails, TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { seatName } from '../seat-name.ts';

/** The matches of a series as a line of stages, each with its result and the ways to see it again. */
export function Stages({ series: { tables, over } }: { readonly series: SeriesDetails }) {
  return (
    <section class="sheet" aria-labelledby="series-matches">
      <h2 id="series-matches">{t('series.matches')}</h2>
      <ol class="stages">
        {tables.map((table) => (
          <li key={table.id} class={`stage stage-${table.status}`}>
            <span class="stage-number" aria-hidden="true">
              {table.inSeries?.place}
            </span>
            <div class="stage-text">
              <h3>{t('series.match', { place: table.inSeries?.place ?? 0 })}</h3>
              <p class="stage-result">{resultOf(table)}</p>
              <p class="soft">{table.seats.map(seatName).join(' · ')}</p>
              <p class="soft">{timesOf(table)}</p>
              {table.status === 'over' && (
                <p class="stage-ways">
                  <a href={`/table/${table.id}`}>{t('series.end-of-match')}</a>
                  <a href={`/replay/${table.id}`}>{t('replay.title')}</a>
                  {over && <a href={`/verify/${table.id}`}>{t('verify.link')}</a>}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who won; or that a match is not over. */
function resultOf({ game, status, seats, outcome }: TableInfo): string {
  if (status !== 'over' || outcome === undefined) return t(`series.state.${status}`);
  const { ranks } = outcome;
  if (gameById(game)?.cooperative) return t(`series.${ranks.includes(1) ? 'won' : 'lost'}-together`);
  if (ranks.every((rank) => rank === 1)) return t('series.drawn');
  const winners = seats.filter((_, seat) => ranks[seat] === 1).map(seatName);
  return t('series.won', { names: new Intl.ListFormat(locale.value).format(winners) });
}

/** From when to when a match was played, or since when its table is open. */
function timesOf({ status, opened, changed }: TableInfo): string {
  const format = new Intl.DateTimeFormat(locale.value, { day: 'numeric', month: 'long', year: 'numeric' });
  const from = new Date(opened);
  return status === 'over' ? format.formatRange(from, new Date(changed)) : format.format(from);
}
