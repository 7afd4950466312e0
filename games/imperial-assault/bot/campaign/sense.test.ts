import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from '../../rules/notation.ts';
import { observe } from '../../rules/view.ts';
import { MissionTable } from '../../testing/campaign/mission-table.ts';
import { weigh } from '../weigh.ts';
import { campaignSense } from './sense.ts';

/** Plays a mission with greedy heroes and a random Empire, until this holds. */
function playGreedily(table: MissionTable, isEnough: () => boolean): void {
  for (let moves = 0; moves < 2000 && !isEnough(); moves++) {
    const [pending] = table.pending;
    if (pending === undefined) return;
    const choices = table.choicesOf(pending);
    const { seat } = pending;
    const worths =
      seat === 0 || choices.length === 1
        ? choices.map(() => table.chance.roll(100))
        : weigh(
            table.terms,
            observe(table.terms, table.state, seat),
            seat,
            choices,
            undefined,
            campaignSense,
          );
    const best = choices[worths.indexOf(Math.max(...worths))];
    assert.ok(best !== undefined, `${pending.frame.step} has no choice`);
    table.play(pending, best);
  }
}

test('greedy heroes go for the aims of the mission: informants are heard before the third round is over', () => {
  const table = new MissionTable('dark-recon', 3);
  playGreedily(table, () => table.state.round > 3);
  const heard = table.events.filter((event) => event.kind === 'usedToken').length;
  assert.ok(heard >= 2, `${heard} tokens were used`);
});

test('every decision of a mission is weighed, whatever it is about', () => {
  const table = new MissionTable('capital-escape', 2);
  playGreedily(table, () => table.state.round > 2);
  for (const pending of table.pending) {
    const choices = table.choicesOf(pending);
    const view = observe(table.terms, table.state, pending.seat);
    const worths = weigh(table.terms, view, pending.seat, choices, undefined, campaignSense);
    assert.equal(worths.length, choices.length);
    assert.ok(worths.every(Number.isFinite), choices.map(format).join(' '));
  }
});
