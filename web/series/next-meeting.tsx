import { useSignal } from '@preact/signals';
import { gameById } from '../../games/games.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { locale, t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { download } from '../replay/download.ts';
import { calendarFile } from './calendar.ts';
import { seriesApi } from './series-api.ts';

/** When the people of a series meet next, in the reader's time zone; those who play may set it. */
export function NextMeeting({
  table,
  attempt,
}: {
  readonly table: TableInfo;
  /** Sends a change to the server, and shows what has become of the series. */
  readonly attempt: (work: () => Promise<unknown>) => void;
}) {
  const typed = useSignal('');
  const { id, game, inSeries, owner, seats } = table;
  const { meeting } = inSeries ?? {};
  const maySet = owner || seats.some(({ mine }) => mine);
  const wanted = new Date(typed.value);

  function save(at: string): void {
    const title = gameById(game)?.name[locale.value] ?? game;
    const url = `${location.origin}/series/${inSeries?.id ?? id}`;
    const entry = { id: `${inSeries?.id ?? id}@${location.hostname}`, at: new Date(at), made: new Date() };
    download('starboard.ics', calendarFile({ ...entry, title, url }));
  }

  return (
    <section class="sheet stack" aria-labelledby="series-meeting">
      <h2 id="series-meeting">{t('series.meeting')}</h2>
      {meeting === undefined ? (
        <p class="soft">{t('series.meeting.none')}</p>
      ) : (
        <>
          <p class="series-meeting">
            <time dateTime={meeting}>{momentText(meeting, locale.value)}</time>
          </p>
          <div class="row">
            <button type="button" class="button" onClick={() => save(meeting)}>
              <Icon name="download" />
              {t('series.meeting.calendar')}
            </button>
            {maySet && (
              <button type="button" class="button" onClick={() => attempt(() => seriesApi.meet(id, null))}>
                {t('series.meeting.clear')}
              </button>
            )}
          </div>
        </>
      )}
      {maySet && (
        <form
          class="series-meeting-form"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(() => seriesApi.meet(id, wanted.toISOString()));
            typed.value = '';
          }}
        >
          <label>
            <span>{t('series.meeting.when')}</span>
            <input
              type="datetime-local"
              required
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </label>
          <button type="submit" class="button" disabled={Number.isNaN(wanted.getTime())}>
            {t('series.meeting.set')}
          </button>
        </form>
      )}
    </section>
  );
}

function momentText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
}
