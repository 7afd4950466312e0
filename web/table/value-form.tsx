import { useComputed, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Sentence } from '../../games/words.ts';
import type { Json, ValueFault } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';

/** Lets somebody give a value that no list could hold: drawn at random, from a file, or as text. */
export function ValueForm({
  label,
  start,
  faultsOf,
  sample,
  say,
  onSend,
}: {
  readonly label: string;
  /** What stands in the field at first; nothing if left out. */
  readonly start?: Json;
  /** All that is wrong with a value, by the rules themselves. */
  readonly faultsOf: (value: Json) => readonly ValueFault[];
  readonly sample: () => Json;
  readonly say: (sentence: Sentence) => string;
  readonly onSend: (value: Json) => void;
}) {
  const id = useId();
  const text = useSignal(start === undefined ? '' : print(start));
  const value = useComputed(() => read(text.value));
  const faults = useComputed(() => (value.value === undefined ? [] : faultsOf(value.value)));
  const fits = value.value !== undefined && faults.value.length === 0;
  return (
    <form
      class="value-form stack"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && value.value !== undefined) onSend(value.value);
      }}
    >
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            text.value = print(sample());
          }}
        >
          {t('value.random')}
        </button>
        <label class="button">
          {t('value.file')}
          <input
            type="file"
            class="hidden-text"
            accept="application/json,.json,.txt"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              void file?.text().then((found) => {
                text.value = found;
              });
            }}
          />
        </label>
      </div>
      <label class="stack" for={id}>
        {t('value.text')}
        <textarea
          id={id}
          rows={6}
          spellcheck={false}
          value={text.value}
          aria-describedby={`${id}-state`}
          aria-invalid={text.value !== '' && !fits}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <div id={`${id}-state`} role="status">
        {text.value !== '' && value.value === undefined && <p>{t('value.bad')}</p>}
        {fits && <p>{t('value.fits')}</p>}
        {faults.value.length > 0 && (
          <>
            <p>{t('value.faults')}</p>
            <ul>
              {faults.value.map(({ rule, place, args }) => (
                <li key={`${rule} ${place}`}>
                  {say({ key: `rule.${rule}`, ...(args && { args }) })} <small>{place}</small>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <button type="submit" class="button primary" disabled={!fits}>
          {t('value.send')}
        </button>
      </div>
    </form>
  );
}

function print(value: Json): string {
  return JSON.stringify(value, undefined, 1);
}

function read(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
