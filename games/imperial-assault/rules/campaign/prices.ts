import { entry } from '../../../common/at.ts';
import { campaignOf, type Price } from '../added.ts';
import type { Circumstances } from '../effects/frames.ts';
import { upgradeOf } from '../effects/prices.ts';
import type { Terms } from '../options.ts';
import { type BattleState, type BattleTurn, groupWith, none, playerOf, type Upgrade } from '../state.ts';
import { campaignIn, changeMission, changeRecord, missionIn } from './current.ts';
import { discardSupply } from './supplies.ts';
import { changeThreat } from './threat.ts';
import { changeUpgrade, discardUpgrade } from './upgrades.ts';

/** Whether the part of a price that only a campaign has can be paid (A4). */
export function canPayAdded(
  terms: Terms,
  state: BattleState,
  ability: number,
  { discard, token, crates = 0, weapon, threat = 0, influence = 0 }: Price,
  circumstances: Circumstances,
): boolean {
  if (threat > missionIn(state).threat || influence > campaignIn(state).record.empire.influence) return false;
  const upgrade = upgradeOf(terms, state, ability, circumstances);
  if (discard && upgrade === undefined) return false;
  if (token && (upgrade?.tokens ?? 0) === 0) return false;
  if (crates > 0 && missionIn(state).crates < crates) return false;
  return weapon === undefined || weaponsToExhaust(terms, state, weapon, circumstances).length > 0;
}

/** Pays that part of a price. */
export function payAdded(
  terms: Terms,
  turn: BattleTurn,
  ability: number,
  { discard, token, crates = 0, weapon, threat = 0, influence = 0 }: Price,
  circumstances: Circumstances,
): void {
  const { state } = turn;
  if (threat > 0) changeThreat(turn, -threat);
  if (influence > 0) {
    const { empire } = campaignIn(state).record;
    changeRecord(state, { empire: { ...empire, influence: empire.influence - influence } });
  }
  const { seat } = circumstances;
  const upgrade = upgradeOf(terms, state, ability, circumstances);
  if (crates > 0) changeMission(state, { crates: missionIn(state).crates - crates });
  if (weapon !== undefined) {
    // Of several the first will do: what it costs them is the same.
    const [first] = weaponsToExhaust(terms, state, weapon, circumstances);
    if (first !== undefined) changeUpgrade(state, seat, first, { exhausted: true });
  }
  if (upgrade === undefined) return;
  const left = (upgrade.tokens ?? 0) - 1;
  const { kind } = entry(campaignOf(terms).content.cards, upgrade.card);
  if (token && (left > 0 || kind === 'imperial-class'))
    changeUpgrade(state, seat, upgrade, { tokens: Math.max(0, left) });
  else if (token || discard) {
    if (kind === 'supply') discardSupply(terms, turn, seat, upgrade);
    else discardUpgrade(state, seat, upgrade);
  }
}

function weaponsToExhaust(
  terms: Terms,
  state: BattleState,
  type: 'melee' | 'ranged',
  { seat, me }: Circumstances,
): readonly Upgrade[] {
  const { cards } = campaignOf(terms).content;
  return playerOf(state, seat).upgrades.filter(
    ({ card, host, exhausted, depleted }) =>
      me !== none &&
      host === groupWith(me) &&
      !exhausted &&
      !depleted &&
      cards[card]?.item?.attack?.type === type,
  );
}
