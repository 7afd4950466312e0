import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSkipping } from '../../../web/board/motion.ts';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useScenes } from '../../../web/board/use-scenes.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import { battleIn } from '../rules/seen.ts';
import { seatOf } from '../rules/state.ts';
import { BattlePanel } from './battle-panel.tsx';
import './board.css';
import { createBoardState, type Props } from './board-state.ts';
import { Desk } from './desk.tsx';
import { Details } from './details.tsx';
import { DragGhost, useDrag } from './drag.tsx';
import { Hand } from './hand.tsx';
import { Lens } from './lens.tsx';
import { SpaceMap } from './map.tsx';
import { SceneLine } from './scene-line.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { type Shown, scenesOf } from './scenes.ts';

/** The table of PocketModel: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: Props) {
  const table = useMemo(() => createBoardState(props), []);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => table.follow(), []);
  const { scene, done } = useScenes(props, (events) => scenesOf(events, table.viewBefore()));
  /** A battle between bots that somebody wants to see. */
  const opened = useSignal<Shown | undefined>(undefined);
  useNewDecision(props, () => {
    table.picked.value = undefined;
    table.peeks.value = false;
    table.card.value = undefined;
  });
  useSkipping(root);
  const drag = useDrag(table, root);
  const keys = useStops(root, props, {
    next: (board, { kind }) =>
      board.querySelector<HTMLElement>(stops[kind] ?? units) ??
      board.querySelector<HTMLElement>('.pb-button'),
    takeBack: table.drop,
  });
  const battle = scene === undefined ? battleIn(props.view.value) : undefined;
  const watched = scene !== undefined && (byPeople(props, scene) || opened.value === scene);
  const covered = watched || (battle !== undefined && !table.peeks.value);
  const detail = table.detail.value;
  return (
    <div
      ref={root}
      class={`pb-board ${props.reducedMotion.value ? 'pb-still' : ''}`}
      data-asks={table.legal.value?.kind}
      data-dragging={drag.value !== undefined}
      {...keys}
    >
      <div class="pb-table">
        <div class="pb-stage">
          <SpaceMap table={table} covered={covered} />
          {battle !== undefined && !covered && (
            <button
              type="button"
              class="pb-button pb-back"
              onClick={() => {
                table.peeks.value = false;
              }}
            >
              {props.say({ key: 'board.unpeek' })}
            </button>
          )}
          {battle !== undefined && covered && <BattlePanel table={table} battle={battle} />}
          {watched && (
            <ScenePanel
              key={`${props.batch.value?.number} ${scene.from}`}
              table={table}
              scene={scene}
              onDone={done}
            />
          )}
          {scene !== undefined && !watched && (
            <SceneLine
              key={`${props.batch.value?.number} ${scene.from}`}
              table={table}
              scene={scene}
              onOpen={() => {
                opened.value = scene;
              }}
              onDone={done}
            />
          )}
        </div>
        <div class="pb-low">
          <Lens table={table} />
          <Desk table={table} />
          <Hand table={table} />
        </div>
      </div>
      <DragGhost table={table} drag={drag} />
      {detail !== undefined && <Details key={JSON.stringify(detail)} table={table} detail={detail} />}
    </div>
  );
}

/** Where the focus goes when something else is asked. */
const units = '.pb-unit[data-can="true"]';
const cards = '.pb-card[data-can="true"]';
const names = '.pb-name[data-can="true"]';
const stops: Readonly<Record<string, string>> = {
  place: `.pb-hand ${units}`,
  deploy: `.pb-hand ${units}`,
  card: cards,
  objective: cards,
  chooseDiscard: cards,
  moveTo: names,
  leave: names,
  chooseOpponent: '.pb-button',
  against: '.pb-button',
  reroll: '.pb-button',
};

/** Whether a person takes part in a battle or a strike, and no bot in their place. */
function byPeople({ seats }: Props, scene: Shown): boolean {
  const taking =
    scene.kind === 'battle'
      ? [seatOf(scene.attacker), seatOf(scene.defender)]
      : [seatOf(scene.unit), scene.target];
  return taking.some((seat) => {
    const held = seats.value[seat];
    return held?.kind === 'person' && held.standIn === undefined;
  });
}
