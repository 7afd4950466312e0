/** A shape for each seat, in a square of 24: what tells players apart where their colours do not. */
const shapes = [
  'M12 2a10 10 0 1 1-.01 0Z',
  'M12 1 23 12 12 23 1 12Z',
  'M3 4H21V13Q21 20 12 23Q3 20 3 13Z',
  'M6.5 2h11L23 12l-5.5 10h-11L1 12Z',
  'M12 1 23.5 21.5H.5Z',
] as const;

export function seatShape(seat: number): string {
  return shapes[seat % shapes.length] ?? shapes[0];
}
