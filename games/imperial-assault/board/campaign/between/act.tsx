import type { Sentence } from '../../../../words.ts';
import { deedOf } from '../../../rules/campaign/between/books.ts';
import type { Choice, Deed } from '../../../rules/choice.ts';
import { format } from '../../../rules/notation.ts';
import type { Shown } from './shown.ts';

/**
 * A button for a choice: `of` is what it lies at, which is heard and not seen. Nothing where it is not legal; with `explained` a
 * dim button that says why, as long as this browser is asked at all.
 */
export function Act({
  shown,
  choice,
  label,
  of,
  primary = false,
  explained = false,
}: {
  readonly shown: Shown;
  readonly choice: Choice;
  readonly label: Sentence;
  readonly of?: string | undefined;
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
      onClick={() => (can ? props.play(text) : props.explain(text))}
    >
      {say(label)}
      {of !== undefined && <span class="hidden-text">, {of}</span>}
    </button>
  );
}

/** The same for what is done with a card, by its number. */
export function CardAct({
  shown,
  deed,
  card,
  to,
  label,
  explained = false,
}: {
  readonly shown: Shown;
  readonly deed: Deed;
  readonly card: number;
  /** Where it goes: a card by its id, or a seat by its letter. */
  readonly to?: string | undefined;
  readonly label: Sentence;
  readonly explained?: boolean;
}) {
  const { id = '', name } = shown.campaign.content.cards[card] ?? {};
  return <Act shown={shown} choice={deedOf(deed, id, to)} label={label} of={name} explained={explained} />;
}
