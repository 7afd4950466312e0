import type { SeatInfo, TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { ago } from './ago.ts';
import { gameName, namesAt } from './table-names.ts';

/** The matches in which this account has to answer, each one touch away. */
export function WaitingList({ tables }: { readonly tables: readonly TableInfo[] }) {
  return (
    <section class="waiting" aria-labelledby="home-waiting">
      <h2 id="home-waiting">{t('home.waiting')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <a href={`/table/${table.id}`}>
              <span class="table-name">{gameName(table.game)}</span>
              <span class="soft">
                {namesAt({ seats: othersAt(table) })}
                {' · '}
                <time dateTime={table.since}>{ago(locale.value, Date.parse(table.since), Date.now())}</time>
              </span>
              <span class="button primary waiting-go">
                <Icon name="play" />
                {t('home.go-on')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who else plays there; all who do where everybody sits at this screen. */
function othersAt({ seats }: TableInfo): readonly SeatInfo[] {
  const others = seats.filter(({ mine }) => !mine);
  return others.length > 0 ? others : seats;
}
