import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../../games/words.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { notify } from '../parts/notices.tsx';
import { codeText } from '../refusal-text.ts';
import { settings } from '../settings.ts';
import { announce } from './announcer.tsx';
import type { Mark, TableSeat } from './board.ts';
import type { Connection } from './connection.ts';
import type { Pointed } from './marks.ts';
import { hasMates } from './mates.ts';
import { mutedPeople } from './muted.ts';
import { nameOf } from './seats.ts';

/** What the seats of a team show each other before one of them decides. */
export interface TeamPointing {
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The open decision of another seat in the team, if this viewer can know it. */
  readonly mates: ReadonlySignal<Decision | undefined>;
  /** Sets or takes back a mark; undefined if nobody would see it, or if pointing is not allowed. */
  readonly point: ReadonlySignal<((at: string) => void) | undefined>;
}

/** Marks of others within this time are read aloud together, in milliseconds. */
const together = 1500;

/** The marks of a table under way, for one viewer. Marks of others are read aloud, politely. */
export function useTeamPointing(
  connection: Connection,
  {
    viewer,
    words,
    view,
    seats,
    speak,
  }: {
    readonly viewer: Viewer;
    readonly words: Words;
    readonly view: ReadonlySignal<unknown>;
    readonly seats: ReadonlySignal<readonly TableSeat[]>;
    readonly speak: ReadonlySignal<Speaker>;
  },
): TeamPointing {
  const able = useComputed(() => {
    const table = connection.table.value;
    if (table === undefined || viewer === 'spectator' || table.talk !== undefined) return false;
    return connection.status.value.outcome === undefined && hasMates(table, viewer);
  });
  const mates = useComputed(() => (able.value ? connection.status.value.mates?.[0] : undefined));
  const named = useComputed(() => {
    const status = connection.status.value;
    const known = [...status.decisions, ...(status.mates ?? [])].flatMap(({ choices }) => choices);
    const places = words.places?.(view.value) ?? [];
    const people = connection.table.value?.seats ?? [];
    return connection.marks.all.value.flatMap((mark): (Mark & Pointed)[] => {
      if ((people[mark.seat]?.person ?? '') in mutedPeople.value) return [];
      const sentence = known.includes(mark.at)
        ? words.choice(mark.at, view.value)
        : places.find(({ at }) => at === mark.at)?.name;
      // A place without a name is no place on this table.
      return sentence === undefined ? [] : [{ ...mark, what: speak.value.say(sentence) }];
    });
  });
  useReading(named, seats);

  const show = (at: string): void => {
    if (viewer === 'spectator') return;
    const again = connection.marks.all.peek().some((mark) => mark.seat === viewer && mark.at === at);
    void connection.point(viewer, again ? null : at).then((refusal) => {
      if (refusal !== undefined) notify(codeText(refusal.code));
    });
  };
  const point = useComputed(() => (able.value ? show : undefined));
  return { marks: named, mates, point };
}

/** Reads marks aloud: one's own immediately, those of others together, and only the last of each seat. */
function useReading(
  marks: ReadonlySignal<readonly (Mark & Pointed)[]>,
  seats: ReadonlySignal<readonly TableSeat[]>,
): void {
  const readTo = useRef(0);
  const waiting = useRef(new Map<number, Mark>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSignalEffect(() => {
    const fresh = marks.value.filter(({ number }) => number > readTo.current);
    readTo.current = Math.max(readTo.current, ...fresh.map(({ number }) => number));
    for (const mark of fresh) {
      if (seats.peek()[mark.seat]?.mine) announce(t('point.mine', { what: mark.what }));
      else waiting.current.set(mark.seat, mark);
    }
    if (waiting.current.size === 0) return;
    timer.current ??= setTimeout(() => {
      const others = [...waiting.current.values()];
      waiting.current.clear();
      timer.current = undefined;
      if (!settings.peek().readChat) return;
      for (const { seat, what } of others)
        announce(t('point.news', { name: nameOf(seat, seats.peek()), what }));
    }, together);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
