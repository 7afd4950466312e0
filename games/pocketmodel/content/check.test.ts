import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { InputError } from '../../../kernel/error.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { termsOf } from '../rules/options.ts';
import { checkPack, copiesFor, faultKeys, leastDeck, mostCopies, mostDeck } from './check.ts';
import type { Card, CardEffect, Fleet, ObjectiveEffect, PackFile, PowerEffect, UnitKind } from './pack.ts';
import { packSchema } from './pack-schema.ts';
import { packs } from './packs.ts';

const good: PackFile = packs.reconstructed ?? assert.fail();
const [firstUnit = assert.fail()] = good.units;
const [firstFleet = assert.fail()] = good.fleets;

/** The pack with another thing in place of one. */
function swap<G extends 'icons' | 'units' | 'cards' | 'fleets'>(
  group: G,
  at: number,
  thing: PackFile[G][number],
): PackFile {
  return { ...good, [group]: good[group].map((other, place) => (place === at ? thing : other)) };
}

const withUnit = (change: Partial<UnitKind>): PackFile => swap('units', 0, { ...firstUnit, ...change });
const withFleet = (change: Partial<Fleet>): PackFile => swap('fleets', 0, { ...firstFleet, ...change });
const withPower = (...effects: PowerEffect[]): PackFile =>
  swap('icons', 0, { id: 'laser', kind: 'power', effects });

function withCombat(
  icon: NonNullable<Extract<Card, { kind: 'combat' }>['ability']>['icon'],
  ...effects: CardEffect[]
) {
  const card: Card = {
    id: 'c-made',
    kind: 'combat',
    name: 'Made',
    stars: 1,
    guard: 8,
    bonus: { stat: 'attack', amount: 1 },
    ability: { icon, effects },
  };
  return swap('cards', 7, { ...card, id: good.cards[7]?.id ?? '' });
}

function withObjective(...effects: ObjectiveEffect[]): PackFile {
  const card: Card = { id: 'o-fuel-refinery', kind: 'objective', name: 'Made', stars: 1, guard: 8, effects };
  return swap(
    'cards',
    good.cards.findIndex(({ id }) => id === 'o-fuel-refinery'),
    card,
  );
}

const deckOf = (count: number): Fleet['deck'] =>
  Object.fromEntries(good.cards.slice(0, count / 3).map(({ id }) => [id, 3]));
const objectiveAt = good.cards.findIndex(({ id }) => id === 'o-fuel-refinery');
const wild = { kind: 'wild' } as const;
const odd = { icons: ['ace', 'none'] };

/** For each fault a pack that has it, and the places where it is reported. */
const faulty: readonly (readonly [key: string, pack: PackFile, places: readonly string[]])[] = [
  ['twice', { ...good, units: [...good.units, firstUnit] }, ['/units/48/id']],
  ['noIcon', withUnit({ icons: ['laser', 'none'] }), ['/units/0/icons/1']],
  ['noIcon', withCombat({ kind: 'icon', icon: 'none' }), ['/cards/7/ability/icon/icon']],
  [
    'noIcon',
    withCombat(wild, {
      when: 'battle',
      do: 'modify',
      stat: 'attack',
      amount: 1,
      of: 'self',
      if: { against: odd },
      per: { side: 'friendly', filter: odd },
    }),
    ['/cards/7/ability/effects/0/if/against/icons/1', '/cards/7/ability/effects/0/per/filter/icons/1'],
  ],
  [
    'noIcon',
    withCombat(wild, {
      when: 'hit',
      do: 'damage',
      amount: 1,
      units: 'all',
      filter: odd,
      if: { against: odd },
    }),
    ['/cards/7/ability/effects/0/filter/icons/1', '/cards/7/ability/effects/0/if/against/icons/1'],
  ],
  [
    'noIcon',
    withObjective({ when: 'faceUp', do: 'bar', filter: odd }),
    [`/cards/${objectiveAt}/effects/0/filter/icons/1`],
  ],
  [
    'noIcon',
    withPower(
      { when: 'moves', do: 'carry', filter: odd },
      { when: 'battle', do: 'noHit', if: { against: odd } },
    ),
    ['/icons/0/effects/0/filter/icons/1', '/icons/0/effects/1/if/against/icons/1'],
  ],
  [
    'power',
    withPower(
      { when: 'battle', do: 'cancel', what: 'bonus' },
      { when: 'battle', do: 'silence' },
      { when: 'battle', do: 'modify', stat: 'attack', amount: 1, of: 'self', until: 'turn' },
    ),
    ['/icons/0/effects/0/do', '/icons/0/effects/1/do', '/icons/0/effects/2/until'],
  ],
  ['noUnit', withFleet({ units: { ...firstFleet.units, none: 1 } }), ['/fleets/0/units/none']],
  ['noCard', withFleet({ deck: { ...firstFleet.deck, none: 1 } }), ['/fleets/0/deck/none']],
  ['copies', withFleet({ deck: { ...firstFleet.deck, 'c-lock-on': 4 } }), ['/fleets/0/deck/c-lock-on']],
  ['copies', withFleet({ units: { 'rebel-a-wing': 29 } }), ['/fleets/0/units/rebel-a-wing']],
  ['shortDeck', withFleet({ deck: deckOf(27) }), ['/fleets/0/deck']],
  ['longDeck', withFleet({ deck: deckOf(63) }), ['/fleets/0/deck']],
  ['noDeck', { ...good, cards: good.cards.slice(0, 9), fleets: [] }, ['/cards']],
];

describe('what a schema cannot say about a pack', () => {
  for (const [key, pack, places] of faulty) {
    test(`${key} at ${places.join(' and ')}`, () => {
      const faults = checkPack(pack);
      assert.deepEqual(
        faults.map(({ key: found, place }) => `${found} ${place}`),
        places.map((place) => `${key} ${place}`),
      );
    });
  }

  test('every fault is shown by a pack', () => {
    assert.deepEqual([...new Set(faulty.map(([key]) => key))].sort(), [...faultKeys].sort());
  });

  test('a table refuses the pack', () => {
    const [, pack] = faulty[0] ?? assert.fail();
    assert.throws(
      () => game.open({ pack }),
      (error) => error instanceof InputError && error.code === 'bad-pack',
    );
  });
});

test('the packs that come with the game fit the schema and have no fault', () => {
  for (const [id, pack] of Object.entries(packs)) {
    const shape = checkAgainst(packSchema, pack);
    assert.ok(shape.ok, `${id}: ${JSON.stringify(shape.ok || shape.faults)}`);
    assert.deepEqual(checkPack(pack), [], id);
  }
});

test('the reconstruction has 48 units, 38 combat cards, 24 objectives, and four fleets for each of the usual sizes', () => {
  assert.equal(good.units.length, 48);
  assert.equal(good.cards.filter(({ kind }) => kind === 'combat').length, 38);
  assert.equal(good.cards.filter(({ kind }) => kind === 'objective').length, 24);
  assert.deepEqual(
    good.fleets.map(({ id }) => id),
    [30, 20].flatMap(() => ['rebel', 'imperial', 'republic', 'separatist']),
  );
  const starsOf = new Map(good.units.map(({ id, stars }) => [id, stars]));
  for (const [at, { id, units, deck }] of good.fleets.entries()) {
    const stars = Object.entries(units).reduce(
      (sum, [unit, count]) => sum + count * (starsOf.get(unit) ?? 0),
      0,
    );
    assert.equal(stars, at < 4 ? 30 : 20, id);
    assert.equal(
      Object.values(deck).reduce((sum, count) => sum + count, 0),
      leastDeck,
      id,
    );
    assert.ok(Math.max(...Object.values(units)) <= copiesFor(stars), id);
    assert.ok(Math.max(...Object.values(deck)) <= mostCopies && leastDeck <= mostDeck, id);
    for (const unit of Object.keys(units)) assert.ok(unit.startsWith(`${id}-`), unit);
  }
});

test('ready fleets of one size have names of their own; of different sizes they may share one', () => {
  const [one = assert.fail('there is no fleet')] = good.fleets;
  const twice = checkPack({ ...good, fleets: [...good.fleets, { ...one }] });
  assert.deepEqual(
    twice.map(({ place, key }) => [place, key]),
    [[`/fleets/${good.fleets.length}/id`, 'twice']],
  );
  for (const size of [20, 30]) {
    assert.deepEqual(
      termsOf({ pack: 'reconstructed', size, fleets: ['rebel', 'imperial'] }).ready.map(({ stars }) => stars),
      [size, size, size, size],
    );
  }
});

test('what is on record about units and cards stands in the reconstruction, and is marked so', () => {
  const stars = {
    'republic-vigilance': 5,
    'rebel-razor': 4,
    'rebel-tydirium': 3,
    'rebel-millennium-falcon': 3,
  };
  for (const [id, count] of Object.entries({
    ...stars,
    'rebel-rogue-squadron': 2,
    'imperial-screamer-squadron': 2,
  })) {
    const unit = good.units.find((one) => one.id === id) ?? assert.fail(id);
    assert.equal(unit.stars, count, id);
    assert.equal(unit.certainty?.stars, 'documented', id);
  }
  const numbers = {
    'c-admiral-piett': 'S1',
    'c-tractor-beam': 'S2',
    'c-boarding-party': 'S3',
    'o-meditation-chamber': 'S6',
  };
  for (const card of good.cards) {
    const number = Object.entries(numbers).find(([id]) => id === card.id)?.[1];
    assert.equal(card.number, number, card.id);
    assert.equal(card.certainty?.number, number && 'documented', card.id);
  }
});
