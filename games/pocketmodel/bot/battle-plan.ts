import { entry } from '../../common/at.ts';
import { withCard } from '../rules/battle.ts';
import {
  type Battle,
  cardOf,
  damageOf,
  numberOf,
  playerOf,
  type Side,
  seatOf,
  zoneOf,
} from '../rules/state.ts';
import { cardOn, otherSide, unitOn, works } from '../rules/values.ts';
import { battleOdds } from './battle-odds.ts';
import { deedsWorth } from './card-worth.ts';
import { type Losses, lossesIn } from './losses.ts';
import type { Scene } from './scene.ts';

/** What a battle is worth to the seat with the cards that were played: units lost and worn, and what cards do besides. */
export function battleWorth(scene: Scene, losses: Losses, battle: Battle): number {
  const { terms, state } = scene;
  const { hits, wounds } = battleOdds(terms, state, battle);
  let worth = 0;
  for (const side of [0, 1] as const) {
    const foe = unitOn(battle, otherSide(side));
    worth += hits[side] * losses.wounded(foe, damageOf(state, foe), wounds[side]);
    worth += cardDeeds(scene, battle, side, hits[side]);
  }
  return worth;
}

/** What the deeds of the card of a side are worth to the seat of the scene. */
function cardDeeds(scene: Scene, battle: Battle, side: Side, hit: number): number {
  const { terms, state, seat } = scene;
  const card = cardOn(terms, state, battle, side);
  if (card === undefined || !works(terms, state, battle, side)) return 0;
  const owner = seatOf(unitOn(battle, side));
  const zone = zoneOf(state, battle.attacker);
  const worth =
    deedsWorth(scene, card.deeds.after, owner, zone) + hit * deedsWorth(scene, card.deeds.hit, owner, zone);
  return owner === seat ? worth : -worth;
}

/** What the battle is worth if the seat plays this card from its hand. */
export function worthWithCard(
  scene: Scene,
  losses: Losses,
  battle: Battle,
  side: Side,
  number: number,
): number {
  const { terms, state, seat } = scene;
  const instance = playerOf(state, seat).hand.find((one) => cardOf(state, one) === number);
  if (instance === undefined) return Number.NEGATIVE_INFINITY;
  const next = withCard(battle, side, instance);
  const { damage } = playerOf(state, seat);
  const at = numberOf(unitOn(battle, side));
  const before = entry(damage, at);
  // A card can repair its unit before the dice are rolled.
  for (const { deed } of entry(terms.cards, number).deeds.played) {
    if (deed.do === 'repair' && works(terms, state, next, side))
      damage[at] = Math.max(0, entry(damage, at) - deed.amount);
  }
  const repaired = before - entry(damage, at);
  const worth = battleWorth(scene, repaired > 0 ? lossesIn(scene) : losses, next);
  damage[at] = before;
  return worth + repaired * scene.weights.wear;
}
