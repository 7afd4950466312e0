import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Explorer, ExplorerComponent } from '../../games/explorer.ts';
import { gameById } from '../../games/games.ts';
import type { Messages } from '../../games/words.ts';
import type { PageProps } from '../app.tsx';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { address, go } from '../router.ts';
import { Announcer, announce } from '../table/announcer.tsx';
import './explore.css';

interface Loaded {
  readonly explorer: Explorer;
  readonly Drawing: ExplorerComponent;
}

/** A game's explorer; `?at=position` is what it shows at first, and follows what is set out. */
export function ExplorePage({ id }: PageProps) {
  const entry = gameById(id);
  const listed = entry?.explorer;
  const loaded = useSignal<Loaded | 'failed' | undefined>(undefined);
  const texts = useSignal<Messages | undefined>(undefined);
  const language = locale.value;
  useEffect(() => {
    const load = async (): Promise<Loaded | undefined> => {
      const explorer = await listed?.load();
      return explorer && { explorer, Drawing: await explorer.component() };
    };
    load().then(
      (found) => {
        loaded.value = found ?? 'failed';
      },
      () => {
        loaded.value = 'failed';
      },
    );
  }, [listed, loaded]);
  const found = typeof loaded.value === 'object' ? loaded.value : undefined;
  useEffect(() => {
    void found?.explorer.messages(language).then((messages) => {
      if (locale.peek() === language) texts.value = messages;
    });
  }, [found, language, texts]);
  useEffect(() => {
    if (entry === undefined || listed === undefined) return;
    setTitle(() => `${listed.name[locale.value]}, ${entry.name[locale.value]}`);
  }, [entry, listed]);
  // Positions that the explorer itself writes into the address do not begin it anew.
  const start = useMemo(() => address.peek().searchParams.get('at') ?? '', [id]);
  const speak = useMemo(() => speaker(language, texts.value ?? {}), [texts.value]);

  if (entry === undefined || listed === undefined)
    return <DeadEnd title={t('error.unknown-game')} of="rules" />;
  if (loaded.value === 'failed') return <DeadEnd title={t('error.loading')} />;
  return (
    <div class="page explore-page">
      <Masthead />
      <main id="main" class="stack">
        <div class="row">
          <h1>
            {listed.name[language]} <span class="soft">{entry.name[language]}</span>
          </h1>
          <a class="quiet-link" href={`/rules/${entry.id}`}>
            {t('rules.title')}
          </a>
        </div>
        {found === undefined || texts.value === undefined ? (
          <p class="loading">{t('table.loading')}</p>
        ) : (
          <found.Drawing
            start={start}
            onChange={(position) => go(`/explore/${entry.id}?at=${encodeURIComponent(position)}`, 'replace')}
            say={speak.say}
            announce={(sentence) => announce(speak.say(sentence))}
          />
        )}
      </main>
      <Announcer />
    </div>
  );
}
