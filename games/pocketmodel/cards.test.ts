import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Pack } from './content/pack.ts';
import { packs } from './content/packs.ts';
import type { TestsOfCards } from './testing/card-tests.ts';
import { aceCards } from './testing/cards/ace.ts';
import { auraCards } from './testing/cards/auras.ts';
import { fleetCards } from './testing/cards/fleet.ts';
import { laserCards } from './testing/cards/laser.ts';
import { lastingCards } from './testing/cards/lasting.ts';
import { mechanicCards } from './testing/cards/mechanic.ts';
import { plainCards } from './testing/cards/no-ability.ts';
import { powerCards } from './testing/cards/power.ts';
import { revealedCards } from './testing/cards/revealed.ts';
import { troopCards } from './testing/cards/troops.ts';
import { wildCards } from './testing/cards/wild.ts';
import { wildStarsCards } from './testing/cards/wild-stars.ts';
import { mutants } from './testing/mutants.ts';
import { plainPack } from './testing/plain-pack.ts';
import { tableOf } from './testing/table.ts';

const groups: readonly TestsOfCards[] = [
  laserCards,
  fleetCards,
  aceCards,
  mechanicCards,
  troopCards,
  powerCards,
  wildCards,
  wildStarsCards,
  plainCards,
  auraCards,
  revealedCards,
  lastingCards,
];

const tests = new Map(groups.flatMap((group) => Object.entries(group)));
const pack = plainPack();

const tablesOf = (own: Pack) => (setting: Parameters<typeof tableOf>[0]) =>
  tableOf({ pack: own, ...setting });

for (const card of pack.cards) {
  describe(card.name, () => {
    const own = tests.get(card.id);
    for (const [title, proof] of Object.entries({ ...own?.works, ...own?.limits })) {
      test(title, () => proof(tablesOf(pack)));
    }
  });
}

test('every card of every pack has a test that shows what it does, and one that shows its limits', () => {
  const named = groups.flatMap((group) => Object.keys(group));
  assert.equal(named.length, tests.size, 'no card is tested in two places');
  for (const { cards } of Object.values(packs)) {
    assert.deepEqual([...tests.keys()].sort(), cards.map(({ id }) => id).sort());
  }
  for (const [card, { works, limits }] of tests) {
    assert.ok(Object.keys(works).length > 0, card);
    assert.ok(Object.keys(limits).length > 0, card);
  }
});

test('whatever else a card would do, one of its tests would fail', () => {
  const survivors: string[] = [];
  let tried = 0;
  for (const card of pack.cards) {
    const { works, limits } = tests.get(card.id) ?? { works: {}, limits: {} };
    for (const { what, mutant } of mutants(card)) {
      tried++;
      const changed = { ...pack, cards: pack.cards.map((one) => (one === card ? mutant : one)) };
      const table = tablesOf(changed);
      const killed = [...Object.values(works), ...Object.values(limits)].some((proof) => {
        try {
          proof(table);
          return false;
        } catch {
          return true;
        }
      });
      if (!killed) survivors.push(`${card.id}: ${what}`);
    }
  }
  assert.ok(tried > 5 * pack.cards.length, `${tried} changed cards were tried`);
  assert.deepEqual(survivors, []);
});
