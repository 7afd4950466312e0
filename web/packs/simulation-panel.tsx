import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { seatCounts } from '../../kernel/game.ts';
import type { Plan } from '../../simulation/plan.ts';
import type { Result } from '../../simulation/play-match.ts';
import { type BotKind, botKinds } from '../bot-kinds.ts';
import { t } from '../i18n/language.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../table/announcer.tsx';
import { findingsOf, type SeatsFindings } from './findings.ts';
import { LengthChart } from './length-chart.tsx';
import { simulate } from './simulate.ts';
import { SpreadChart } from './spread-chart.tsx';
import { TeamWinsChart } from './team-wins-chart.tsx';
import { WinsChart } from './wins-chart.tsx';

/** For each number of players. */
const matches = 1000;
/** Every number of players. */
const all = 'all';

/** Options of a table besides the pack, and how people call it. */
export interface SimulatedTable {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The only number of players, if not every number plays. */
  readonly seats?: number;
}

/** What some matches showed. */
interface Findings {
  readonly pack: unknown;
  readonly table: string | undefined;
  readonly bot: BotKind;
  readonly matches: number;
  readonly bySeats: readonly SeatsFindings[];
}

/** Plays matches of bots with the pack in the background, and shows how long they are and who wins. */
export function SimulationPanel({
  entry,
  pack,
  tables,
  faulty,
}: {
  readonly entry: GameEntry;
  readonly pack: unknown;
  /** On which the matches can be played; none where there is only the usual one. */
  readonly tables: readonly SimulatedTable[];
  /** The pack has faults, so that no match can be played with it. */
  readonly faulty: boolean;
}) {
  const bot = useSignal<BotKind>('greedy');
  /** By its number. */
  const table = useSignal('0');
  const only = tables[Number(table.value)]?.seats;
  const counts = only === undefined ? seatCounts(entry.seats) : [only];
  const seats = useSignal(String(entry.seats.max));
  const cooperative = useSignal(false);
  const done = useSignal<number | undefined>(undefined);
  const findings = useSignal<Findings | undefined>(undefined);
  const failed = useSignal('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    void entry.game().then(({ nature }) => {
      cooperative.value = nature.cooperative;
      if (nature.cooperative) seats.value = all;
    });
  }, [entry, cooperative, seats]);

  const chosen = seats.value === all || only !== undefined ? counts : [Number(seats.value)];
  const planned = matches * chosen.length;

  async function run(): Promise<void> {
    const results: Result[] = [];
    const control = new AbortController();
    stop.current = control;
    done.value = 0;
    failed.value = '';
    findings.value = undefined;
    const on = tables[Number(table.peek())];
    const plans = chosen.map(
      (count): Plan => ({
        game: entry.id,
        options: { ...on?.options, pack },
        seats: count,
        bots: [bot.peek()],
        matches,
        seed: crypto.randomUUID(),
        paired: false,
      }),
    );
    const by = bot.peek();
    try {
      await simulate(plans, control.signal, (more) => {
        results.push(...more);
        done.value = results.length;
      });
      if (results.length > 0) {
        const bySeats = findingsOf(results, cooperative.peek());
        findings.value = { pack, table: on?.name, bot: by, matches: results.length, bySeats };
      }
    } catch (fault) {
      failed.value = String(fault);
    } finally {
      done.value = undefined;
      announce(t('packs.simulated', { count: results.length }));
    }
  }

  return (
    <section class="sheet stack" aria-labelledby="packs-simulate">
      <h2 id="packs-simulate">{t('packs.simulate')}</h2>
      <p class="soft">{t(cooperative.value ? 'packs.simulate.hint.together' : 'packs.simulate.hint')}</p>
      <div class="row simulation-plan">
        <ChoiceRow
          label={t('packs.simulate.bots')}
          value={bot.value}
          options={botKinds.map((kind) => ({ value: kind, label: t(`bot.${kind}`) }))}
          onChange={(kind) => {
            bot.value = kind;
          }}
        />
        <ChoiceRow
          label={t('packs.simulate.seats')}
          value={only === undefined ? seats.value : String(only)}
          options={[
            ...counts.map((count) => ({ value: String(count), label: String(count) })),
            ...(cooperative.value ? [{ value: all, label: t('packs.simulate.all') }] : []),
          ]}
          onChange={(count) => {
            seats.value = count;
          }}
        />
        {tables.length > 1 && (
          <ChoiceRow
            label={t('packs.simulate.table')}
            value={table.value}
            options={tables.map(({ name }, number) => ({ value: String(number), label: name }))}
            onChange={(number) => {
              table.value = number;
            }}
          />
        )}
      </div>
      {done.value === undefined ? (
        <div class="row">
          <button type="button" class="button primary" disabled={faulty} onClick={() => void run()}>
            <Icon name="play" />
            {t('packs.simulate.run', { count: planned })}
          </button>
          {faulty && <p class="soft">{t('packs.faulty')}</p>}
        </div>
      ) : (
        <div class="row">
          <progress max={planned} value={done.value} aria-label={t('packs.simulate')} />
          <span>{t('packs.simulate.progress', { done: done.value, count: planned })}</span>
          <button type="button" class="button" onClick={() => stop.current?.abort()}>
            {t('packs.simulate.stop')}
          </button>
        </div>
      )}
      {failed.value !== '' && (
        <div class="notice-inline" role="alert">
          <p>{t('packs.simulate.failed')}</p>
          <p lang="en">{failed.value}</p>
        </div>
      )}
      {findings.value !== undefined && (
        <Charts
          findings={findings.value}
          cooperative={cooperative.value}
          current={findings.value.pack === pack}
        />
      )}
    </section>
  );
}

function Charts({
  findings: { bot, table, matches: count, bySeats },
  cooperative,
  current,
}: {
  readonly findings: Findings;
  readonly cooperative: boolean;
  readonly current: boolean;
}) {
  const [only] = bySeats;
  return (
    <div class="stack simulation-findings">
      <p>
        {table !== undefined && <strong>{table}: </strong>}
        {t('packs.simulated.by', { count, bot: t(`bot.${bot}`) })}
        {!current && <strong> {t('packs.simulated.before')}</strong>}
      </p>
      <div class="pack-charts">
        {bySeats.length > 1 && <SpreadChart findings={bySeats} />}
        {bySeats.length === 1 && only !== undefined && <LengthChart lengths={only.lengths} />}
        {cooperative && <TeamWinsChart findings={bySeats} />}
        {!cooperative && only !== undefined && <WinsChart tallies={only.tallies} />}
      </div>
    </div>
  );
}
