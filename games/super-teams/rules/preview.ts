import { at, entry } from '../../common/at.ts';
import { bonusNumber, compile, kindCodes } from '../content/compile.ts';
import type { BonusKind, ShipId, Side } from '../content/pack.ts';
import type { Card } from './choice.ts';
import { distanceOf, flightFrom } from './flight.ts';
import type { MoveView, ShipView, View } from './view.ts';

/** Why a ship ends where it ends, in the order in which it happens. */
export type Reason =
  | { readonly kind: 'doubled' }
  | { readonly kind: 'oneStep' }
  | { readonly kind: 'pilot' }
  | { readonly kind: 'boosted' }
  /** It ends in the Maw and goes back to the nearest normal space. */
  | { readonly kind: 'fellBack'; readonly maw: number }
  /** It ends in the Maw and goes on to the next normal space. */
  | { readonly kind: 'evaded'; readonly maw: number }
  | { readonly kind: 'arrives' }
  /** Its player draws a bonus card. */
  | { readonly kind: 'drawsBonus' }
  /** The mover chooses one of these sides. */
  | { readonly kind: 'choosesSide'; readonly sides: readonly Side[] }
  /** Opposing ships that could answer with a Hook. */
  | { readonly kind: 'passes'; readonly ships: readonly ShipId[] };

/** Where a ship would end if nobody answered with a bonus card. */
export interface Preview {
  readonly from: number;
  /** Spaces that the flight counts. */
  readonly distance: number;
  /** Where it ends at last. */
  readonly to: number;
  readonly reasons: readonly Reason[];
}

/**
 * What playing a card on a ship leads to, as far as everybody can see; with the bonus card that is played on the ship,
 * if any. The ship must be under way.
 */
export function preview(view: View, card: Card, ship: ShipId, bonus?: BonusKind): Preview {
  const mover = view.ships.find(({ id }) => id === ship);
  if (mover === undefined) throw new Error(`the ${ship} is not on the track`);
  return flightOf(view, card.value, mover, bonus);
}

/** The same for the move in progress, from its start, if this bonus card is played on its ship. */
export function previewMove(view: View, move: MoveView, bonus?: BonusKind): Preview {
  const mover = view.ships.find(({ id }) => id === move.ship);
  if (mover === undefined) throw new Error(`the ${move.ship} is not on the track`);
  const { side: _, ...ship } = mover;
  const { from: space, fromSide } = move;
  return flightOf(view, move.card.value, { ...ship, space, ...(fromSide && { side: fromSide }) }, bonus);
}

function flightOf(view: View, value: number, mover: ShipView, bonus: BonusKind | undefined): Preview {
  const { kinds, back, onward, last, sides } = compile(view.pack);
  const { space: from, side } = mover;
  const start = side === undefined ? at(kinds, from) : kindCodes[side];
  const distance = distanceOf(value, start, bonus === undefined ? -1 : bonusNumber(bonus));
  const end = Math.min(from + distance, last);
  const evades = bonus === 'evasive';
  const inMaw = kinds[end] === kindCodes.maw;
  const to = inMaw ? at(evades ? onward : back, end) : end;
  const ending = at(kinds, to);
  const ships = view.ships.filter((other) => isPassed(view, other, mover, to)).map(({ id }) => id);
  const reasons = lengthReasons(start, bonus);
  if (inMaw) reasons.push({ kind: evades ? 'evaded' : 'fellBack', maw: end });
  if (ending === kindCodes.final) reasons.push({ kind: 'arrives' });
  if (ending === kindCodes.bonus) reasons.push({ kind: 'drawsBonus' });
  if (ending === kindCodes.double) reasons.push({ kind: 'choosesSide', sides: entry(sides, to) });
  if (ships.length > 0) reasons.push({ kind: 'passes', ships });
  return { from, distance, to, reasons };
}

function lengthReasons(start: number, bonus: BonusKind | undefined): Reason[] {
  const reasons: Reason[] = bonus === 'boost' ? [{ kind: 'boosted' }] : [];
  switch (flightFrom(start, bonus === undefined ? -1 : bonusNumber(bonus))) {
    case 'hyperspace':
    case 'lightspeed':
      return [{ kind: 'doubled' }, ...reasons];
    case 'asteroid':
      return [{ kind: 'oneStep' }, ...reasons];
    case 'pilot':
      return [{ kind: 'pilot' }, ...reasons];
    case 'plain':
      return reasons;
  }
}

/** Ruling R8, as everybody can see it. */
function isPassed(view: View, other: ShipView, mover: ShipView, to: number): boolean {
  const team = (seat: number) => view.seats[seat]?.team;
  return other.space >= mover.space && other.space < to && team(other.seat) !== team(mover.seat);
}
