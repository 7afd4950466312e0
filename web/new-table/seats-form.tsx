import { type Seat, type SeatRange, seatCounts } from '../../kernel/game.ts';
import type { SeatPlan } from '../../server/protocol.ts';
import { botKinds } from '../bot-kinds.ts';
import type { Authority } from '../device/authority.ts';
import { t } from '../i18n/language.ts';
import { Icon } from '../parts/icon.tsx';

type Holder = 'me' | 'screen' | 'open' | `bot:${string}`;

const holders: readonly Holder[] = ['me', 'screen', 'open', ...botKinds.map((bot) => `bot:${bot}` as const)];

/** Who sits where. */
export function SeatsForm({
  seats,
  authority,
  range,
  several,
  nameOf,
  onChange,
}: {
  readonly seats: readonly SeatPlan[];
  readonly authority: Authority;
  readonly range: SeatRange;
  /** Whether one person may have several seats. */
  readonly several: boolean;
  /** What the game calls a seat; undefined where its seats are alike. */
  readonly nameOf: (seat: Seat) => string | undefined;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}) {
  // Nobody comes to a device by a link.
  const counts = seatCounts(range);
  /** Where a seat more or fewer is too few or too many, another one comes or goes with it. */
  const more = counts.find((count) => count > seats.length);
  const fewer = counts.findLast((count) => count < seats.length);
  const offered = authority === 'server' ? holders : holders.filter((holder) => holder !== 'open');
  return (
    <div class="stack">
      <ol class="seat-plans">
        {seats.map((plan, index) => {
          const name = nameOf(index);
          const label = name ?? t('new.seat', { number: index + 1 });
          return (
            <li key={index}>
              <span class={`seat-number ${name === undefined ? '' : 'seat-called'}`} aria-hidden="true">
                {name ?? index + 1}
              </span>
              <select
                aria-label={label}
                value={holderOf(plan)}
                onChange={(event) => {
                  const holder = holders.find((one) => one === event.currentTarget.value);
                  if (holder !== undefined) onChange(withHolder(seats, index, holder, several));
                }}
              >
                {offered.map((holder) => (
                  <option key={holder} value={holder}>
                    {holderName(holder)}
                  </option>
                ))}
              </select>
              {plan.kind === 'screen' && (
                <input
                  type="text"
                  maxlength={30}
                  required
                  aria-label={t('new.seat.name', { number: index + 1 })}
                  placeholder={t('new.name')}
                  value={plan.name}
                  onInput={(event) =>
                    onChange(seats.with(index, { kind: 'screen', name: event.currentTarget.value }))
                  }
                />
              )}
              {fewer !== undefined && (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={t('new.seat.remove', { number: index + 1 })}
                  onClick={() => onChange(seats.toSpliced(index, 1).slice(0, fewer))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {more !== undefined && (
        <div>
          <button
            type="button"
            class="button"
            onClick={() => onChange([...seats, ...botsFor(more - seats.length)])}
          >
            <Icon name="plus" />
            {t('new.seat.add')}
          </button>
        </div>
      )}
    </div>
  );
}

function botsFor(count: number): readonly SeatPlan[] {
  return Array.from({ length: count }, (): SeatPlan => ({ kind: 'bot', bot: 'greedy' }));
}

function holderOf(plan: SeatPlan): Holder {
  return plan.kind === 'bot' ? `bot:${plan.bot}` : plan.kind;
}

function holderName(holder: Holder): string {
  return holder.startsWith('bot:') ? t(`bot.${holder.slice(4)}`) : t(`new.holder.${holder}`);
}

/** The plan with another holder. Where I can only sit on one seat, the old one goes to a bot. */
function withHolder(
  seats: readonly SeatPlan[],
  index: number,
  holder: Holder,
  several: boolean,
): readonly SeatPlan[] {
  const others = holder === 'me' && !several ? seats.map(notMe) : seats;
  return others.with(index, planOf(holder, index));
}

function notMe(plan: SeatPlan): SeatPlan {
  return plan.kind === 'me' ? { kind: 'bot', bot: 'greedy' } : plan;
}

function planOf(holder: Holder, index: number): SeatPlan {
  if (holder === 'screen') return { kind: 'screen', name: t('new.player', { number: index + 1 }) };
  if (holder === 'me' || holder === 'open') return { kind: holder };
  return { kind: 'bot', bot: holder.slice(4) };
}
