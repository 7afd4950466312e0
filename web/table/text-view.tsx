import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import type { Words } from '../../games/words.ts';
import type { Rules, Viewer } from '../../kernel/game.ts';
import type { Decision } from '../../kernel/match.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { fold } from '../parts/fold.ts';
import { late } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { TableSeat } from './board.ts';
import { ChoiceList } from './choice-list.tsx';
import { PointList } from './point-list.tsx';
import type { TeamPointing } from './team-pointing.ts';

/** How many choices are worth a field to look through them, and headings. */
const many = 12;

const valueDecision = late([], async () => (await import('./value-decision.tsx')).ValueDecision);

/** The whole table in words, and the choices as a list of buttons: the match can be played here from end to end. */
export function TextView({
  entry,
  whole,
  words,
  view,
  viewer,
  seats,
  decision,
  pointing,
  prompt,
  speak,
  onAnswer,
}: {
  readonly entry: GameEntry;
  /** The rules, by which a value that is asked for is checked. */
  readonly whole: Rules | undefined;
  readonly words: Words;
  readonly view: ReadonlySignal<unknown>;
  readonly viewer: Viewer;
  readonly seats: ReadonlySignal<readonly TableSeat[]>;
  readonly pointing: TeamPointing;
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly prompt: ReadonlySignal<string>;
  readonly speak: ReadonlySignal<Speaker>;
  readonly onAnswer: (choice: string) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useSignal('');
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { say } = speak.value;
  const asked = decision.value;
  const choices = (asked?.choices ?? []).map((text) => ({
    text,
    label: say(words.choice(text, view.value)),
  }));
  const search = fold(wanted.value.trim());
  const shown = search === '' ? choices : choices.filter(({ label }) => fold(label).includes(search));
  return (
    <div class="text-view">
      <section class="text-choices" aria-labelledby="text-choices">
        <h2 id="text-choices" ref={heading} tabIndex={-1}>
          {t('text.choices')}
        </h2>
        <p class="text-prompt">{prompt}</p>
        {choices.length > many && <SearchField label={t('text.filter')} wanted={wanted} />}
        {asked !== undefined && asked.input === undefined && (
          <p class="soft">{t('text.count', { shown: shown.length, count: choices.length })}</p>
        )}
        {asked?.input !== undefined && whole !== undefined && (
          <Lazy
            of={valueDecision}
            props={{
              entry,
              rules: whole,
              view: view.value,
              seat: asked.seat,
              label: prompt.value,
              say,
              onAnswer,
            }}
          />
        )}
        <ChoiceList
          choices={shown}
          groupOf={choices.length > many ? (text) => words.choiceGroup?.(text, view.value) : undefined}
          marks={pointing.marks.value}
          seats={seats.value}
          say={say}
          onAnswer={(text) => {
            wanted.value = '';
            onAnswer(text);
            heading.current?.focus();
          }}
        />
        <PointList
          words={words}
          view={view}
          seats={seats.value}
          asked={asked !== undefined}
          pointing={pointing}
          say={say}
        />
      </section>
      <div class="text-table">
        {words.table(view.value, viewer).map(({ title, lines }) => (
          <section key={title.key + JSON.stringify(title.args ?? {})}>
            <h2>{say(title)}</h2>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>{say(line)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
