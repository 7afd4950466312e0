import { type ReadonlySignal, useComputed } from '@preact/signals';
import type { Seat } from '../../kernel/game.ts';
import { t } from '../i18n/language.ts';
import type { Speaker } from '../i18n/speaker.ts';
import { Icon } from '../parts/icon.tsx';
import type { LogLine } from './log-entries.ts';
import { turnsSince } from './past-turns.ts';

interface Props {
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly isMine: (seat: Seat) => boolean;
  readonly speak: ReadonlySignal<Speaker>;
  /** Shows the steps from this one on once more. */
  readonly onAgain: (from: number) => void;
  /** Only the button that shows everything, for narrow screens. */
  readonly short?: boolean;
}

/** What happened since one's own last move, a piece for each turn of the others; pressed, it is shown once more. */
export function Since({ lines, isMine, speak, onAgain, short = false }: Props) {
  const turns = useComputed(() => turnsSince(lines.value, isMine));
  const [first] = turns.value;
  const all = (
    <button
      type="button"
      class="icon-button since-all"
      aria-label={t('since.again')}
      title={t('since.again')}
      aria-disabled={first === undefined}
      onClick={() => {
        if (first !== undefined) onAgain(first.from);
      }}
    >
      <Icon name="again" />
    </button>
  );
  if (short) return all;
  return (
    <section class="since" aria-label={t('since.title')}>
      {all}
      <ol class="since-turns" data-sideways>
        {turns.value.map(({ sentence, from }) => (
          <li key={from}>
            <button type="button" class="since-turn" onClick={() => onAgain(from)}>
              {speak.value.say(sentence.brief ?? sentence)}
            </button>
          </li>
        ))}
        {first === undefined && <li class="soft">{t('since.none')}</li>}
      </ol>
    </section>
  );
}
