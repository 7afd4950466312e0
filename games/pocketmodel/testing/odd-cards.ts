import type { Card, CardEffect, ObjectiveEffect, Pack } from '../content/pack.ts';
import { plainPack } from './plain-pack.ts';

/** The plain pack with cards that are in no pack, for what a legal card could do. */
export function plainPackWith(...cards: readonly Card[]): Pack {
  const pack = plainPack();
  return { ...pack, cards: [...pack.cards, ...cards] };
}

/** A combat card without a bonus, whose ability every unit gains. */
export function combatCard(id: string, ...effects: readonly CardEffect[]): Card {
  return {
    id,
    kind: 'combat',
    name: id,
    stars: 1,
    guard: 9,
    bonus: { stat: 'attack', amount: 0 },
    ability: { icon: { kind: 'wild' }, effects },
  };
}

/** An objective card of 3 build stars. */
export function objectiveCard(id: string, guard: number, ...effects: readonly ObjectiveEffect[]): Card {
  return { id, kind: 'objective', name: id, stars: 3, guard, effects };
}
