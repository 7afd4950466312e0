import { at } from '../../common/at.ts';
import { figuresOf } from './figures.ts';
import type { CarcassonneState } from './state.ts';
import { type Side, seatsOf } from './teams.ts';

/** All figures of a side leave a realm and lie in front of their owners again (p. 12, 13). */
export function takeBack(state: CarcassonneState, realm: number, side: Side): void {
  const seats = seatsOf(state, side);
  let segment = realm;
  do {
    const figures = at(state.figuresOn, segment);
    if (figures !== 0) {
      for (const seat of seats) {
        const own = figuresOf(figures, seat);
        state.figuresOn[segment] = at(state.figuresOn, segment) - own;
        state.figuresIn[realm] = at(state.figuresIn, realm) - own;
        state.supply[seat] = at(state.supply, seat) + own;
      }
    }
    segment = at(state.nextInRealm, segment);
  } while (segment !== realm);
}
