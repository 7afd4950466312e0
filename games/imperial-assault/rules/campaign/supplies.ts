import type { Seat } from '../../../../kernel/game.ts';
import { type BattleTurn, playerOf, type Upgrade } from '../state.ts';
import { changeMission, emitCampaign, heroGroup, missionIn } from './current.ts';

/** A hero draws supply cards, as far as there are any (A11). */
export function drawSupplies(turn: BattleTurn, seat: Seat, count: number): void {
  const { state } = turn;
  const { supplyDeck } = missionIn(state);
  const drawn = supplyDeck.slice(Math.max(0, supplyDeck.length - count)).reverse();
  changeMission(state, { supplyDeck: supplyDeck.slice(0, supplyDeck.length - drawn.length) });
  const player = playerOf(state, seat);
  for (const card of drawn) {
    const upgrade: Upgrade = { card, host: heroGroup(seat), exhausted: false, depleted: false };
    player.upgrades = [...player.upgrades, upgrade];
    emitCampaign(turn, { kind: 'drewSupply', seat, card });
  }
}
