import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../kernel/seeded.ts';
import type { BotTask } from './bot.ts';
import { greedy } from './greedy.ts';
import { type StakesState, stakesRules } from './testing/stakes.ts';

function asked(view: StakesState, seed: string, timeIsUp = () => false): BotTask {
  const [top] = view.stack;
  const kind = top?.step ?? '';
  const choices = kind === 'take' ? ['take:1', 'take:2', 'take:3'] : ['keep', 'dare'];
  return { rules: stakesRules, view, seat: view.toMove, kind, choices, chance: seeded(seed), timeIsUp };
}

const fresh = (): StakesState => ({ stack: [{ step: 'take' }], scores: [0, 0], toMove: 0, taken: 0 });

test('greedy looks through all decisions of its turn', () => {
  for (const seed of ['a', 'b', 'c', 'd']) assert.equal(greedy.choose(asked(fresh(), seed)), 'take:3');
});

test('greedy weighs chance by its average', () => {
  const view: StakesState = { ...fresh(), stack: [{ step: 'stake' }], taken: 3 };
  let dared = 0;
  for (let seed = 0; seed < 50; seed++) {
    if (greedy.choose(asked(view, `weighs ${seed}`)) === 'dare') dared++;
  }
  assert.ok(dared > 40, `4 points on average against 3 for sure: dared ${dared} times of 50`);
});

test('greedy decides equals by chance', () => {
  const view: StakesState = { ...fresh(), stack: [{ step: 'stake' }], taken: 0 };
  const chosen = new Set(Array.from({ length: 30 }, (_, seed) => greedy.choose(asked(view, `${seed}`))));
  assert.deepEqual([...chosen].sort(), ['dare', 'keep']);
});

test('greedy answers legally without any time', () => {
  const choice = greedy.choose(asked(fresh(), 'hurry', () => true));
  assert.ok(['take:1', 'take:2', 'take:3'].includes(choice));
});

test('greedy leaves the view as it was', () => {
  const view = fresh();
  greedy.choose(asked(view, 'kept'));
  assert.deepEqual(view, fresh());
});

test('greedy takes what weighs most where the game weighs choices itself', () => {
  const rules: typeof stakesRules = {
    ...stakesRules,
    weigh: (_view, _seat, choices) => choices.map((choice) => (choice.kind === 'take' ? -choice.points : 0)),
  };
  for (const seed of ['a', 'b', 'c']) {
    assert.equal(greedy.choose({ ...asked(fresh(), seed), rules }), 'take:1');
  }
});
