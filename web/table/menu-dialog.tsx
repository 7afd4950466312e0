import type { Signal } from '@preact/signals';
import { copyLink } from '../copy-link.ts';
import { authorityOf } from '../device/authority.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { SettingsButton } from '../parts/settings.tsx';
import { Switch } from '../parts/switch.tsx';
import { change, settings } from '../settings.ts';
import type { Connection, UnsentRequest } from './connection.ts';
import { FairChance } from './fair-chance.tsx';
import { HostPanel } from './host-panel.tsx';
import { playAgain } from './play-again.ts';
import { RecordButton } from './record-button.tsx';
import { RequestMenu } from './request-menu.tsx';

/** Everything beside playing: the table in words, aids, link, record, rules, and the way home. */
export function MenuDialog({
  connection,
  inWords,
  request,
  onClose,
}: {
  readonly connection: Connection;
  readonly inWords: Signal<boolean>;
  readonly request: (unsent: UnsentRequest) => void;
  readonly onClose: () => void;
}) {
  const table = connection.table.value;
  if (table === undefined) return null;
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
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
        <RequestMenu connection={connection} request={request} onClose={onClose} />
        <div class="menu-links">
          {table.status === 'over' && table.seats.some(({ mine }) => mine) && (
            <button type="button" class="button primary" onClick={() => void playAgain(table)}>
              <Icon name="again" />
              {t(table.rematch === undefined ? 'over.rematch' : 'request.rematch.join')}
            </button>
          )}
          {authorityOf(table.id) === 'server' && (
            <button type="button" class="button" onClick={() => void share()}>
              <Icon name="share" />
              {t('menu.share')}
            </button>
          )}
          <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
            <Icon name="book" />
            {t('rules.title')}
          </a>
          <a class="button" href={`/replay/${table.id}`}>
            <Icon name="play" />
            {t('replay.title')}
          </a>
          {table.inSeries !== undefined && (
            <a class="button" href={`/series/${table.inSeries.id}`}>
              <Icon name="list" />
              {t('menu.series')}
            </a>
          )}
          {table.status === 'over' && table.series !== 'open' && (
            <>
              <a class="button" href={`/verify/${table.id}`}>
                <Icon name="check" />
                {t('verify.link')}
              </a>
              <RecordButton table={table.id} />
            </>
          )}
          <SettingsButton labelled />
          <a class="button" href="/">
            <Icon name="home" />
            {t('menu.leave')}
          </a>
        </div>
        <FairChance table={table} />
        {authorityOf(table.id) === 'server' && <HostPanel connection={connection} table={table} />}
      </div>
    </Dialog>
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
