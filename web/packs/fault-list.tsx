import { t } from '../i18n/language.ts';
import type { PlacedFault } from './editor.ts';

/** What is wrong with the pack: each fault leads to its place. */
export function FaultList({
  faults,
  kept,
  whereOf,
  onShow,
}: {
  readonly faults: readonly PlacedFault[];
  /** Where the pack is kept, as a sentence. */
  readonly kept: string;
  /** The name of a place, where the text of the fault does not say it. */
  readonly whereOf: (place: string) => string | undefined;
  readonly onShow: (place: string) => void;
}) {
  return (
    <section class="pack-faults" aria-label={t('packs.faults')}>
      <div class="row">
        <p role="status" class={faults.length === 0 ? 'pack-fine' : 'pack-faulty'}>
          {t('packs.faults.count', { count: faults.length })}
        </p>
        <p class="soft">{kept}</p>
      </div>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ place, text }) => {
            const where = whereOf(place);
            return (
              <li key={`${place} ${text}`}>
                <button type="button" onClick={() => onShow(place)}>
                  {where !== undefined && <strong>{`${where} – `}</strong>}
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
