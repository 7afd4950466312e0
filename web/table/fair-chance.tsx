import type { TableInfo } from '../../server/protocol.ts';
import { authorityOf } from '../device/authority.ts';
import { t } from '../i18n/language.ts';

/** What the server committed to before anybody played, as it was shown to this browser. */
export function FairChance({ table: { id, fairness } }: { readonly table: TableInfo }) {
  return (
    <details class="fair-chance">
      <summary>{t('fair.title')}</summary>
      <p class="soft">{t(authorityOf(id) === 'server' ? 'fair.hint' : 'fair.hint.device')}</p>
      <p>
        {t('verify.commitment')}: <code>{fairness.commitment}</code>
      </p>
    </details>
  );
}
