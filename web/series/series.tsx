import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { SeriesDetails, TableInfo } from '../../server/protocol.ts';
import { haveAccount } from '../account.ts';
import { api } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { authorityOf } from '../device/authority.ts';
import { codeOf } from '../failure.ts';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Icon } from '../parts/icon.tsx';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { notify } from '../parts/notices.tsx';
import { codeText, failureText } from '../refusal-text.ts';
import { go } from '../router.ts';
import { seatName } from '../seat-name.ts';
import { BringBack } from './bring-back.tsx';
import { EndSeries } from './end-series.tsx';
import { NextMeeting } from './next-meeting.tsx';
import { seriesApi } from './series-api.ts';
import { Stages } from './stages.tsx';
import './series.css';

const gamePart = late([], async () => (await import('./game-part.tsx')).GamePart);

/** How often the page asks how the series stands, in milliseconds. */
const often = 5000;

/** The page of a series; without an id, that on which one is brought back. */
export function SeriesPage({ id }: PageProps) {
  useEffect(() => setTitle(() => t('series.title')), []);
  return id === '' ? <BringBack /> : <Series id={id} />;
}

/** A series of matches: how it went, where it stands, who is awaited, when its people meet, and what the game tells of it. */
function Series({ id }: PageProps) {
  const series = useSignal<SeriesDetails | undefined>(undefined);
  const failed = useSignal<string | undefined>(undefined);

  async function refresh(): Promise<void> {
    try {
      series.value = await seriesApi.series(id);
      failed.value = undefined;
    } catch (failure) {
      failed.value = codeOf(failure);
    }
  }
  useFollowed(id, refresh);

  const attempt = (work: () => Promise<unknown>): void => {
    void work()
      .catch((failure: unknown) => notify(failureText(failure)))
      .then(refresh);
  };

  const { value: found } = series;
  const present = found?.tables.at(-1);
  if (found === undefined || present === undefined) {
    if (failed.value === undefined) return <p class="loading">{t('table.loading')}</p>;
    return (
      <DeadEnd title={t('series.title')}>
        <p>{codeText(failed.value)}</p>
      </DeadEnd>
    );
  }
  const entry = gameById(found.game);
  const begun = found.tables.findLast(({ status }) => status !== 'waiting');
  return (
    <div class="page series-page">
      <Masthead />
      <main id="main" class="series">
        <header class="series-head">
          <div>
            <h1>{entry?.name[locale.value] ?? found.game}</h1>
            <p class="soft">{t('series.title')}</p>
          </div>
          <div class="row">
            {present.owner && authorityOf(id) === 'server' && (
              <a class="button" href={`/api/series/${id}/file`} download title={t('series.file.hint')}>
                <Icon name="download" />
                {t('series.file')}
              </a>
            )}
            <button type="button" class="button" onClick={() => print()}>
              <Icon name="print" />
              {t('series.print')}
            </button>
          </div>
        </header>
        <div class="series-now">
          <section class="sheet stack" aria-labelledby="series-now">
            <h2 id="series-now">{t('series.now')}</h2>
            <p role="status" class="series-state">
              {stateText(found, present)}
            </p>
            <div class="row">
              <Way series={found} present={present} attempt={attempt} />
              {present.owner && present.status === 'over' && !found.over && (
                <EndSeries onEnd={() => attempt(() => seriesApi.end(present.id))} />
              )}
            </div>
            <People table={present} />
          </section>
          {!found.over && <NextMeeting table={present} attempt={attempt} />}
        </div>
        {begun !== undefined && entry?.series !== undefined && (
          <Lazy key={begun.id} of={gamePart} props={{ table: begun }} />
        )}
        <Stages series={found} />
      </main>
    </div>
  );
}

/** Asks how the series stands as long as somebody looks. */
function useFollowed(id: string, refresh: () => Promise<void>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const follow = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') await refresh();
      if (!left) timer = setTimeout(() => void follow(), often);
    };
    const begin = authorityOf(id) === 'server' ? haveAccount() : Promise.resolve();
    begin.then(follow, follow);
    const look = () => void follow();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);
}

/** Where the series stands, in a sentence. */
function stateText({ over }: SeriesDetails, { status, seats, waitingFor, inSeries }: TableInfo): string {
  const place = inSeries?.place ?? 1;
  switch (status) {
    case 'waiting':
      return t('series.preparing', { place });
    case 'playing': {
      const awaited = seats.filter((_, seat) => waitingFor.includes(seat)).map(seatName);
      const running = t('series.running', { place });
      if (awaited.length === 0) return running;
      const names = new Intl.ListFormat(locale.value).format(awaited);
      return `${running} ${t('series.awaited', { names })}`;
    }
    case 'over':
      return t(over ? 'series.over' : 'series.between');
  }
}

/** The way on: to the table, or to the next match. */
function Way({
  series,
  present,
  attempt,
}: {
  readonly series: SeriesDetails;
  readonly present: TableInfo;
  readonly attempt: (work: () => Promise<unknown>) => void;
}) {
  const isBetween = present.status === 'over' && !series.over;
  if (isBetween && (present.owner || present.seats.some(({ mine }) => mine))) {
    return (
      <button
        type="button"
        class="button primary"
        onClick={() => attempt(async () => go(`/table/${(await api.next(present.id)).id}`))}
      >
        <Icon name="play" />
        {t('series.next')}
      </button>
    );
  }
  return (
    <a class={present.status === 'over' ? 'button' : 'button primary'} href={`/table/${present.id}`}>
      <Icon name="play" />
      {t('series.table')}
    </a>
  );
}

/** Who holds the seats now, and who is awaited. */
function People({ table: { seats, waitingFor } }: { readonly table: TableInfo }) {
  return (
    <ol class="series-people" aria-label={t('series.people')}>
      {seats.map((seat, at) => {
        const awaited = waitingFor.includes(at);
        return (
          <li key={at} class={awaited ? 'series-seat series-seat-awaited' : 'series-seat'}>
            <Icon name={seat.kind === 'bot' ? 'bot' : 'person'} />
            <span>
              {seatName(seat)}
              {seat.mine && <small class="soft"> {t('series.you')}</small>}
              {awaited && <small> {t('series.turn')}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
