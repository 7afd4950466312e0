import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById } from '../../games/games.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Icon } from '../parts/icon.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { address } from '../router.ts';
import { Announcer } from '../table/announcer.tsx';
import { LoadoutBench } from './loadout-bench.tsx';
import { type OpenedBuilder, openBuilder } from './opened-builder.ts';
import { openShelf, shelf } from './shelf.ts';
import { ShelfList } from './shelf-list.tsx';
import './loadouts.css';

/** How long a bench waits for what the server has, in milliseconds. */
const patience = 1500;

/** Where people build and keep what they bring to matches of a game: all of it, or one of them on the bench. */
export function LoadoutsPage({ id }: PageProps) {
  const entry = gameById(id);
  const opened = useSignal<OpenedBuilder | 'failed' | undefined>(undefined);
  const told = useSignal(false);
  const language = locale.value;

  useEffect(() => {
    if (entry === undefined) return;
    // What this browser keeps is listed at once; what is on the bench must not be older than what the account has.
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    void Promise.race([openShelf(), late]).then(() => {
      told.value = true;
    });
    openBuilder(entry).then(
      (found) => {
        opened.value = found ?? 'failed';
      },
      () => {
        opened.value = 'failed';
      },
    );
  }, [entry, opened, told]);
  const found = typeof opened.value === 'object' ? opened.value : undefined;
  useEffect(() => void found?.loadTexts().catch(() => undefined), [found, language]);
  const title = found?.speak.value.say(found.builder.names.page);
  useEffect(() => {
    if (entry !== undefined && title !== undefined) setTitle(() => `${title}, ${entry.name[language]}`);
  }, [entry, title, language]);

  if (entry?.builder === undefined) return <DeadEnd title={t('loadouts.none')} of="build" />;
  if (opened.value === 'failed') return <DeadEnd title={t('error.loading')} />;
  const [, , , wanted = ''] = address.value.pathname.split('/');
  const loadout = shelf.value.find((one) => one.id === wanted && one.game === entry.id);
  return (
    <div class="page build-page">
      <Masthead />
      <main id="main" class="stack">
        <div class="row">
          <h1>
            {title} <span class="soft">{entry.name[language]}</span>
          </h1>
          {wanted !== '' && (
            <a class="quiet-link no-print" href={`/build/${entry.id}`}>
              <Icon name="back" />
              {found?.speak.value.say(found.builder.names.kept)}
            </a>
          )}
        </div>
        {(found === undefined || (wanted !== '' && !told.value)) && (
          <p class="loading">{t('table.loading')}</p>
        )}
        {found !== undefined && wanted === '' && <ShelfList opened={found} />}
        {found !== undefined && wanted !== '' && told.value && loadout === undefined && (
          <p>{t('loadouts.gone')}</p>
        )}
        {found !== undefined && told.value && loadout !== undefined && (
          <LoadoutBench key={loadout.id} opened={found} loadout={loadout} />
        )}
      </main>
      <Announcer />
    </div>
  );
}
