import type { BySeat, Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import type { CompiledPack } from '../content/compile.ts';
import type { SuperTeamsState } from './state.ts';

/** Four players are two teams whose members sit alternately; two and three play for themselves (p. 1-2). */
export function teamsFor(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seats === 4 ? seat % 2 : seat));
}

/** The team of each seat where seats share their result. */
export function sharedTeams({ teams }: Pick<SuperTeamsState, 'teams'>): BySeat<number> | undefined {
  return teams.length === 4 ? [...teams] : undefined;
}

/** Who plays the colour of a ship. */
export function ownerOf(pack: CompiledPack, state: SuperTeamsState, ship: number): Seat {
  return at(state.owners, at(pack.colorOf, ship));
}

export function teamOf(pack: CompiledPack, state: SuperTeamsState, ship: number): number {
  return at(state.teams, ownerOf(pack, state, ship));
}

/** Whether all ships of a colour have arrived; false for colours that stay in the box. */
export function isFinished(
  { shipsOf, last }: CompiledPack,
  state: Pick<SuperTeamsState, 'spaces'>,
  color: number,
): boolean {
  for (const ship of entry(shipsOf, color)) if (state.spaces[ship] !== last) return false;
  return true;
}

/** The teams all of whose ships have arrived (p. 4). */
export function finishedTeams(pack: CompiledPack, state: SuperTeamsState): number[] {
  const finished = new Set(state.teams);
  for (const [color, owner] of state.owners.entries()) {
    if (owner >= 0 && !isFinished(pack, state, color)) finished.delete(at(state.teams, owner));
  }
  return [...finished];
}

/** A ship's player and then the partner (p. 6, ruling R7), as far as they hold bonus cards, which everybody sees. */
export function sideWithCards(pack: CompiledPack, state: SuperTeamsState, ship: number): Seat[] {
  const owner = ownerOf(pack, state, ship);
  const asked: Seat[] = [];
  if (entry(state.bonusHands, owner).length > 0) asked.push(owner);
  for (let seat = 0; seat < state.teams.length; seat++) {
    if (
      seat !== owner &&
      state.teams[seat] === state.teams[owner] &&
      entry(state.bonusHands, seat).length > 0
    ) {
      asked.push(seat);
    }
  }
  return asked;
}
