import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ChatLine } from '../../server/protocol.ts';
import { t } from '../i18n/language.ts';
import { settings } from '../settings.ts';
import { announce } from './announcer.tsx';
import type { Connection } from './connection.ts';
import { mutedPeople } from './muted.ts';

/** Lines that come within this time are read out together, in milliseconds. */
const together = 1500;

/**
 * How many lines of others nobody has looked at yet. They are read out politely, a line in full and several as a
 * number, unless the reader has switched that off.
 */
export function useChatNews({ said }: Connection): Signal<number> {
  const unread = useSignal(0);
  const gathered = useRef<ChatLine[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSignalEffect(() => {
    const line = said.value;
    if (line === undefined || line.mine || line.person in mutedPeople.peek()) return;
    unread.value = unread.peek() + 1;
    gathered.current.push(line);
    timer.current ??= setTimeout(() => {
      const lines = gathered.current;
      gathered.current = [];
      timer.current = undefined;
      const [one] = lines;
      if (one === undefined || !settings.peek().readChat) return;
      announce(
        lines.length === 1
          ? t('chat.said', { name: one.name, text: one.text })
          : t('chat.several', { count: lines.length }),
      );
    }, together);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return unread;
}
