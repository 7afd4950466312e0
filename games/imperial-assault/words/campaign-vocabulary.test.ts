import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryOf } from '../../../testkit/arbitrary-of.ts';
import { createSays } from '../../../testkit/say.ts';
import { abilitySchema, surgeSchema } from '../content/campaign/ability-schema.ts';
import type { Ability, SurgeAbility } from '../content/pack.ts';
import { defaultPack, packs } from '../content/packs.ts';
import { campaignMessages } from '../messages/campaign/index.ts';
import { campaignSayings } from './campaign/sayings.ts';
import { abilitySentence, surgeSentence } from './effects.ts';
import { campaignCardsFile, campaignCardsText, tellCampaignCards } from './testing/campaign-cards-text.ts';
import { assertWhole, keysIn, keysOf } from './testing/whole-sentences.ts';

const pack = { ...(packs[defaultPack] ?? assert.fail()), says: campaignSayings };
const speakers = await createSays(campaignMessages);

/** Messages about other things than what cards do. */
const isOfCards = /^(figure|if|weapon|when|price|limit|do|attack)\./;

test('whatever cards of a campaign can say is told in whole sentences in six languages, with every message', () => {
  const ids = ['force-choke', 'j4x-7', 'valuable'];
  const ability = arbitraryOf(abilitySchema, ids).map((made): Ability => JSON.parse(JSON.stringify(made)));
  const surge = arbitraryOf(surgeSchema, ids).map((made): SurgeAbility => JSON.parse(JSON.stringify(made)));
  const keys = new Set<string>();
  fc.assert(
    fc.property(ability, surge, (one, other) => {
      for (const sentence of [abilitySentence(pack, one), surgeSentence(pack, other)]) {
        for (const key of keysOf(sentence)) keys.add(key);
        for (const say of speakers) assertWhole(say(sentence));
      }
    }),
    { numRuns: Math.max(600, Number(process.env.SEEDS ?? 0)), seed: 4 },
  );
  assert.deepEqual(
    keysIn('campaign/table', 'en').filter((key) => !keys.has(key) && isOfCards.test(key)),
    [],
  );
});

test('what every card of the campaign says in English is kept; where a change is meant, campaign-cards-text.ts writes it anew', () => {
  const [say = assert.fail('nobody speaks')] = speakers;
  assert.equal(campaignCardsText(say), readFileSync(campaignCardsFile, 'utf8'));
});

test('every card of the campaign is told in whole sentences in six languages', () => {
  for (const card of tellCampaignCards())
    for (const say of speakers) for (const line of card.lines) assertWhole(say(line));
});
