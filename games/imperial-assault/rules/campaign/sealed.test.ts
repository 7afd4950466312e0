import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Chance } from '../../../../kernel/chance.ts';
import { applyMove, findPending, settle } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { checkAgainst } from '../../../../schema/check.ts';
import { type CampaignRules, campaignGame } from '../../campaign-game.ts';
import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import { layings } from '../../content/campaign/maps.ts';
import { campaignMissions, missions } from '../../content/campaign/missions.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { gameOf } from '../../testing/campaign/campaign-table.ts';
import { busyField, busyMission } from '../../testing/campaign/test-mission.ts';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { BattleState } from '../state.ts';
import { campaignOptionsSchema, campaignTermsOf, termsOfContent } from './options.ts';

const alone = { play: 'mission', mission: 'dark-recon' } as const;
const box = campaignGame(campaignTermsOf);
const { content } = box.open(alone);

/** The open part of the box, as a page receives it. */
function openPart(): CampaignFile {
  const { pack } = box.open({ pack: JSON.parse(JSON.stringify(content?.pack)), ...alone }).content ?? {};
  assert.deepEqual(pack, content?.pack);
  return JSON.parse(JSON.stringify(pack));
}

test('what the Rebels may not know before it happens is in the sealed part alone', () => {
  const { pack, sealed } = content ?? {};
  const open = JSON.stringify(pack);
  const secret = JSON.stringify(sealed);
  const texts = missions.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.open === true
        ? []
        : event.do.flatMap((effect) => (effect.do === 'tell' ? [JSON.stringify(effect.text)] : [])),
    ),
  );
  assert.ok(texts.length > 20);
  for (const text of texts) {
    assert.ok(!open.includes(text), text);
    assert.ok(secret.includes(text), text);
  }
});

test('the open part of the box fits the options, gives the same hash, and begins no match', () => {
  const options = { pack: openPart(), ...alone };
  const checked = checkAgainst(campaignOptionsSchema, options);
  assert.deepEqual(checked.ok ? [] : checked.faults, []);
  const rules = box.open(options);
  assert.equal(rules.content?.hash, content?.hash);
  assert.equal(rules.content?.sealed, undefined);
  assert.throws(() => rules.setup(3, seeded('open'), { bring: [], carry: undefined }), { code: 'bad-pack' });
});

test('a campaign goes on with the cards, tiles and missions with which it began, whatever the game has', () => {
  const tough = campaignPack.deployments.map((card) =>
    card.id === 'stormtrooper' ? { ...card, health: 30 } : card,
  );
  const before = campaignGame((options) =>
    termsOfContent(
      { ...campaignPack, deployments: tough },
      campaignMissions().filter(({ campaign }) => campaign.id === 'dark-recon'),
      options,
    ),
  );
  const { content: began } = before.open(alone);
  const pack = JSON.parse(JSON.stringify({ ...Object(began?.pack), sealed: began?.sealed }));
  const checked = checkAgainst(campaignOptionsSchema, { pack, ...alone });
  assert.deepEqual(checked.ok ? [] : checked.faults, []);
  const { terms, content: again } = box.open({ pack, ...alone });
  assert.deepEqual([again?.hash, again?.sealed], [began?.hash, JSON.parse(JSON.stringify(began?.sealed))]);
  assert.notEqual(again?.hash, content?.hash);
  assert.equal(terms.fighters.find(({ id }) => id === 'stormtrooper')?.health, 30);
});

test('the sealed part does not change the hash of the open one', () => {
  const other: CampaignFile = {
    schemaVersion: 1,
    id: campaignPack.id,
    name: campaignPack.name,
    layings,
    missions: missions.map((mission) => ({
      ...mission,
      groups: { ...mission.groups, reserved: [] },
      events: mission.events.map((event) =>
        event.open === true ? event : { ...event, do: event.do.filter((effect) => effect.do !== 'tell') },
      ),
    })),
  };
  const changed = box.open({ pack: other, ...alone }).content;
  assert.equal(changed?.hash, content?.hash);
  assert.notDeepEqual(changed?.sealed, content?.sealed);
});

test('rules with the open part alone observe, imagine and look ahead from every view of a match', () => {
  const game = gameOf({ mission: busyMission, field: busyField });
  const options = { play: 'mission', mission: 'test-mission', heroes: ['brave', 'clever'] } as const;
  const whole = game.open(options);
  const open = game.open({ ...options, pack: JSON.parse(JSON.stringify(whole.content?.pack)) });
  for (let seed = 0; seed < 6; seed++) {
    const chance = seeded(`match ${seed}`);
    const state = whole.setup(3, chance, { bring: [], carry: undefined });
    settle<BattleState, Choice, Event>(whole, state, chance);
    for (let moves = 0; playOne(whole, state, chance); moves++) {
      const isOfEvent = state.stack.some(({ step }) => step === 'missionEvent');
      for (const viewer of isOfEvent || moves % 9 === 0 ? ([0, 1, 'spectator'] as const) : []) {
        const view = whole.observe(state, viewer);
        const imagined = open.imagine(view, chance);
        assert.deepEqual(open.observe(imagined, viewer), view);
        for (let ahead = 0; ahead < 10 && playOne(open, imagined, chance); ahead++);
      }
    }
  }
});

/** Plays one move at random; tells whether there was any to play. */
function playOne(rules: CampaignRules, state: BattleState, chance: Chance): boolean {
  const [pending] = findPending<BattleState, Choice, Event>(rules, state);
  if (pending?.kind !== 'choice') return false;
  const choices = pending.step.choices(state, pending.frame, pending.seat);
  const choice = choices[chance.pick(choices.length)];
  if (choice === undefined) return false;
  applyMove<BattleState, Choice, Event>(rules, state, pending, choice, chance);
  return true;
}
