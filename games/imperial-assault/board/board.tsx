import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSkipping } from '../../../web/board/motion.ts';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import './board.css';
import { BattleMap } from './battle-map.tsx';
import { createBoardState, type Props } from './board-state.ts';
import { Details } from './cards/details.tsx';
import { Hand } from './cards/hand.tsx';
import { Desk } from './desk.tsx';
import { AttackPanel } from './fight/attack-panel.tsx';

/** The table of Imperial Assault: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: Props) {
  const table = useMemo(() => createBoardState(props), []);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => table.follow(), []);
  useNewDecision(props, () => {
    table.target.value = undefined;
    table.draft.value = undefined;
  });
  useSkipping(root);
  const keys = useStops(root, props, {
    next: (board) => board.querySelector<HTMLElement>('.ib-button'),
    takeBack: table.takeBack,
  });
  const detail = table.detail.value;
  return (
    <div ref={root} class="ib-board" data-asks={table.legal.value?.kind} {...keys}>
      <div class="ib-stage">
        <BattleMap table={table} />
        <AttackPanel table={table} />
      </div>
      <div class="ib-low">
        <Desk table={table} />
        <Hand table={table} />
      </div>
      {detail !== undefined && <Details key={JSON.stringify(detail)} table={table} detail={detail} />}
    </div>
  );
}
