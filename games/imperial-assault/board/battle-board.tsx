import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSkipping } from '../../../web/board/motion.ts';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import { late, loadWhenIdle } from '../../../web/parts/late.ts';
import { Lazy } from '../../../web/parts/lazy.tsx';
import { BattleMap } from './battle-map.tsx';
import type { BattleParts } from './battle-parts.ts';
import './board.css';
import { createBoardState, type Props } from './board-state.ts';
import { Hand } from './cards/hand.tsx';
import { Desk } from './desk.tsx';
import { AttackPanel } from './fight/attack-panel.tsx';

const details = late([], async () => (await import('./cards/details.tsx')).Details);

/** The table of Imperial Assault: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function BattleBoard({ props, parts }: { readonly props: Props; readonly parts: BattleParts }) {
  const table = useMemo(() => createBoardState(props, parts), []);
  const { Side, RoundStrip, Over } = parts;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => table.follow(), []);
  useEffect(() => loadWhenIdle(details.load), []);
  useNewDecision(props, table.forget);
  useSkipping(root);
  const keys = useStops(root, props, {
    step: table.target.value,
    next: (board, { kind }) =>
      (table.target.peek() === undefined ? null : board.querySelector<HTMLElement>('.ib-panel .ib-does')) ??
      (onMap.has(kind) ? board.querySelector<HTMLElement>('.ib-world [tabindex="0"]') : null) ??
      board.querySelector<HTMLElement>('.ib-group[data-can="true"]') ??
      board.querySelector<HTMLElement>('.ib-does') ??
      board.querySelector<HTMLElement>('.ib-card[data-can="true"]') ??
      board.querySelector<HTMLElement>('.ib-world [tabindex="0"]'),
    takeBack: table.takeBack,
  });
  const detail = table.detail.value;
  const count = table.view.value.players.length;
  const others = Array.from({ length: count - 1 }, (_, step) => (table.own + 1 + step) % count);
  return (
    <div
      ref={root}
      class={`ib-board ${props.reducedMotion.value ? 'ib-still' : ''}`}
      data-asks={table.legal.value?.kind}
      data-seats={count}
      {...keys}
    >
      <div class="ib-layout">
        <div class="ib-armies">
          <div class="ib-others" data-sideways>
            {others.map((seat) => (
              <Side key={seat} table={table} seat={seat} />
            ))}
          </div>
          <RoundStrip table={table} />
          <div class="ib-mine">
            <Side table={table} seat={table.own} />
          </div>
        </div>
        <div class="ib-stage">
          <BattleMap table={table} />
          {Over && <Over table={table} />}
          <AttackPanel table={table} />
        </div>
        <div class="ib-low" data-watches={props.viewer === 'spectator'}>
          <Desk table={table} />
          {parts.hasHand(table.own, table.view.value) && <Hand table={table} />}
        </div>
      </div>
      {detail !== undefined && <Lazy key={JSON.stringify(detail)} of={details} props={{ table, detail }} />}
    </div>
  );
}

/** Decisions that are answered on the map. */
const onMap: ReadonlySet<string> = new Set([
  'activation',
  'movement',
  'putFigure',
  'putDown',
  'targetSpace',
  'chooseSpace',
  'chooseFigures',
  'zone',
  'target',
]);
