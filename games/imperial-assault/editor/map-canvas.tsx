import type { ComponentProps } from 'preact';
import { furnish } from '../board/map/furnish.ts';
import { MapDrawing } from '../board/map/map-drawing.tsx';
import { type MapPlan, readMap } from '../content/map-plan.ts';
import { GridCanvas } from './grid-canvas.tsx';

/** A map that is drawn. */
export function MapCanvas({
  plan,
  letter,
  say,
  ...rest
}: {
  readonly plan: MapPlan;
  readonly letter: 'A' | 'B' | undefined;
} & Pick<ComponentProps<typeof GridCanvas>, 'paints' | 'onUse' | 'tellSpace' | 'say' | 'announce'>) {
  const read = readMap(plan);
  const { map } = read;
  const { columns, rows } = map;
  return (
    <GridCanvas {...rest} columns={columns} rows={rows} label={say({ key: 'editor.map.keys' })} say={say}>
      <MapDrawing
        map={map}
        situation={{ openDoors: [], rubble: [], shields: [] }}
        furnishing={furnish(plan, read, letter)}
        frame={{ left: 0, top: 0, columns, rows }}
      />
    </GridCanvas>
  );
}
