import type { Review } from '../review.ts';
import { sentence } from '../sentences.ts';
import type { ConflictRules } from './game.ts';
import type { Event, MoveReason } from './rules/event.ts';
import type { View } from './rules/view.ts';

/** How far the First Order came, by what moved its marker. */
export function openReview({ terms: { pack, side } }: ConflictRules): Review<View, Event> {
  return {
    unit: sentence('board.review.fields'),
    less: true,
    start: ({ hands }) => pack.tracks[side].starts?.[hands.length - 2] ?? 0,
    gains: (event) =>
      event.kind === 'moved'
        ? [
            {
              seat: 0,
              amount: event.to - event.from,
              kind: sentence(`board.review.${causeOf(event.reason)}`),
            },
          ]
        : [],
    color: () => 'light-dark(#b3261a, #ff8a70)',
  };
}

function causeOf(reason: MoveReason): string {
  return reason.by === 'symbol' && reason.symbol === 'retreat' ? 'retreat' : reason.by;
}
