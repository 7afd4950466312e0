import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';

/** The notepad over the board, as long as it is open. */
export function LogSheet({
  open,
  children,
}: {
  readonly open: Signal<boolean>;
  readonly children: ComponentChildren;
}) {
  if (!open.value) return null;
  return (
    <Dialog
      sheet
      title={t('log.title')}
      onClose={() => {
        open.value = false;
      }}
    >
      {children}
    </Dialog>
  );
}
