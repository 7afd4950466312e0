import { sentence } from '../../sentences.ts';
import type { CompiledMission } from '../content/compiled.ts';
import { placeName } from '../words/pieces.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';
import type { MapStops } from './map-stops.ts';
import { middleOfSpaces, type Spot } from './spots.ts';

/** How wide the button of a place is, in spaces: places of large bases overlap. */
const wide = { small: 1, large: 0.26 } as const;

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
      {table.spots.value.map((spot) => {
        const key = keyOf({ kind: 'place', at: spot.at });
        const { x, y } = middleOfSpaces(mission.map.columns, spot.spaces);
        const size = spot.spaces.length === 1 ? wide.small : wide.large;
        return (
          <button
            key={key}
            type="button"
            class="ib-spot"
            data-key={key}
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
