import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Notices } from '../../server/protocol.ts';
import { haveAccount } from '../account.ts';
import { api } from '../api.ts';
import { t } from '../i18n/language.ts';
import { notify } from '../parts/notices.tsx';
import { Switch } from '../parts/switch.tsx';
import { failureText } from '../refusal-text.ts';
import { cacheTexts, canPush, currentPush, startPush, stopPush } from './push.ts';

/** How one is told that it is one's turn when no page is open: by push, and by a webhook. */
export function NoticeSettings() {
  const notices = useSignal<Notices | undefined>(undefined);
  const pushed = useSignal(false);
  useEffect(() => {
    haveAccount()
      .then(() => api.notices())
      .then((found) => {
        notices.value = found;
      })
      .catch(() => undefined);
    if (!canPush) return;
    currentPush().then(
      (subscription) => {
        pushed.value = subscription !== undefined;
      },
      () => undefined,
    );
  }, [notices, pushed]);
  // Notices speak the language that the page speaks, also after a change.
  useSignalEffect(() => {
    if (pushed.value) void cacheTexts().catch(() => undefined);
  });
  const known = notices.value;
  if (known === undefined) return null;

  async function push(on: boolean, key: string): Promise<void> {
    try {
      notices.value = (on ? await startPush(key) : await stopPush()) ?? notices.value;
      pushed.value = on;
    } catch {
      pushed.value = false;
      notify(t('notice.push.failed'));
    }
  }

  const { key, browsers, webhook } = known;
  return (
    <fieldset class="notice-settings stack">
      <legend>{t('notice.title')}</legend>
      {canPush ? (
        <Switch
          label={t('notice.push')}
          hint={t('notice.push.hint')}
          on={pushed.value}
          onChange={(on) => void push(on, key)}
        />
      ) : (
        <p class="soft">{t('notice.push.none')}</p>
      )}
      <WebhookForm
        webhook={webhook}
        onChange={(changed) => {
          notices.value = changed;
        }}
      />
      {(browsers > 0 || webhook !== undefined) && (
        <button
          type="button"
          class="button"
          onClick={() =>
            void api.testNotices().then(
              () => notify(t('notice.sent')),
              (failure: unknown) => notify(failureText(failure)),
            )
          }
        >
          {t('notice.try')}
        </button>
      )}
    </fieldset>
  );
}

function WebhookForm({
  webhook,
  onChange,
}: {
  readonly webhook: Notices['webhook'];
  readonly onChange: (notices: Notices) => void;
}) {
  const written = useSignal<string | undefined>(undefined);
  const url = written.value ?? webhook?.url ?? '';

  async function save(): Promise<void> {
    const wanted = url.trim();
    try {
      onChange(wanted === '' ? await api.removeWebhook() : await api.setWebhook(wanted));
      written.value = undefined;
    } catch (failure) {
      notify(failureText(failure));
    }
  }

  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="notice-field">
        <span>{t('notice.webhook')}</span>
        <small class="soft">{t('notice.webhook.hint')}</small>
        <input
          type="text"
          inputMode="url"
          autocomplete="off"
          maxlength={1000}
          placeholder="https://"
          value={url}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
      </label>
      {webhook !== undefined && (
        <label class="notice-field">
          <span>{t('notice.secret')}</span>
          <input
            type="text"
            readOnly
            value={webhook.secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <div>
        <button type="submit" class="button" disabled={url.trim() === (webhook?.url ?? '')}>
          {t('notice.save')}
        </button>
      </div>
    </form>
  );
}
