import type { Place } from '../device/place.ts';
import { t } from '../i18n/language.ts';
import { offline } from '../my-tables.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';

/** Where the match is played: at the server, or on this device. */
export function PlaceForm({
  place,
  onChange,
}: {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}) {
  if (offline.value) return <p role="status">{t('new.place.offline')}</p>;
  return (
    <div class="stack">
      <ChoiceRow
        label={t('new.place')}
        value={place}
        options={(['server', 'device'] as const).map((value) => ({
          value,
          label: t(`new.place.${value}`),
        }))}
        onChange={onChange}
      />
      {place === 'device' && <p class="soft">{t('new.place.device.hint')}</p>}
    </div>
  );
}
