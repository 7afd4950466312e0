import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { UnitCode, Zone } from '../rules/state.ts';
import { kindIn, type Seen } from './names.ts';

/** The build stars of a unit; 0 as long as its kind is secret. */
export function starsOf({ terms, view }: Seen, unit: UnitCode): number {
  const kind = kindIn(view, unit);
  return kind === undefined ? 0 : entry(terms.units, kind).stars;
}

/** The build stars of a seat in its home zone. */
export function placedStars(seen: Seen, seat: Seat): number {
  return sumOf(seen, seat, (zone) => zone === seat);
}

/** The build stars of a seat that are in play. */
export function starsInPlay(seen: Seen, seat: Seat): number {
  return sumOf(seen, seat, (zone) => zone >= 0);
}

function sumOf({ terms, view }: Seen, seat: Seat, counts: (zone: Zone) => boolean): number {
  const { kinds = [], zones = [] } = view.players[seat]?.units ?? {};
  return kinds.reduce(
    (sum, kind, number) => (counts(zones[number] ?? -1) ? sum + entry(terms.units, kind).stars : sum),
    0,
  );
}
