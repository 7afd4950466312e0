import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { LinkState } from './connection.ts';

/** What pressing the prompt does, where there is anything to do. */
export interface PromptAction {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
  /** The key that does the same from anywhere on the page. */
  readonly key?: string;
}

/**
 * What is to be done or seen now, at the top of every table. It has the same room whatever it says, so that nothing jumps;
 * each sentence is a new element, as nothing of the last one moves.
 */
export function Prompt({
  text,
  link,
  action,
}: {
  readonly text: ReadonlySignal<string>;
  /** The connection, where there is one. */
  readonly link?: LinkState;
  readonly action?: PromptAction | undefined;
}) {
  const key = action?.key;
  useEffect(() => {
    if (key === undefined) return;
    const press = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      action?.act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  if (action === undefined) {
    return (
      <p class="prompt" data-part="prompt" data-link={link}>
        <span key={text.value}>{text}</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      class="prompt prompt-action"
      data-part="prompt"
      aria-keyshortcuts={key}
      title={key === undefined ? undefined : key.toUpperCase()}
      onClick={action.act}
    >
      <Icon name={action.icon} />
      <span>
        {text.value} <small>{action.label}</small>
      </span>
    </button>
  );
}
