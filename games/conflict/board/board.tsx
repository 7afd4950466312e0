import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSkipping } from '../../../web/board/motion.ts';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { ConflictRules } from '../game.ts';
import type { Event } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import './board.css';
import { createBoardState } from './board-state.ts';
import { Decks } from './decks.tsx';
import { Desk } from './desk.tsx';
import { Dice } from './dice.tsx';
import { nothing } from './draft.ts';
import { Hand, OrderRow } from './hand.tsx';
import { Leaders } from './leaders.tsx';
import { TrackMap } from './map.tsx';
import { usePieces } from './motion.ts';
import { Players } from './players.tsx';
import { Steps } from './steps.tsx';

/** Where the focus goes when something else is asked, by what is asked. */
const stops: Readonly<Record<string, string>> = {
  reroll: '.cf-die[tabindex="0"]',
  useDice: '.cf-die[tabindex="0"]',
  order: '.cf-order .cf-card[tabindex="0"]',
  playCard: '.cf-cards .cf-card[tabindex="0"]',
  pay: '.cf-cards .cf-card[tabindex="0"]',
  cover: '.cf-cards .cf-card[tabindex="0"]',
  discard: '.cf-cards .cf-card[tabindex="0"]',
};

/** The table of Conflict: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: BoardProps<View, Event, ConflictRules>) {
  const table = useMemo(() => createBoardState(props), []);
  const root = useRef<HTMLDivElement>(null);
  useNewDecision(props, () => {
    table.draft.value = nothing;
    table.looked.value = undefined;
    table.opened.value = undefined;
    table.explained.value = undefined;
  });
  usePieces(table.props, root);
  useSkipping(root);
  const keys = useStops(root, props, {
    next: (board, { kind }) => board.querySelector<HTMLElement>(stops[kind] ?? '.cf-confirm'),
    takeBack: table.takeBack,
  });
  // Where the board has to be scrolled, as in a guide on a phone, what carries a choice out comes into sight with it.
  const ready = table.ready.value !== undefined;
  useEffect(() => {
    if (ready) root.current?.querySelector('.cf-confirm')?.scrollIntoView({ block: 'nearest' });
  }, [ready]);
  const { side } = props.rules.terms;
  return (
    <div
      ref={root}
      class={`cf-board cf-side-${side} ${props.reducedMotion.value ? 'cf-still' : ''}`}
      data-asks={table.legal.value?.kind}
      {...keys}
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
