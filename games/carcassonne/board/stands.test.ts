import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import type { View } from '../rules/view.ts';
import { departuresOf, standsOf } from './stands.ts';

/** What everybody sees in a match at random, answer by answer. */
function viewsOf(seed: string): View[] {
  const match = new Match(game, { options: {}, seed, seats: 3 });
  const chance = seeded(`${seed} answers`);
  const views = [match.view('spectator')];
  for (let [question] = match.questions(); question !== undefined; [question] = match.questions()) {
    match.play(question.seat, question.choices[chance.pick(question.choices.length)] ?? '');
    views.push(match.view('spectator'));
  }
  return views;
}

const figuresOf = ({ small, large }: View['seats'][number]['supply']): number => small + large;

test('every figure that comes back to a supply is seen leaving the table, and no other', () => {
  let seen = 0;
  const views = viewsOf('departures');
  for (const [step, after] of views.entries()) {
    const before = views[step - 1];
    if (before === undefined) continue;
    const gone = departuresOf(before, after);
    seen += gone.length;
    const placed = standsOf(after).length - (standsOf(before).length - gone.length);
    assert.ok(placed === 0 || placed === 1);
    const back = after.seats.reduce(
      (sum, { supply }, seat) => sum + figuresOf(supply) - figuresOf(before.seats[seat]?.supply ?? supply),
      0,
    );
    // A figure that is placed and scored at once stood nowhere before: it cannot be seen leaving.
    assert.ok(gone.length === back + placed, `step ${step}: ${gone.length} left, ${back} came back`);
  }
  assert.ok(seen > 10, String(seen));
});

test('a leap over several tiles, as in a replay, sends no figures home', () => {
  const views = viewsOf('departures');
  const [first, last] = [views.at(0), views.at(-1)];
  assert.ok(first && last);
  assert.deepEqual(departuresOf(last, first), []);
  assert.deepEqual(departuresOf(first, last), []);
});
