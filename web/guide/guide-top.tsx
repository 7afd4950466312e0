import type { ReadonlySignal, Signal } from '@preact/signals';
import { LogButton } from '../table/log-button.tsx';
import { PlainMenu } from '../table/plain-menu.tsx';
import { Prompt } from '../table/prompt.tsx';

/** The head of a guide's table: the way home, the table in words, and what is to be done now. */
export function GuideTop({
  prompt,
  turn,
  inWords,
  logOpen,
}: {
  readonly prompt: ReadonlySignal<string>;
  readonly turn: boolean;
  readonly inWords: Signal<boolean>;
  readonly logOpen: Signal<boolean>;
}) {
  return (
    <div class={turn ? 'table-top table-top-turn' : 'table-top'}>
      <PlainMenu inWords={inWords} />
      <Prompt text={prompt} />
      <LogButton open={logOpen} />
    </div>
  );
}
