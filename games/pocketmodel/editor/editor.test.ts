import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkAgainst } from '../../../schema/check.ts';
import { type Locale, locales, type Sentence } from '../../words.ts';
import { fieldsOf } from '../content/certainty.ts';
import { checkPack } from '../content/check.ts';
import { cardEffectSchema, objectiveEffectSchema, powerEffectSchema } from '../content/effect-schema.ts';
import { packSchema } from '../content/pack-schema.ts';
import { messages as messagesOfGame } from '../messages/index.ts';
import { editor } from './index.ts';
import { cardSentence, unitSentence } from './names.ts';
import { rarities } from './rarity.ts';
import { vocabularyOf } from './shape.ts';
import { unitNumbers } from './units.ts';

/** What the editor can say. */
async function textsIn(locale: Locale) {
  return { ...(await messagesOfGame(locale)), ...(await editor.messages(locale)) };
}

suite('what one can begin with', () => {
  for (const { name, pack } of editor.starts) {
    test(`${name.key} has no faults, and has a name in every language`, async () => {
      assert.equal(checkAgainst(packSchema, pack).ok, true);
      assert.deepEqual(checkPack(pack), []);
      for (const locale of locales) assert.ok(name.key in (await textsIn(locale)), name.key);
    });
  }
});

test('every word in which effects are written has a text in every language, so a new verb needs no new form', async () => {
  for (const locale of locales) {
    const texts = await textsIn(locale);
    for (const schema of [cardEffectSchema, objectiveEffectSchema, powerEffectSchema]) {
      for (const word of vocabularyOf(schema)) {
        const key = word.startsWith('stat.') ? word.replace('stat', 'editor') : `compose.${word}`;
        assert.ok(key in texts, `${locale}: ${key}`);
      }
    }
  }
});

test('every field has a name', async () => {
  const texts = await textsIn('en');
  const fields = [
    ...editor.starts.flatMap(({ pack }) =>
      (['units', 'cards', 'icons'] as const).flatMap((group) =>
        pack[group].flatMap((item) => fieldsOf(group, item)),
      ),
    ),
    ...unitNumbers.map(({ name }) => name),
    ...rarities.map((rarity) => `rarity.${rarity}`),
    ...['match', 'power'].map((kind) => `icon.${kind}`),
    ...['combat', 'objective'].map((kind) => `kind.${kind}`),
    ...['units', 'deck'].map((part) => `fleet.${part}`),
  ];
  for (const field of fields) assert.ok(`editor.${field}` in texts, field);
});

test('every unit and card is called by messages of the editor', async () => {
  const texts = await textsIn('en');
  const known = ({ key, args = {} }: Sentence): void => {
    assert.ok(key in texts, key);
    for (const arg of Object.values(args)) if (typeof arg === 'object' && 'key' in arg) known(arg);
  };
  for (const { pack } of editor.starts) {
    for (const unit of pack.units) known(unitSentence(pack, unit));
    for (const card of pack.cards) known(cardSentence(pack, card));
  }
});

test('simulated tables are called as their options are', async () => {
  const texts = await textsIn('en');
  for (const { name } of editor.tables ?? []) assert.ok(name.key in texts, name.key);
});

test('places have names that people know', () => {
  const [start] = editor.starts;
  assert.ok(start);
  const nameOf = (pointer: string) => {
    const place = editor.place(start.pack, pointer);
    return place?.args?.name ?? place?.key;
  };
  assert.equal(nameOf('/units/0/attack'), start.pack.units[0]?.name);
  assert.equal(nameOf('/cards/2/ability/effects/0/amount'), start.pack.cards[2]?.name);
  assert.equal(nameOf('/icons/0/name'), 'icon.laser');
  assert.equal(nameOf('/fleets/0/units/x'), 'faction.rebel');
  assert.equal(nameOf('/name'), 'editor.pack');
  assert.equal(nameOf('/schemaVersion'), undefined);
});
