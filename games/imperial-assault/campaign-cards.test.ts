import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import addedAbilities from './content/campaign/core/added-abilities.json' with { type: 'json' };
import { campaignPack } from './content/campaign/packs.ts';
import { campaignCardTables } from './testing/campaign/card-table.ts';
import { proveCampaign } from './testing/campaign/card-tests.ts';
import { testsOfCampaignCards } from './testing/campaign/cards/index.ts';

for (const [id, { works, limits }] of Object.entries(testsOfCampaignCards)) {
  suite(id, () => {
    for (const [title, one] of Object.entries({ ...works, ...limits })) test(title, () => proveCampaign(one));
  });
}

test('C33 (B2): of tokens that Squad Cohesion shares, those are worth 2 that lie on Ko-Tun and that she spends', () => {
  const { limits = {} } = testsOfCampaignCards['self-sufficient'] ?? {};
  const shared = Object.values(limits).filter(({ cards }) => cards?.includes('squad-cohesion'));
  assert.equal(shared.length, 2, 'a token of a friend, and one that a friend spends');
  for (const one of shared) proveCampaign(one);
});

/** The case of a card that shows a ruling, whose number its title bears. */
function proveRuling(card: string, ruling: string): void {
  const { works, limits } = testsOfCampaignCards[card] ?? assert.fail(card);
  const cases = Object.entries({ ...works, ...limits }).filter(([title]) => title.endsWith(`(${ruling})`));
  assert.equal(cases.length, 1, ruling);
  for (const [, one] of cases) proveCampaign(one);
}

test('C37 (B2): a token that is worth 2 by Self-Sufficient is not worth 3 by Power Charger', () =>
  proveRuling('power-charger', 'C37'));

test('C38 (A4): Flash Bomb is discarded as it is used', () => proveRuling('flash-bomb', 'C38'));

test('C39 (A4): who has Artificial Stimulants gives them away in its own activation', () =>
  proveRuling('artificial-stimulants', 'C39'));

test('C40 (A10): nobody chooses strain beyond Endurance because it would come to Artificial Stimulants', () =>
  proveRuling('artificial-stimulants', 'C40'));

test('every card of the campaign has tests of what it does and of its limit', () => {
  const said = campaignPack.cards.filter(
    ({ abilities, surges, gains, item }) => (abilities ?? surges ?? gains ?? item) !== undefined,
  );
  // What a companion says for rules of missions, their tests try.
  const companions = campaignPack.companions.map(({ id }) => id);
  const without = [...campaignPack.heroes, ...said, ...addedAbilities]
    .map(({ id }) => id)
    .filter((id) => !companions.includes(id))
    .filter((id) => testsOfCampaignCards[id] === undefined);
  assert.deepEqual(without, []);
  for (const [id, { works, limits }] of Object.entries(testsOfCampaignCards)) {
    assert.ok(Object.keys(works).length > 0 && Object.keys(limits).length > 0, id);
    assert.ok(
      [...campaignPack.heroes, ...campaignPack.cards, ...addedAbilities].some((card) => card.id === id),
      id,
    );
  }
});

test('the page of the campaign lists every card with its state', () => {
  const page = readFileSync(
    new URL('../../docs/games/imperial-assault-campaign.md', import.meta.url),
    'utf8',
  );
  const tables = campaignCardTables(campaignPack.cards, testsOfCampaignCards);
  for (const { id } of campaignPack.cards) assert.ok(tables.includes(`\`${id}\``), id);
  assert.ok(
    page.includes(`\n${tables}\n`),
    'put the output of `node games/imperial-assault/testing/campaign/card-table.ts` into docs/games/imperial-assault-campaign.md',
  );
});
