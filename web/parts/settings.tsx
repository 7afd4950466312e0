import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Icon } from './icon.tsx';
import { late, loadWhenIdle } from './late.ts';
import { Lazy } from './lazy.tsx';

const open = signal(false);
const dialog = late(
  ['settings', 'errors'],
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
);

export function SettingsButton({ labelled = false }: { readonly labelled?: boolean }) {
  return (
    <button
      type="button"
      class={labelled ? 'button' : 'icon-button settings-button'}
      aria-label={t('settings.title')}
      title={t('settings.title')}
      onClick={() => {
        open.value = true;
      }}
    >
      <Icon name="gear" />
      {labelled && t('settings.title')}
    </button>
  );
}

/** The one settings dialog of the page, wherever it was opened. */
export function Settings() {
  useEffect(() => loadWhenIdle(dialog.load), []);
  const close = (): void => {
    open.value = false;
  };
  return open.value ? <Lazy of={dialog} props={{ onClose: close }} /> : null;
}
