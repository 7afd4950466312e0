import type { BySeat, Outcome } from '../../../../kernel/game.ts';
import type { BattleState, BattleTurn } from '../state.ts';
import { changeMission, emitCampaign, missionIn } from './current.ts';
import type { Side } from './record.ts';
import type { CampaignState } from './state.ts';

/** A side has won the mission: nothing else of it happens any more. */
export function winMission(turn: BattleTurn, winner: Side): void {
  const { state, stack } = turn;
  if (missionIn(state).winner !== null) return;
  changeMission(state, { winner });
  emitCampaign(turn, { kind: 'missionOver', winner });
  stack.push({ step: 'missionEnd' });
}

/** Whether no mission is played, or the one that is played is over. */
export function isOver({ campaign }: BattleState): boolean {
  return campaign?.mission?.winner !== null;
}

/**
 * Who won the mission of a match that is over: the Empire, or all heroes together. A position between missions may tell of none
 * that was played: then nobody has won.
 */
export function campaignOutcome({ record }: CampaignState, sides: BySeat<number>): Outcome {
  const last = record.log.at(-1);
  const loser = last && (last.winner === 'empire' ? 1 : 0);
  return { ranks: sides.map((side) => (side === loser ? 2 : 1)), teams: [...sides] };
}
