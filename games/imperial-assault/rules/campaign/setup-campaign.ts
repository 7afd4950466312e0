import { InputError } from '../../../../kernel/error.ts';
import type { Given } from '../../../../kernel/game.ts';
import { campaignOf } from '../added.ts';
import type { Fielded } from '../fielded.ts';
import type { Terms } from '../options.ts';
import { emptyState } from '../setup.ts';
import type { BattleState } from '../state.ts';
import { recordFrom } from './between/carry.ts';
import { freshRecord } from './between/fresh-record.ts';
import { empireSeat } from './current.ts';

/** The Imperial player and two heroes at least (A13). */
export const campaignSeats = { min: 3, max: 5 } as const;

/**
 * The table before the campaign, or the next mission of it, is set up. `carry` is the record that the match before has handed
 * on. Throws an InputError where it is none, or options name what there is not.
 */
export function setupCampaign(terms: Terms, seats: number, { carry }: Given<Fielded>): BattleState {
  const state = emptyTable(terms, seats);
  const record = carry === undefined ? freshRecord(terms, seats) : recordFrom(terms, seats, carry);
  state.campaign = { record, mission: null };
  state.stack = [{ step: 'campaignSetup' }];
  return state;
}

/** A table of a campaign with nothing on it. Throws an InputError where only the open part of the pack is known. */
export function emptyTable(terms: Terms, seats: number): BattleState {
  if (!campaignOf(terms).isWhole)
    throw new InputError('bad-pack', 'this is the open part of a pack; begin with the whole one');
  const state = emptyState(terms, seats);
  state.sides = state.players.map((_, seat) => (seat === empireSeat ? 0 : 1));
  // Outside attacks the Imperial player's abilities come before those of the heroes (A12).
  state.initiative = empireSeat;
  return state;
}
