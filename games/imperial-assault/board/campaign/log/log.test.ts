import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { campaignOf } from '../../../rules/added.ts';
import { campaignIn } from '../../../rules/campaign/current.ts';
import { BetweenTable, missionsWith } from '../../../testing/campaign/between-table.ts';
import { chaptersOf } from './chapters.ts';
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

  test('the story has a chapter for each mission, with what its events told in the order in which they happened', () => {
    const told = (en: string) => ({ do: 'tell', text: { en } }) as const;
    const when = { at: 'start' } as const;
    const missions = missionsWith({
      'dark-recon': {
        kind: 'introduction',
        events: [
          { id: 'later', when, do: [told('It ends.')] },
          { id: 'alarm', when, do: [told('It begins.'), told('They shout.')] },
          { id: 'never', when, do: [told('Nobody hears this.')] },
        ],
      },
    });
    const table = new BetweenTable({
      play: 'short',
      heroes: ['ann', 'ben'],
      imperialClass: 'iron',
      missions,
    });
    table.passAll();
    table.endMission('rebels');
    const { log } = table.record;
    const [logged] = log;
    assert.ok(logged !== undefined);
    table.record = { ...table.record, log: [{ ...logged, events: ['alarm', 'later', 'alarm'] }] };
    const [chapter, ...others] = chaptersOf(campaignOf(table.terms), campaignIn(table.state));
    assert.deepEqual(others, []);
    assert.equal(chapter?.mission, 'dark-recon');
    assert.equal(chapter.end?.winner, 'rebels');
    assert.deepEqual(
      chapter.told.map(({ en }) => en),
      ['It begins.', 'They shout.', 'It ends.'],
    );
  });
});
