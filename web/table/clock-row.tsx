import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Clocks } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { announce } from './announcer.tsx';
import type { TableSeat } from './board.ts';
import { timeText } from './time-text.ts';

/** Somebody at this screen is told aloud when no more than this is left, in milliseconds. */
const warning = 30_000;

/** What is left on the clocks of the people. They stand in a quiet row; the one that runs is marked. */
export function ClockRow({
  clocks,
  seats,
}: {
  readonly clocks: Clocks;
  readonly seats: readonly TableSeat[];
}) {
  const received = useRef<{ readonly clocks: Clocks; readonly at: number }>(undefined);
  if (received.current?.clocks !== clocks) received.current = { clocks, at: performance.now() };
  const { at } = received.current ?? { at: performance.now() };
  const now = useSignal(at);
  useEffect(() => {
    now.value = performance.now();
    if (clocks.running.length === 0) return;
    const ticking = setInterval(() => {
      now.value = performance.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, [clocks, now]);
  const passed = Math.max(0, now.value - at);
  const left = clocks.left.map((time, seat) => (clocks.running.includes(seat) ? time - passed : time));
  const short = seats.find(
    ({ seat, mine }) => mine && clocks.running.includes(seat) && (left[seat] ?? 0) <= warning,
  );
  useEffect(() => {
    if (short !== undefined) announce(t('clock.short', { name: short.name }), 'assertive');
  }, [short?.seat]);
  return (
    <ul class="clock-row" aria-label={t('clock.title')}>
      {seats
        .filter(({ kind, standIn }) => kind === 'person' && standIn === undefined)
        .map(({ seat, name }) => {
          const runs = clocks.running.includes(seat);
          return (
            <li key={seat} class={runs ? 'clock clock-runs' : 'clock'}>
              <span class="clock-name">{name}</span>
              <time role="timer" class={(left[seat] ?? 0) <= warning ? 'clock-short' : undefined}>
                {timeText(left[seat] ?? 0)}
              </time>
            </li>
          );
        })}
    </ul>
  );
}
