import { useId } from 'preact/hooks';
import type { BuilderFault } from '../../games/builder.ts';
import type { RulePlace } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';

/** A fault with the rule that says so. */
export interface RuledFault extends BuilderFault {
  readonly rule: string;
}

/** What is wrong with what is built: each fault in a sentence, with its place in the rulebook and the way there. */
export function FaultList({
  game,
  faults,
  places,
}: {
  readonly game: string;
  readonly faults: readonly RuledFault[];
  readonly places: Readonly<Record<string, RulePlace>>;
}) {
  const id = useId();
  return (
    <section class="build-faults" aria-labelledby={id}>
      <p id={id} role="status" class={faults.length === 0 ? 'build-fine' : 'build-faulty'}>
        {t('loadouts.faults', { count: faults.length })}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ rule, place, text }) => {
            const { page, ruling } = places[rule] ?? {};
            return (
              <li key={`${rule} ${place}`}>
                {text}{' '}
                <a href={`/rules/${game}?rule=${encodeURIComponent(rule)}`} target="_blank" rel="noopener">
                  {t('loadouts.rule', {
                    page: [page, ruling].filter((part) => part !== undefined).join(', '),
                  })}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
