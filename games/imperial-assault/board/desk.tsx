import { format } from '../rules/notation.ts';
import type { BoardState } from './board-state.ts';
import { askedInPanel } from './fight/asked.ts';
import { thingOf } from './legal.ts';

/** The choices that lie neither on the map nor in a panel, as buttons. */
export function Desk({ table }: { readonly table: BoardState }) {
  const legal = table.legal.value;
  return (
    <div class="ib-desk" data-part="desk">
      {legal !== undefined &&
        !askedInPanel.has(legal.kind) &&
        legal.choices
          .filter((choice) => thingOf(choice) === undefined)
          .map((choice) => (
            <button
              key={format(choice)}
              type="button"
              class="ib-button"
              data-does={choice.kind}
              onClick={() => table.play(choice)}
            >
              {format(choice)}
            </button>
          ))}
    </div>
  );
}
