import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { contested, type UnitCode } from '../rules/state.ts';
import { chanceAt } from './aim.ts';
import type { BoardState } from './board-state.ts';
import type { ShownZone } from './map.tsx';
import { type UnitMark, UnitStand } from './unit.tsx';
import { nameWidth } from './zone-parts.ts';
import { ZoneName, ZonePlate } from './zone-plate.tsx';

/** The contested zone with all units in it. */
export function Middle({
  table,
  shown: { box, stands },
  marks,
}: {
  readonly table: BoardState;
  readonly shown: ShownZone;
  readonly marks: ReadonlyMap<UnitCode, UnitMark>;
}) {
  const { say } = table.props;
  const name = say({ key: 'board.contested' });
  const tabindex = useRovingTabindex(stands.length + 1);
  return (
    <section
      class="pb-zone pb-middle"
      role="toolbar"
      aria-label={name}
      data-part="contested"
      onKeyDown={tabindex.onKeyDown}
    >
      <ZonePlate table={table} zone={contested} box={box} />
      <ZoneName
        table={table}
        zone={contested}
        stop={tabindex.stop(0)}
        style={{ left: `${box.x + 4}px`, top: `${box.y + 4}px`, width: `${nameWidth(box)}px` }}
      >
        <b class="pb-zone-name">{name}</b>
      </ZoneName>
      {stands.map((stand, at) => (
        <UnitStand
          key={stand.stack.units[0]}
          table={table}
          stand={stand}
          mark={marks.get(stand.stack.units[0] ?? -1)}
          chance={chanceAt(table, stand.stack.units[0] ?? -1)}
          stop={tabindex.stop(at + 1)}
        />
      ))}
    </section>
  );
}
