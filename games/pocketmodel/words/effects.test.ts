import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSays } from '../../../testkit/say.ts';
import { type Locale, locales } from '../../words.ts';
import type { Pack } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import { messages } from '../messages/index.ts';
import { generatedPack } from '../testing/generated-pack.ts';
import { abilityOf, cardText, powerOf } from './effects.ts';

const speakers = await createSays(messages);

/** Everything that the cards and icons of a pack do, in one language. */
function texts(pack: Pack, locale: Locale): string[] {
  const say = speakers[locales.indexOf(locale)] ?? assert.fail(locale);
  const powers = pack.icons.flatMap((icon) => powerOf(pack, icon) ?? []);
  return [...pack.cards.map((card) => cardText(pack, card)), ...powers].map(say);
}

/** A text of whole sentences: each begins with a capital or a sign and ends with a full stop; nothing is left open. */
function assertWhole(text: string): void {
  assert.match(text, /^[+−\p{Lu}].*\.$/u, text);
  assert.doesNotMatch(text, /\s\s|\s[.,)]|[{}⟦⟧]|,,|\.\.|undefined|(^|\s),/u, text);
  for (const next of text.split(/(?<=\.) /)) assert.match(next, /^[+−\p{Lu}]/u, text);
}

test('every card and power icon of the packs that come with the game is told in six languages', () => {
  for (const pack of Object.values(packs)) {
    for (const locale of locales) texts(pack, locale).forEach(assertWhole);
  }
});

test('whatever can be composed is told in whole sentences in six languages', () => {
  fc.assert(
    fc.property(generatedPack, (pack) => {
      for (const locale of locales) texts(pack, locale).forEach(assertWhole);
    }),
    { numRuns: Number(process.env.SEEDS ?? 150), seed: 1 },
  );
});

test('effects that differ are told differently', () => {
  const [say = assert.fail('nobody speaks')] = speakers;
  for (const pack of Object.values(packs)) {
    const told = new Map<string, string>();
    for (const card of pack.cards) {
      const ability = abilityOf(pack, card);
      if (ability === undefined) continue;
      const means = JSON.stringify(card.kind === 'combat' ? card.ability : card.effects);
      const other = told.get(say(ability));
      assert.ok(other === undefined || other === means, say(ability));
      told.set(say(ability), means);
    }
  }
});
