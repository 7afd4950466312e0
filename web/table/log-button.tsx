import type { Signal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';

/** Opens the notepad where the screen has no room for it beside the board. */
export function LogButton({
  open,
  news = false,
}: {
  readonly open: Signal<boolean>;
  /** Somebody has written something that was not looked at. */
  readonly news?: boolean;
}) {
  return (
    <button
      type="button"
      class={news ? 'icon-button log-button log-button-news' : 'icon-button log-button'}
      aria-label={t('log.title')}
      onClick={() => {
        open.value = true;
      }}
    >
      <Icon name="log" />
    </button>
  );
}
