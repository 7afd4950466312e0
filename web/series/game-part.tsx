import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeriesComponent } from '../../games/entry.ts';
import { gameById } from '../../games/games.ts';
import type { Words } from '../../games/words.ts';
import type { Rules } from '../../kernel/game.ts';
import type { TableInfo } from '../../server/protocol.ts';
import { api } from '../api.ts';
import { locale } from '../i18n/language.ts';
import { type Speaker, speaker } from '../i18n/speaker.ts';
import { notify } from '../parts/notices.tsx';
import { failureText } from '../refusal-text.ts';
import { seatName } from '../seat-name.ts';
import { Connection } from '../table/connection.ts';
import { enter } from '../table/enter.ts';
import { numberNames } from '../table/number-names.ts';
import { openRules } from '../table/open-rules.ts';

interface Opened {
  readonly Part: SeriesComponent;
  readonly rules: Rules;
  readonly words: Words;
  readonly speak: Speaker;
}

/** What the game itself tells of a series, drawn from the view of a match that has begun, as it goes on. */
export function GamePart({ table }: { readonly table: TableInfo }) {
  const opened = useSignal<Opened | undefined>(undefined);
  const connection = useSignal<Connection | undefined>(undefined);
  const language = locale.value;
  useEffect(() => {
    openPart(table).then(
      (found) => {
        opened.value = found;
      },
      (failure: unknown) => notify(failureText(failure)),
    );
  }, [table.id, language]);
  useEffect(() => {
    let left = false;
    enter(table.id).then(
      (openSocket) => {
        if (!left) connection.value = new Connection(table.id, openSocket);
      },
      (failure: unknown) => notify(failureText(failure)),
    );
    return () => {
      left = true;
      connection.peek()?.close();
    };
  }, [table.id]);
  const position = connection.value?.position.value;
  if (opened.value === undefined || position === undefined) return null;
  const { Part, rules, words, speak } = opened.value;
  const { view, viewer } = position;
  return (
    <Part rules={rules} words={words} view={view} viewer={viewer} locale={speak.locale} say={speak.say} />
  );
}

async function openPart({ id, game, seats }: TableInfo): Promise<Opened | undefined> {
  const entry = gameById(game);
  const language = locale.peek();
  const [Part, openWords, messages, rules] = await Promise.all([
    entry?.series?.(),
    entry?.words(),
    entry?.messages(language, ['table', 'board', 'options']),
    api.table(id).then(openRules),
  ]);
  if (Part === undefined || openWords === undefined || messages === undefined) return undefined;
  const names = numberNames(seats.map(seatName));
  return {
    Part,
    rules,
    words: openWords(rules),
    speak: speaker(language, messages, (seat) => names[seat] ?? String(seat + 1)),
  };
}
