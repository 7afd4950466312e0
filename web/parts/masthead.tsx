import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';
import { Icon } from './icon.tsx';
import { SettingsButton } from './settings.tsx';

/** The head of every page but the table: the way home, what else there is, settings. */
export function Masthead({ children }: { readonly children?: ComponentChildren }) {
  return (
    <header class="masthead">
      <a class="wordmark" href="/">
        <Icon name="star" />
        <span>Starboard</span>
        <span class="hidden-text"> – {t('home.title')}</span>
      </a>
      <nav aria-label={t('nav.label')}>
        {children}
        <a class="quiet-link" href="/about">
          {t('about.title')}
        </a>
        <SettingsButton />
      </nav>
    </header>
  );
}
