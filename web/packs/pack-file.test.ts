import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from './pack-file.ts';
import { nameOfPack } from './pack-name.ts';

test('a file is named after its pack, in letters that every disk takes', () => {
  assert.equal(fileName('race', { name: 'Mój tor: wersja 2' }), 'moj-tor-wersja-2.json');
  assert.equal(fileName('race', { name: '../../etc' }), 'etc.json');
});

test('a pack without a usable name gives its file the name of the game', () => {
  for (const pack of [{}, { name: '' }, { name: 7 }, { name: '…' }, null, 'text']) {
    assert.equal(fileName('race', pack), 'race.json');
  }
  assert.equal(nameOfPack({ name: '' }), undefined);
});
