import type { Signal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { SettingsButton } from '../parts/settings.tsx';

/** The menu of a table at which nobody else sits: the way home, the table in words, the settings. */
export function PlainMenu({ inWords }: { readonly inWords: Signal<boolean> }) {
  return (
    <div class="table-menu">
      <a class="icon-button" href="/" aria-label={t('home.title')} title={t('home.title')}>
        <Icon name="home" />
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={t('menu.words')}
        title={t('menu.words')}
        aria-pressed={inWords.value}
        onClick={() => {
          inWords.value = !inWords.value;
        }}
      >
        <Icon name="list" />
      </button>
      <SettingsButton />
    </div>
  );
}
