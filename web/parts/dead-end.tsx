import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';
import { Masthead } from './masthead.tsx';

/** A page that leads nowhere: what is wrong, and the way home. */
export function DeadEnd({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="sheet stack">
        <h1>{title}</h1>
        {children}
        <p>
          <a class="button" href="/">
            {t('home.title')}
          </a>
        </p>
      </main>
    </div>
  );
}
