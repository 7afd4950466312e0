import type { Gain, Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { Color } from './content/pack.ts';
import type { Event } from './rules/event.ts';
import type { View } from './rules/view.ts';
import { shipName } from './words/names.ts';

/** Spaces flown, by ship. */
export function openReview(): Review<View, Event> {
  return {
    unit: sentence('board.review.spaces'),
    gains,
    color: (seat, { seats }) => colors[seats[seat]?.colors[0] ?? 'black'],
  };
}

function gains(event: Event, { ships }: View): readonly Gain[] {
  switch (event.kind) {
    case 'flew':
    case 'fellBack':
    case 'evaded':
    case 'wasHooked': {
      const seat = ships.find(({ id }) => id === event.ship)?.seat;
      return seat === undefined ? [] : [{ seat, amount: event.to - event.from, kind: shipName(event.ship) }];
    }
    default:
      return [];
  }
}

const colors: Readonly<Record<Color, string>> = {
  red: 'light-dark(#b3261a, #ff7d69)',
  green: 'light-dark(#1c7a3d, #62df86)',
  black: 'light-dark(#171a22, #b7c3e0)',
  yellow: 'light-dark(#8f6a05, #ffd95c)',
};
