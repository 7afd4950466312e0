import { useMemo, useRef } from 'preact/hooks';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import './board.css';
import { createBoardState, type Props } from './board-state.ts';
import { Hand } from './hand.tsx';
import { TrackMap } from './map.tsx';
import { Piles, Players } from './players.tsx';

/** Where the focus goes when what one pressed is gone, the first that is there. */
const stops = [
  '.st-side[tabindex="0"]',
  '.st-primary',
  '.st-option[tabindex="0"]',
  '.st-pass',
  '.st-card[tabindex="0"]',
];

/** The table of Super Teams: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: Props) {
  const table = useMemo(() => createBoardState(props), []);
  const root = useRef<HTMLDivElement>(null);
  useNewDecision(props, () => {
    table.draft.value = undefined;
    table.explained.value = undefined;
  });
  const keys = useStops(root, props, {
    step: table.draft.value,
    next: (board) => stops.map((stop) => board.querySelector<HTMLElement>(stop)).find(Boolean),
    takeBack: table.takeBack,
  });
  return (
    <div ref={root} class={`st-board ${props.reducedMotion.value ? 'st-still' : ''}`} {...keys}>
      <div class="st-top">
        <Players table={table} />
        <Piles table={table} />
      </div>
      <TrackMap table={table} />
      <Hand table={table} />
    </div>
  );
}
