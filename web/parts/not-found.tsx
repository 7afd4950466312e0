import { t } from '../i18n/language.ts';
import { DeadEnd } from './dead-end.tsx';

/** What an address shows that leads to no page. */
export function NotFound() {
  return (
    <DeadEnd title={t('missing.title')} of="rules">
      <p>{t('missing.hint')}</p>
    </DeadEnd>
  );
}
