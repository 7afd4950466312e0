import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../web/table/board.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import './board.css';
import { Hand } from './hand.tsx';
import { TrackMap } from './map.tsx';
import { Piles, Players } from './players.tsx';
import { tableState } from './table-state.ts';

/** Where the focus goes when what one pressed is gone, the first that is there. */
const stops = [
  '.st-side[tabindex="0"]',
  '.st-primary',
  '.st-option[tabindex="0"]',
  '.st-pass',
  '.st-card[tabindex="0"]',
];

/** The table of Super Teams: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: BoardProps<View, Event>) {
  const table = useMemo(() => tableState(props), []);
  // What was thought about no longer stands when something else is asked; at once, before anybody can press anything.
  useLayoutEffect(() => {
    let lastAsked = '';
    return effect(() => {
      const { value } = props.question;
      if (value === undefined) return;
      const mark = `${value.seat} ${value.kind} ${value.choices.join()}`;
      if (mark !== lastAsked) {
        table.draft.value = undefined;
        table.told.value = undefined;
      }
      lastAsked = mark;
    });
  }, []);
  // Who plays by keys goes on where the next thing is to be decided.
  const root = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const asked = props.question.value;
  const draft = table.draft.value;
  useEffect(() => {
    const held = document.activeElement;
    if (!byKeys.current || root.current === null || asked === undefined) return;
    if (held !== document.body && !root.current.contains(held)) return;
    const next = stops.map((stop) => root.current?.querySelector<HTMLElement>(stop)).find(Boolean);
    next?.focus({ preventScroll: true });
  }, [asked, draft]);
  return (
    <div
      ref={root}
      class={`st-board ${props.reducedMotion.value ? 'st-still' : ''}`}
      onKeyDownCapture={({ key }) => {
        byKeys.current = true;
        if (key === 'Escape') table.takeBack();
      }}
      onPointerDownCapture={() => {
        byKeys.current = false;
      }}
    >
      <div class="st-top">
        <Players table={table} />
        <Piles table={table} />
      </div>
      <TrackMap table={table} />
      <Hand table={table} />
    </div>
  );
}
