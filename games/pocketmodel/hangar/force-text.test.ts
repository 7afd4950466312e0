import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Counts } from '../../../web/loadouts/kit/counts.ts';
import { game } from '../game.ts';
import { readForce, writeForce } from './force-text.ts';
import { emptyForce } from './force-value.ts';

const { terms } = game.open({ forces: 'own' });
const { pack } = terms;

const countsOf = (ids: readonly string[]): fc.Arbitrary<Counts> =>
  fc
    .dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 60 }), { maxKeys: 20 })
    .map((all) => ({ ...all }));
const forces = fc
  .tuple(countsOf(pack.units.map(({ id }) => id)), countsOf(pack.cards.map(({ id }) => id)))
  .map(([units, deck]) => ({ units, deck }));

function read(text: string) {
  const found = readForce(terms, text);
  return 'value' in found ? found.value : assert.fail(JSON.stringify(found.faults));
}

function faultsIn(text: string): readonly string[] {
  const found = readForce(terms, text);
  return 'faults' in found ? found.faults.map(({ key, args }) => `${key} ${args?.entry ?? ''}`.trim()) : [];
}

suite('a force as a text', () => {
  test('is read as it was written, however many lines it was broken into', () => {
    fc.assert(
      fc.property(forces, fc.constantFrom(', ', '\n', ' ,\r\n'), (force, between) => {
        if (Object.keys({ ...force.units, ...force.deck }).length === 0) return;
        const text = writeForce(terms, force);
        assert.doesNotMatch(text, /[\r\n]/);
        assert.deepEqual(read(text.replaceAll(', ', between)), force);
      }),
    );
  });

  test('of a ready fleet fits into a line of the chat', () => {
    for (const { units, deck } of pack.fleets) {
      const text = writeForce(terms, { units, deck });
      assert.ok(text.length < 460, `${text.length}: ${text}`);
    }
  });

  test('keeps apart what is called alike but for the first word, and a unit and a card of one id', () => {
    const [unit] = pack.units;
    const [card] = pack.cards;
    assert.ok(unit !== undefined && card !== undefined);
    const units = ['rebel-scout', 'imperial-scout', 'scout-walker', 'walker', 'han-solo'];
    const odd = {
      pack: {
        ...pack,
        units: units.map((id) => ({ ...unit, id, name: 'Scout' })),
        cards: [{ ...card, id: 'c-han-solo', name: 'Scout' }],
      },
    };
    const force = { units: Object.fromEntries(units.map((id) => [id, 2])), deck: { 'c-han-solo': 3 } };
    const found = readForce(odd, writeForce(odd, force));
    assert.deepEqual('value' in found && found.value, force);
  });

  test('may name units and cards, count them before or after, and have headings', () => {
    const list = 'Units:\n2x rogue SQUADRON\n1 rebel-a-wing, Millennium  Falcon\nDeck:\nHan Solo x3';
    assert.deepEqual(read(list), {
      units: { 'rebel-rogue-squadron': 2, 'rebel-a-wing': 1, 'rebel-millennium-falcon': 1 },
      deck: { [idOf('Han Solo')]: 3 },
    });
    assert.deepEqual(read('1 rebel-a-wing | 2 rebel-a-wing').units, { 'rebel-a-wing': 3 });
  });

  test('tells everything that is wrong with it at once', () => {
    assert.deepEqual(faultsIn('2 Sandcrawler, 0 rebel-a-wing, 61 rebel-a-wing, 1 rebel-a-wing, ???'), [
      'build.text.unknown 2 Sandcrawler',
      'build.text.count 0 rebel-a-wing',
      'build.text.count 61 rebel-a-wing',
      'build.text.unknown ???',
    ]);
    assert.deepEqual(faultsIn(' \n '), ['build.text.empty']);
    assert.equal(writeForce(terms, emptyForce), ' | ');
  });
});

function idOf(name: string): string {
  return pack.cards.find((card) => card.name === name)?.id ?? assert.fail(name);
}
