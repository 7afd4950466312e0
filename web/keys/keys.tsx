import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account, Keys } from '../../server/protocol.ts';
import { become, haveAccount } from '../account.ts';
import { api } from '../api.ts';
import { copyLink } from '../copy-link.ts';
import { NameField } from '../home/name-field.tsx';
import { locale, t } from '../i18n/language.ts';
import { setTitle } from '../page-title.ts';
import { Icon } from '../parts/icon.tsx';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { go } from '../router.ts';
import { makePasskey, offersPasskeys, showPasskey } from './passkey.ts';
import './keys.css';

const qrCode = late([], async () => (await import('../table/qr-code.tsx')).QrCode);

/** The account of this browser, and how to have it on another device: by a recovery code, or by passkeys. */
export function KeysPage() {
  const keys = useSignal<Keys | undefined>(undefined);
  useEffect(() => setTitle(() => t('keys.title')), []);
  useEffect(() => {
    haveAccount()
      .then(() => api.keys())
      .then(
        (found) => {
          keys.value = found;
        },
        (failure: unknown) => notify(failureText(failure)),
      );
  }, [keys]);
  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="stack">
        <h1>{t('keys.title')}</h1>
        <section class="sheet">
          <NameField />
        </section>
        <NewCode keys={keys} />
        <EnterCode />
        <Passkeys keys={keys} />
      </main>
    </div>
  );
}

/** Makes a recovery code, and shows it this once. */
function NewCode({ keys }: { readonly keys: Signal<Keys | undefined> }) {
  const code = useSignal<string | undefined>(undefined);
  const { recovery } = keys.value ?? {};
  const link = code.value === undefined ? '' : new URL(`/account#${code.value}`, location.href).href;
  return (
    <section class="sheet stack" aria-labelledby="keys-code">
      <h2 id="keys-code">{t('keys.code')}</h2>
      <p class="soft">{t('keys.code.hint')}</p>
      {recovery !== undefined && code.value === undefined && (
        <p>{t('keys.code.made', { date: dateOf(recovery) })}</p>
      )}
      {code.value !== undefined && (
        <div class="recovery" role="status">
          <div class="stack">
            <p>{t('keys.code.once')}</p>
            <code class="recovery-code">{code.value}</code>
            <div class="row">
              <button type="button" class="button" onClick={() => void copyLink(code.value ?? '')}>
                <Icon name="link" />
                {t('invite.copy')}
              </button>
            </div>
          </div>
          <Lazy of={qrCode} props={{ text: link, label: t('keys.code.qr') }} />
        </div>
      )}
      <div>
        <button
          type="button"
          class="button"
          onClick={() =>
            void attempt(async () => {
              code.value = (await api.newRecovery()).code;
              keys.value = await api.keys();
            })
          }
        >
          {t('keys.code.new')}
        </button>
      </div>
    </section>
  );
}

/** Takes a code that another device has shown. A link from there brings it along; it still wants a press. */
function EnterCode() {
  const written = useSignal(decodeURIComponent(location.hash.slice(1)));
  return (
    <section class="sheet" aria-labelledby="keys-enter">
      <h2 id="keys-enter">{t('keys.enter')}</h2>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => welcome(await api.recover(written.value.trim())));
        }}
      >
        <p class="soft">{t('keys.enter.hint')}</p>
        <input
          type="text"
          class="recovery-code"
          maxlength={100}
          autocomplete="off"
          spellcheck={false}
          aria-label={t('keys.code')}
          value={written.value}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
        />
        <div>
          <button type="submit" class="button" disabled={written.value.trim() === ''}>
            {t('keys.enter.use')}
          </button>
        </div>
      </form>
    </section>
  );
}

function Passkeys({ keys }: { readonly keys: Signal<Keys | undefined> }) {
  const offered = offersPasskeys();
  return (
    <section class="sheet stack" aria-labelledby="keys-passkeys">
      <h2 id="keys-passkeys">{t('keys.passkeys')}</h2>
      <p class="soft">{t(offered ? 'keys.passkeys.hint' : 'keys.passkeys.insecure')}</p>
      <ul class="passkeys">
        {(keys.value?.passkeys ?? []).map(({ id, created }) => (
          <li key={id} class="row">
            <span>{t('keys.passkeys.made', { date: dateOf(created) })}</span>
            <button
              type="button"
              class="button"
              onClick={() =>
                void attempt(async () => {
                  keys.value = await api.removePasskey(id);
                })
              }
            >
              {t('keys.passkeys.remove')}
            </button>
          </li>
        ))}
      </ul>
      {offered && (
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() =>
              void attempt(async () => {
                keys.value = (await makePasskey()) ?? keys.value;
              })
            }
          >
            <Icon name="plus" />
            {t('keys.passkeys.add')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              void attempt(async () => {
                const account = await showPasskey();
                if (account !== undefined) welcome(account);
              })
            }
          >
            {t('keys.passkeys.show')}
          </button>
        </div>
      )}
    </section>
  );
}

/** This browser is somebody else now. */
function welcome(account: Account): void {
  become(account);
  notify(t('keys.welcome', { name: account.name }));
  go('/', 'replace');
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    notify(failureText(failure));
  }
}

function dateOf(time: string): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(new Date(time));
}
