import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { createSays } from '../../../../testkit/say.ts';
import { game } from '../../campaign-game.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { campaignOf } from '../../rules/added.ts';
import { missionCalled } from '../../rules/campaign/between/missions.ts';
import { drawnAsText } from '../../testing/drawn.ts';

const { Dossier } = await import('./dossier.tsx');
const { LayingDrawing } = await import('./map/laying-drawing.tsx');
const [say = assert.fail('nobody speaks')] = await createSays(campaignMessages);
const { terms } = game.open({});
const campaign = campaignOf(terms);

test('A13: a dossier shows the map as it lies at the start, with its doors, and nothing of hidden sections', () => {
  for (const id of ['unfinished-business', 'dark-recon', 'disruption']) {
    const { laid } = missionCalled(campaign, id) ?? assert.fail(id);
    const text = drawnAsText(h(Dossier, { campaign, cards: terms.pack, id, threat: 2, say }));
    const situation = { openDoors: [], rubble: [], shields: [] };
    assert.ok(text.includes(drawnAsText(h(LayingDrawing, { laid, situation }))), id);
  }
  const hidden = drawnAsText(
    h(Dossier, { campaign, cards: terms.pack, id: 'unfinished-business', threat: 2, say }),
  );
  assert.doesNotMatch(hidden, /il-palace/);
});
