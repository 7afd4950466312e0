import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import { useSkipping } from '../../../web/board/motion.ts';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useScenes } from '../../../web/board/use-scenes.ts';
import { useStops } from '../../../web/board/use-stops.ts';
import { battleIn } from '../rules/seen.ts';
import { seatOf } from '../rules/state.ts';
import { type StrikeUnderWay, strikeIn } from './aim.ts';
import { BattlePanel } from './battle-panel.tsx';
import './board.css';
import { createBoardState, type Props } from './board-state.ts';
import { Desk } from './desk.tsx';
import { Details } from './details.tsx';
import { DragGhost, useDrag } from './drag.tsx';
import { Hand } from './hand.tsx';
import { Lens } from './lens.tsx';
import { SpaceMap } from './map.tsx';
import { isCovered } from './panel.tsx';
import { SceneLine } from './scene-line.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { type Shown, scenesOf } from './scenes.ts';
import { StrikePanel } from './strike-panel.tsx';

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
    // Whoever names strikers on the map goes on there.
    if (table.legal.peek()?.kind !== 'strikers') table.covers.value = undefined;
    table.draft.value = undefined;
  });
  useSkipping(root);
  const drag = useDrag(table, root);
  const keys = useStops(root, props, {
    next: (board, { kind }) =>
      board.querySelector<HTMLElement>(stops[kind] ?? units) ??
      board.querySelector<HTMLElement>('.pb-does') ??
      board.querySelector<HTMLElement>('.pb-button'),
    takeBack: table.drop,
  });
  const view = props.view.value;
  const battle = scene === undefined ? battleIn(view) : undefined;
  const strike = scene === undefined ? strikeOfPeople(props) : undefined;
  const watched = scene !== undefined && (byPeople(props, takingPart(scene)) || opened.value === scene);
  const goesOn = battle !== undefined || strike !== undefined;
  const covered = watched || (goesOn && isCovered(table, view));
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
          {goesOn && !covered && (
            <button
              type="button"
              class="pb-button pb-back"
              onClick={() => {
                table.covers.value = true;
              }}
            >
              {props.say({ key: strike === undefined ? 'board.unpeek' : 'board.toStrike' })}
            </button>
          )}
          {battle !== undefined && covered && <BattlePanel table={table} battle={battle} />}
          {strike !== undefined && covered && <StrikePanel table={table} strike={strike} />}
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
const strikers = `.pb-panel [data-strikes], .pb-map:not([inert]) ${units}`;
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
  strikers: strikers,
  nextStrike: strikers,
  chooseOpponent: '.pb-button',
  against: '.pb-button',
  reroll: '.pb-button',
};

/** The strike that is declared or goes on, if a person takes part in it. */
function strikeOfPeople(props: Props): StrikeUnderWay | undefined {
  const strike = strikeIn(props.view.value);
  return strike !== undefined && byPeople(props, [strike.seat, strike.target]) ? strike : undefined;
}

/** The seats of a battle or a strike. */
function takingPart(scene: Shown): readonly Seat[] {
  return scene.kind === 'battle'
    ? [seatOf(scene.attacker), seatOf(scene.defender)]
    : [seatOf(scene.unit), scene.target];
}

/** Whether one of these seats is a person's, and no bot plays in their place. */
function byPeople({ seats }: Props, taking: readonly Seat[]): boolean {
  return taking.some((seat) => {
    const held = seats.value[seat];
    return held?.kind === 'person' && held.standIn === undefined;
  });
}
