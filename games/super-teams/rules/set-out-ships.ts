import type { Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import { type CompiledPack, colorNumber, kindCodes } from '../content/compile.ts';
import { bonusKinds, type Side, shipIds } from '../content/pack.ts';
import { numberOf } from './choices.ts';
import { parseCard } from './notation.ts';
import type { MoveParts, Position } from './position-schema.ts';
import type { Move, SuperTeamsState } from './state.ts';
import { teamOf } from './teams.ts';

/** Puts the ships on their spaces, and checks that they can lie there. */
export function placeShips(pack: CompiledPack, state: SuperTeamsState, { ships = {}, move }: Position): void {
  for (const [ship, id] of shipIds.entries()) {
    const place = ships[id];
    if (place === undefined) continue;
    if (at(state.spaces, ship) < 0) badPosition(`ships: nobody plays the ${id}`);
    state.spaces[ship] = place.space;
    state.sides[ship] = sideAt(pack, place, `ships: the ${id}`, {
      inMaw: move?.stage === 'evade' && move.ship === id,
      undecided: move?.stage === 'side' && move.ship === id,
    });
  }
}

/** The side of a place as a kind, 0 for none. */
function sideAt(
  { kinds, sides, last }: CompiledPack,
  { space, side }: { readonly space: number; readonly side?: Side },
  who: string,
  { inMaw = false, undecided = false } = {},
): number {
  if (space > last) badPosition(`${who} is on space ${space}, and the last planet is ${last}`);
  const kind = at(kinds, space);
  if (kind === kindCodes.maw && !inMaw)
    badPosition(`${who} is on space ${space}, but nobody stays in the Maw`);
  const possible: readonly Side[] = entry(sides, space);
  if (undecided && side !== undefined) badPosition(`${who} has a side, so there is none to be decided`);
  if (side === undefined) {
    if (possible.length > 0 && !undecided)
      badPosition(`${who} is on the double space ${space}, but on which side?`);
    return 0;
  }
  return possible.includes(side)
    ? kindCodes[side]
    : badPosition(`${who}: space ${space} has no side ${side}`);
}

/** A move by its parts. `where` names it in faults. */
export function moveFrom(
  pack: CompiledPack,
  state: SuperTeamsState,
  parts: MoveParts,
  seat: Seat,
  where: string,
): Move {
  const card = parseCard(parts.card) ?? badPosition(`${where}: "${parts.card}" is no movement card`);
  const ship = shipIds.indexOf(parts.ship);
  if (seat >= state.teams.length) badPosition(`${where}: there is no seat ${seat}`);
  if (at(state.spaces, ship) < 0) badPosition(`${where}: nobody plays the ${parts.ship}`);
  if (parts.as === card.color) badPosition(`${where}: ${parts.card} need not stand for its own colour`);
  const color = colorNumber(parts.as ?? card.color);
  if (at(pack.colorOf, ship) !== color)
    badPosition(`${where}: ${parts.card} does not move the ${parts.ship}`);
  const { from, fromSide } = parts;
  const side = sideAt(
    pack,
    { space: from, ...(fromSide && { side: fromSide }) },
    `${where}: the ship at its start`,
  );
  return {
    seat,
    card: numberOf(card),
    color,
    ship,
    from,
    start: side === 0 ? at(pack.kinds, from) : side,
    bonus: parts.bonus === undefined ? -1 : bonusKinds.indexOf(parts.bonus),
    hooked: (parts.hooked ?? []).map((id) => {
      const hooked = shipIds.indexOf(id);
      if (at(state.spaces, hooked) < 0) badPosition(`${where}: nobody plays the ${id}`);
      if (teamOf(pack, state, hooked) === teamOf(pack, state, ship))
        badPosition(`${where}: the ${id} is on the side of the ship that moves`);
      return hooked;
    }),
  };
}
