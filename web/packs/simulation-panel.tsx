import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { Plan } from '../../simulation/plan.ts';
import type { Result } from '../../simulation/play-match.ts';
import { type Tally, tallies } from '../../simulation/tally.ts';
import { type BotKind, botKinds } from '../bot-kinds.ts';
import { t } from '../i18n/language.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';
import { Icon } from '../parts/icon.tsx';
import { announce } from '../table/announcer.tsx';
import { LengthChart } from './length-chart.tsx';
import { simulate } from './simulate.ts';
import { WinsChart } from './wins-chart.tsx';

const matches = 1000;

/** What some matches showed. */
interface Findings {
  readonly pack: unknown;
  readonly bot: BotKind;
  readonly lengths: readonly number[];
  readonly tallies: readonly Tally[];
}

/** Plays matches of bots with the pack in the background, and shows how long they are and who wins. */
export function SimulationPanel({
  entry,
  pack,
  faulty,
}: {
  readonly entry: GameEntry;
  readonly pack: unknown;
  /** The pack has faults, so that no match can be played with it. */
  readonly faulty: boolean;
}) {
  const bot = useSignal<BotKind>('greedy');
  const seats = useSignal(entry.seats.max);
  const done = useSignal<number | undefined>(undefined);
  const findings = useSignal<Findings | undefined>(undefined);
  const failed = useSignal('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(): Promise<void> {
    const results: Result[] = [];
    const control = new AbortController();
    stop.current = control;
    done.value = 0;
    failed.value = '';
    findings.value = undefined;
    const plan: Plan = {
      game: entry.id,
      options: { pack },
      seats: seats.peek(),
      bots: [bot.peek()],
      matches,
      seed: crypto.randomUUID(),
      paired: false,
    };
    try {
      await simulate(plan, control.signal, (more) => {
        results.push(...more);
        done.value = results.length;
      });
      if (results.length > 0) findings.value = await found(plan, pack, results);
    } catch (fault) {
      failed.value = String(fault);
    } finally {
      done.value = undefined;
      announce(t('packs.simulated', { count: results.length }));
    }
  }

  async function found(
    { bots: [name] }: Plan,
    played: unknown,
    results: readonly Result[],
  ): Promise<Findings> {
    const { nature } = await entry.game();
    return {
      pack: played,
      bot: botKinds.find((kind) => kind === name) ?? 'greedy',
      lengths: results.map(({ decisions }) => decisions),
      tallies: tallies(results, nature.cooperative, (_, seat) => String(seat)),
    };
  }

  const { min, max } = entry.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  return (
    <section class="sheet stack" aria-labelledby="packs-simulate">
      <h2 id="packs-simulate">{t('packs.simulate')}</h2>
      <p class="soft">{t('packs.simulate.hint')}</p>
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
          value={String(seats.value)}
          options={counts.map((count) => ({ value: count, label: count }))}
          onChange={(count) => {
            seats.value = Number(count);
          }}
        />
      </div>
      {done.value === undefined ? (
        <div class="row">
          <button type="button" class="button primary" disabled={faulty} onClick={() => void run()}>
            <Icon name="play" />
            {t('packs.simulate.run', { count: matches })}
          </button>
          {faulty && <p class="soft">{t('packs.faulty')}</p>}
        </div>
      ) : (
        <div class="row">
          <progress max={matches} value={done.value} aria-label={t('packs.simulate')} />
          <span>{t('packs.simulate.progress', { done: done.value, count: matches })}</span>
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
        <Charts findings={findings.value} current={findings.value.pack === pack} />
      )}
    </section>
  );
}

function Charts({ findings, current }: { readonly findings: Findings; readonly current: boolean }) {
  const { bot, lengths, tallies: bySeat } = findings;
  return (
    <div class="stack simulation-findings">
      <p>
        {t('packs.simulated.by', { count: lengths.length, bot: t(`bot.${bot}`) })}
        {!current && <strong> {t('packs.simulated.before')}</strong>}
      </p>
      <div class="pack-charts">
        <LengthChart lengths={lengths} />
        <WinsChart tallies={bySeat} />
      </div>
    </div>
  );
}
