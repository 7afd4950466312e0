import type { Card, CardEffect, ObjectiveEffect, Pack } from '../content/pack.ts';
import { plainPack } from './plain-pack.ts';

/** The plain pack with cards composed of effects: `made-1` and so on; combat cards for any unit, with no bonus. */
export function packOf(cards: {
  readonly combat?: readonly (readonly CardEffect[])[];
  readonly objectives?: readonly (readonly ObjectiveEffect[])[];
}): Pack {
  const pack = plainPack();
  const { combat = [], objectives = [] } = cards;
  const made: Card[] = [
    ...combat.map(
      (effects, at): Card => ({
        id: `made-${at + 1}`,
        kind: 'combat',
        name: `Made ${at + 1}`,
        stars: 1,
        guard: 8,
        bonus: { stat: 'attack', amount: 0 },
        ability: { icon: { kind: 'wild' }, effects },
      }),
    ),
    ...objectives.map(
      (effects, at): Card => ({
        id: `place-${at + 1}`,
        kind: 'objective',
        name: `Place ${at + 1}`,
        stars: 2,
        guard: 10,
        effects,
      }),
    ),
  ];
  return { ...pack, cards: [...pack.cards, ...made] };
}
