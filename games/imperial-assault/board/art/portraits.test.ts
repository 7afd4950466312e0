import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { packs } from '../../content/packs.ts';
import { affiliations } from '../../content/vocabulary.ts';
import faces from './faces.json' with { type: 'json' };
import { type Looks, loadFaces, portraitOf } from './portraits.ts';
import { squadPortraits } from './squad-portraits.ts';

/** All figures of the game, as their cards have them. */
const figures: readonly Looks[] = Object.values(packs).flatMap(({ deployments, companions }) => [
  ...deployments,
  ...companions.map((card) => ({ ...card, affiliation: 'neutral' as const })),
]);

const drawn = (looks: Partial<Looks>): string =>
  JSON.stringify(portraitOf({ affiliation: 'rebel', traits: ['leader'], base: '1x1', ...looks }));

suite('portraits', async () => {
  test('until the drawings have come everybody has a face', () => {
    assert.ok(figures.every((looks) => portraitOf(looks).length > 0));
  });

  test('the cards of the game use every drawing, and every part is a path in a paint that there is', async () => {
    await loadFaces();
    const paints = new Set(
      [...readFileSync(new URL('./art.css', import.meta.url), 'utf8').matchAll(/^\.ia-(\w+)/gm)].map(
        ([, paint]) => paint,
      ),
    );
    // Cards of somebody's own look like these by their traits.
    const all = figures.flatMap((looks) => [looks, { ...looks, id: '' }]);
    const used = new Set(all.flatMap((looks) => portraitOf(looks).map(({ d }) => d)));
    for (const [name, lines] of Object.entries(faces)) {
      for (const line of lines) {
        const [paint = '', ...path] = line.split(' ');
        if (path.length === 0) {
          assert.ok(Object.hasOwn(faces, paint) || Object.hasOwn(squadPortraits, paint), line);
          continue;
        }
        assert.ok(paints.has(paint), `${name}: ${paint}`);
        assert.match(path.join(' '), /^M[\d\sMLHVQTAaZhvqlcs.-]+$/, name);
        assert.ok(name === 'bandage' || used.has(path.join(' ')), `${name} is on no card`);
      }
    }
  });

  test('who is known by name, and every kind that is not human, has a face that no other card has', () => {
    const own = [
      ...[
        'darth-vader',
        'maul',
        'emperor-palpatine',
        'the-grand-inquisitor',
        'ahsoka-tano',
        'luke-skywalker',
      ],
      ...['jawa-scavenger', 'rancor', 'nexu', 'wampa', 'bantha-rider', 'dewback-rider', 'trandoshan-hunter'],
      ...['tusken-raider', 'gamorrean-guard', 'ugnaught-tinkerer', 'probe-droid', 'sentry-droid', 'at-dp'],
    ];
    const others = [
      ...affiliations.map((affiliation) => drawn({ affiliation, traits: ['trooper'] })),
      drawn({ traits: ['force-user'] }),
      drawn({ traits: ['creature'] }),
      drawn({ traits: ['droid'] }),
      drawn({}),
    ];
    const all = [...own.map((id) => drawn({ id })), ...others];
    assert.equal(new Set(all).size, new Set(others).size + own.length);
  });

  test('cards of one name have one face, and a wounded hero wears a bandage over it', () => {
    assert.equal(drawn({ id: 'jawa-scavenger-elite-campaign' }), drawn({ id: 'jawa-scavenger' }));
    const healthy = portraitOf({ id: 'gaarkhan', affiliation: 'rebel', traits: [], base: '1x1' });
    const wounded = portraitOf({ id: 'gaarkhan-wounded', affiliation: 'rebel', traits: [], base: '1x1' });
    assert.deepEqual(wounded.slice(0, healthy.length), healthy);
    assert.equal(wounded.length, healthy.length + faces.bandage.length);
  });

  test('who has no face of its own looks like its traits, and a trooper like those it serves', () => {
    const troopers = affiliations.map((affiliation) =>
      drawn({ affiliation, traits: ['guardian', 'trooper'] }),
    );
    assert.equal(new Set(troopers).size, 3);
    assert.notEqual(drawn({ traits: ['spy'] }), drawn({ traits: ['leader'] }));
    assert.equal(drawn({ id: 'somebody-of-a-pack' }), drawn({}));
  });

  test('on a large base a vehicle is one, on a small one it is who wears it', () => {
    const traits = ['trooper', 'vehicle'] as const;
    assert.notEqual(drawn({ traits, base: '2x3' }), drawn({ traits }));
    assert.equal(drawn({ traits }), drawn({ traits: ['trooper'] }));
  });
});
