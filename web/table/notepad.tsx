import { type Signal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { late, loadWhenIdle } from '../parts/late.ts';
import { Lazy } from '../parts/lazy.tsx';
import type { Connection } from './connection.ts';

export type Leaf = 'log' | 'chat';

const chat = late(['chat'], async () => (await import('./chat.tsx')).Chat);

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
  useEffect(() => loadWhenIdle(chat.load), []);
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
      {leaf.value === 'log' ? children : <Lazy of={chat} props={{ connection }} />}
    </section>
  );
}
