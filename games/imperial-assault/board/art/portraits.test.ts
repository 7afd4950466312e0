import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from '../../content/packs.ts';
import { affiliations } from '../../content/vocabulary.ts';
import { portraitNames, portraitOf, portraitParts } from './portraits.ts';

test('the cards of the game use every portrait', () => {
  const used = new Set<string>();
  for (const { deployments, companions } of Object.values(packs)) {
    for (const card of deployments) used.add(portraitOf(card));
    for (const card of companions) used.add(portraitOf({ ...card, affiliation: 'neutral' }));
  }
  assert.deepEqual([...used].sort(), portraitNames.toSorted());
});

test('troopers look like those they serve, and a figure with one trait like that trait', () => {
  const portraits = affiliations.map((affiliation) =>
    portraitOf({ affiliation, traits: ['guardian', 'trooper'], base: '1x1' }),
  );
  assert.deepEqual(portraits, ['visor', 'helmet', 'guardsman', 'guardsman']);
  assert.equal(portraitOf({ affiliation: 'rebel', traits: ['spy'], base: '1x1' }), 'spy');
});

test('on a large base a vehicle is one, on a small one it is who wears it', () => {
  const traits = ['trooper', 'vehicle'] as const;
  assert.equal(portraitOf({ affiliation: 'imperial', traits, base: '2x3' }), 'vehicle');
  assert.equal(portraitOf({ affiliation: 'imperial', traits, base: '1x1' }), 'visor');
});

test('every part of every portrait is a path', () => {
  for (const { d } of portraitNames.flatMap(portraitParts)) assert.match(d, /^M[\d\sMLHVQTAaZhvqlcs.-]+$/);
});
