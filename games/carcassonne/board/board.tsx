import { effect, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useNewDecision } from '../../../web/board/use-new-decision.ts';
import { useScenes } from '../../../web/board/use-scenes.ts';
import type { TableSeat } from '../../../web/table/board.ts';
import { picture } from './art/picture.ts';
import { skySvg } from './art/sky.ts';
import { useLight } from './art/use-light.ts';
import { BattleLine } from './battle-line.tsx';
import { BattleScene } from './battle-scene.tsx';
import './board.css';
import type { Camera } from '../../../web/board/camera.ts';
import { createBoardState, type Props } from './board-state.ts';
import { FigurePaints } from './figure.tsx';
import { Hand } from './hand.tsx';
import { type Battle, happeningsOf } from './happenings.ts';
import { Homecoming } from './homecoming.tsx';
import { TableMap } from './map.tsx';
import { Players } from './players.tsx';
import { PointsFlight } from './points-flight.tsx';
import { RealmCard } from './realm-card.tsx';
import { Remaining } from './remaining.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { ScoreTrack } from './score-track.tsx';
import { departuresOf } from './stands.ts';
import { LimbPaths } from './tile.tsx';

/** The table of Carcassonne Star Wars: draws a view and its legal choices, and hands back a choice. Knows no rule. */
export function Board(props: Props) {
  const table = useMemo(() => createBoardState(props), []);
  const camera = useSignal<Camera | undefined>(undefined);
  const remaining = useSignal(false);
  const sheet = useSignal(false);
  const light = useLight();
  const sky = picture(`sky/${light}`, 1536, () => skySvg(light)).value;
  /** A battle between bots that somebody wants to see. */
  const opened = useSignal<Battle | undefined>(undefined);
  const { scene, done } = useScenes(props, happeningsOf);

  useNewDecision(props, () => {
    table.draft.value = undefined;
    // What was looked at before may lie under the card that tells of it.
    table.realm.value = undefined;
  });
  useLayoutEffect(() => {
    const stopAsking = effect(() => {
      if (props.decision.value !== undefined) table.sent.value = undefined;
    });
    const stopSeeing = effect(() => {
      props.view.value;
      table.sent.value = undefined;
    });
    // Figures that are taken away stay in sight while their battle and their points are shown, then go home.
    let before = table.props.view.peek();
    const stopLeaving = effect(() => {
      const after = table.props.view.value;
      const gone = departuresOf(before, after, props.batch.peek()?.events ?? []);
      before = after;
      if (gone.length > 0) table.leaving.value = [...table.leaving.peek(), ...gone];
    });
    return () => {
      stopAsking();
      stopSeeing();
      stopLeaving();
    };
  }, []);
  useSignalEffect(() => {
    const gone = table.leaving.value;
    if (props.untold.value !== undefined || gone.length === 0) return;
    table.homing.value = [...table.homing.peek(), ...gone];
    table.leaving.value = [];
  });
  // Who plays by keys must not lose their place when the button they pressed is gone.
  const root = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const asked = props.decision.value;
  useEffect(() => {
    const stage = root.current?.querySelector<HTMLElement>('.cs-stage');
    const held = document.activeElement;
    if (!byKeys.current || (held !== document.body && held !== stage)) return;
    const place =
      root.current?.querySelector<HTMLElement>(':is(.cs-square, .cs-spot)[tabindex="0"]') ?? stage;
    place?.focus({ preventScroll: true });
  }, [asked]);
  const byPeople =
    scene?.kind === 'battle' &&
    scene.fighters.some(({ seats }) => seats.some((seat) => isPlayed(props.seats.value[seat])));

  return (
    <div
      ref={root}
      onKeyDownCapture={() => {
        byKeys.current = true;
      }}
      onPointerDownCapture={() => {
        byKeys.current = false;
      }}
      class={`cs-board ${props.aids.value ? '' : 'cs-no-aids'} ${props.reducedMotion.value ? 'cs-still' : ''}`}
      style={sky === undefined ? {} : { '--sky': `url(${sky})` }}
    >
      <svg class="cs-defs" aria-hidden="true">
        <defs>
          <FigurePaints />
          <LimbPaths />
        </defs>
      </svg>
      <ScoreTrack table={table} />
      <div class="cs-middle">
        <TableMap
          table={table}
          onCamera={(made) => {
            camera.value = made;
          }}
        />
        <Players table={table} />
        <RealmCard table={table} />
        {props.aids.value && (
          <button
            type="button"
            class="cs-tool cs-remaining-button"
            aria-expanded={remaining.value}
            aria-label={props.say({ key: 'board.remaining' })}
            onClick={() => {
              remaining.value = !remaining.peek();
            }}
          >
            <span aria-hidden="true" class="cs-pile-stack" />
          </button>
        )}
        {props.aids.value && remaining.value && (
          <Remaining
            table={table}
            onClose={() => {
              remaining.value = false;
            }}
          />
        )}
      </div>
      <Hand
        table={table}
        onSheet={() => {
          sheet.value = true;
        }}
      />
      {table.homing.value.length > 0 && camera.value && (
        <Homecoming
          key={table.homing.value.map(({ key }) => key).join()}
          table={table}
          camera={camera.value}
          figures={table.homing.value}
          onDone={() => {
            table.homing.value = [];
          }}
        />
      )}
      {sheet.value && (
        <ScoreSheet
          table={table}
          onClose={() => {
            sheet.value = false;
          }}
        />
      )}
      {scene?.kind === 'battle' && (byPeople || opened.value === scene || !camera.value) && (
        <BattleScene
          key={`${props.batch.value?.number} ${scene.from}`}
          table={table}
          camera={camera.value}
          battle={scene}
          onDone={done}
        />
      )}
      {scene?.kind === 'battle' && !byPeople && opened.value !== scene && camera.value && (
        <BattleLine
          key={`${props.batch.value?.number} ${scene.from}`}
          table={table}
          camera={camera.value}
          battle={scene}
          onOpen={() => {
            opened.value = scene;
          }}
          onDone={done}
        />
      )}
      {scene?.kind === 'points' && camera.value && (
        <PointsFlight
          key={`${props.batch.value?.number} ${scene.from}`}
          table={table}
          camera={camera.value}
          flight={scene}
          onDone={done}
        />
      )}
    </div>
  );
}

/** Whether a person decides for a seat, and no bot in their place. */
function isPlayed(seat: TableSeat | undefined): boolean {
  return seat?.kind === 'person' && seat.standIn === undefined;
}
