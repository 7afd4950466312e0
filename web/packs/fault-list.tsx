import { t } from '../i18n/language.ts';
import type { PlacedFault } from './editor.ts';

/** What is wrong with the pack: each fault leads to its place. */
export function FaultList({
  faults,
  whereOf,
  onShow,
}: {
  readonly faults: readonly PlacedFault[];
  /** The name of a place, where the text of the fault does not say it. */
  readonly whereOf: (place: string) => string | undefined;
  readonly onShow: (place: string) => void;
}) {
  return (
    <section class="pack-faults" aria-label={t('packs.faults')}>
      <p role="status" class={faults.length === 0 ? 'pack-fine' : 'pack-faulty'}>
        {t('packs.faults.count', { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ place, text }) => (
            <li key={`${place} ${text}`}>
              <button type="button" onClick={() => onShow(place)}>
                <strong>{whereOf(place)}</strong> {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
