import { entry } from '../../common/at.ts';
import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { spacesUnder } from '../geometry/base.ts';
import type { Space } from '../geometry/map.ts';
import { fighterOf, figureOf, figuresOnMap } from '../rules/state.ts';
import { placeName } from '../words/pieces.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';
import type { MapStops } from './map-stops.ts';
import { middleOfSpaces, type Spot } from './spots.ts';

/**
 * How wide the button of a place is, in spaces: places of large bases overlap, and so does the base with its parts; a place
 * that others cover has a bit of its rim.
 */
const wide = { small: 1, large: 0.26, rim: 0.38 } as const;
/** How far from the edge of a covered place the middle of its button is, in spaces. */
const aside = 0.14;

/** A place that can be chosen, and where its button lies. */
interface SpotOnMap {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isCovered: boolean;
}

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
      {spotsOnMap(table, mission).map(({ spot, x, y, isCovered, size }) => {
        const key = keyOf({ kind: 'place', at: spot.at });
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
 * The places that can be chosen with the middle of each button and how wide it is, in spaces. `isCovered`: figures stand on
 * all of it. Then the button lies in the middle of one side, where it leaves the middle, the corners and the marks of those figures free. Where a figure can stay, it is
 * touched itself.
 */
export function spotsOnMap(table: BoardState, mission: CompiledMission): readonly SpotOnMap[] {
  const taken = basesBySpace(table, mission);
  const { columns } = mission.map;
  const staying = table.staying.value?.at;
  const shown = table.spots.value.filter(({ at }) => at !== staying);
  return shown.map((spot) => {
    const { x, y } = middleOfSpaces(columns, spot.spaces);
    const isCovered = spot.spaces.every((space) => taken.has(space));
    // The middle of a space under a large base is not the middle of the base.
    const isPart = spot.spaces.length === 1 && (taken.get(entry(spot.spaces, 0)) ?? 0) > 1;
    if (isPart) return { spot, x, y, isCovered, size: wide.large };
    if (!isCovered) {
      return { spot, x, y, isCovered, size: spot.spaces.length === 1 ? wide.small : wide.large };
    }
    const [first, last] = [entry(spot.spaces, 0), entry(spot.spaces, spot.spaces.length - 1)];
    const edge = spot.place.turned ? (first % columns) + aside : (last % columns) + 1 - aside;
    return { spot, x: edge, y: Math.floor(y) === y ? y - 0.5 : y, isCovered, size: wide.rim };
  });
}

/** For each space on which a figure stands, how many spaces its base covers. */
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
