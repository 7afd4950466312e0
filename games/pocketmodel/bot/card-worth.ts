import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledCard, CompiledDeed, KindSet } from '../content/compile.ts';
import type { LastingEffect } from '../content/pack.ts';
import { slotsOf } from '../rules/cards.ts';
import {
  cardOf,
  damageOf,
  kindOf,
  noCard,
  opponentsOf,
  playerOf,
  reserve,
  unitsIn,
  type Zone,
} from '../rules/state.ts';
import { knows, type Scene, starsOf } from './scene.ts';

/** What it is worth to a seat that the deeds of a card happen in a zone. */
export function deedsWorth(scene: Scene, deeds: readonly CompiledDeed[], seat: Seat, zone: Zone): number {
  return deeds.reduce((sum, deed) => sum + deedWorth(scene, deed, seat, zone), 0);
}

function deedWorth(scene: Scene, { deed, units }: CompiledDeed, seat: Seat, zone: Zone): number {
  const { state, weights } = scene;
  switch (deed.do) {
    case 'draw':
      return weights.card * deed.count;
    case 'discard':
      return weights.card * deed.count * (deed.by === 'choice' ? 1.5 : 1);
    case 'look':
      return weights.card / 2;
    case 'move':
      return weights.card / 2;
    case 'deploy':
      return enteringStars(scene, seat, deed.stars) * (1 - weights.reserve);
    case 'repair': {
      const damage = unitsIn(state, seat, zone).map((unit) => Math.min(deed.amount, damageOf(state, unit)));
      return weights.wear * Math.max(0, ...damage);
    }
    case 'damage': {
      let met = 0;
      for (const opponent of opponentsOf(state, seat)) {
        for (const unit of unitsIn(state, opponent, zone))
          if (units === undefined || units[kindOf(state, unit)]) met++;
      }
      return weights.wear * deed.amount * (deed.units === 'all' ? met : Math.min(1, met));
    }
  }
}

/** The build stars that can enter from the reserves of a seat when so many may. */
function enteringStars(scene: Scene, seat: Seat, stars: number): number {
  const fitting = unitsIn(scene.state, seat, reserve).map((unit) => starsOf(scene, unit));
  return Math.min(
    stars,
    fitting.reduce((sum, size) => (size <= stars ? sum + size : sum), 0),
  );
}

/** What it is worth to the seat that an objective card of its own lies face up; `revealed` is what it does then. */
export function objectiveWorth(scene: Scene, number: number, isNew: boolean): number {
  const { terms, seat, weights } = scene;
  const card = entry(terms.cards, number);
  const lasting = card.lasting.reduce(
    (sum, { effect, units }) => sum + lastingWorth(scene, effect, units),
    0,
  );
  const repeated =
    2 * deedsWorth(scene, card.deeds.turnStart, seat, seat) + weights.card * card.deeds.turnStart.length;
  const now = isNew ? deedsWorth(scene, card.deeds.revealed, seat, seat) : 0;
  return (
    lasting + repeated + now + weights.guard * card.guard + (card.stars + card.deployMore) * weights.reserve
  );
}

/** What it is worth that an objective of which the seat knows nothing stays where it is. */
export function hiddenWorth({ hidden, seat, weights }: Scene): number {
  const guard = entry(hidden, seat).reduce((sum, [value, share]) => sum + value * share, 0);
  return weights.guard * guard + 2 * weights.reserve;
}

/** What a slot of the seat is worth as it lies. */
export function slotWorth(scene: Scene, slot: number): number {
  const { state, seat, terms, weights } = scene;
  const { slots, up } = playerOf(state, seat);
  const instance = entry(slots, slot);
  if (instance === noCard) return 0;
  if (up[slot] === true) return objectiveWorth(scene, cardOf(state, instance), false);
  if (!knows(state, seat, instance)) return hiddenWorth(scene);
  const { guard, stars } = entry(terms.cards, cardOf(state, instance));
  return weights.guard * guard + stars * weights.reserve;
}

function lastingWorth(scene: Scene, effect: LastingEffect, units: KindSet | undefined): number {
  const { state, seat, weights } = scene;
  switch (effect.do) {
    case 'aura': {
      const own = effect.side === 'friendly';
      const met = own
        ? shareOf(scene, seat, units)
        : Math.max(0, ...opponentsOf(state, seat).map((other) => shareOf(scene, other, units)));
      const scope = (effect.where === 'home' ? 0.5 : 1) * (effect.in === 'both' ? 1.5 : 1);
      return weights.aura * scope * met * (own ? effect.amount : -effect.amount);
    }
    case 'guard':
      return weights.guard * effect.amount * (slotsOf(state, seat).length - (effect.others ? 1 : 0));
    case 'handLimit':
      return 2 * weights.card * effect.amount;
    case 'limit':
      return weights.extra * (effect.stars - 5);
    case 'bar':
      return (
        3 *
        weights.extra *
        Math.max(0, ...opponentsOf(state, seat).map((other) => shareOf(scene, other, units)))
      );
  }
}

/** The share of the units in play of a seat that an effect means, by build stars. */
function shareOf(scene: Scene, seat: Seat, units: KindSet | undefined): number {
  const { terms, state } = scene;
  const { kinds, zones } = playerOf(state, seat);
  let [meant, all] = [0, 0];
  for (let number = 0; number < kinds.length; number++) {
    if (entry(zones, number) < 0) continue;
    const kind = entry(kinds, number);
    const { stars } = entry(terms.units, kind);
    all += stars;
    if (units === undefined || units[kind] === true) meant += stars;
  }
  return all === 0 ? 0 : meant / all;
}

/** How useful a card is in a hand, on the whole. */
export function handWorth({ objective, bonus, battle, deeds }: CompiledCard): number {
  if (objective) return 1;
  return (bonus?.amount ?? 0) + battle.length + deeds.hit.length + deeds.after.length + deeds.played.length;
}
