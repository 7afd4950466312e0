import type { CompiledMission } from '../content/compiled.ts';
import type { Space } from '../geometry/map.ts';
import { fighterOf, figureOf } from '../rules/state.ts';
import { FigureToken } from './art/figure-token.tsx';
import type { BoardState } from './board-state.ts';
import { Plan } from './ground.tsx';
import { squareOf } from './map/ground-shapes.ts';
import { borderOf, type Frame, middleOf, middleOfBase, pointOf } from './map/layout.ts';
import { costsBySpace } from './spots.ts';

/** What a decision makes possible on the map: where one can go at which cost, the way there, lines of sight. */
export function Overlay({
  table,
  mission,
  frame,
}: {
  readonly table: BoardState;
  readonly mission: CompiledMission;
  readonly frame: Frame;
}) {
  return (
    <Plan frame={frame} name="ib-over">
      <Reach table={table} mission={mission} />
      <SightLines table={table} mission={mission} />
      <Way table={table} mission={mission} />
      <Pointed table={table} mission={mission} />
    </Plan>
  );
}

interface LayerProps {
  readonly table: BoardState;
  readonly mission: CompiledMission;
}

/** The spaces in reach with their costs, in tiers by the actions that they take; or the spaces that can be chosen. */
function Reach({ table, mission: { map } }: LayerProps) {
  const spots = table.spots.value;
  const costs = costsBySpace(spots);
  const free = new Set<Space>(spots.flatMap(({ cost, spaces }) => (cost === undefined ? spaces : [])));
  const tiers = [0, 1, 2].map((tier) =>
    [...costs].flatMap(([space, { actions }]) => (actions === tier ? [space] : [])),
  );
  return (
    <>
      {free.size > 0 && <path class="ib-free" d={borderOf(map, [...free], 5)} />}
      {tiers.map((spaces, tier) =>
        spaces.length === 0 ? null : (
          <g key={tier} class={`ib-tier ib-tier-${tier}`}>
            <path d={spaces.map((space) => squareOf(map.columns, space, 5)).join('')} />
            <path class="ib-rim" d={borderOf(map, spaces, 4)} />
          </g>
        ),
      )}
      {[...costs].map(([space, { cost, actions }]) => {
        const { x, y } = pointOf(map.columns, space);
        return (
          <text key={space} class={`ib-cost ib-cost-${actions}`} x={x + 86} y={y + 88}>
            {cost}
          </text>
        );
      })}
    </>
  );
}

/** The way that is looked at, with a ghost of the figure at its end. */
function Way({ table, mission: { map } }: LayerProps) {
  const ahead = table.ahead.value;
  const figure = table.mover.value;
  if (ahead === undefined) return null;
  const { columns } = map;
  const { spot, path, cost, actions } = ahead;
  if (figure === undefined) return <path class="ib-chosen" d={borderOf(map, spot.spaces, 4)} />;
  const view = table.view.value;
  const card = fighterOf(table.props.rules.terms, view, figure);
  const points = path.map((place) => middleOfBase(columns, card.base, place));
  const { x, y } = pointOf(columns, spot.place.space);
  const end = points.at(-1) ?? middleOf(columns, spot.place.space);
  return (
    <g class={`ib-way ib-way-${actions}`}>
      {points.length > 1 && (
        <>
          <path class="ib-way-rim" d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`} />
          <path d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`} />
          {points.slice(1, -1).map((point, at) => (
            <circle key={at} cx={point.x} cy={point.y} r="8" />
          ))}
        </>
      )}
      <g class={`ib-ghost ib-seat-${figure >> 8}`} transform={`translate(${x} ${y})`}>
        <FigureToken
          looks={card}
          turned={spot.place.turned}
          isElite={card.elite}
          isMassive={card.massive}
          isCompanion={card.companion}
          hasSign={false}
        />
      </g>
      {cost !== undefined && (
        <g class="ib-price" transform={`translate(${end.x} ${end.y})`}>
          <circle r="27" />
          <text y="13">{cost}</text>
        </g>
      )}
    </g>
  );
}

/** A space that the log or a guide points at. */
function Pointed({ table, mission: { map, places } }: LayerProps) {
  const place = places.get(table.props.pointed.value ?? '');
  if (place === undefined) return null;
  return <path class="ib-pointed" d={borderOf(map, [place.space], 2)} />;
}

/** Lines to all that a figure sees from where it is or would be, and from all that see it. */
function SightLines({ table, mission: { map } }: LayerProps) {
  const sights = table.sights.value;
  const { terms } = table.props.rules;
  const view = table.view.value;
  if (sights === undefined) return null;
  const base = fighterOf(terms, view, sights.of).base;
  const place =
    sights.at === undefined
      ? figureOf(view, sights.of).place
      : terms.missions[view.mission]?.places.get(sights.at);
  if (place == null) return null;
  const from = middleOfBase(map.columns, base, place);
  return (
    <>
      {sights.list.map(({ figure, sees, seenBy }) => {
        const other = figureOf(view, figure).place;
        if (other === null || !(sees || seenBy)) return null;
        const to = middleOfBase(map.columns, fighterOf(terms, view, figure).base, other);
        return (
          <path
            key={figure}
            class="ib-line"
            data-sees={sees}
            data-seen-by={seenBy}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        );
      })}
    </>
  );
}
