import { t } from '../i18n/language.ts';
import type { Fault } from './fault.ts';

/** Why a record cannot be shown, in the reader's language, with the exact words for whoever looks after it. */
export function FaultText({ fault: { text, detail, technical } }: { readonly fault: Fault }) {
  return (
    <>
      <p>{text}</p>
      {detail !== undefined && <p>{detail}</p>}
      {technical !== undefined && (
        <details>
          <summary>{t('fault.technical')}</summary>
          <p class="soft" lang="en">
            {technical}
          </p>
        </details>
      )}
    </>
  );
}
