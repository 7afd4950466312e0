import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RulePlace } from '../../kernel/game.ts';
import type { Failure } from '../failure.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import { codeText } from '../refusal-text.ts';
import type { Kit } from './kit.ts';

/** The sentence of a refusal: that of the rule where a rule forbids it. */
export function refusalSentence({ rule, code }: Failure, speak: Speaker): string {
  return rule !== undefined && speak.knows(`rule.${rule}`)
    ? speak.say({ key: `rule.${rule}` })
    : codeText(code);
}

/** Says why something is not allowed, where the rulebook says so, and leads there. */
export function RefusalCard({
  kit,
  refusal,
  speak,
  onClose,
}: {
  readonly kit: Kit;
  readonly refusal: Failure;
  readonly speak: ReadonlySignal<Speaker>;
  readonly onClose: () => void;
}) {
  const place = useSignal<RulePlace | undefined>(undefined);
  const { rule } = refusal;
  useEffect(() => {
    place.value = undefined;
    if (rule === undefined) return;
    void kit.entry.rulePlaces().then((places) => {
      place.value = places[rule];
    });
  }, [kit, rule, place]);
  return (
    <aside class="refusal">
      <div>
        <p>{refusalSentence(refusal, speak.value)}</p>
        {rule !== undefined && (
          <p class="refusal-place">
            {place.value !== undefined && <span>{t('refusal.page', { page: place.value.page })} </span>}
            {place.value?.ruling !== undefined && (
              <span>{t('refusal.ruling', { ruling: place.value.ruling })} </span>
            )}
            <a
              href={`/rules/${kit.entry.id}?rule=${encodeURIComponent(rule)}`}
              target="_blank"
              rel="noopener"
            >
              {t('refusal.link')}
            </a>
          </p>
        )}
      </div>
      <button type="button" class="icon-button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
