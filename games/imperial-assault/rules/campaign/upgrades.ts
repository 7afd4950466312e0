import type { Seat } from '../../../../kernel/game.ts';
import { type BattleState, playerOf, type Upgrade } from '../state.ts';

/** Changes a card that lies beside the sheet of a hero, or before the Imperial player. */
export function changeUpgrade(
  state: BattleState,
  seat: Seat,
  upgrade: Upgrade,
  change: Partial<Upgrade>,
): void {
  const player = playerOf(state, seat);
  player.upgrades = player.upgrades.map((one) => (one === upgrade ? { ...one, ...change } : one));
}

/** A card leaves play. */
export function discardUpgrade(state: BattleState, seat: Seat, upgrade: Upgrade): void {
  const player = playerOf(state, seat);
  player.upgrades = player.upgrades.filter((one) => one !== upgrade);
}
