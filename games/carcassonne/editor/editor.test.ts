import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { locales, type Sentence } from '../../words.ts';
import { checkPack } from '../content/check.ts';
import { sides } from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { messages as messagesOfGame } from '../messages/index.ts';
import { groups } from './certainty.ts';
import { editor } from './index.ts';
import { linksOf } from './layout.ts';
import { linkSentence, tileSentence } from './names.ts';

suite('what one can begin with', () => {
  for (const { name, pack } of editor.starts) {
    test(`${name.key} has no faults, can be played, and has a name in every language`, async () => {
      assert.equal(checkAgainst(packSchema, pack).ok, true);
      assert.deepEqual(checkPack(pack), []);
      for (const { options } of editor.tables ?? []) assert.ok(game.open({ ...options, pack }));
      for (const locale of locales) {
        const texts = { ...(await messagesOfGame(locale)), ...(await editor.messages(locale)) };
        assert.ok(name.key in texts);
        for (const table of editor.tables ?? []) assert.ok(table.name.key in texts, table.name.key);
      }
    });
  }
});

test('every tile, and all that a side can lead to, is called by messages', async () => {
  const texts = { ...(await messagesOfGame('en')), ...(await editor.messages('en')) };
  const known = ({ key, args = {} }: Sentence): void => {
    assert.ok(key in texts, key);
    for (const arg of Object.values(args)) if (typeof arg === 'object' && 'key' in arg) known(arg);
  };
  for (const { pack } of editor.starts) {
    for (const tile of pack.tiles) {
      known(tileSentence(tile));
      for (const side of sides) {
        for (const link of linksOf(tile, side)) known(linkSentence(tile, side, link));
      }
    }
  }
  for (const group of groups) assert.ok(`editor.certainty.${group}` in texts, group);
});

test('places have names that people know', () => {
  const [start] = editor.starts;
  assert.ok(start);
  const keyOf = (pointer: string) => editor.place(start.pack, pointer)?.key;
  assert.equal(keyOf('/tiles/3/edges/N'), 'editor.tile');
  assert.equal(keyOf('/tiles'), 'editor.tiles');
  assert.equal(keyOf('/name'), 'editor.name');
  assert.equal(keyOf('/schemaVersion'), undefined);
});
