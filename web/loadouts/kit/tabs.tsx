import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import './tabs.css';

/** Panels of which one is shown. Arrow keys, Home and End lead from tab to tab. */
export function Tabs<T extends string>({
  label,
  tabs,
  shown,
  onShow,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly name: string; readonly note?: string }[];
  readonly shown: T;
  readonly onShow: (id: T) => void;
  /** The panel that is shown. */
  readonly children: ComponentChildren;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === shown);
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[target];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onShow(next.id);
    list.current?.querySelectorAll('button')[target ?? 0]?.focus();
  }

  return (
    <div class="build-tabs">
      <div ref={list} class="build-tab-list no-print" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => onShow(tab.id)}
          >
            {tab.name}
            {tab.note !== undefined && <small> {tab.note}</small>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </div>
  );
}
