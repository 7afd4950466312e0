import { gameById } from '../../games/games.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { seatName } from '../seat-name.ts';
import { ago } from './ago.ts';
import { goesOn } from './last-of-series.ts';
import { resultOf } from './result.ts';
import { gameName, namesAt } from './table-names.ts';

/** Tables as links, with who sits there, whose turn it is, and since when. */
export function TableList({
  title,
  empty,
  tables,
}: {
  readonly title: string;
  readonly empty: string;
  readonly tables: readonly TableInfo[];
}) {
  return (
    <section class="sheet">
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="soft">{empty}</p>
      ) : (
        <ul class="table-list">
          {tables.map((table) => (
            <li key={table.id}>
              <a href={wayTo(table)}>
                <span class="table-name">
                  {gameName(table.game)}
                  {table.inSeries && ` · ${t('home.series', { place: table.inSeries.place })}`}
                </span>
                <span class="soft">{namesAt(table)}</span>
                <span class="table-state">
                  <State table={table} />
                  {table.status !== 'waiting' && <Since table={table} />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Since when somebody has to answer, or when the match ended. */
function Since({ table: { status, since, changed } }: { readonly table: TableInfo }) {
  const at = status === 'over' ? changed : since;
  return (
    <time class="soft" dateTime={at}>
      {ago(locale.value, Date.parse(at), Date.now())}
    </time>
  );
}

function State({ table }: { readonly table: TableInfo }) {
  const { status, waitingFor, seats } = table;
  if (status === 'over') {
    return <span class="badge">{goesOn(table) ? t('home.state.between') : resultText(table)}</span>;
  }
  if (status === 'waiting') {
    const free = seats.filter(({ kind }) => kind === 'open').length;
    return <span class="badge">{t('home.state.free', { count: free })}</span>;
  }
  const next = seats[waitingFor[0] ?? -1];
  return <span class="badge">{next ? t('home.state.other', { name: seatName(next) }) : ''}</span>;
}

function resultText({ game, seats, outcome }: TableInfo): string {
  if (outcome === undefined) return t('home.state.over');
  const result = resultOf({ outcome, seats }, gameById(game)?.cooperative === true);
  switch (result.key) {
    case 'winner': {
      const names = result.seats.map(seatName);
      return t('home.result.winner', { name: new Intl.ListFormat(locale.value).format(names) });
    }
    case 'place':
      return t('home.result.place', { place: result.place, count: result.count });
    default:
      return t(`home.result.${result.key}`);
  }
}

/** To the page of its series; to the table where somebody is only about to join one. */
function wayTo({ id, seats, inSeries }: TableInfo): string {
  const plays = seats.some(({ mine }) => mine) || (inSeries?.place ?? 1) > 1;
  return plays && inSeries !== undefined ? `/series/${inSeries.id}` : `/table/${id}`;
}
