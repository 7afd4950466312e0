import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryOf } from '../../../testkit/arbitrary-of.ts';
import { createSays } from '../../../testkit/say.ts';
import { locales } from '../../words.ts';
import { abilitySchema, surgeSchema } from '../content/ability-schema.ts';
import type { Ability, SurgeAbility } from '../content/pack.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { messages } from '../messages/index.ts';
import { abilitySentence, surgeSentence } from './effects.ts';
import { tellCards } from './testing/all-cards.ts';
import { cardsFile, cardsText } from './testing/cards-text.ts';
import { assertWhole, keysIn, keysOf } from './testing/whole-sentences.ts';

const pack = packs[defaultPack] ?? assert.fail();
const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;

/** Messages of the table and its log, which are not about cards. */
const ofTable =
  /^(event|brief|detail|prompt|choice|group|moment|table|mission|missionName|mapName|piece|thing|color|source|shown|review|roll\.(die|tie)|part)\b/;

/** The sentence of one ability or surge of a card, by the beginning of its line. */
function lineOf(id: string, beginning: string): string {
  const { lines } = tellCards(pack).find((card) => card.id === id) ?? assert.fail(id);
  return lines.map(say).find((line) => line.startsWith(beginning)) ?? assert.fail(`${id}: ${beginning}`);
}

test('what every card says in English is kept; where a change is meant, cards-text.ts writes it anew', () => {
  assert.equal(cardsText(say), readFileSync(cardsFile, 'utf8'));
});

test('every card is told in whole sentences in six languages', () => {
  for (const card of tellCards(pack)) {
    for (const each of speakers) for (const line of card.lines) assertWhole(each(line));
  }
});

test('whatever the vocabulary can say is told in whole sentences in six languages, with every message', () => {
  const ids = ['force-choke', 'j4x-7', 'unknown'];
  const ability = arbitraryOf(abilitySchema, ids).map((made): Ability => JSON.parse(JSON.stringify(made)));
  const surge = arbitraryOf(surgeSchema, ids).map((made): SurgeAbility => JSON.parse(JSON.stringify(made)));
  /** What is possible, but hardly met by chance. */
  const rare: Ability = {
    id: 'rare',
    name: 'Rare',
    when: { at: 'always' },
    effects: [
      { do: 'suffer', what: 'damage', amount: 'card-cost', whom: 'me' },
      { do: 'recover', what: 'damage', amount: 'all', whom: 'me' },
      { do: 'move', whom: 'me' },
    ],
  };
  const keys = new Set(tellCards(pack).flatMap(({ lines }) => lines.flatMap(keysOf)));
  fc.assert(
    fc.property(ability, surge, (one, other) => {
      for (const sentence of [abilitySentence(pack, one), surgeSentence(pack, other)]) {
        for (const key of keysOf(sentence)) keys.add(key);
        for (const each of speakers) assertWhole(each(sentence));
      }
    }),
    {
      numRuns: Math.max(400, Number(process.env.SEEDS ?? 0)),
      seed: 2,
      examples: [[rare, { cost: 1, gain: rare.effects }]],
    },
  );
  assert.deepEqual(
    keysIn('table', 'en').filter((key) => !keys.has(key) && !ofTable.test(key)),
    [],
  );
});

test('abilities that differ are told differently', () => {
  const told = new Map<string, string>();
  for (const { abilities } of [...pack.deployments, ...pack.companions, ...pack.forms, ...pack.upgrades]) {
    for (const { id: _, name: __, ...means } of abilities) {
      const text = say(abilitySentence(pack, means));
      const key = JSON.stringify(Object.entries(means).toSorted());
      assert.equal(told.get(text) ?? key, key, text);
      told.set(text, key);
    }
  }
});

test('every language has the same messages', () => {
  for (const locale of locales) assert.deepEqual(keysIn('table', locale), keysIn('table', 'en'), locale);
});

test('a sentence says when, if what, what happens, at what price and how often', () => {
  assert.equal(
    lineOf('royal-guard-champion', 'Executor'),
    'Executor: When another friendly figure within 3 spaces of this one is defeated, if you like: this figure may move up to 2 spaces; this figure performs an attack. Once per round.',
  );
  assert.equal(
    lineOf('gamorrean-guard', 'Labored'),
    'Labored Attack: When this figure attacks, after the roll, if you like: reroll 1 attack die. Price: 1 strain.',
  );
});

test('those whom an effect chose are called one or several', () => {
  assert.match(lineOf('emperor-palpatine', 'Force Lightning'), /; the chosen figure becomes Weakened;/);
  assert.match(lineOf('bossk', 'Indiscriminate Fire'), /; each chosen figure suffers strain equal/);
});

test('what an ability grants is quoted, and what surges give stands in brackets', () => {
  assert.match(
    lineOf('fenn-signis', 'Trooper Assault'),
    /the attacker has “Always: this figure may use .* attack”\./,
  );
  assert.match(lineOf('boba-fett', 'Battle Discipline'), /the surge ability \(1 surge: \+2 damage\)/);
});
