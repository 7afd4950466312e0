import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../../kernel/seeded.ts';
import { entry } from '../../../common/at.ts';
import { campaignMissions } from '../../content/campaign/missions.ts';
import { campaignPack } from '../../content/campaign/packs.ts';
import { observe } from '../../rules/view.ts';
import { BetweenTable } from '../../testing/campaign/between-table.ts';
import { weigh } from '../weigh.ts';
import { campaignSense } from './sense.ts';

/** The best choice of everybody, one after the other, until nobody is asked; how many there were. */
function playGreedily(table: BetweenTable): number {
  let moves = 0;
  for (; table.pending.length > 0 && moves < 300; moves++) {
    const pending = entry(table.pending, 0);
    const { step, frame, seat } = pending;
    const choices = step.choices(table.state, frame, seat);
    const view = observe(table.terms, table.state, seat);
    const worths = weigh(table.terms, view, seat, choices, undefined, campaignSense);
    table.apply(pending, entry(choices, worths.indexOf(Math.max(...worths))));
  }
  return moves;
}

test('greedy heroes and a greedy Empire spend what they have in a whole campaign, and no hero is left without a weapon', () => {
  const random = seeded('greedy');
  const table = new BetweenTable({ pack: campaignPack, missions: campaignMissions(), seats: 4 });
  let moves = playGreedily(table);
  while (table.record.next !== null) {
    table.endMission(random.pick(2) === 0 ? 'rebels' : 'empire', 3);
    moves += playGreedily(table);
    for (const { items } of table.record.heroes)
      assert.ok(items.some(({ card }) => campaignPack.cards[card]?.item?.attack !== undefined));
  }
  const { heroes, empire, credits } = table.record;
  for (const { xp, classCards } of heroes) assert.ok(xp <= 3 && classCards.length >= 3);
  assert.ok(heroes.reduce((sum, { items }) => sum + items.length, 0) >= 6);
  assert.ok(credits <= 600 && empire.xp <= 3 && empire.classCards.length >= 4);
  assert.ok(empire.agendaHand.length + empire.agendasInPlay.length > 0);
  assert.ok(moves < 200, `${moves} choices`);
});
