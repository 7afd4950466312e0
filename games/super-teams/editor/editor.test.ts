import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { lettersOf, spellTrack } from '../../../web/packs/kit/drawn-track.ts';
import { locales } from '../../words.ts';
import { messages as messagesOfGame } from '../messages/index.ts';
import { offer } from '../packs.ts';
import { editor } from './index.ts';
import { kinds } from './kinds.ts';
import { spaceSentence } from './space-name.ts';

suite('what one can begin with', () => {
  for (const { name, pack } of editor.starts) {
    test(`${name.key} is a board without faults, and has a name in every language`, async () => {
      assert.deepEqual(checkAgainst(offer.schema, pack), { ok: true, value: pack });
      assert.deepEqual(offer.check(pack), []);
      for (const locale of locales) assert.ok(name.key in (await editor.messages(locale)));
    });
  }
});

test('every space of the board is called by a message of the game or the editor', async () => {
  const [shipped] = editor.starts;
  assert.ok(shipped);
  const texts = { ...(await messagesOfGame('en')), ...(await editor.messages('en')) };
  for (const [number, space] of shipped.pack.spaces.entries()) {
    assert.ok(spaceSentence(space, number).key in texts);
  }
});

test('places have names that people know', () => {
  const [shipped] = editor.starts;
  assert.ok(shipped);
  assert.deepEqual(editor.place(shipped.pack, '/spaces/3/kind'), {
    key: 'space.plain',
    args: { number: 3, kind: { key: 'kind.bonus' } },
  });
  assert.deepEqual(editor.place(shipped.pack, '/movement/2/count'), { key: 'editor.cards' });
  assert.deepEqual(editor.place(shipped.pack, '/spaces'), { key: 'track.track' });
  assert.equal(editor.place(shipped.pack, '/status'), undefined);
});

test('the board that comes with the game can be spelled, and letters make it again', () => {
  const [shipped] = editor.starts;
  assert.ok(shipped);
  const { picture, spaces } = shipped.pack;
  const letters = lettersOf(shipped.pack, kinds);
  assert.equal(letters.length, 55);
  assert.deepEqual(spellTrack({ picture, spaces }, kinds, letters), { picture, spaces });
});
