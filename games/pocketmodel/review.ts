import { entry } from '../common/at.ts';
import type { Fall, Gain, Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { PocketRules } from './game.ts';
import type { Event } from './rules/event.ts';
import { seatOf } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { type Seen, unitOf } from './words/names.ts';
import { starsInPlay, starsOf } from './words/stars.ts';

/** Build stars that each seat destroyed; the course of objectives and of build stars in play; who eliminated whom. */
export function openReview({ terms }: PocketRules): Review<View, Event> {
  return {
    unit: sentence('review.destroyed'),
    gains: (event, view) => gains(event, { terms, view }),
    courses: [
      {
        unit: sentence('review.objectives'),
        of: ({ round, players }, seat) =>
          round === 0 ? undefined : players[seat]?.objectives.filter((one) => one !== null).length,
        tells: ({ kind }) =>
          kind === 'objectiveDestroyed' || kind === 'objectiveReplaced' || kind === 'eliminated',
      },
      {
        unit: sentence('review.stars'),
        of: (view, seat) => (view.round === 0 ? undefined : starsInPlay({ terms, view }, seat)),
        tells: ({ kind }) => kind === 'destroyed' || kind === 'deployed' || kind === 'eliminated',
      },
    ],
    falls: (events, view) => falls(events, { terms, view }),
    color: (seat) => colors[seat],
  };
}

/** Build stars of units and of objectives that were destroyed. */
function gains(event: Event, seen: Seen): readonly Gain[] {
  switch (event.kind) {
    case 'destroyed':
      return event.by === seatOf(event.unit)
        ? []
        : [{ seat: event.by, amount: starsOf(seen, event.unit), kind: sentence('review.units') }];
    case 'objectiveDestroyed': {
      const { stars } = entry(seen.terms.cards, event.card);
      return [{ seat: event.by, amount: stars, kind: sentence('review.struck') }];
    }
    default:
      return [];
  }
}

/** Who was eliminated by the events of a move: by whoever took the last unit, or the last objective. */
function falls(events: readonly Event[], seen: Seen): readonly Fall[] {
  return events.flatMap((event, at) => {
    if (event.kind !== 'eliminated') return [];
    return event.seats.map((seat): Fall => {
      const losses = events.slice(0, at).flatMap((one) => lossOf(one, seen) ?? []);
      const last = losses.findLast((loss) => loss.seat === seat);
      return last ?? { seat, why: sentence(`review.no.${event.why}`) };
    });
  });
}

/** A loss that can eliminate a seat: a unit or an objective, and who took it. */
function lossOf(event: Event, seen: Seen): Fall | undefined {
  switch (event.kind) {
    case 'destroyed': {
      const why = sentence('review.last.units', { unit: unitOf(seen, event.unit) });
      return { seat: seatOf(event.unit), by: event.by, why };
    }
    case 'objectiveDestroyed':
    case 'objectiveReplaced': {
      if (event.kind === 'objectiveReplaced' && !event.empty) return undefined;
      const { name } = entry(seen.terms.pack.cards, event.card);
      return { seat: event.seat, by: event.by, why: sentence('review.last.objectives', { card: name }) };
    }
    default:
      return undefined;
  }
}

/** The colours of the seats, as on the board. */
const colors: readonly string[] = [
  'light-dark(#b3261e, #ff7b6e)',
  'light-dark(#1f5fae, #6fb4ff)',
  'light-dark(#1e7a3c, #66d98c)',
  'light-dark(#8a5a00, #ffc64a)',
  'light-dark(#71309c, #c997ff)',
  'light-dark(#0a7680, #4fd6de)',
  'light-dark(#a0257a, #ff86cf)',
  'light-dark(#4a4f5c, #c9d2e6)',
];
