import { useMemo } from 'preact/hooks';
import type { CompiledMission } from '../content/compiled.ts';
import type { BoardState } from './board-state.ts';
import { type Furnishing, type ZoneColor, zoneColors } from './map/furnishing.ts';
import { type Frame, side } from './map/layout.ts';
import { MapDrawing, margin, viewBoxOf } from './map/map-drawing.tsx';

/** The map with what lies on it for good: terrain, walls, doors, zones, terminals. Drawn anew only when it changes. */
export function Ground({
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

/** A drawing that lies exactly over the map, in the units of {@link MapDrawing}. */
export function Plan({
  frame,
  name,
  children,
}: {
  readonly frame: Frame;
  readonly name: string;
  readonly children: preact.ComponentChildren;
}) {
  const around = margin / side;
  return (
    <svg
      class={name}
      viewBox={viewBoxOf(frame)}
      aria-hidden="true"
      style={{
        left: `calc(var(--u) * ${frame.left - around})`,
        top: `calc(var(--u) * ${frame.top - around})`,
        width: `calc(var(--u) * ${frame.columns + 2 * around})`,
        height: `calc(var(--u) * ${frame.rows + 2 * around})`,
      }}
    >
      {children}
    </svg>
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

export function colorNamed(name: string | null): ZoneColor | undefined {
  return zoneColors.find((color) => color === name);
}
