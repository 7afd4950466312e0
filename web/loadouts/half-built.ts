import type { Json, Seat } from '../../kernel/game.ts';

/**
 * What a seat at the table of this page has built so far. A lost connection, another view or a reloaded page take nothing
 * of it away; a closed tab does.
 */
const keyOf = (seat: Seat): string => `starboard.build ${location.pathname} ${seat}`;

export function loadHalfBuilt(seat: Seat): Json | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(seat));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function saveHalfBuilt(seat: Seat, value: Json): void {
  try {
    sessionStorage.setItem(keyOf(seat), JSON.stringify(value));
  } catch {
    // A browser without storage builds all the same; it only forgets.
  }
}

export function dropHalfBuilt(seat: Seat): void {
  try {
    sessionStorage.removeItem(keyOf(seat));
  } catch {
    // There was nothing to forget.
  }
}
