import { useSignal } from '@preact/signals';
import { account, rename } from '../account.ts';
import { t } from '../i18n/language.ts';
import { offline } from '../my-tables.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import './name-field.css';

/** The name under which one plays, changed in place. */
export function NameField() {
  const written = useSignal<string | undefined>(undefined);
  const name = account.value?.name ?? '';
  if (account.value === undefined && offline.value) return null;

  async function save(): Promise<void> {
    const wanted = written.value?.trim() ?? '';
    written.value = undefined;
    if (wanted === '' || wanted === name) return;
    try {
      await rename(wanted);
    } catch (failure) {
      notify(failureText(failure));
    }
  }

  return (
    <form
      class="name-field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        <span>{t('home.name')}</span>
        <input
          type="text"
          maxlength={30}
          autocomplete="nickname"
          value={written.value ?? name}
          disabled={account.value === undefined}
          onInput={(event) => {
            written.value = event.currentTarget.value;
          }}
          onBlur={() => void save()}
        />
      </label>
    </form>
  );
}
