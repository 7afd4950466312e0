import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sentence, Words } from '../../games/words.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import type { Seen } from './seen.ts';

/** A sentence of the log, with the number of the step it belongs to. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly sentence: Sentence;
}

/** What the game says of the steps that were seen. */
export function logLines(words: Words, seen: readonly Seen[]): LogLine[] {
  return seen.flatMap(({ seq, events, view }) =>
    events.flatMap((event, index) => {
      const sentence = words.event(event, view);
      return sentence === undefined ? [] : [{ key: `${seq}.${index}`, seq, sentence }];
    }),
  );
}

/** The notepad at the side: what happened, newest last; a line about a place points to it on the board. */
export function Log({
  lines,
  speak,
  onPoint,
}: {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly speak: ReadonlySignal<Speaker>;
  readonly onPoint: (place: string | undefined) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const count = lines.value.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  const { say } = speak.value;
  if (count === 0) return <p class="log-empty soft">{t('log.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol ref={list} class="log" aria-label={t('log.title')} tabIndex={0}>
      {lines.value.map(({ key, sentence }) => (
        <li key={key}>
          {sentence.place === undefined ? (
            say(sentence)
          ) : (
            <button
              type="button"
              class="log-link"
              onClick={() => onPoint(sentence.place)}
              onPointerEnter={() => onPoint(sentence.place)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(sentence.place)}
              onBlur={() => onPoint(undefined)}
            >
              {say(sentence)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
