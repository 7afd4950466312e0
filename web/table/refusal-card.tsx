import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RulePlace } from '../../kernel/game.ts';
import type { Failure } from '../failure.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import { codeText } from '../refusal-text.ts';
import { placeOfRule } from '../rule-place.ts';
import type { OpenKit } from './kit.ts';

/** The sentence of a refusal: that of the rule where a rule forbids it. */
export function refusalSentence({ rule, code }: Failure, speak: Speaker): string {
  return rule !== undefined && speak.knows(`rule.${rule}`)
    ? speak.say({ key: `rule.${rule}` })
    : codeText(code);
}

/** A refusal, and the choice that was refused with what its seat saw. */
export interface Refused {
  readonly failure: Failure;
  readonly chosen?: { readonly choice: string; readonly view: unknown };
}

interface Props {
  readonly kit: OpenKit;
  readonly refusal: Refused;
  readonly speak: ReadonlySignal<Speaker>;
}

/** Says why something is not allowed, where the rulebook says so, and leads there. */
export function RefusalText({ kit, refusal, speak }: Props) {
  const place = useSignal<RulePlace | undefined>(undefined);
  const { rule } = refusal.failure;
  useEffect(() => {
    place.value = undefined;
    if (rule === undefined) return;
    void kit.entry.rulePlaces().then((places) => {
      place.value = places[rule];
    });
  }, [kit, rule, place]);
  return (
    <>
      <p>{refusalSentence(refusal.failure, speak.value)}</p>
      {rule !== undefined && (
        <p class="refusal-place">
          {place.value !== undefined && <span>{placeOfRule(place.value.page)} </span>}
          {place.value?.ruling !== undefined && (
            <span>{t('refusal.ruling', { ruling: place.value.ruling })} </span>
          )}
          <a href={`/rules/${kit.entry.id}?rule=${encodeURIComponent(rule)}`} target="_blank" rel="noopener">
            {t('refusal.link')}
          </a>
          <ShowWhy kit={kit} refusal={refusal} />
        </p>
      )}
    </>
  );
}

/** Leads to the position in the game's explorer, where that can show why. */
function ShowWhy({ kit: { entry, rules }, refusal: { failure, chosen } }: Pick<Props, 'kit' | 'refusal'>) {
  const shown = useSignal<string | undefined>(undefined);
  useEffect(() => {
    shown.value = undefined;
    const { explorer } = entry;
    if (explorer === undefined || chosen === undefined || failure.rule === undefined) return;
    if (!explorer.rules.includes(failure.rule)) return;
    void explorer
      .load()
      .then((found) => found.show(rules, chosen.view, chosen.choice))
      .then((position) => {
        shown.value = position;
      });
  }, [entry, rules, failure, chosen, shown]);
  if (shown.value === undefined) return null;
  return (
    <>
      {' '}
      <a href={`/explore/${entry.id}?at=${encodeURIComponent(shown.value)}`} target="_blank" rel="noopener">
        {t('refusal.show')}
      </a>
    </>
  );
}

/** A refusal at the top of the table, where nothing is pressed. The next touch elsewhere closes it; the log keeps it. */
export function RefusalCard({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const touch = ({ target }: Event): void => {
      if (!(target instanceof Node && card.current?.contains(target))) onClose();
    };
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('pointerdown', touch, { capture: true });
    addEventListener('keydown', close, { capture: true });
    return () => {
      removeEventListener('pointerdown', touch, { capture: true });
      removeEventListener('keydown', close, { capture: true });
    };
  }, []);
  return (
    <aside ref={card} class="refusal">
      <div>
        <RefusalText {...props} />
      </div>
      <button type="button" class="icon-button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
