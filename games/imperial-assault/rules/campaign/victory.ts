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

/** Who won the mission of a match that is over: the Empire, or all heroes together. */
export function campaignOutcome({ record }: CampaignState, sides: BySeat<number>): Outcome | undefined {
  const last = record.log.at(-1);
  if (last === undefined) return undefined;
  const winner = last.winner === 'empire' ? 0 : 1;
  return { ranks: sides.map((side) => (side === winner ? 1 : 2)), teams: [...sides] };
}
