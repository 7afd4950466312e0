import type { ClockPlan } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { ChoiceRow } from '../parts/choice-row.tsx';

const usual = { seconds: 120, timeout: 'bot', reaction: 10 } as const;
const day = 86_400;

/** What is offered, in seconds: for each decision, and for all of one's decisions together. */
const times = {
  decision: [30, 60, 120, 300, 600, 3600, day, 3 * day, 7 * day],
  fischer: [300, 600, 900, 1200, 1800, 3600, 7200],
} as const;
const reactionTimes = [5, 10, 15, 20, 30, 60];
const increments = [0, 5, 10, 20, 30, 60];

/** How long people may take, and what happens to who takes longer. */
export function ClockForm({
  clock,
  onChange,
}: {
  readonly clock: ClockPlan | undefined;
  readonly onChange: (clock: ClockPlan | undefined) => void;
}) {
  return (
    <div class="stack">
      <ChoiceRow
        label={t('new.clock.kind')}
        value={clock?.kind ?? 'none'}
        options={(['none', 'decision', 'fischer'] as const).map((value) => ({
          value,
          label: t(`new.clock.${value}`),
        }))}
        onChange={(kind) => {
          if (kind === 'none') onChange(undefined);
          else if (kind === 'decision') onChange({ kind, ...usual });
          else onChange({ kind, ...usual, seconds: 900, increment: 10 });
        }}
      />
      {clock !== undefined && (
        <>
          <Times
            label={t(`new.clock.${clock.kind}.time`)}
            value={clock.seconds}
            times={times[clock.kind]}
            onChange={(seconds) => onChange({ ...clock, seconds })}
          />
          {clock.kind === 'fischer' && (
            <Times
              label={t('new.clock.increment')}
              value={clock.increment}
              times={increments}
              onChange={(increment) => onChange({ ...clock, increment })}
            />
          )}
          <Times
            label={t('new.clock.reaction')}
            value={clock.reaction ?? usual.reaction}
            times={reactionTimes}
            onChange={(reaction) => onChange({ ...clock, reaction })}
          />
          <ChoiceRow
            label={t('new.clock.timeout')}
            value={clock.timeout}
            options={(['bot', 'forfeit'] as const).map((value) => ({
              value,
              label: t(`new.clock.timeout.${value}`),
            }))}
            onChange={(timeout) => onChange({ ...clock, timeout })}
          />
        </>
      )}
    </div>
  );
}

function Times({
  label,
  value,
  times,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly times: readonly number[];
  readonly onChange: (seconds: number) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={String(value)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {times.map((seconds) => (
          <option key={seconds} value={String(seconds)}>
            {durationText(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

function durationText(seconds: number): string {
  if (seconds >= day) return t('time.days', { count: seconds / day });
  if (seconds >= 3600) return t('time.hours', { count: seconds / 3600 });
  if (seconds >= 60) return t('time.minutes', { count: seconds / 60 });
  return t('time.seconds', { count: seconds });
}
