import { entry } from '../common/at.ts';
import type { Fall, Gain, Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { Event } from './rules/event.ts';
import type { ShownRules, TableTerms } from './rules/options.ts';
import { fighterOf, none, seatOf } from './rules/state.ts';
import type { View } from './rules/view.ts';

/** Victory points and what they were for; the course of points and of Health that is left; who eliminated whom. */
export function openReview({ terms }: ShownRules): Review<View, Event> {
  return {
    unit: sentence('review.points'),
    gains,
    courses: [
      {
        unit: sentence('review.points'),
        of: ({ round, players }, seat) => (round === 0 ? undefined : players[seat]?.points),
        tells: ({ kind }) => kind === 'scored',
      },
      {
        unit: sentence('review.health'),
        of: (view, seat) => (view.round === 0 ? undefined : healthLeft(terms, view, seat)),
        tells: ({ kind }) => kind === 'defeated' || kind === 'suffered' || kind === 'recovered',
      },
    ],
    falls: (events, view) => falls(terms, events, view),
    color: (seat) => colors[seat],
  };
}

/** Victory points by what they were for. */
function gains(event: Event): readonly Gain[] {
  if (event.kind !== 'scored') return [];
  const { seat, points, why } = event;
  return [{ seat, amount: points, kind: sentence(`review.${why}`) }];
}

/** The printed Health of the figures of a seat that are in play, without what they have suffered. */
function healthLeft({ fighters }: TableTerms, { players }: View, seat: number): number {
  let sum = 0;
  for (const { card, figures } of players[seat]?.groups ?? []) {
    const { health } = entry(fighters, card);
    for (const { defeated, damage } of figures) if (!defeated) sum += Math.max(0, health - damage);
  }
  return sum;
}

/** Who was eliminated by the events of a move: by whoever defeated the last figure. */
function falls(terms: TableTerms, events: readonly Event[], view: View): readonly Fall[] {
  return events.flatMap((event, at): Fall[] => {
    if (event.kind !== 'eliminated') return [];
    const last = events
      .slice(0, at)
      .findLast((one) => one.kind === 'defeated' && seatOf(one.figure) === event.seat);
    if (last?.kind !== 'defeated') return [];
    const { figure, by } = last;
    const why = sentence('review.last', { figure: fighterOf(terms, view, figure).name });
    return [{ seat: event.seat, why, ...(by !== none && { by }) }];
  });
}

/** The colours of the seats, as on the board. */
const colors: readonly string[] = [
  'light-dark(#b3261e, #ff7b6e)',
  'light-dark(#1f5fae, #6fb4ff)',
  'light-dark(#1e7a3c, #66d98c)',
  'light-dark(#8a5a00, #ffc64a)',
];
