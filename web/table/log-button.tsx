import type { Signal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';

/** Opens the notepad where the screen has no room for it beside the board. */
export function LogButton({ open }: { readonly open: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="icon-button log-button"
      aria-label={t('log.title')}
      onClick={() => {
        open.value = true;
      }}
    >
      <Icon name="log" />
    </button>
  );
}
