import type { Seat } from '../../../kernel/game.ts';
import { contested, zoneOf } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';

/** The home that is in full sight where not all are: the one that somebody looks at, or the one where something happens. */
export function lookedHome(table: BoardState): Seat {
  const { own } = table;
  const view = table.view.value;
  const chosen = table.looked.value;
  if (chosen !== undefined && chosen !== own) return chosen;
  for (const frame of [...view.stack].reverse()) {
    const zone =
      'target' in frame
        ? frame.target
        : frame.step === 'battle'
          ? zoneOf(table.state.value, frame.attacker)
          : frame.step === 'turn'
            ? frame.seat
            : contested;
    if (zone !== own && zone >= 0 && zone !== contested) return zone;
  }
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, step) => (own + step + 1) % count);
  return others.find((seat) => view.players[seat]?.out === 0) ?? others[0] ?? own;
}
