import { type Signal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/language.ts';
import { Chat } from './chat.tsx';
import type { Connection } from './connection.ts';

export type Leaf = 'log' | 'chat';

/** The notepad at the side: what happened, and what people say. */
export function Notepad({
  connection,
  leaf,
  unread,
  children,
}: {
  readonly connection: Connection;
  readonly leaf: Signal<Leaf>;
  readonly unread: Signal<number>;
  /** The log. */
  readonly children: ComponentChildren;
}) {
  useSignalEffect(() => {
    if (leaf.value === 'chat' && unread.value > 0) unread.value = 0;
  });
  const tab = (name: Leaf, label: string) => (
    <button
      type="button"
      class="notepad-tab"
      aria-pressed={leaf.value === name}
      onClick={() => {
        leaf.value = name;
      }}
    >
      {label}
    </button>
  );
  const news = unread.value;
  return (
    <section
      class="notepad notepad-leaves"
      aria-label={leaf.value === 'log' ? t('log.title') : t('chat.title')}
    >
      <div class="notepad-tabs">
        {tab('log', t('log.title'))}
        {tab('chat', news > 0 ? t('chat.unread', { count: news }) : t('chat.title'))}
      </div>
      {leaf.value === 'log' ? children : <Chat connection={connection} />}
    </section>
  );
}
