import type { Authority } from '../device/authority.ts';
import { t } from '../i18n/language.ts';
import { offline } from '../my-tables.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';

/** Who runs the table: the server, or this device. */
export function AuthorityForm({
  authority,
  onChange,
}: {
  readonly authority: Authority;
  readonly onChange: (authority: Authority) => void;
}) {
  if (offline.value) return <p role="status">{t('new.where.offline')}</p>;
  return (
    <div class="stack">
      <ChoiceRow
        label={t('new.where')}
        value={authority}
        options={(['server', 'device'] as const).map((value) => ({
          value,
          label: t(`new.where.${value}`),
        }))}
        onChange={onChange}
      />
      {authority === 'device' && <p class="soft">{t('new.where.device.hint')}</p>}
    </div>
  );
}
