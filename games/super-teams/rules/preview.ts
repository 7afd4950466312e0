import type { Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { bonusNumber, type CompiledPack, kindCodes, valueOfCard } from '../content/compile.ts';
import type { BonusKind, ShipId, Side } from '../content/pack.ts';
import type { Card } from './choice.ts';
import { numberOf } from './choices.ts';
import { destination, distanceOf, endOf, type Flying, flightFrom } from './flight.ts';
import type { MoveView, ShipView, View } from './view.ts';

const boost = bonusNumber('boost');
const evasive = bonusNumber('evasive');

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
export function preview(
  pack: CompiledPack,
  view: View,
  card: Card,
  ship: ShipId,
  bonus?: BonusKind,
): Preview {
  const { space, side } = shipIn(view, ship);
  return flightOf(pack, view, ship, flyingFrom(pack, card, space, side, bonus));
}

/** The same for the move in progress, from its start, if this bonus card is played on its ship. */
export function previewMove(pack: CompiledPack, view: View, move: MoveView, bonus?: BonusKind): Preview {
  return flightOf(pack, view, move.ship, flyingFrom(pack, move.card, move.from, move.fromSide, bonus));
}

function shipIn({ ships }: View, ship: ShipId): ShipView {
  const found = ships.find(({ id }) => id === ship);
  if (found === undefined) throw new Error(`the ${ship} is not on the track`);
  return found;
}

function flyingFrom(
  { kinds }: CompiledPack,
  card: Card,
  from: number,
  side: Side | undefined,
  bonus: BonusKind | undefined,
): Flying {
  return {
    card: numberOf(card),
    from,
    start: side === undefined ? at(kinds, from) : kindCodes[side],
    bonus: bonus === undefined ? -1 : bonusNumber(bonus),
  };
}

function flightOf(pack: CompiledPack, view: View, ship: ShipId, flying: Flying): Preview {
  const { card, from, start, bonus } = flying;
  const maw = destination(pack, flying);
  const to = endOf(pack, flying);
  const ending = at(pack.kinds, to);
  const { seat } = shipIn(view, ship);
  const team = (of: Seat) => view.seats[of]?.team;
  // Ruling R8, as everybody can see it.
  const ships = view.ships.flatMap((other) =>
    other.space >= from && other.space < to && team(other.seat) !== team(seat) ? [other.id] : [],
  );
  const reasons = lengthReasons(start, bonus);
  if (to !== maw) reasons.push({ kind: bonus === evasive ? 'evaded' : 'fellBack', maw });
  if (ending === kindCodes.final) reasons.push({ kind: 'arrives' });
  if (ending === kindCodes.bonus) reasons.push({ kind: 'drawsBonus' });
  if (ending === kindCodes.double) reasons.push({ kind: 'choosesSide', sides: entry(pack.sides, to) });
  if (ships.length > 0) reasons.push({ kind: 'passes', ships });
  return { from, distance: distanceOf(valueOfCard(card), start, bonus), to, reasons };
}

function lengthReasons(start: number, bonus: number): Reason[] {
  const reasons: Reason[] = bonus === boost ? [{ kind: 'boosted' }] : [];
  switch (flightFrom(start, bonus)) {
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
