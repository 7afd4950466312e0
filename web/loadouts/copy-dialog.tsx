import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';

/** A text to copy by hand, where the browser does not put it on the clipboard (no HTTPS). */
export function CopyDialog({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <Dialog title={t('loadouts.copy-text')} onClose={onClose}>
      <label class="stack">
        <span>{t('loadouts.copy-by-hand')}</span>
        <textarea rows={6} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </Dialog>
  );
}
