import { pushMoment } from '../effects/announce.ts';
import type { Terms } from '../options.ts';
import type { BattleTurn } from '../state.ts';
import { changeMission, emitCampaign, missionIn } from './current.ts';

/** The Empire never has more threat than that (A13). */
export const mostThreat = 20;

/** The Empire gains threat by a rule or an effect, which abilities may answer; or loses it. */
export function raiseThreat(terms: Terms, turn: BattleTurn, by: number): void {
  const { threat: before } = missionIn(turn.state);
  changeThreat(turn, by);
  const amount = missionIn(turn.state).threat - before;
  if (amount > 0) pushMoment(terms, turn, { key: 'threat-rises', amount });
}

/** The Empire gains threat, or loses or spends it. */
export function changeThreat(turn: BattleTurn, by: number): void {
  const { threat: before } = missionIn(turn.state);
  const threat = Math.min(mostThreat, Math.max(0, before + by));
  if (threat === before) return;
  changeMission(turn.state, { threat });
  emitCampaign(turn, { kind: 'threat', change: threat - before, threat });
}
