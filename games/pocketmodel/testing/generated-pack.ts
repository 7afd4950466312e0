import fc from 'fast-check';
import { arbitraryOf, type VocabularySchema } from '../../../testkit/arbitrary-of.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from '../content/effect-schema.ts';
import type { CardEffect, ObjectiveEffect, Pack, PowerEffect } from '../content/pack.ts';

const iconIds = ['laser', 'ace', 'fleet', 'jump', 'carry', 'odd'] as const;

/** Effects of any legal composition. The casts of a schema to its type are what `arbitraryOf` promises. */
function effectsOf<E>(schema: VocabularySchema, minLength: number): fc.Arbitrary<E[]> {
  return fc.array(
    arbitraryOf(schema, iconIds).map((effect): E => JSON.parse(JSON.stringify(effect))),
    { minLength, maxLength: 3 },
  );
}

const stat = fc.constantFrom('attack', 'damage', 'defense');
const stars = fc.integer({ min: 1, max: 5 });
const rating = fc.integer({ min: 0, max: 12 });

const unit = fc.record({
  stars,
  attack: fc.integer({ min: 0, max: 6 }),
  damage: fc.integer({ min: 0, max: 4 }),
  defense: rating,
  shields: fc.integer({ min: 1, max: 6 }),
  ground: fc.boolean(),
  person: fc.boolean(),
  icons: fc.uniqueArray(fc.constantFrom(...iconIds), { minLength: 1, maxLength: 3 }),
});

const ability = fc.record({
  icon: fc.oneof(
    fc.record({ kind: fc.constant('icon'), icon: fc.constantFrom(...iconIds) }),
    fc.record({ kind: fc.constant('wild') }),
    fc.record({ kind: fc.constant('wild'), stars: fc.uniqueArray(stars, { minLength: 1 }) }),
  ),
  effects: effectsOf<CardEffect>(cardEffectSchema, 1),
});

const combat = fc.record(
  {
    kind: fc.constant('combat'),
    stars,
    guard: rating,
    bonus: fc.record({ stat, amount: fc.integer({ min: 0, max: 4 }) }),
    ability,
  },
  { requiredKeys: ['kind', 'stars', 'guard', 'bonus'] },
);

const objective = fc.record({
  kind: fc.constant('objective'),
  stars,
  guard: rating,
  effects: effectsOf<ObjectiveEffect>(objectiveEffectSchema, 0),
});

/** What icons of units cannot do, though an effect in battle can: see `checkPack`. */
function isOfIcons(effect: PowerEffect): boolean {
  if (effect.do === 'cancel' || effect.do === 'silence') return false;
  return effect.do !== 'modify' || effect.until === undefined;
}

/** A pack of any units and any cards that can be composed of the vocabulary, with a ready fleet of one of each unit. */
export const generatedPack: fc.Arbitrary<Pack> = fc
  .record({
    units: fc.array(unit, { minLength: 3, maxLength: 12 }),
    cards: fc.array(fc.oneof(combat, combat, objective), { minLength: 10, maxLength: 30 }),
    odd: effectsOf<PowerEffect>(powerEffectSchema, 1).map((effects) => effects.filter(isOfIcons)),
  })
  .map(({ units, cards, odd }) => {
    const power = (id: string, effects: readonly PowerEffect[]) => ({ id, kind: 'power', effects });
    const pack = {
      schemaVersion: 1,
      id: 'generated',
      name: 'Generated',
      note: '',
      icons: [
        { id: 'laser', kind: 'match' },
        { id: 'ace', kind: 'match' },
        { id: 'fleet', kind: 'match' },
        power('jump', [{ when: 'turn', do: 'move' }]),
        power('carry', [{ when: 'moves', do: 'carry', filter: { ground: true } }]),
        power('odd', odd.length > 0 ? odd : [{ when: 'battle', do: 'reroll', of: 'self' }]),
      ],
      units: units.map((made, at) => ({ id: `u${at}`, name: 'Any', faction: 'any', class: 'Any', ...made })),
      cards: cards.map((made, at) => ({ id: `c${at}`, name: 'Any', ...made })),
      fleets: [
        {
          id: 'any',
          units: Object.fromEntries(units.map((_, at) => [`u${at}`, 1])),
          deck: Object.fromEntries(cards.slice(0, 10).map((_, at) => [`c${at}`, 3])),
        },
      ],
    };
    const plain: Pack = JSON.parse(JSON.stringify(pack));
    return plain;
  });
