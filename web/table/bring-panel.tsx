import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Bring, Json, Rules, Seat } from '../../kernel/game.ts';
import type { TableHere } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { ChooseValue } from './choose-value.tsx';
import type { OpenKit } from './kit.ts';

/** What the seats of this account bring to a match that has not begun: chosen here, and shown to nobody else. */
export function BringPanel({
  table,
  kit,
  rules,
  bring,
  onChosen,
}: {
  readonly table: TableHere;
  readonly kit: OpenKit;
  readonly rules: Rules;
  readonly bring: Bring<unknown>;
  readonly onChosen: (table: TableHere) => void;
}) {
  const mine = table.seats.flatMap(({ mine: held }, seat) => (held ? [seat] : []));
  const open = useSignal<Seat | undefined>(undefined);
  useEffect(() => void kit.loadRefusals(), [kit]);
  return (
    <section class="sheet stack" aria-labelledby="bring-title">
      <h2 id="bring-title">{t('bring.title')}</h2>
      <p class="soft">{t('bring.hint')}</p>
      {mine.map((seat) => (
        <div key={seat} class="stack">
          <button
            type="button"
            class="button"
            aria-expanded={open.value === seat}
            onClick={() => {
              // One seat at a time: people at one screen do not see what another of them brings.
              open.value = open.value === seat ? undefined : seat;
            }}
          >
            {t('bring.seat', { number: seat + 1 })}
          </button>
          {open.value === seat && (
            <Choosing
              table={table}
              seat={seat}
              kit={kit}
              rules={rules}
              bring={bring}
              onChosen={(changed) => {
                open.value = undefined;
                onChosen(changed);
              }}
            />
          )}
        </div>
      ))}
    </section>
  );
}

function Choosing({
  table: { id, seats },
  seat,
  kit,
  rules,
  bring,
  onChosen,
}: {
  readonly table: TableHere;
  readonly seat: Seat;
  readonly kit: OpenKit;
  readonly rules: Rules;
  readonly bring: Bring<unknown>;
  readonly onChosen: (table: TableHere) => void;
}) {
  const chosen = useSignal<{ readonly value?: Json } | undefined>(seats[seat]?.brought ? undefined : {});
  useEffect(() => {
    if (chosen.peek() !== undefined) return;
    api.brought(id, seat).then(
      (found) => {
        chosen.value = found;
      },
      () => {
        chosen.value = {};
      },
    );
  }, [id, seat, chosen]);
  if (chosen.value === undefined) return null;
  const start = chosen.value.value;
  const { locale, texts } = kit.messages.value;
  return (
    <ChooseValue
      entry={kit.entry}
      rules={rules}
      seat={seat}
      label={t('bring.seat', { number: seat + 1 })}
      say={speaker(locale, texts).say}
      {...(start !== undefined && { start })}
      faultsOf={(value) => {
        const parsed = bring.parse(value);
        return 'faults' in parsed ? parsed.faults : [];
      }}
      sample={(chance) => bring.sample(chance)}
      onSend={(value) => {
        api.bring(id, seat, value).then(onChosen, (failure: unknown) => notify(failureText(failure)));
      }}
    />
  );
}
