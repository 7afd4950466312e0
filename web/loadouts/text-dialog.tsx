import { useSignal } from '@preact/signals';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';

/** Takes a text or a file that somebody got from elsewhere. What is wrong with it is said until it is right. */
export function TextDialog({
  title,
  onTake,
  onClose,
}: {
  readonly title: string;
  /** Takes the text over, or answers all that is wrong with it. */
  readonly onTake: (text: string) => readonly string[];
  readonly onClose: () => void;
}) {
  const text = useSignal('');
  const faults = useSignal<readonly string[]>([]);

  function take(): void {
    faults.value = onTake(text.value);
    if (faults.value.length === 0) onClose();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <label class="stack">
          <span>{t('loadouts.text.label')}</span>
          <textarea
            rows={6}
            spellcheck={false}
            value={text.value}
            aria-invalid={faults.value.length > 0}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              faults.value = [];
            }}
          />
        </label>
        <p class="soft">{t('loadouts.text.hint')}</p>
        <div role="alert">
          {faults.value.length > 0 && (
            <ul class="build-unread">
              {faults.value.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </div>
        <div class="row">
          <button type="submit" class="button primary" disabled={text.value.trim() === ''}>
            {t('loadouts.text.take')}
          </button>
          <label class="button">
            {t('loadouts.file.open')}
            <input
              type="file"
              class="hidden-input"
              accept=".json,.txt,application/json,text/plain"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                void file?.text().then((found) => {
                  text.value = found;
                  take();
                });
              }}
            />
          </label>
        </div>
      </form>
    </Dialog>
  );
}
