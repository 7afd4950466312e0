import { useMemo } from 'preact/hooks';
import type { CompiledMission } from '../content/compiled.ts';
import type { BoardState } from './board-state.ts';
import { colorNamed, Plan } from './ground.tsx';
import type { Furnishing } from './map/furnishing.ts';
import type { Frame } from './map/layout.ts';
import { MapDrawing } from './map/map-drawing.tsx';

/** The map with what lies on it for good: terrain, walls, doors, zones, terminals. Drawn anew only when it changes. */
export function SkirmishGround({
  table,
  mission,
  frame,
}: {
  readonly table: BoardState;
  readonly mission: CompiledMission;
  readonly frame: Frame;
}) {
  const { openDoors, rubble, shields } = table.view.value;
  return useMemo(
    () => (
      <Plan frame={frame} name="ib-plan">
        <MapDrawing
          map={mission.map}
          situation={{ openDoors, rubble, shields }}
          furnishing={furnishingOf(mission)}
          frame={frame}
        />
      </Plan>
    ),
    [mission, openDoors, rubble, shields],
  );
}

function furnishingOf({ terminals, zones }: CompiledMission): Furnishing {
  return {
    terminals,
    // Tokens move in a match: they are drawn over the ground.
    tokens: [],
    zones: zones.flatMap(({ color, spaces }) => {
      const known = colorNamed(color);
      return known === undefined ? [] : [{ color: known, spaces }];
    }),
  };
}
