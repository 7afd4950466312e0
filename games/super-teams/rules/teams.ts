import type { BySeat, Seat } from '../../../kernel/game.ts';
import { at, entry } from '../../common/at.ts';
import { compile } from '../content/compile.ts';
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
export function ownerOf(state: SuperTeamsState, ship: number): Seat {
  return at(state.owners, at(compile(state.pack).colorOf, ship));
}

export function teamOf(state: SuperTeamsState, ship: number): number {
  return at(state.teams, ownerOf(state, ship));
}

/** Whether all ships of a colour have arrived; false for colours that stay in the box. */
export function isFinished(state: SuperTeamsState, color: number): boolean {
  const { shipsOf, last } = compile(state.pack);
  for (const ship of entry(shipsOf, color)) if (state.spaces[ship] !== last) return false;
  return true;
}

/** The teams all of whose ships have arrived (p. 4). */
export function finishedTeams(state: SuperTeamsState): number[] {
  const finished = new Set(state.teams);
  for (const [color, owner] of state.owners.entries()) {
    if (owner >= 0 && !isFinished(state, color)) finished.delete(at(state.teams, owner));
  }
  return [...finished];
}

/** A ship's player and then the partner (p. 6, ruling R7), as far as they hold bonus cards. */
export function sideWithCards(state: SuperTeamsState, ship: number): Seat[] {
  const owner = ownerOf(state, ship);
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
