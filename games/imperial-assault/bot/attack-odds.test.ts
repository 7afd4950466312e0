import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DieKind, noResults, shownBy } from '../rules/attack/dice.ts';
import { add, cancel, damageOf, whyMissed } from '../rules/attack/results.ts';
import { attackWorth, bundlesOf, type Profile } from './attack-odds.ts';
import { noGains } from './gains.ts';

const gains = (changes: Partial<typeof noResults>) => ({ ...noGains, changes: { ...noResults, ...changes } });

/** What an attack deals on average, with every face of every die in turn and each set of surge abilities tried. */
function bruteForce(
  profile: Profile,
  surges: readonly { readonly cost: number; readonly changes: object }[],
): number {
  const pool = [...profile.attackPool, ...profile.defencePool];
  let [sum, count] = [0, 0];
  const roll = (place: number, results: typeof noResults): void => {
    const die = pool[place];
    if (die !== undefined) {
      for (let face = 1; face <= 6; face++) roll(place + 1, add(results, shownBy(die, face)));
      return;
    }
    const total = add(results, profile.plus);
    const left = cancel(total).surge;
    let best = 0;
    for (let set = 0; set < 2 ** surges.length; set++) {
      const bought = surges.filter((_, number) => (set & (1 << number)) !== 0);
      if (bought.reduce((cost, one) => cost + one.cost, 0) > left) continue;
      const end = cancel(bought.reduce((all, { changes }) => add(all, changes), total));
      const missed = whyMissed(end, profile.distance > 0 ? profile.distance : undefined);
      if (missed === undefined) best = Math.max(best, damageOf(end));
    }
    sum += best;
    count++;
  };
  roll(0, noResults);
  return sum / count;
}

test('an attack is worth what all faces of its dice come to with the surges spent best', () => {
  const damages = Array.from({ length: 20 }, (_, damage) => damage);
  const surges = [
    { cost: 1, changes: { damage: 1 } },
    { cost: 1, changes: { pierce: 2 } },
    { cost: 2, changes: { accuracy: 3, damage: 1 } },
  ];
  const bundles = bundlesOf(surges.map(({ cost, changes }) => ({ cost, most: 1, gains: gains(changes) })));
  const pools: readonly (readonly [readonly DieKind[], readonly DieKind[]])[] = [
    [['red', 'blue'], ['black']],
    [['green', 'yellow'], ['white']],
    [
      ['blue', 'green'],
      ['white', 'black'],
    ],
  ];
  for (const [attackPool, defencePool] of pools)
    for (const distance of [-99, 2, 5])
      for (const plus of [{}, { damage: 1, block: 1 }, { accuracy: -2, surge: -1, evade: 1, pierce: 1 }]) {
        const profile: Profile = {
          attackPool,
          defencePool,
          plus: { ...noResults, ...plus },
          blockPerEvade: 0,
          distance,
          onHit: 0,
          always: 0,
          bundles,
          losses: damages,
        };
        const worth = attackWorth(profile);
        const expected = bruteForce(profile, surges);
        assert.ok(
          Math.abs(worth - expected) < 1e-9,
          `${attackPool} ${defencePool} ${distance}: ${worth} ${expected}`,
        );
      }
});
