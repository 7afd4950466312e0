import type { Seat } from '../../../kernel/game.ts';
import type { Event } from '../rules/event.ts';

type Scored = Extract<Event, { kind: 'scoredRealm' }>;

/** A side's points: every realm that it scored, and what battles brought it. */
export interface Account {
  readonly realms: readonly Scored[];
  /** Points for ties and for lost battles. */
  readonly battles: number;
}

/** The points of a seat in the order in which they came. */
export function accountOf(seat: Seat, history: readonly Event[]): Account {
  const realms: Scored[] = [];
  let battles = 0;
  for (const event of history) {
    if (event.kind === 'scoredRealm' && event.seats.includes(seat)) realms.push(event);
    if (event.kind === 'lostBattle' && event.seats.includes(seat)) battles += event.points;
    if (event.kind === 'tied' && event.sides.some((side) => side.includes(seat))) battles += event.points;
  }
  return { realms, battles };
}
