import type { Sentence } from '../../games/words.ts';
import type { Mark, TableSeat } from './board.ts';
import { MarksHere } from './team-marks.tsx';

/** A choice in notation and in words. */
export interface WordedChoice {
  readonly text: string;
  readonly label: string;
}

/** Choices as buttons; with a heading for each group, those without one last. */
export function ChoiceList({
  choices,
  groupOf,
  marks,
  seats,
  say,
  onAnswer,
}: {
  readonly choices: readonly WordedChoice[];
  readonly groupOf: ((text: string) => Sentence | undefined) | undefined;
  readonly marks: readonly Mark[];
  readonly seats: readonly TableSeat[];
  readonly say: (sentence: Sentence) => string;
  readonly onAnswer: (choice: string) => void;
}) {
  const groups = Map.groupBy(choices, ({ text }) => {
    const heading = groupOf?.(text);
    return heading === undefined ? '' : say(heading);
  });
  const others = groups.get('') ?? [];
  groups.delete('');
  if (others.length > 0) groups.set('', others);
  return (
    <div class="choice-groups">
      {[...groups].map(([name, group]) => (
        <section key={name}>
          {name !== '' && <h3>{name}</h3>}
          <ul class="choice-list">
            {group.map(({ text, label }) => (
              <li key={text}>
                <button
                  type="button"
                  class="button"
                  data-choice={text}
                  data-point={text}
                  onClick={() => onAnswer(text)}
                >
                  {label}
                  <MarksHere marks={marks} at={text} seats={seats} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
