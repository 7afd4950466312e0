import type { BattleTurn } from '../state.ts';
import { changeMission, emitCampaign, missionIn } from './current.ts';

/** The Empire never has more threat than that (A13). */
export const mostThreat = 20;

/** The Empire gains threat, or loses it. */
export function changeThreat(turn: BattleTurn, by: number): void {
  const { threat: before } = missionIn(turn.state);
  const threat = Math.min(mostThreat, Math.max(0, before + by));
  if (threat === before) return;
  changeMission(turn.state, { threat });
  emitCampaign(turn, { kind: 'threat', change: threat - before, threat });
}
