import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Json } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { locales } from '../../words.ts';
import { game } from '../game.ts';
import { everything, findCards, findUnits } from './catalog.ts';
import { ableUnits, cardKinds, iconMatches, starCurve, valueCurve } from './figures.ts';
import { emptyForce, type ForceValue, isForceValue, starsOf, withCount } from './force-value.ts';
import { builder } from './index.ts';

const rules = game.open({ forces: 'own' });
const { terms } = rules;
const [aWing, falcon, ackbar] = ['rebel-a-wing', 'rebel-millennium-falcon', 'c-admiral-ackbar'];
const force: ForceValue = { units: { [aWing]: 3, [falcon]: 1 }, deck: { [ackbar]: 2 } };

suite('the Hangar', () => {
  test('says what is wrong with a force in every language, with names', async () => {
    const odd: Json = {
      units: { [aWing]: 4, 'death-star': 1 },
      deck: { [ackbar]: 4, nobody: 1, 'c-han-solo': 60 },
    };
    const forces: readonly Json[] = [
      odd,
      { units: {}, deck: {} },
      { units: { [falcon]: 30 }, deck: {} },
      null,
    ];
    const found = forces.flatMap((value) => {
      const parsed = rules.bring?.parse(value);
      return parsed !== undefined && 'faults' in parsed ? parsed.faults : [];
    });
    assert.deepEqual([...new Set(found.map(({ rule }) => rule))].sort(), [
      'deck-too-large',
      'deck-too-small',
      'no-units',
      'not-a-force',
      'too-many-copies',
      'too-many-stars',
      'unknown-card',
      'unknown-unit',
    ]);
    for (const locale of locales) {
      const texts = await builder.messages(locale);
      for (const fault of found)
        assert.ok(builder.fault(rules, fault).key in texts, `${locale} ${fault.rule}`);
    }
    const copies = found.find(({ place }) => place === `/deck/${ackbar}`);
    assert.ok(copies !== undefined);
    assert.equal(builder.fault(rules, copies).args?.name, 'Admiral Ackbar');
  });

  test('begins with fleets that the rules allow, and knows their form', () => {
    const ready = builder.ready(rules);
    assert.equal(ready.length, terms.ready.length);
    for (const { value } of ready) {
      assert.ok(builder.fits(value));
      assert.ok(rules.bring !== undefined && 'value' in rules.bring.parse(value));
    }
    for (const odd of [
      null,
      [],
      {},
      { units: {} },
      { units: {}, deck: [] },
      { units: { a: 0 }, deck: {} },
      { units: {}, deck: {}, more: 1 },
    ]) {
      assert.equal(isForceValue(odd), false, JSON.stringify(odd));
    }
  });

  test('changes the number of one unit or card and of nothing else', () => {
    const more = withCount(force, 'units', aWing, 5);
    assert.deepEqual(more, { ...force, units: { [aWing]: 5, [falcon]: 1 } });
    assert.deepEqual(Object.keys(more.units), [aWing, falcon], 'in the same order');
    assert.deepEqual(withCount(more, 'units', aWing, 0).units, { [falcon]: 1 });
    assert.equal(starsOf(terms, force), 6);
  });

  test('counts stars, values, kinds and icons', () => {
    assert.deepEqual(
      starCurve(terms, force).map(({ count }) => count),
      [3, 0, 1, 0, 0],
    );
    const attacks = valueCurve(terms, force, 'attack');
    assert.equal(
      attacks.reduce((sum, { count }) => sum + count, 0),
      4,
    );
    assert.deepEqual(valueCurve(terms, emptyForce, 'attack'), []);
    assert.deepEqual(cardKinds(terms, force), { attack: 2, damage: 0, defense: 0, objective: 0 });
    const laser = iconMatches(terms, { ...force, units: { 'rebel-rogue-squadron': 2 } });
    assert.deepEqual(
      laser.find(({ icon }) => icon === 'laser'),
      { icon: 'laser', units: 2, cards: 2 },
    );
    assert.deepEqual(iconMatches(terms, { units: {}, deck: { [ackbar]: 2 } }), [
      { icon: 'laser', units: 0, cards: 2 },
    ]);
    assert.deepEqual(ableUnits(terms, { units: { 'rebel-rogue-squadron': 2 }, deck: { [ackbar]: 2 } }), [
      { card: terms.cardNumber.get(ackbar), copies: 2, units: 2 },
    ]);
  });

  test('finds units and cards by text, faction, class, icon, stars, values and what is in the force', () => {
    const units = (wanted: object) =>
      findUnits(terms.pack, { ...everything, ...wanted }, force, ({ name, faction }) => `${name} ${faction}`);
    const all = terms.pack.units;
    assert.equal(units({}).length, all.length);
    assert.deepEqual(
      units({ text: 'FÁLCON rebel' }).map(({ id }) => id),
      [falcon],
    );
    assert.ok(units({ faction: 'imperial' }).every(({ faction }) => faction === 'imperial'));
    assert.ok(units({ class: 'X-wing starfighter' }).every((unit) => unit.class === 'X-wing starfighter'));
    assert.ok(
      units({ icon: 'laser', stars: 2 }).every(({ icons, stars }) => icons.includes('laser') && stars === 2),
    );
    assert.ok(units({ value: 'shields', least: 4 }).every(({ shields }) => shields >= 4));
    assert.deepEqual(
      units({ mine: 'in' })
        .map(({ id }) => id)
        .sort(),
      [aWing, falcon].sort(),
    );
    assert.equal(units({ mine: 'out' }).length, all.length - 2);
    const sorted = units({ order: 'defense' }).map(({ defense }) => defense);
    assert.deepEqual(
      sorted,
      sorted.toSorted((a, b) => b - a),
    );
    const cards = findCards(
      terms.pack,
      { ...everything, kind: 'objective', order: 'stars' },
      force,
      ({ name }) => name,
    );
    assert.ok(cards.length > 0 && cards.every(({ kind }) => kind === 'objective'));
  });

  test('offers in a sealed match what the seat has opened, and nothing in other matches', () => {
    const sealed = game.open({ forces: 'sealed' });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const match = new Match(game, { options: { forces: 'sealed' }, seats: 2, seed });
        const pool = builder.pool?.(sealed, match.view(1), 1);
        assert.ok(pool !== undefined && 'units' in pool);
        assert.equal(builder.pool?.(sealed, match.view(1), 0), undefined, 'of another seat');
        assert.equal(builder.pool?.(sealed, match.view('spectator'), 1), undefined);
      }),
      { numRuns: 5 },
    );
    assert.equal(builder.pool?.(rules, { stack: [{ step: 'play' }] }, 0), undefined);
  });
});
