import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { spacesUnder } from '../geometry/footing.ts';
import type { Space } from '../geometry/map.ts';
import { fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
import { placeName } from '../words/pieces.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';
import type { MapStops } from './map-stops.ts';
import { middleOfSpaces, type Spot } from './spots.ts';

/** How wide the button of a place is, in spaces: places of large bases overlap, and one that others cover has a corner. */
const wide = { small: 1, large: 0.26, corner: 0.44 } as const;

/** A button for each place that can be chosen. */
export function SpotButtons({
  table,
  mission,
  stops,
  onChoose,
}: {
  readonly table: BoardState;
  readonly mission: CompiledMission;
  readonly stops: MapStops;
  readonly onChoose: (spot: Spot, event: MouseEvent) => void;
}) {
  const { say, rules, view } = table.props;
  const seen = { terms: rules.terms, view: view.value };
  const chosen = table.course.value?.spot.at;
  return (
    <>
      {spotsOnMap(table, mission).map(({ spot, x, y, isCovered }) => {
        const key = keyOf({ kind: 'place', at: spot.at });
        const size = isCovered ? wide.corner : spot.spaces.length === 1 ? wide.small : wide.large;
        return (
          <button
            key={key}
            type="button"
            class="ib-spot"
            data-key={key}
            data-covered={isCovered}
            data-large={spot.spaces.length > 1}
            data-point={spot.choices.length === 1 ? spot.at : undefined}
            aria-pressed={chosen === spot.at}
            aria-label={say(
              sentence('board.spot', {
                place: placeName(seen, spot.at),
                goes: spot.cost === undefined ? 'no' : 'yes',
                cost: spot.cost ?? 0,
                actions: spot.actions,
              }),
            )}
            style={{ '--x': x - size / 2, '--y': y - size / 2, '--w': size, '--h': size }}
            {...stops.stop(key, () => {
              table.hovered.value = spot;
            })}
            onClick={(event) => onChoose(spot, event)}
          />
        );
      })}
    </>
  );
}

/**
 * The places that can be chosen with the middle of each button, in spaces. `isCovered`: figures stand on all of it. Then the
 * button lies where it leaves the middle and the corners of those figures free.
 */
export function spotsOnMap(
  table: BoardState,
  mission: CompiledMission,
): readonly { readonly spot: Spot; readonly x: number; readonly y: number; readonly isCovered: boolean }[] {
  const taken = basesBySpace(table, mission);
  return table.spots.value.map((spot) => {
    const { x, y } = middleOfSpaces(mission.map.columns, spot.spaces);
    const isCovered = spot.spaces.every((space) => taken.has(space));
    const isSmall = spot.spaces.some((space) => taken.get(space) === 1);
    const aside = isCovered && isSmall ? (1 - wide.corner) / 2 : 0;
    return { spot, x: x + aside, y: y + aside, isCovered };
  });
}

/** For each space on which a figure stands, the spaces of its base. */
function basesBySpace(table: BoardState, mission: CompiledMission): ReadonlyMap<Space, number> {
  const view = table.view.value;
  const bases = new Map<Space, number>();
  for (const figure of figuresOnMap(view)) {
    const { place } = figureOf(view, figure);
    if (place === null) continue;
    const spaces = spacesUnder(mission.map, fighterOf(table.props.rules.terms, view, figure).base, place);
    for (const space of spaces) bases.set(space, spaces.length);
  }
  return bases;
}
