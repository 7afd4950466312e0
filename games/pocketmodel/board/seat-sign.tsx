import type { Seat } from '../../../kernel/game.ts';

/** A sign for each seat, beside its colour: outlines in a square of 24. */
const signs: readonly string[] = [
  'M12 2a10 10 0 1 0 .01 0Z',
  'M12 2 22 21H2Z',
  'M3 3H21V21H3Z',
  'M12 1 23 12 12 23 1 12Z',
  'M12 1.5 21.5 7V17L12 22.5 2.5 17V7Z',
  'M12 1 15 8.2 23 9 17 14.2 18.8 22 12 18 5.2 22 7 14.2 1 9 9 8.2Z',
  'M8 2H16V8H22V16H16V22H8V16H2V8H8Z',
  'M12 23 2 8 6 2H18L22 8Z',
];

/** The sign of a seat in its colour. */
export function SeatSign({ seat }: { readonly seat: Seat }) {
  return (
    <svg class={`pb-sign pb-seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[seat % signs.length]} />
    </svg>
  );
}
