import type { Json } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { BuildRules } from './build-area.tsx';
import type { OpenedBuilder } from './opened-builder.ts';
import { shelf } from './shelf.ts';

interface Offer {
  readonly name: string;
  readonly note: string;
  readonly value: Json;
}

/** What one can begin with: nothing, chance, what is ready, and what one keeps. Undo brings back what was there. */
export function BeginDialog({
  opened: { entry, builder, speak },
  by: { rules, pool, sample },
  now,
  onTake,
  onClose,
}: {
  readonly opened: OpenedBuilder;
  readonly by: BuildRules;
  /** What is there already, and not offered again. */
  readonly now: Json;
  readonly onTake: (value: Json) => void;
  readonly onClose: () => void;
}) {
  const { say } = speak.value;
  const note = (value: Json): string => (builder.fits(value) ? say(builder.summary(rules, value)) : '');
  const take = (value: Json): void => {
    onTake(value);
    onClose();
  };
  const ready = builder
    .ready(rules)
    .map(({ name, value }) => ({ name: say(name), note: note(value), value }));
  const kept = shelf.value
    .filter(({ game, value }) => game === entry.id && builder.fits(value) && !isSame(value, now))
    .map(({ name, value }) => ({ name, note: note(value), value }));
  return (
    <Dialog title={t('loadouts.begin')} onClose={onClose}>
      <div class="stack">
        <p class="soft">{t('loadouts.begin.hint')}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => take(sample())}>
            {t('loadouts.random')}
          </button>
          <button type="button" class="button" onClick={() => take(builder.empty)}>
            {t('loadouts.empty')}
          </button>
        </div>
        <Offers title={say(builder.names.kept)} offers={kept} onTake={take} />
        {/* What a seat opened at a table is another thing each time. */}
        {pool === undefined && <Offers title={t('loadouts.ready')} offers={ready} onTake={take} />}
      </div>
    </Dialog>
  );
}

function Offers({
  title,
  offers,
  onTake,
}: {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly onTake: (value: Json) => void;
}) {
  if (offers.length === 0) return null;
  return (
    <section class="stack" aria-label={title}>
      <h3>{title}</h3>
      <ul class="begin-offers">
        {offers.map(({ name, note, value }, index) => (
          <li key={index}>
            <button type="button" class="button" onClick={() => onTake(value)}>
              <strong>{name}</strong> <span class="soft">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether they say the same: what comes from the server is another object each time. */
function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
