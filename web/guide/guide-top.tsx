import type { ReadonlySignal, Signal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { SettingsButton } from '../parts/settings-dialog.tsx';
import { LogButton } from '../table/log-button.tsx';

/** The head of a guide's table: the way home, the table in words, and what is to be done now. */
export function GuideTop({
  prompt,
  turn,
  inWords,
  logOpen,
}: {
  readonly prompt: ReadonlySignal<string>;
  readonly turn: boolean;
  readonly inWords: Signal<boolean>;
  readonly logOpen: Signal<boolean>;
}) {
  return (
    <div class={turn ? 'table-top table-top-turn' : 'table-top'}>
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
      <p class="prompt" data-part="prompt">
        {prompt}
      </p>
      <LogButton open={logOpen} />
    </div>
  );
}
