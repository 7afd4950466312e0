import type { Fall, Gain, Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { Event } from './rules/event.ts';
import type { ShownRules, TableTerms } from './rules/options.ts';
import { groupWith, none, seatOf } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { fighterName, groupIn } from './words/pieces.ts';

/** The damage of attacks by who made them, and the heroes that had to withdraw. */
export function openCampaignReview({ terms }: ShownRules): Review<View, Event> {
  return {
    unit: sentence('review.damage'),
    gains: (event, view) => gains(terms, event, view),
    falls,
    color: (seat) => colors[seat],
  };
}

/** The damage of an attack. Whoever has left the map at the end of the mission has no name there. */
function gains(terms: TableTerms, event: Event, view: View): readonly Gain[] {
  if (event.kind !== 'resolved') return [];
  const { attacker, damage } = event;
  const card = groupIn(view, groupWith(attacker))?.card;
  return [
    {
      seat: seatOf(attacker),
      amount: damage,
      ...(card !== undefined && { kind: fighterName(terms, card) }),
    },
  ];
}

/** Heroes that withdrew (A10), by whoever defeated them. */
function falls(events: readonly Event[]): readonly Fall[] {
  return events.flatMap((event): Fall[] => {
    if (event.kind !== 'campaign' || event.event.kind !== 'withdrew') return [];
    const { seat } = event.event;
    const last = events.find((one) => one.kind === 'defeated' && seatOf(one.figure) === seat);
    const by = last?.kind === 'defeated' ? last.by : none;
    return [{ seat, why: sentence('review.withdrew'), ...(by !== none && { by }) }];
  });
}

/** The colours of the seats, as on the board. */
const colors: readonly string[] = [
  'light-dark(#b3261e, #ff7b6e)',
  'light-dark(#1f5fae, #6fb4ff)',
  'light-dark(#1e7a3c, #66d98c)',
  'light-dark(#8a5a00, #ffc64a)',
  'light-dark(#6d2f9c, #cfa2ff)',
];
