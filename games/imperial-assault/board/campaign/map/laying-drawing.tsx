import type { Laid } from '../../../content/campaign/laying.ts';
import type { MarkColor } from '../../../content/campaign/laying-schema.ts';
import type { BattleMap, Situation, Space } from '../../../geometry/map.ts';
import { borderOf, type Frame, frameOf, pointOf } from '../../map/layout.ts';
import { MapDrawing } from '../../map/map-drawing.tsx';
import './laying-drawing.css';
import { laidShapesOf } from './setting-shapes.ts';

/**
 * The map of a mission of the campaign, as far as its sections are shown: tiles in the look of their setting, entrances, areas
 * and deployment points. Of hidden sections nothing is drawn. A group like {@link MapDrawing}, which draws the rest.
 */
export function LayingDrawing({
  laid,
  shown = laid.shownFirst,
  situation,
  activePoints = laid.deploymentPoints.filter(({ active }) => active).map(({ id }) => id),
  frame,
}: {
  readonly laid: Laid;
  /** Sections by number. */
  readonly shown?: readonly number[];
  readonly situation: Pick<Situation, 'openDoors' | 'rubble' | 'shields'>;
  /** Ids of the deployment points that are active. */
  readonly activePoints?: readonly string[];
  readonly frame?: Frame;
}) {
  const map = laid.mapShowing(shown);
  const { parts, thresholds } = laidShapesOf(laid, map);
  const isShown = (space: Space) => (map.terrain[space] ?? null) !== null;
  return (
    <MapDrawing
      map={map}
      situation={situation}
      frame={frame ?? frameOf(map)}
      floor={
        <>
          {parts.map(({ setting, interior, floor, fields, lines, cover, trim, along, shade, lights }) => (
            <g
              key={`${setting} ${interior}`}
              class={`il-part il-${setting} ${interior ? 'il-inside' : 'il-outside'}`}
            >
              <path class="il-floor" d={floor} />
              <path class="il-fields" d={fields} />
              <path class="il-lines" d={lines} />
              <path class="il-cover" d={cover} />
              <path class="il-trim" d={trim} />
              <path class="il-shade" d={shade} />
              <path class="il-along" d={along} />
              {lights.map((light, at) => (
                <g key={at} class={`il-light il-light-${at}`}>
                  <path class="il-glow" d={light} />
                  <path class="il-tube" d={light} />
                </g>
              ))}
            </g>
          ))}
          <path class="il-threshold" d={thresholds} />
          {laid.areas.map(({ id, color, entrance, spaces }) => {
            const seen = spaces.filter(isShown);
            return color === null || seen.length === 0 ? null : (
              <Area key={id} map={map} color={color} entrance={entrance} spaces={seen} />
            );
          })}
        </>
      }
      scenery={
        <>
          {parts.map(({ setting, interior, plinths, solids, strokes }) => (
            <g
              key={`${setting} ${interior}`}
              class={`il-part il-${setting} ${interior ? 'il-inside' : 'il-outside'}`}
            >
              <path class="il-plinths" d={plinths} />
              <path class="il-solid-shade" d={solids} transform="translate(4 7)" />
              <path class="il-solids" d={solids} />
              <path class="il-strokes" d={strokes} />
            </g>
          ))}
          {laid.deploymentPoints
            .filter(({ space }) => isShown(space))
            .map(({ id, space, color }) => (
              <DeploymentPoint
                key={id}
                columns={map.columns}
                space={space}
                color={color}
                isActive={activePoints.includes(id)}
              />
            ))}
        </>
      }
    />
  );
}

function Area({
  map,
  color,
  entrance,
  spaces,
}: {
  readonly map: BattleMap;
  readonly color: MarkColor;
  readonly entrance: boolean;
  readonly spaces: readonly Space[];
}) {
  return (
    <g class={`il-area il-c-${color}`}>
      <path class="il-area-border" d={borderOf(map, spaces, 6)} />
      {entrance && (
        <path class="il-way-in" d={spaces.map((space) => chevrons(map.columns, space)).join('')} />
      )}
    </g>
  );
}

/** Where the Empire deploys: each colour has an outline of its own, and an inactive point is hollow. */
function DeploymentPoint({
  columns,
  space,
  color,
  isActive,
}: {
  readonly columns: number;
  readonly space: Space;
  readonly color: MarkColor;
  readonly isActive: boolean;
}) {
  const { x, y } = pointOf(columns, space);
  return (
    <g
      class={`il-point il-c-${color} ${isActive ? 'il-active' : 'il-inactive'}`}
      transform={`translate(${x} ${y})`}
    >
      <path class="il-point-plate" d={outlines[color]} />
      <path class="il-point-sign" d="M36 44L50 58L64 44M50 34V56" />
    </g>
  );
}

const outlines: Readonly<Record<MarkColor, string>> = {
  green: 'M50 14L86 78H14Z',
  red: 'M20 20H80V80H20Z',
  yellow: 'M50 12L88 50L50 88L12 50Z',
  blue: 'M50 16a34 34 0 1 1-.01 0Z',
  black: 'M32 18H68L88 50L68 82H32L12 50Z',
  purple: 'M50 12L84 36L72 80H28L16 36Z',
};

/** Two arrows that lead in. */
function chevrons(columns: number, space: Space): string {
  const { x, y } = pointOf(columns, space);
  return `M${x + 32} ${y + 34}l18 16l18-16M${x + 32} ${y + 54}l18 16l18-16`;
}
