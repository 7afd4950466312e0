import { fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
import { FigureToken } from './art/figure-token.tsx';
import type { BoardState } from './board-state.ts';
import { unfurnished } from './map/furnishing.ts';
import { frameOf, pointOf } from './map/layout.ts';
import { MapDrawing, viewBoxOf } from './map/map-drawing.tsx';

/** The map of the mission with all that lies on it. */
export function BattleMap({ table }: { readonly table: BoardState }) {
  const { terms } = table.props.rules;
  const now = table.view.value;
  const mission = terms.missions[now.mission];
  if (mission === undefined) return <div />;
  const { map, terminals } = mission;
  return (
    <svg class="ib-map" viewBox={viewBoxOf(frameOf(map))} aria-hidden="true" data-picture="board">
      <MapDrawing map={map} situation={now} furnishing={{ ...unfurnished, terminals }} />
      {figuresOnMap(now).map((figure) => {
        const { place } = figureOf(now, figure);
        if (place === null) return null;
        const { x, y } = pointOf(map.columns, place.space);
        const looks = fighterOf(terms, now, figure);
        return (
          <g key={figure} transform={`translate(${x} ${y})`}>
            <FigureToken looks={looks} turned={place.turned} isElite={looks.elite} />
          </g>
        );
      })}
    </svg>
  );
}
