import type { Arg, Locale, Messages, Sentence } from '../../games/words.ts';
import type { Seat } from '../../kernel/game.ts';
import { type Format, messageReader } from './message.ts';

/** Formats sentences in one language. */
export interface Speaker {
  readonly locale: Locale;
  readonly say: (sentence: Sentence) => string;
  readonly knows: (key: string) => boolean;
}

/**
 * A speaker of these messages. `nameOf` names a seat. A key without a message becomes `⟦key⟧`, so that people see it
 * and tests can find it.
 */
export function speaker(
  locale: Locale,
  messages: Messages,
  nameOf: (seat: Seat) => string = (seat) => String(seat + 1),
): Speaker {
  const formats = new Map<string, Format>();
  const read = messageReader(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  function say({ key, args }: Sentence): string {
    const message = messages[key];
    if (message === undefined) return `⟦${key}⟧`;
    let format = formats.get(key);
    if (format === undefined) {
      format = read(message);
      formats.set(key, format);
    }
    return format(spoken(args));
  }

  function spoken(args: Sentence['args'] = {}): Record<string, string | number> {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(arg)]));
  }

  function value(arg: Arg): string | number {
    if (typeof arg !== 'object') return arg;
    if ('seat' in arg) return nameOf(arg.seat);
    if ('seats' in arg) return list.format(arg.seats.map(nameOf));
    return say(arg);
  }

  return { locale, say, knows: (key) => key in messages };
}
