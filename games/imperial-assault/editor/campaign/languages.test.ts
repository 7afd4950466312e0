import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { freshScenario } from './fresh.ts';
import { otherOf, textIn, textsOf, written } from './languages.ts';

const { mission } = freshScenario('own-mission');
const { id, name } = mission;

suite('texts in several languages', () => {
  test('what nobody has written yet goes with the first word; an emptied text is none where there is another', () => {
    const german = written(name, 'de', 'Der Tresor', id);
    assert.deepEqual(german, { de: 'Der Tresor' });
    const both = written(german, 'en', 'The Vault', id);
    assert.deepEqual(both, { de: 'Der Tresor', en: 'The Vault' });
    assert.deepEqual(written(both, 'de', '', id), { en: 'The Vault' });
    assert.deepEqual(written(german, 'de', '', id), { de: '' });
  });

  test('what is not begun counts as no text in any language, and nobody reads it for another one', () => {
    assert.equal(textIn(name, 'en', 'own-mission'), undefined);
    assert.equal(otherOf(name, 'own-mission'), undefined);
    assert.deepEqual(otherOf({ fr: 'Le coffre', de: 'Der Tresor' }, 'own-mission'), {
      language: 'de',
      text: 'Der Tresor',
    });
  });

  test('every text of a mission is found with its place', () => {
    const places = textsOf(mission).map(({ place }) => place);
    assert.deepEqual(places, ['/name', '/briefing', '/goals/rebels', '/goals/empire']);
  });
});
