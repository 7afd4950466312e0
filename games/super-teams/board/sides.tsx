import { useRovingTabindex } from '../../../web/board/use-roving-tabindex.ts';
import { choiceSentence } from '../words/choice.ts';
import { spaceSigns } from './art/signs.ts';
import type { BoardState } from './board-state.ts';
import type { Chart } from './chart.ts';
import { sideShift } from './stands.ts';

/** The two sides of the double space on which a ship has landed, to choose from, on the board itself. */
export function Sides({ table, chart }: { readonly table: BoardState; readonly chart: Chart }) {
  const { props } = table;
  const { pack } = props.rules;
  const view = props.view.value;
  const sides = table.legal.value?.sides ?? [];
  const tabindex = useRovingTabindex(sides.length);
  const space = view.ships.find(({ id }) => id === view.move?.ship)?.space;
  const point = space === undefined ? undefined : chart.points[space];
  if (sides.length === 0 || space === undefined || point === undefined) return null;
  return (
    <fieldset class="st-sides" onKeyDown={tabindex.onKeyDown}>
      <legend class="hidden-text">{props.say({ key: 'board.sides' })}</legend>
      {[...sides]
        .sort((a, b) => sideShift(pack, space, a) - sideShift(pack, space, b))
        .map((side, at) => {
          const label = props.say(choiceSentence(pack, { kind: 'chooseSide', side }, view));
          const shift = sideShift(pack, space, side);
          const x = Math.min(Math.max(point.x, 58), chart.width - 58);
          return (
            <button
              key={side}
              type="button"
              class={`st-side st-side-${side}`}
              data-side={side}
              title={label}
              aria-label={label}
              style={{ left: `${x + shift * 29}px`, top: `${point.y}px` }}
              {...tabindex.stop(at)}
              onClick={() => table.chooseSide(side)}
            >
              <svg viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true">
                <path class={`st-sign st-sign-${side}`} d={spaceSigns[side]} />
              </svg>
            </button>
          );
        })}
    </fieldset>
  );
}
