import { fetchRecord } from '../api.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { download } from '../replay/download.ts';

/** Hands the record of a finished match to the person as a file. */
export function RecordButton({ table }: { readonly table: string }) {
  async function save(): Promise<void> {
    try {
      download(`starboard-${table}.txt`, await fetchRecord(table));
    } catch (failure) {
      notify(failureText(failure));
    }
  }

  return (
    <button type="button" class="button" onClick={() => void save()}>
      <Icon name="download" />
      {t('record.download')}
    </button>
  );
}
