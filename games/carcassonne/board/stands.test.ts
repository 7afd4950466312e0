import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/event.ts';
import type { TableView } from '../rules/view.ts';
import { departuresOf } from './stands.ts';

/** What everybody sees in a match at random: after each move the events and the view. */
function stepsOf(seed: string): { events: Event[]; view: TableView }[] {
  const match = new Match(game, { options: {}, seed, seats: 3 });
  const { pack } = game.open({});
  const look = (): TableView => ({ ...match.view('spectator'), pack });
  const chance = seeded(`${seed} answers`);
  const steps: { events: Event[]; view: TableView }[] = [{ events: [], view: look() }];
  for (let [decision] = match.decisions(); decision !== undefined; [decision] = match.decisions()) {
    const choice = decision.choices[chance.pick(decision.choices.length)] ?? '';
    const events = match.play(decision.seat, choice).map(({ event }) => event);
    steps.push({ events, view: look() });
  }
  return steps;
}

const figuresOf = ({ small, large }: TableView['seats'][number]['supply']): number => small + large;

test('every figure that comes back to a supply is seen leaving the table, and no other', () => {
  let seen = 0;
  const steps = stepsOf('departures');
  for (const [step, { events, view: after }] of steps.entries()) {
    const before = steps[step - 1]?.view;
    if (before === undefined) continue;
    const gone = departuresOf(before, after, events).length;
    const placed = events.filter(({ kind }) => kind === 'placedFigure').length;
    const back = after.seats.reduce(
      (sum, { supply }, seat) => sum + figuresOf(supply) - figuresOf(before.seats[seat]?.supply ?? supply),
      0,
    );
    assert.equal(gone, back + placed, `step ${step}`);
    seen += gone;
  }
  assert.ok(seen > 10, String(seen));
});

test('a leap over several tiles, as in a replay, sends no figures home', () => {
  const steps = stepsOf('departures');
  const [first, last] = [steps.at(0)?.view, steps.at(-1)?.view];
  assert.ok(first && last);
  assert.deepEqual(departuresOf(last, first, []), []);
  assert.deepEqual(departuresOf(first, last, []), []);
});
