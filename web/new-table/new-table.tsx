import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameEntry, PackFault, TableOptions } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import type { Messages } from '../../games/words.ts';
import type { JsonSchema } from '../../kernel/game.ts';
import type { ClockPlan, SeatPlan } from '../../server/protocol.ts';
import { account, haveAccount } from '../account.ts';
import { api } from '../api.ts';
import type { PageProps } from '../app.tsx';
import type { Authority } from '../device/authority.ts';
import { ApiError } from '../failure.ts';
import { locale, t } from '../i18n/language.ts';
import { speaker } from '../i18n/speaker.ts';
import { offline } from '../my-tables.ts';
import { loadDraft } from '../packs/draft.ts';
import { setTitle } from '../page-title.ts';
import { DeadEnd } from '../parts/dead-end.tsx';
import { Masthead } from '../parts/masthead.tsx';
import { Switch } from '../parts/switch.tsx';
import { usualSeats } from '../play-bots.ts';
import { codeText, failureText } from '../refusal-text.ts';
import { address, go } from '../router.ts';
import { AuthorityForm } from './authority-form.tsx';
import { ClockForm } from './clock-form.tsx';
import { bySeatOption, chosenBySeat, type Field, fieldsOf } from './fields.ts';
import { OptionsForm } from './options-form.tsx';
import { SeatsForm } from './seats-form.tsx';
import './new-table.css';

/** Sets a table: who plays, by which rules, and who may see it. */
export function NewTablePage({ id }: PageProps) {
  const entry = gameById(id);
  if (entry === undefined) return <DeadEnd title={t('error.unknown-game')} of="rules" />;
  return (
    <div class="page narrow">
      <Masthead />
      <Form entry={entry} />
    </div>
  );
}

interface Problem {
  readonly text: string;
  /** Of the pack. */
  readonly faults: readonly PackFault[];
  /** What the server says besides, in English. */
  readonly detail?: string;
}

function Form({ entry }: { readonly entry: GameEntry }) {
  const seats = useSignal<readonly SeatPlan[]>(usualSeats(entry));
  const options = useSignal<TableOptions>(givenOptions(entry));
  const listed = useSignal(false);
  const spectators = useSignal(true);
  const clock = useSignal<ClockPlan | undefined>(undefined);
  const wantedAuthority = useSignal<Authority>('server');
  const authority = offline.value ? 'device' : wantedAuthority.value;
  const schema = useSignal<JsonSchema>({});
  const texts = useSignal<Messages | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const opening = useSignal(false);
  const language = locale.value;
  const fields = useComputed(() => fieldsOf(schema.value, seats.value.length));
  const usual = useComputed(() => entry.usualOptions?.(seats.value.length, options.value) ?? {});
  /** Those that mean anything beside each other. */
  const applying = useComputed(() => {
    const all = { ...usual.value, ...options.value };
    return (name: string): boolean => entry.optionApplies?.(name, all) ?? true;
  });
  const speak = useComputed(() => speaker(locale.value, texts.value ?? {}));

  useEffect(() => setTitle(() => t('new.title', { game: entry.name[locale.value] })), [entry]);
  // This also tells whether the server can be reached.
  useEffect(() => void haveAccount().catch(() => undefined), []);
  useEffect(() => {
    void entry.game().then(({ optionsSchema }) => {
      schema.value = optionsSchema;
    });
  }, [entry, schema]);
  useEffect(() => {
    void entry.messages(language, ['options', 'faults']).then((found) => {
      texts.value = found;
    });
  }, [entry, language, texts]);

  async function open(): Promise<void> {
    opening.value = true;
    problem.value = undefined;
    try {
      if (authority === 'server') await haveAccount();
      const plan = {
        game: entry.id,
        seats: (authority === 'server' ? seats.value : seats.value.map(notOpen)).map(oneOfMine),
        options: Object.fromEntries(
          Object.entries({ ...usual.value, ...options.value }).filter(([name]) => applying.value(name)),
        ),
        listed: authority === 'server' && listed.value,
        spectators: spectators.value,
        ...(clock.value && { clock: clock.value }),
      };
      const { id } = await api.openTable(plan, authority);
      go(`/table/${id}`);
    } catch (failure) {
      problem.value = await problemOf(failure, entry, options.value);
    } finally {
      opening.value = false;
    }
  }

  return (
    <main id="main">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <h1>{t('new.title', { game: entry.name[language] })}</h1>
        {entry.series !== undefined && !offline.value && (
          <p>
            <a class="quiet-link" href="/series">
              {t('series.back')}
            </a>
          </p>
        )}
        <section class="sheet stack" aria-labelledby="new-seats">
          <h2 id="new-seats">{t('new.seats')}</h2>
          <AuthorityForm
            authority={authority}
            onChange={(wanted) => {
              wantedAuthority.value = wanted;
            }}
          />
          {entry.severalSeats && <p class="soft">{t('new.seats.several')}</p>}
          <SeatsForm
            seats={authority === 'server' ? seats.value : seats.value.map(notOpen)}
            authority={authority}
            range={entry.seats}
            several={entry.severalSeats === true}
            nameOf={(seat) =>
              entry.namesSeats && texts.value !== undefined
                ? speak.value.say({ key: 'option.seatName', args: { seat } })
                : undefined
            }
            onChange={(changed) => {
              seats.value = changed;
              options.value = fitted(options.value, fields.value, changed.length);
            }}
          />
        </section>
        {texts.value !== undefined && fields.value.length > 0 && (
          <section class="sheet" aria-labelledby="new-options">
            <h2 id="new-options">{t('new.options')}</h2>
            <OptionsForm
              fields={fields.value.filter(({ name }) => applying.value(name))}
              options={options.value}
              usual={usual.value}
              seats={seats.value.length}
              editor={entry.editor && `/packs/${entry.id}`}
              say={speak.value.say}
              onChange={(changed) => {
                options.value = changed;
              }}
            />
          </section>
        )}
        {entry.builder !== undefined && (
          <p>
            <a class="quiet-link" href={`/build/${entry.id}`}>
              {t('loadouts.title')}
            </a>
          </p>
        )}
        <section class="sheet" aria-labelledby="new-clock">
          <h2 id="new-clock">{t('new.clock')}</h2>
          <ClockForm
            clock={clock.value}
            onChange={(changed) => {
              clock.value = changed;
            }}
          />
        </section>
        {authority === 'server' && (
          <section class="sheet">
            <Switch
              label={t('new.listed')}
              hint={t('new.listed.hint')}
              on={listed.value}
              onChange={(on) => {
                listed.value = on;
              }}
            />
            <Switch
              label={t('new.spectators')}
              hint={t('new.spectators.hint')}
              on={spectators.value}
              onChange={(on) => {
                spectators.value = on;
              }}
            />
          </section>
        )}
        {problem.value !== undefined && (
          <div class="notice-inline" role="alert">
            <p>{problem.value.text}</p>
            {problem.value.detail !== undefined && <p lang="en">{problem.value.detail}</p>}
            <ul class="faults">
              {problem.value.faults.map(({ place, sentence }) => (
                <li key={`${place} ${sentence.key}`}>
                  <code>{place}</code> {speak.value.say(sentence)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <button type="submit" class="button primary" disabled={opening.value}>
            {t('new.open')}
          </button>
        </div>
      </form>
    </main>
  );
}

/** The plan of a seat for a device, to which nobody comes by a link. */
function notOpen(plan: SeatPlan): SeatPlan {
  return plan.kind === 'open' ? { kind: 'bot', bot: 'greedy' } : plan;
}

/** A table has one seat for whoever opens it: further ones are held at the same screen, under the same name. */
function oneOfMine(plan: SeatPlan, seat: number, plans: readonly SeatPlan[]): SeatPlan {
  if (plan.kind !== 'me' || plans.findIndex(({ kind }) => kind === 'me') === seat) return plan;
  return { kind: 'screen', name: account.peek()?.name ?? t('new.player', { number: seat + 1 }) };
}

/** With the pack that was drawn in this browser, where the address asks for it. */
function givenOptions({ id }: GameEntry): TableOptions {
  const drawn = address.peek().searchParams.get('pack') === 'drawn' ? loadDraft(id) : undefined;
  return drawn === undefined ? {} : { pack: drawn };
}

/** The options for another number of seats: what is chosen by seat has an entry for each. */
function fitted(options: TableOptions, fields: readonly Field[], seats: number): TableOptions {
  const changed = fields.flatMap((field) => {
    if (field.kind !== 'bySeat') return [];
    const chosen = chosenBySeat(field, options[field.name], seats);
    return chosen === undefined ? [] : [[field.name, bySeatOption(field, chosen)]];
  });
  return { ...options, ...Object.fromEntries(changed) };
}

/** What stands in the way of the table: all faults where the pack is at fault. */
async function problemOf(failure: unknown, entry: GameEntry, { pack }: TableOptions): Promise<Problem> {
  if (!(failure instanceof ApiError)) return { text: failureText(failure), faults: [] };
  const { code, message } = failure.failure;
  const text = codeText(code);
  if (code === 'bad-pack' && entry.packs !== undefined) {
    // The server has found it to fit the schema, which is all that the check asks for.
    const { check } = await entry.packs();
    return { text, faults: check(pack) };
  }
  const says = code === 'bad-options' || code === 'bad-seats';
  return { text, faults: [], ...(says && { detail: message }) };
}
