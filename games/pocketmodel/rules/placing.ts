import type { Chance } from '../../../kernel/chance.ts';
import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { type Choice, pass } from './choice.ts';
import { unitChoice } from './choices.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import { codeOf, type FrameOf, numberOf, type PocketState, playerOf, reserve, seatOf } from './state.ts';

/**
 * A seat puts units into its home zone, one after the other, until they have exactly the wanted build stars; where the
 * force cannot, until they have as many as it can below that (section 7).
 */
export function placeOf(terms: Terms): ChoiceStep<PocketState, FrameOf<'place'>, Choice, Event> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, _frame, seat) {
      const found: Choice[] = [];
      const { kinds, zones } = playerOf(state, seat);
      const left = starsLeft(terms, state, seat);
      if (left === 0) return [pass];
      // Whether a unit fits depends on its build stars alone.
      const fitting: (boolean | undefined)[] = [];
      for (let number = 0; number < kinds.length; number++) {
        if (zones[number] !== reserve) continue;
        const stars = starsOf(terms, entry(kinds, number));
        fitting[stars] ??= fits(terms, state, seat, number, left);
        if (fitting[stars]) found.push(unitChoice(codeOf(seat, number)));
      }
      return found;
    },
    refuse(state, _frame, seat, choice) {
      if (choice.kind === 'pass') return 'place-more';
      if (choice.kind !== 'unit') return 'not-asked';
      if (seatOf(choice.unit) !== seat || numberOf(choice.unit) >= playerOf(state, seat).kinds.length)
        return 'not-yours';
      return playerOf(state, seat).zones[numberOf(choice.unit)] === reserve
        ? 'exact-stars'
        : 'not-in-reserve';
    },
    apply({ state, stack, emit }, _frame, seat, choice) {
      const player = playerOf(state, seat);
      if (choice.kind === 'unit') {
        const number = numberOf(choice.unit);
        player.zones[number] = seat;
        const event = { kind: 'placed', unit: choice.unit, unitKind: entry(player.kinds, number) } as const;
        if (terms.together) emit?.(event, [seat]);
        else emit?.(event);
        return;
      }
      stack.pop();
      emit?.({ kind: 'ready', seat });
    },
  };
}

/** The build stars that a seat can and must still place. */
function starsLeft(terms: Terms, state: PocketState, seat: Seat): number {
  const { kinds, zones } = playerOf(state, seat);
  let placed = 0;
  for (let number = 0; number < kinds.length; number++) {
    if (zones[number] === seat) placed += starsOf(terms, entry(kinds, number));
  }
  return bestSum(terms, state, seat, terms.placed - placed, -1);
}

/** Whether a unit can be placed so that the rest can still be filled as far as it could be without it. */
function fits(terms: Terms, state: PocketState, seat: Seat, number: number, left: number): boolean {
  const { kinds, zones } = playerOf(state, seat);
  if (zones[number] !== reserve) return false;
  const stars = starsOf(terms, entry(kinds, number));
  return stars <= left && bestSum(terms, state, seat, left - stars, number) === left - stars;
}

/** The greatest sum of build stars up to `room` that the reserve of a seat can make without one of its units. */
function bestSum(terms: Terms, state: PocketState, seat: Seat, room: number, without: number): number {
  if (room <= 0) return 0;
  const { kinds, zones } = playerOf(state, seat);
  const reachable = new Uint8Array(room + 1);
  reachable[0] = 1;
  for (let number = 0; number < kinds.length; number++) {
    if (number === without || zones[number] !== reserve) continue;
    const stars = starsOf(terms, entry(kinds, number));
    for (let sum = room; sum >= stars; sum--) if (reachable[sum - stars] === 1) reachable[sum] = 1;
    if (reachable[room] === 1) return room;
  }
  return reachable.lastIndexOf(1);
}

function starsOf({ units }: Terms, kind: number): number {
  return entry(units, kind).stars;
}

/** Places the units of a seat at random, as far as they must be placed. */
export function placeAtRandom(terms: Terms, state: PocketState, seat: Seat, chance: Chance): void {
  const { kinds, zones } = playerOf(state, seat);
  for (let left = starsLeft(terms, state, seat); left > 0; left = starsLeft(terms, state, seat)) {
    const fitting = kinds.flatMap((_, number) => (fits(terms, state, seat, number, left) ? [number] : []));
    zones[entry(fitting, chance.pick(fitting.length))] = seat;
  }
}
