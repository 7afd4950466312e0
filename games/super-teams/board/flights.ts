import type { ShipId } from '../content/pack.ts';
import type { Event } from '../rules/event.ts';

/** What a ship does in a batch of events: the spaces over which it comes, the last being where it is now. */
export interface Flight {
  readonly ship: ShipId;
  readonly spaces: readonly number[];
  /** It moves when those before it have arrived: ships on a hook. */
  readonly follows: boolean;
}

/** The flights of a batch, in order; a fall back from the Maw belongs to the flight that led there. */
export function flightsOf(events: readonly Event[]): Flight[] {
  const flights = new Map<ShipId, Flight>();
  for (const event of events) {
    switch (event.kind) {
      case 'flew':
        flights.set(event.ship, { ship: event.ship, spaces: between(event.from, event.to), follows: false });
        break;
      case 'fellBack':
      case 'evaded': {
        const led = flights.get(event.ship)?.spaces ?? [event.from];
        const on = between(event.from, event.to).slice(1);
        flights.set(event.ship, { ship: event.ship, spaces: [...led, ...on], follows: false });
        break;
      }
      case 'wasHooked':
        flights.set(event.ship, { ship: event.ship, spaces: [event.from, event.to], follows: true });
        break;
      default:
        break;
    }
  }
  return [...flights.values()];
}

/** The place of the first event that moves a ship. */
export function firstFlight(events: readonly Event[]): number | undefined {
  const moving = ['flew', 'fellBack', 'evaded', 'wasHooked'];
  const at = events.findIndex(({ kind }) => moving.includes(kind));
  return at < 0 ? undefined : at;
}

/** From one space to another, both with it. */
export function between(from: number, to: number): number[] {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => from + at * step);
}
