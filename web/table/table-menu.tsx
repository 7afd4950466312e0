import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { late, loadWhenIdle } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { SettingsButton } from '../parts/settings.tsx';
import type { Connection, UnsentRequest } from './connection.ts';

const dialog = late(['menu', 'host'], async () => (await import('./menu-dialog.tsx')).MenuDialog);

/** The way home, the menu, what can be taken back at once, and the settings. */
export function TableMenu({
  connection,
  inWords,
  request,
}: {
  readonly connection: Connection;
  readonly inWords: Signal<boolean>;
  readonly request: (unsent: UnsentRequest) => void;
}) {
  const open = useSignal(false);
  useEffect(() => loadWhenIdle(dialog.load), []);
  const { takeBack } = connection.status.value;
  const close = (): void => {
    open.value = false;
  };
  return (
    <div class="table-menu">
      <a class="icon-button home-button" href="/" aria-label={t('home.title')} title={t('home.title')}>
        <Icon name="home" />
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={t('menu.title')}
        title={t('menu.title')}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="menu" />
      </button>
      {open.value && <Lazy of={dialog} props={{ connection, inWords, request, onClose: close }} />}
      <SettingsButton />
      {/* It comes and goes: nothing lies behind it that would move. */}
      {takeBack?.atOnce && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('request.undo')}
          title={t('request.undo')}
          onClick={() =>
            request({ type: 'undo', seat: takeBack.seat, seq: connection.position.peek()?.seq ?? 0 })
          }
        >
          <Icon name="undo" />
        </button>
      )}
    </div>
  );
}
