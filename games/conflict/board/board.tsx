import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../web/table/board.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import './board.css';
import { Decks } from './decks.tsx';
import { Desk } from './desk.tsx';
import { Dice } from './dice.tsx';
import { nothing } from './draft.ts';
import { Hand, OrderRow } from './hand.tsx';
import { Leaders } from './leaders.tsx';
import { TrackMap } from './map.tsx';
import { usePieces, useSkipping } from './motion.ts';
import { Players } from './players.tsx';
import { Steps } from './steps.tsx';
import { tableState } from './table-state.ts';

/** Where the focus goes when something else is asked, by what is asked. */
const stops: Readonly<Record<string, string>> = {
  reroll: '.cf-die[tabindex="0"]',
  useDice: '.cf-die[tabindex="0"]',
  order: '.cf-order .cf-card[tabindex="0"]',
  playCard: '.cf-cards .cf-card[tabindex="0"]',
  cover: '.cf-cards .cf-card[tabindex="0"]',
  discard: '.cf-cards .cf-card[tabindex="0"]',
};

/** The table of Conflict: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: BoardProps<View, Event>) {
  const table = useMemo(() => tableState(props), []);
  const root = useRef<HTMLDivElement>(null);
  // What was thought about no longer stands when something else is asked; at once, before anybody can press anything.
  useLayoutEffect(() => {
    let lastAsked = '';
    return effect(() => {
      const { value } = props.question;
      if (value === undefined) return;
      const mark = `${value.seat} ${value.kind} ${value.choices.join()}`;
      if (mark !== lastAsked) {
        table.draft.value = nothing;
        table.looked.value = undefined;
        table.opened.value = undefined;
        table.told.value = undefined;
      }
      lastAsked = mark;
    });
  }, []);
  usePieces(props, root);
  useSkipping(root);
  // Who plays by keys goes on where the next thing is to be decided.
  const byKeys = useRef(false);
  const asked = props.question.value;
  useEffect(() => {
    const held = document.activeElement;
    if (!byKeys.current || root.current === null || asked === undefined) return;
    if (held !== document.body && !root.current.contains(held)) return;
    root.current
      .querySelector<HTMLElement>(stops[asked.kind] ?? '.cf-confirm')
      ?.focus({ preventScroll: true });
  }, [asked]);
  const { side } = props.view.value;
  return (
    <div
      ref={root}
      class={`cf-board cf-side-${side} ${props.reducedMotion.value ? 'cf-still' : ''}`}
      data-asks={table.legal.value?.kind}
      onKeyDownCapture={({ key }) => {
        byKeys.current = true;
        if (key === 'Escape') table.takeBack();
      }}
      onPointerDownCapture={() => {
        byKeys.current = false;
      }}
    >
      <Players table={table} />
      <Steps table={table} />
      <TrackMap table={table} />
      <div class="cf-middle">
        <Decks table={table} />
        <Leaders table={table} />
        <Dice table={table} />
      </div>
      <div class="cf-low">
        <OrderRow table={table} />
        <Hand table={table} />
        <Desk table={table} />
      </div>
    </div>
  );
}
