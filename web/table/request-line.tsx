import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';

/** Something that goes on between the people at the table, with what may be done about it. */
export function RequestLine({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="request-line">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** One of the things that may be done. `label` is a message key. */
export function RequestButton({
  label,
  primary = false,
  onClick,
}: {
  readonly label: string;
  readonly primary?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class={primary ? 'button primary' : 'button'} onClick={onClick}>
      {t(label)}
    </button>
  );
}
