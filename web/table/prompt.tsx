import type { ReadonlySignal } from '@preact/signals';
import type { LinkState } from './connection.ts';

/**
 * Who does what now, at the top of every table. It has the same room whatever it says, so that nothing jumps; each
 * sentence is a new element, as nothing of the last one moves.
 */
export function Prompt({
  text,
  link,
}: {
  readonly text: ReadonlySignal<string>;
  /** The connection, where there is one. */
  readonly link?: LinkState;
}) {
  return (
    <p class="prompt" data-part="prompt" data-link={link}>
      <span key={text.value}>{text}</span>
    </p>
  );
}
