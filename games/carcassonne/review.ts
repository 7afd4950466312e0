import type { Gain, Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { Sentence } from '../words.ts';
import type { Event } from './rules/event.ts';
import type { Color, View } from './rules/view.ts';

/** Points by what gave them. */
export function openReview(): Review<View, Event> {
  return { gains, color: (seat, { seats }) => colors[seats[seat]?.color ?? 'white'] };
}

function gains(event: Event): readonly Gain[] {
  switch (event.kind) {
    case 'scoredRealm':
      return gain(event.seats, event.points, sentence(`board.review.${event.realm}`));
    case 'lostBattle':
      return gain(event.seats, event.points, sentence('board.sheet.battles'));
    case 'tied':
      return event.sides.flatMap((side) => gain(side, event.points, sentence('board.sheet.battles')));
    default:
      return [];
  }
}

/** A team has one score. */
function gain([seat]: readonly number[], amount: number, kind: Sentence): readonly Gain[] {
  return seat === undefined ? [] : [{ seat, amount, kind }];
}

const colors: Readonly<Record<Color, string>> = {
  red: 'light-dark(#c12f22, #ff6a55)',
  green: 'light-dark(#1d8a3c, #5fe07f)',
  black: 'light-dark(#23262e, #aebbd9)',
  white: 'light-dark(#8b8674, #f4f1e8)',
  orange: 'light-dark(#d86d00, #ffb24d)',
};
