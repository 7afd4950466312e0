import { bonusNumber, type CompiledPack } from '../content/compile.ts';
import { handSize } from './dealing.ts';
import { finalShare } from './landing.ts';
import type { SuperTeamsState } from './state.ts';

const hook = bonusNumber('hook');

/** How many moves have come to their end, by the rounds and what was played in this one. */
export function movesMade({ stack, round, played, move, teams }: SuperTeamsState): number {
  const all = handSize * teams.length;
  return stack[0]?.step === 'deal' ? round * all : (round - 1) * all + played - (move === null ? 0 : 1);
}

/** The fewest moves that lead to this table, and what takes so many. */
export interface Needed {
  readonly moves: number;
  readonly because: string;
}

/**
 * The fewest moves that lead to this table, as far as counts tell. In one move no ship flies further than the longest
 * flight, and bonus cards get into hands one by one: a further ship that draws came by a Hook, which left a hand.
 */
export function movesNeeded(pack: CompiledPack, state: SuperTeamsState): Needed {
  const { spaces, move, last, bonusHands, bonusDiscard, teams } = state;
  const foremost = Math.max(...spaces.map((space, ship) => (ship === move?.ship ? move.from : space)));
  const held = bonusHands.reduce((sum, hand) => sum + hand.length, 0);
  const hooks = bonusDiscard.filter((card) => card === hook).length - (move?.hooked.length ?? 0);
  const shared = hasArrived(pack, state) ? finalShare * teams.length : 0;
  const needed: Needed[] = [
    { moves: last === null ? 0 : 1, because: 'a move has been made' },
    { moves: held + bonusDiscard.length > 0 ? 1 : 0, because: 'bonus cards have been drawn' },
    { moves: Math.ceil(foremost / pack.furthest), because: `a ship lies on space ${foremost}` },
    {
      moves: held + bonusDiscard.length - hooks - shared,
      because: `${held} bonus cards are held and ${bonusDiscard.length} were played`,
    },
  ];
  return needed.reduce((most, one) => (one.moves > most.moves ? one : most));
}

/** Whether a ship arrived in an earlier move. */
export function hasArrived({ last }: CompiledPack, { spaces, move }: SuperTeamsState): boolean {
  return spaces.some((space, ship) => space === last && ship !== move?.ship);
}
