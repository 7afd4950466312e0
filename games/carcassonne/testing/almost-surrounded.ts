/** For tests: seven tiles with a route around the planet at 0,0; the corner at 1,-1 is missing (`V0`, unturned). */
export const almostSurrounded = [
  'U0 0,-1r1',
  'V0 -1,-1r3',
  'U0 -1,0r0',
  'V0 -1,1r2',
  'U0 0,1r1',
  'V0 1,1r1',
  'U0 1,0r0',
] as const;
