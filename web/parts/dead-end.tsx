import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { games } from '../../games/games.ts';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { Masthead } from './masthead.tsx';

/** Pages that there are for games: the first part of their paths, what they are called, and which games have them. */
const kinds = {
  rules: { title: 'rules.title', has: () => true },
  learn: { title: 'guide.title', has: ({ guides }: GameEntry) => guides !== undefined },
  build: { title: 'loadouts.title', has: ({ builder }: GameEntry) => builder !== undefined },
  packs: { title: 'packs.title', has: ({ editor }: GameEntry) => editor !== undefined },
} as const;

/** A page that leads nowhere: what is wrong, and the ways on: home, and the pages of the kind that was looked for. */
export function DeadEnd({
  title,
  of,
  children,
}: {
  readonly title: string;
  readonly of?: keyof typeof kinds;
  readonly children?: ComponentChildren;
}) {
  useEffect(() => setTitle(() => title), [title]);
  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="sheet stack dead-end">
        <h1>{title}</h1>
        {children}
        <p>
          <a class="button primary" href="/">
            {t('home.title')}
          </a>
        </p>
        {of !== undefined && (
          <nav class="stack" aria-labelledby="dead-end-games">
            <h2 id="dead-end-games">{t(kinds[of].title)}</h2>
            <ul class="row">
              {games.filter(kinds[of].has).map(({ id, name }) => (
                <li key={id}>
                  <a class="button" href={`/${of}/${id}`}>
                    {name[locale.value]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </main>
    </div>
  );
}
