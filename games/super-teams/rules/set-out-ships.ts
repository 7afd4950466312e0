import type { Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import { colorNumber, colorOfCard, compile, kindCodes } from '../content/compile.ts';
import { bonusKinds, type Side, shipIds } from '../content/pack.ts';
import { numberOf } from './choices.ts';
import { parseCard } from './notation.ts';
import type { MoveParts, MovePosition, Position, ShipPlace } from './position.ts';
import type { Move, SuperTeamsState, TurnFrame } from './state.ts';
import { isFinished, ownerOf } from './teams.ts';

/** Puts the ships on their spaces, and checks that they can lie there. */
export function placeShips(state: SuperTeamsState, { ships = {}, move }: Position): void {
  for (const [ship, id] of shipIds.entries()) {
    const place = ships[id];
    if (place === undefined) continue;
    if (at(state.spaces, ship) < 0) badPosition(`ships: nobody plays the ${id}`);
    state.spaces[ship] = place.space;
    state.sides[ship] = sideAt(state, place, `ships: the ${id}`, {
      inMaw: move?.stage === 'evade' && move.ship === id,
      undecided: move?.stage === 'side' && move.ship === id,
    });
  }
}

/** The side of a place as a kind, 0 for none. */
function sideAt(
  state: SuperTeamsState,
  { space, side }: ShipPlace,
  who: string,
  { inMaw = false, undecided = false } = {},
): number {
  const { kinds, sides, last } = compile(state.pack);
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

/** The move of which something is still to be decided. */
export function placeMove(state: SuperTeamsState, position: MovePosition): void {
  const move = moveFrom(state, position, state.toMove, 'move');
  if (position.as !== undefined && !isFinished(state, colorOfCard(move.card))) {
    badPosition(`move: the colour of ${position.card} is not universal yet`);
  }
  if (position.stage === 'answer' && state.spaces[move.ship] !== move.from) {
    badPosition(`move: before it flies the ${position.ship} is on space ${move.from}`);
  }
  const { kinds, sides } = compile(state.pack);
  const space = at(state.spaces, move.ship);
  if (position.stage === 'evade' && kinds[space] !== kindCodes.maw) {
    badPosition(`move: the ${position.ship} is not in the Maw, so there is nothing to evade`);
  }
  if (position.stage === 'side' && entry(sides, space).length === 0) {
    badPosition(`move: space ${space} has no side to be decided`);
  }
  state.move = move;
  state.stack = [frameOf(state, position, move.ship)];
}

/** A move by its parts. `where` names it in faults. */
export function moveFrom(state: SuperTeamsState, parts: MoveParts, seat: Seat, where: string): Move {
  const card = parseCard(parts.card) ?? badPosition(`${where}: "${parts.card}" is no movement card`);
  const ship = shipIds.indexOf(parts.ship);
  if (seat >= state.teams.length) badPosition(`${where}: there is no seat ${seat}`);
  if (at(state.spaces, ship) < 0) badPosition(`${where}: nobody plays the ${parts.ship}`);
  const color = colorNumber(parts.as ?? card.color);
  const { colorOf, kinds } = compile(state.pack);
  if (at(colorOf, ship) !== color) badPosition(`${where}: ${parts.card} does not move the ${parts.ship}`);
  const { from, fromSide } = parts;
  const side = sideAt(
    state,
    { space: from, ...(fromSide && { side: fromSide }) },
    `${where}: the ship at its start`,
  );
  return {
    seat,
    card: numberOf(card),
    color,
    ship,
    from,
    start: side === 0 ? at(kinds, from) : side,
    bonus: parts.bonus === undefined ? -1 : bonusKinds.indexOf(parts.bonus),
    hooked: (parts.hooked ?? []).map((id) => hookedShip(state, shipIds.indexOf(id), ship)),
  };
}

function hookedShip(state: SuperTeamsState, hooked: number, mover: number): number {
  const playing = at(state.spaces, hooked) >= 0;
  if (!playing || sameTeam(state, hooked, mover)) badPosition('move: a hooked ship is on the other side');
  return hooked;
}

function sameTeam(state: SuperTeamsState, ship: number, other: number): boolean {
  return state.teams[ownerOf(state, ship)] === state.teams[ownerOf(state, other)];
}

function frameOf(state: SuperTeamsState, { stage, asked }: MovePosition, ship: number): TurnFrame {
  if (stage === 'side') return { step: 'side' };
  if (asked === undefined) return badPosition(`move: who is asked for ${stage}?`);
  const team = state.teams[ownerOf(state, ship)];
  for (const seat of asked) {
    const own = state.teams[seat];
    if (own === undefined) badPosition(`move: there is no seat ${seat}`);
    if ((own === team) === (stage === 'hook'))
      badPosition(`move: seat ${seat} is on the wrong side for ${stage}`);
  }
  return { step: stage, asked: [...asked] };
}
