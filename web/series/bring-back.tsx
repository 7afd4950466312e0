import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { haveAccount } from '../account.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { failureText } from '../refusal-text.ts';
import { go } from '../router.ts';
import { seriesApi } from './series-api.ts';

/** Brings a series back from a file, at this server or at another one with the same key. */
export function BringBack() {
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => void haveAccount().catch(() => undefined), []);

  async function bring(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    try {
      fault.value = undefined;
      go(`/series/${(await seriesApi.bringBack(await file.text())).id}`);
    } catch (failure) {
      fault.value = failureText(failure);
    }
  }

  return (
    <div class="page narrow">
      <Masthead />
      <main id="main" class="stack">
        <h1>{t('series.back')}</h1>
        <section class="sheet stack">
          <p>{t('series.back.hint')}</p>
          <div>
            <label class="button primary">
              <Icon name="book" />
              {t('series.back.pick')}
              <input
                type="file"
                class="hidden-input"
                accept="application/json,.json"
                onChange={(event) => void bring(event.currentTarget.files?.[0])}
              />
            </label>
          </div>
          {fault.value !== undefined && <p role="alert">{fault.value}</p>}
        </section>
      </main>
    </div>
  );
}
