import { TeamMark } from '../../../web/board/team-mark.tsx';
import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { parse } from '../rules/notation.ts';
import { shipName } from '../words/names.ts';
import type { BoardState } from './board-state.ts';
import type { Chart } from './chart.ts';
import { standsOf } from './stands.ts';

/** The least side of what a finger hits, in pixels. */
const finger = 44;

/**
 * What partners point at on the track. A hand is secret, so it is ships that one points at while the other decides; a
 * choice of one's own that is pointed at is shown at its ship.
 */
export function ShipPointers({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const view = props.view.value;
  const stands = standsOf(props.rules.pack, view, chart);
  const tabindex = useRovingTabindex(stands.length);
  const points = props.point.value !== undefined && props.decision.value === undefined;
  const { marks } = props;
  return (
    <>
      {points && (
        <div
          class="st-pointers"
          role="toolbar"
          aria-label={props.say({ key: 'board.pointAt' })}
          onKeyDown={tabindex.onKeyDown}
        >
          {stands.map(({ ship, x, y, size }, at) => (
            <button
              key={ship.id}
              type="button"
              class="st-pointer"
              data-point={ship.id}
              aria-label={props.say(shipName(ship.id))}
              style={{ left: `${x}px`, top: `${y}px`, width: `${Math.max(size, finger)}px` }}
              {...tabindex.stop(at)}
            />
          ))}
        </div>
      )}
      {marks.value.map((mark) => {
        const stand = stands.find(({ ship }) => ship.id === shipIn(mark.at));
        if (stand === undefined) return null;
        const shift = (mark.seat % 2 === 0 ? -1 : 1) * stand.size * 0.45;
        return (
          <TeamMark
            key={mark.seat}
            mark={mark}
            seats={props.seats}
            class={`st-mark st-${view.seats[mark.seat]?.colors[0] ?? ''}`}
            style={{ left: `${stand.x + shift}px`, top: `${stand.y - stand.size * 0.45}px` }}
          />
        );
      })}
    </>
  );
}

/** The ship of which a mark speaks: by its name, or by the choice that would move it. */
export function shipIn(at: string): string {
  const choice = parse(at);
  return choice?.kind === 'playCard' || choice?.kind === 'playBonus' ? choice.ship : at;
}
