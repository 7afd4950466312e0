import { games } from '../../games/games.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { isMyTurn } from '../my-tables.ts';
import { seatName } from '../seat-name.ts';
import { ago } from './ago.ts';

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
              <a href={`/table/${table.id}`}>
                <span class="table-name">{gameName(table.game)}</span>
                <span class="soft">{names(table)}</span>
                <span class="table-state">
                  <State table={table} />
                  {table.status === 'playing' && (
                    <time class="soft" dateTime={table.since}>
                      {ago(locale.value, Date.parse(table.since), Date.now())}
                    </time>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function State({ table }: { readonly table: TableInfo }) {
  const { status, waitingFor, seats } = table;
  if (status === 'over') return <span class="badge">{t('home.state.over')}</span>;
  if (status === 'waiting') {
    const free = seats.filter(({ kind }) => kind === 'open').length;
    return <span class="badge">{t('home.state.free', { count: free })}</span>;
  }
  if (isMyTurn(table)) return <span class="badge badge-turn">{t('home.state.mine')}</span>;
  const next = seats[waitingFor[0] ?? -1];
  return <span class="badge">{next ? t('home.state.other', { name: seatName(next) }) : ''}</span>;
}

function gameName(id: string): string {
  return games.find((entry) => entry.id === id)?.name[locale.value] ?? id;
}

function names({ seats }: TableInfo): string {
  return seats.map(seatName).join(' · ');
}
