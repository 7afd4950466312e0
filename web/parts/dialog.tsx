import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Icon } from './icon.tsx';

/** A modal dialog, open as long as it is drawn; the browser keeps the focus in it and gives it back. */
export function Dialog({
  title,
  onClose,
  children,
  sheet = false,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Comes up from the edge of a phone. */
  readonly sheet?: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={sheet ? 'dialog dialog-sheet' : 'dialog'}
      aria-labelledby={heading}
      onClose={onClose}
      closedby="any"
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
