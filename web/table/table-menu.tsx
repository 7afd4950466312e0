import { type Signal, useSignal } from '@preact/signals';
import { recordPath } from '../api.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { SettingsButton } from '../parts/settings-dialog.tsx';
import { Switch } from '../parts/switch.tsx';
import { change, settings } from '../settings.ts';
import { CompanyMenu } from './company-menu.tsx';
import type { Connection, Wanted } from './connection.ts';
import { FairChance } from './fair-chance.tsx';
import { HostPanel } from './host-panel.tsx';

/** Everything beside playing: the table in words, aids, link, record, rules, and the way home. */
export function TableMenu({
  connection,
  inWords,
  wish,
}: {
  readonly connection: Connection;
  readonly inWords: Signal<boolean>;
  readonly wish: (wanted: Wanted) => void;
}) {
  const open = useSignal(false);
  const table = connection.table.value;
  const { takeBack } = connection.standing.value;
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
      {takeBack?.atOnce && (
        <button
          type="button"
          class="icon-button"
          aria-label={t('company.undo')}
          title={t('company.undo')}
          onClick={() =>
            wish({ type: 'undo', seat: takeBack.seat, seq: connection.position.peek()?.seq ?? 0 })
          }
        >
          <Icon name="undo" />
        </button>
      )}
      {open.value && table !== undefined && (
        <Dialog title={t('menu.title')} onClose={close}>
          <div class="stack">
            <Switch
              label={t('menu.words')}
              hint={t('menu.words.hint')}
              on={inWords.value}
              onChange={(on) => {
                inWords.value = on;
              }}
            />
            <Switch
              label={t('settings.aids')}
              hint={t('settings.aids.hint')}
              on={settings.value.aids}
              onChange={(aids) => change({ aids })}
            />
            <CompanyMenu connection={connection} wish={wish} onClose={close} />
            <div class="menu-links">
              <button type="button" class="button" onClick={() => void share()}>
                <Icon name="share" />
                {t('menu.share')}
              </button>
              <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
                <Icon name="book" />
                {t('rules.title')}
              </a>
              <a class="button" href={`/replay/${table.id}`}>
                <Icon name="play" />
                {t('replay.title')}
              </a>
              {table.status === 'over' && table.fairness !== undefined && (
                <a class="button" href={`/verify/${table.id}`}>
                  <Icon name="check" />
                  {t('verify.link')}
                </a>
              )}
              {table.status === 'over' && (
                <a class="button" href={recordPath(table.id)} download>
                  <Icon name="download" />
                  {t('record.download')}
                </a>
              )}
              <SettingsButton labelled />
              <a class="button" href="/">
                <Icon name="home" />
                {t('menu.leave')}
              </a>
            </div>
            <FairChance table={table} />
            <HostPanel connection={connection} table={table} />
          </div>
        </Dialog>
      )}
      <SettingsButton />
    </div>
  );
}

/** Hands the table's link to the device's own sharing, or puts it on the clipboard. */
async function share(): Promise<void> {
  const { href } = location;
  if (navigator.share !== undefined) {
    await navigator.share({ url: href }).catch(() => undefined);
    return;
  }
  await copyLink(href);
}

/** Puts a link on the clipboard, or shows it where the browser does not allow that (no HTTPS). */
export async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    notify(t('menu.copied'));
  } catch {
    notify(href);
  }
}
