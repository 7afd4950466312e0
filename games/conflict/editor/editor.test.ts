import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { type Locale, locales, type Sentence } from '../../words.ts';
import { checkPack } from '../content/check.ts';
import { packSchema } from '../content/pack-schema.ts';
import { messages as messagesOfGame } from '../messages/index.ts';
import { cardsOf } from './cards.ts';
import { editor } from './index.ts';
import { cardSentence, fieldSentence } from './names.ts';
import { pileNames } from './spot.ts';

/** What the editor can say. */
async function textsIn(locale: Locale) {
  return { ...(await messagesOfGame(locale)), ...(await editor.messages(locale)) };
}

suite('what one can begin with', () => {
  for (const { name, pack } of editor.starts) {
    test(`${name.key} has no faults, and has a name in every language`, async () => {
      assert.equal(checkAgainst(packSchema, pack).ok, true);
      assert.deepEqual(checkPack(pack), []);
      for (const locale of locales) assert.ok(name.key in (await textsIn(locale)));
    });
  }
});

test('every card and field is called by messages of the editor', async () => {
  const texts = await textsIn('en');
  const known = ({ key, args = {} }: Sentence): void => {
    assert.ok(key in texts, key);
    for (const arg of Object.values(args)) if (typeof arg === 'object' && 'key' in arg) known(arg);
  };
  for (const { pack } of editor.starts) {
    for (const pile of pileNames) {
      for (const [index, card] of cardsOf(pack, pile).entries()) known(cardSentence(card, { pile, index }));
    }
    for (const [number, field] of pack.tracks.standard.fields.entries()) known(fieldSentence(field, number));
  }
});

test('simulated tables are called as their options are', async () => {
  const texts = await textsIn('en');
  for (const { name } of editor.tables ?? []) assert.ok(name.key in texts, name.key);
});

test('places have names that people know', () => {
  const [start] = editor.starts;
  assert.ok(start);
  const keyOf = (pointer: string) => editor.place(start.pack, pointer)?.key;
  assert.equal(keyOf('/decks/black/3/count'), 'editor.card');
  assert.equal(keyOf('/starting/2/power'), 'editor.card.starting');
  assert.equal(keyOf('/decks/black'), 'deck.black');
  assert.equal(keyOf('/tracks/advanced/fields/4/kind'), 'editor.field');
  assert.equal(keyOf('/tracks/advanced/starts'), 'track.track');
  assert.equal(keyOf('/dice/2'), 'part.dice');
  assert.equal(keyOf('/schemaVersion'), undefined);
});
