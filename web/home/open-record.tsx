import { useSignal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { offline } from '../my-tables.ts';
import { Icon } from '../parts/icon.tsx';
import { saveRecord } from '../replay/opened-record.ts';
import { go } from '../router.ts';

/** Opens a match record: picked, dropped or pasted. */
export function OpenRecord() {
  const pasted = useSignal('');
  const over = useSignal(false);

  function open(text: string): void {
    saveRecord(text);
    go('/replay');
  }

  async function openFile(file: File | undefined): Promise<void> {
    if (file !== undefined) open(await file.text());
  }

  return (
    <section
      class={over.value ? 'sheet drop-zone drop-zone-over' : 'sheet drop-zone'}
      aria-label={t('record.open')}
      onDragOver={(event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave={() => {
        over.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        void openFile(event.dataTransfer?.files[0]);
      }}
    >
      <h2>{t('record.open')}</h2>
      <p class="soft">{t('record.hint')}</p>
      <div class="row">
        <label class="button">
          <Icon name="book" />
          {t('record.pick')}
          <input
            type="file"
            class="hidden-input"
            onChange={(event) => void openFile(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <details>
        <summary>{t('record.paste')}</summary>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            open(pasted.value);
          }}
        >
          <textarea
            rows={4}
            aria-label={t('record.paste')}
            value={pasted.value}
            onInput={(event) => {
              pasted.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="button" disabled={pasted.value.trim() === ''}>
            {t('record.show')}
          </button>
        </form>
      </details>
      {!offline.value && (
        <p>
          <a class="quiet-link" href="/series">
            {t('series.back')}
          </a>
        </p>
      )}
    </section>
  );
}
