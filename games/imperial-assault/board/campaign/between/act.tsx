import type { Sentence } from '../../../../words.ts';
import type { Choice } from '../../../rules/choice.ts';
import { format } from '../../../rules/notation.ts';
import type { Shown } from './shown.ts';

/**
 * A button for a choice: short to see, in full to hear. Nothing where it is not legal; with `explained` a dim button that says
 * why, as long as this browser is asked at all.
 */
export function Act({
  shown,
  choice,
  label,
  primary = false,
  explained = false,
}: {
  readonly shown: Shown;
  readonly choice: Choice;
  readonly label: Sentence;
  readonly primary?: boolean;
  readonly explained?: boolean;
}) {
  const { props, say } = shown;
  const can = shown.can(choice);
  if (!can && (!explained || shown.seat === undefined)) return null;
  const text = format(choice);
  return (
    <button
      type="button"
      class={`button ic-act ${primary ? 'primary' : ''}`}
      data-choice={text}
      data-point={text}
      data-pointed={props.pointed.value === text}
      aria-disabled={can ? undefined : true}
      aria-label={say(shown.meaning(choice))}
      onClick={() => (can ? props.play(text) : props.explain(text))}
    >
      {say(label)}
    </button>
  );
}
