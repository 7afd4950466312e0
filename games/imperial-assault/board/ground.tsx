import { type ZoneColor, zoneColors } from './map/furnishing.ts';
import { type Frame, side } from './map/layout.ts';
import { margin, viewBoxOf } from './map/map-drawing.tsx';

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

export function colorNamed(name: string | null): ZoneColor | undefined {
  return zoneColors.find((color) => color === name);
}
