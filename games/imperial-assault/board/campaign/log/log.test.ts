import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { seeded } from '../../../../../kernel/seeded.ts';
import { game } from '../../../campaign-game.ts';
import { campaignOf } from '../../../rules/added.ts';
import { campaignIn } from '../../../rules/campaign/current.ts';
import { BetweenTable } from '../../../testing/campaign/between-table.ts';
import { chaptersOf, paragraphsOf } from './chapters.ts';
import { scoreOf, timelineOf } from './timeline.ts';

/** The states of the stages, and what was played at each, as one line each. */
function linesOf(table: BetweenTable): string[] {
  return timelineOf(campaignOf(table.terms), table.record).map(({ state, played, next, choices }) =>
    [state, ...played.map(({ mission, winner }) => `${mission} ${winner}`), next ?? '', choices.join(' ')]
      .filter((part) => part !== '')
      .join(', '),
  );
}

/** A short campaign whose setup is done. */
function begun(): BetweenTable {
  const table = new BetweenTable({ play: 'short', heroes: ['ann', 'ben'], imperialClass: 'iron' });
  table.passAll();
  return table;
}

suite('the log of a campaign on the page of its series', () => {
  test('B12: a campaign that begins has its introduction open and all other stages ahead', () => {
    assert.deepEqual(linesOf(begun()), ['open, dark-recon', 'ahead', 'ahead']);
    const whole = new BetweenTable({ heroes: ['ann', 'ben'], imperialClass: 'iron' });
    assert.equal(timelineOf(campaignOf(whole.terms), whole.record).length, 8);
  });

  test('B12: a stage is played as soon as its mission is over, and the next one opens with the vote', () => {
    const table = begun();
    table.endMission('empire');
    assert.deepEqual(linesOf(table), ['played, dark-recon empire', 'ahead', 'ahead']);
    while (table.asked.every(({ step }) => step !== 'voteMission')) {
      const [one] = table.asked;
      table.play(`${one?.seat} ${one?.choices.find((choice) => choice === 'pass') ?? one?.choices[0]}`);
    }
    const { active } = table.record;
    const [, side = ''] = linesOf(table);
    assert.match(side, /^open, \S+ \S+$/);
    for (const id of side.replace('open, ', '').split(' ')) assert.ok(active.includes(id), id);
    table.passAll();
    assert.equal(linesOf(table)[1], `open, ${table.record.next}`);
  });

  test('A13: a forced mission stands at the stage after which it was played', () => {
    const table = begun();
    table.record = { ...table.record, forced: ['raid'] };
    table.endMission('rebels');
    table.passAll();
    assert.equal(table.record.next, 'raid');
    assert.equal(linesOf(table)[0], 'open, dark-recon rebels, raid');
    table.endMission('empire');
    assert.match(linesOf(table)[0] ?? '', /^played, dark-recon rebels, raid empire/);
    assert.deepEqual(scoreOf(table.record), { rebels: 1, empire: 1 });
  });

  test('C10: a stage without a mission is passed over', () => {
    const table = begun();
    table.record = { ...table.record, stage: 2, next: 'disruption' };
    assert.deepEqual(linesOf(table), ['passed', 'passed', 'open, disruption']);
  });

  test('C12: a mission that is played alone is a single stage', () => {
    const table = new BetweenTable({
      play: 'mission',
      mission: 'disruption',
      heroes: ['ann', 'ben'],
      imperialClass: 'iron',
    });
    assert.deepEqual(linesOf(table), ['open, disruption']);
  });

  test('the story has a chapter for each mission, with what was told while it was played', () => {
    const table = begun();
    const told = [
      { event: 'alarm', text: { en: 'It begins.' } },
      { event: 'later', text: { en: 'It ends.' } },
    ];
    table.endMission('rebels', 0, told);
    const [chapter, ...others] = chaptersOf(campaignOf(table.terms), campaignIn(table.state));
    assert.deepEqual(others, []);
    assert.equal(chapter?.mission, 'dark-recon');
    assert.equal(chapter.end?.winner, 'rebels');
    assert.deepEqual(
      chapter.told.map(({ en }) => en),
      ['It begins.', 'It ends.'],
    );
  });

  test('the page tells what sealed events told, though it has their mission without them; what they did not tell stays sealed', () => {
    const whole = game.open({ play: 'short' });
    const { campaign } = whole.observe(
      whole.arrange(
        {
          between: { step: 'rebelUpgrade' },
          record: {
            heroes: [{ hero: 'diala-passil' }, { hero: 'fenn-signis' }],
            empire: { class: 'military-might' },
            log: [
              {
                stage: 0,
                mission: 'dark-recon',
                winner: 'rebels',
                rounds: 5,
                events: ['first-word', 'droid-patrol'],
                told: ['first-word.1', 'droid-patrol.1'],
                wounded: [],
                withdrew: [],
              },
            ],
          },
        },
        seeded('story'),
        { bring: [], carry: undefined },
      ),
      'spectator',
    );
    const open = game.open({ play: 'short', pack: JSON.parse(JSON.stringify(whole.content?.pack)) });
    assert.ok(campaign !== undefined);
    const [chapter] = chaptersOf(campaignOf(open.terms), campaign);
    const told = chapter?.told.map(({ en }) => en) ?? [];
    assert.match(told[0] ?? '', /They dig under the old temple/);
    assert.match(told[1] ?? '', /A patrol of droids/);
    assert.equal(told.length, 2);
    assert.doesNotMatch(JSON.stringify(campaign), /riot squad/);
  });

  test('a match that went on from before texts were kept has briefing and end of the missions behind it', () => {
    const table = begun();
    table.endMission('rebels');
    const log = table.record.log.map(({ told: _told, ...old }) => old);
    table.record = { ...table.record, log };
    const [chapter] = chaptersOf(campaignOf(table.terms), campaignIn(table.state));
    assert.equal(chapter?.end?.winner, 'rebels');
    assert.deepEqual(chapter.told, []);
  });

  test('short texts run on in one paragraph, and what was told twice is read once', () => {
    const long = 'A patrol of droids sweeps down between the towers, as it does every night. '
      .repeat(4)
      .trim();
    assert.deepEqual(paragraphsOf(['Rebels!', 'Run!', 'Rebels!', long, 'It ends.']), [
      `Rebels! Run! ${long}`,
      'It ends.',
    ]);
    assert.deepEqual(paragraphsOf([]), []);
  });
});
