import { useEffect, useRef } from 'preact/hooks';
import { games } from '../../games/games.ts';
import { haveAccount } from '../account.ts';
import { isDeviceUsed } from '../device/authority.ts';
import { t } from '../i18n/language.ts';
import { isMyTurn, lists, offline } from '../my-tables.ts';
import { setTitle } from '../page-title.ts';
import { Masthead } from '../parts/masthead.tsx';
import { DeviceTables } from './device-tables.tsx';
import { GameCard } from './game-card.tsx';
import { mostPlayedFirst } from './game-order.ts';
import { goesOn, lastOfSeries } from './last-of-series.ts';
import { NameField } from './name-field.tsx';
import { OpenRecord } from './open-record.tsx';
import { TableList } from './table-list.tsx';
import { WaitingList } from './waiting-list.tsx';
import './home.css';

export function Home() {
  useEffect(() => void haveAccount().catch(() => undefined), []);

  useEffect(() => setTitle(() => t('home.heading')), []);

  // Cards that change places under a finger are worse than a game in its old place until the next visit.
  const ordered = useRef(mostPlayedFirst(games, lists.peek()?.mine ?? [])).current;
  const mine = lastOfSeries(lists.value?.mine ?? []);
  const waiting = mine.filter(isMyTurn);
  const running = mine.filter((table) => goesOn(table) && !isMyTurn(table));
  const over = mine.filter((table) => !goesOn(table));
  const open = (lists.value?.open ?? []).filter(({ seats }) => !seats.some((seat) => seat.mine));
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="home">
        <div class="home-head">
          <h1>{t('home.heading')}</h1>
          <NameField />
        </div>
        {offline.value && (
          <p class="notice-inline" role="status">
            {t('home.offline')}
          </p>
        )}
        {waiting.length > 0 && <WaitingList tables={waiting} />}
        <section class="games" aria-label={t('home.games')}>
          {ordered.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </section>
        <div class="home-lists">
          {(offline.value || isDeviceUsed()) && <DeviceTables />}
          {(running.length > 0 || waiting.length === 0) && (
            <TableList
              title={t('home.mine')}
              empty={t(offline.value ? 'home.lists.offline' : 'home.mine.empty')}
              tables={running}
            />
          )}
          <TableList
            title={t('home.open')}
            empty={t(offline.value ? 'home.lists.offline' : 'home.open.empty')}
            tables={open}
          />
          {over.length > 0 && <TableList title={t('home.over')} empty="" tables={over.slice(0, 10)} />}
          <OpenRecord />
        </div>
      </main>
    </div>
  );
}
