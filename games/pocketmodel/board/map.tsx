import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useRoom } from '../../../web/board/use-room.ts';
import { contested, type UnitCode, type Zone } from '../rules/state.ts';
import { Arrows } from './arrows.tsx';
import type { BoardState } from './board-state.ts';
import { type Box, chartOf } from './chart.ts';
import { useFlights } from './flights.ts';
import { Home } from './home.tsx';
import { lookedHome } from './looked.ts';
import { marksIn } from './marks.ts';
import { Middle } from './middle.tsx';
import { SmallHome } from './small-home.tsx';
import { Space } from './space.tsx';
import { layOut, type Stand, stacksIn } from './stacks.ts';
import { homePartsOf, middleUnits } from './zone-parts.ts';

/** A zone that is shown in full: where it lies, and the units in it. */
export interface ShownZone {
  readonly zone: Zone;
  readonly box: Box;
  readonly stands: readonly Stand[];
}

/** The map of space: everybody's home around the contested zone, the lanes between them, and the arrows of an action. */
export function SpaceMap({ table, covered }: { readonly table: BoardState; readonly covered: boolean }) {
  const { room, width, height } = useRoom();
  const view = table.view.value;
  const looked = lookedHome(table);
  const count = view.players.length;
  const chart = useMemo(
    () => chartOf({ width, height }, table.own, count, looked),
    [width, height, count, looked],
  );
  const marks = marksIn(view);
  const apart = new Set<UnitCode>(marks.keys());
  const zones = [...chart.zones].map(([zone, box]): ShownZone => {
    const units = zone === contested ? middleUnits(box) : homePartsOf(box).units;
    // Visitors come first, so that the units at home are nearest to what they defend.
    const first = zone === contested ? (table.own + 1) % count : (zone + 1) % count;
    return { zone, box, stands: layOut(stacksIn(view, zone, first, apart), units, table.own) };
  });
  const stands = new Map(
    zones.flatMap((shown) =>
      shown.stands.flatMap((stand) => stand.stack.units.map((unit) => [unit, stand] as const)),
    ),
  );
  useFlights(table, room, stands, chart);
  usePressedZones(table, room);
  return (
    <div ref={room} class={`pb-map pb-map-${chart.kind}`} data-picture="board" inert={covered}>
      {width > 0 && (
        <>
          <Space chart={chart} width={width} height={height} />
          {[...chart.small].map(([seat, box]) => (
            <SmallHome key={seat} table={table} seat={seat} box={box} shown={chart.zones.has(seat)} />
          ))}
          {zones.map((shown) =>
            shown.zone === contested ? (
              <Middle key="middle" table={table} shown={shown} marks={marks} />
            ) : (
              <Home
                key={shown.zone === table.own ? 'own' : `home ${shown.zone}`}
                table={table}
                seat={shown.zone}
                shown={shown}
                marks={marks}
              />
            ),
          )}
          <Arrows table={table} stands={stands} width={width} height={height} />
        </>
      )}
    </div>
  );
}

/** A press beside the units of a zone means the zone; by keys its name is pressed. */
function usePressedZones(table: BoardState, map: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const held = map.current;
    const press = ({ target }: Event): void => {
      const ground = target instanceof Element ? target.closest<HTMLElement>('.pb-ground') : null;
      const way = table.ways.peek().get(ground?.dataset.key ?? '');
      if (way !== undefined) table.choose(...way);
    };
    held?.addEventListener('click', press);
    return () => held?.removeEventListener('click', press);
  }, []);
}
