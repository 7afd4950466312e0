import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { seeded } from '../../../../kernel/seeded.ts';
import { createSays } from '../../../../testkit/say.ts';
import { entry } from '../../../common/at.ts';
import { sentence } from '../../../sentences.ts';
import { campaignMessages } from '../../messages/campaign/index.ts';
import { campaignOf } from '../../rules/added.ts';
import type { CampaignEvent } from '../../rules/campaign/event.ts';
import { observe } from '../../rules/view.ts';
import { BetweenTable, missionsWith } from '../../testing/campaign/between-table.ts';
import { betweenChoice, betweenEvent, betweenGroup, betweenPrompt, campaignSection } from './between.ts';

const speakers = await createSays(campaignMessages);
const [say = assert.fail('nobody speaks')] = speakers;

function seenBy(table: BetweenTable, viewer: number) {
  return { terms: table.terms, view: observe(table.terms, table.state, viewer) };
}

/** What the first language says of what a seat hears, in order. */
function told(table: BetweenTable, events: readonly CampaignEvent[], viewer: number): string[] {
  const seen = seenBy(table, viewer);
  return events.flatMap((event) => {
    const said = betweenEvent(event, seen);
    return said === undefined ? [] : [say(said)];
  });
}

suite('words of what happens between missions', () => {
  test('every event, question and choice of many campaigns has its sentence in six languages', () => {
    const random = seeded('words w2');
    const kinds = new Set<string>();
    const steps = new Set<string>();
    for (let campaign = 0; campaign < 16; campaign++) {
      const table = new BetweenTable({ seats: 3 + (campaign % 3), seed: `words ${campaign}` });
      for (let mission = 0; mission < 12; mission++) {
        while (table.pending.length > 0) {
          const pending = entry(table.pending, random.pick(table.pending.length));
          const { seat, frame, step } = pending;
          const seen = seenBy(table, seat);
          const top = table.state.stack.at(-1);
          assert.ok(top !== undefined && top.step !== 'lanes');
          const choices = step.choices(table.state, frame, seat);
          const asked = betweenPrompt(top, seat, seen);
          const prompt = asked && sentence(`prompt.${top.step}`, { seat: { seat }, ...asked });
          const said = choices.map((choice) => betweenChoice(choice, seen));
          const headings = choices.flatMap((choice) => betweenGroup(choice, seen) ?? []);
          if (!steps.has(frame.step) || random.pick(12) === 0)
            for (const sentence of [prompt, ...said, ...headings]) {
              assert.ok(sentence !== undefined, frame.step);
              for (const speak of speakers) assert.doesNotMatch(speak(sentence), /undefined|–|\s\s/);
            }
          steps.add(frame.step);
          table.apply(pending, entry(choices, random.pick(choices.length)));
        }
        for (const events of [table.events, table.heard])
          for (const event of events) {
            if (kinds.has(event.kind) && random.pick(8) > 0) continue;
            kinds.add(event.kind);
            const sentence = betweenEvent(event, seenBy(table, 1));
            assert.ok(sentence !== undefined, event.kind);
            for (const speak of speakers) assert.doesNotMatch(speak(sentence), /undefined|\s\s/, event.kind);
          }
        const [section] = campaignSection(seenBy(table, mission % 3));
        assert.ok(section !== undefined);
        for (const line of [section.title, ...section.lines])
          for (const speak of speakers) assert.doesNotMatch(speak(line), /undefined|\s\s/);
        if (table.record.next === null) break;
        table.endMission(random.pick(2) === 0 ? 'rebels' : 'empire', 2);
      }
    }
    assert.equal(steps.size, 12, [...steps].join(' '));
    assert.equal(kinds.size, 24, [...kinds].join(' '));
  });

  test('the log reads like a story, and the heroes do not hear which agenda the Empire buys', () => {
    const table = new BetweenTable({ heroes: ['ann', 'ben'], imperialClass: 'iron' });
    table.passAll();
    table.endMission('empire', 1);
    table.record = { ...table.record, credits: 250 };
    const shop = table.state.stack.at(-1);
    assert.ok(shop?.step === 'rebelUpgrade');
    table.state.stack[table.state.stack.length - 1] = { ...shop, shop: [] };
    table.play('1 sell:ann-blade', '1 -', '2 -');
    const [bought = ''] = table.asked[0]?.choices.filter((choice) => choice.startsWith('buy:')) ?? [];
    table.play(`0 ${bought}`);
    assert.deepEqual(
      told(table, table.heard, 1).filter((line) => !/^(The shop|New missions)/.test(line)),
      [
        'The Empire wins the mission Dark Recon.',
        'The heroes gain 50 credits and have 50.',
        'The Empire gains 2 influence and has 2.',
        'Ben sells blade for 50 credits.',
        'Ben is done with the upgrades.',
        'Cleo is done with the upgrades.',
        'The Empire draws agendas: 4.',
        'Ann buys a secret agenda for 1 influence.',
      ],
    );
    const [own = ''] = told(table, table.events, 0).slice(-1);
    assert.match(own, /^Ann buys \w+ \d for \d influence\.$/);
  });

  test('A13: what agendas bring that are missions, and what missions to choose from are about, is told to those who know them', () => {
    const missions = missionsWith({
      trap: { name: { en: 'Trap' }, briefing: { en: 'They wait for you.' } },
      'inside-man': { kind: 'story', name: { en: 'Inside Man' }, briefing: { en: 'A friend within.' } },
    });
    const table = new BetweenTable({ missions });
    table.passAll();
    table.endMission('empire', 1);
    const { upgradeNumber } = campaignOf(table.terms).content;
    const trap = upgradeNumber.get('traps-2') ?? assert.fail();
    table.record = { ...table.record, empire: { ...table.record.empire, agendasDrawn: [trap] } };
    const read = (viewer: number): string[] =>
      campaignSection(seenBy(table, viewer)).flatMap(({ title, lines }) => [title, ...lines].map(say));
    const [own, others] = [read(0), read(1)];
    const brief = ['Trap', 'They wait for you.', 'If the Empire wins: badge'];
    assert.deepEqual(own.slice(own.indexOf('Trap'), own.indexOf('Trap') + 3), brief);
    assert.ok(!others.includes('They wait for you.'));
    const at = others.indexOf('Inside Man');
    assert.deepEqual(others.slice(at, at + 3), ['Inside Man', 'A friend within.', 'For both sides: 2 XP']);
  });
});
