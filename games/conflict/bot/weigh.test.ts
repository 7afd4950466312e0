import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../../bots/bot.ts';
import { greedy } from '../../../bots/greedy.ts';
import { random } from '../../../bots/random.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { applyNotation, findPending, settle } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { type ConflictRules, game } from '../game.ts';
import type { Options } from '../rules/options.ts';
import type { ConflictState } from '../rules/state.ts';
import type { TablePosition } from '../rules/table.ts';

/** What greedy chooses at a table. */
function chosen(position: TablePosition, options: Options = {}): string {
  const rules = game.open({ pack: 'reconstructed', ...options });
  const state = rules.arrange(
    { seats: 2, first: 0, toMove: 0, marker: 10, ...position },
    seeded('table'),
    nothingGiven,
  );
  return answerOf(greedy, rules, state, seeded('bot')).text;
}

const nothingGiven = { bring: [], carry: undefined };

/** What a bot answers to the decision that a state waits for. */
function answerOf(bot: Bot, rules: ConflictRules, state: ConflictState, chance: Chance) {
  const [pending] = findPending(rules, state);
  if (pending?.kind !== 'choice') throw new Error('nobody is asked');
  const { seat, frame, step } = pending;
  const choices = step.choices(state, frame, seat).map((choice) => rules.format(choice));
  const view = rules.observe(state, seat);
  return {
    seat,
    text: bot.choose({ rules, view, seat, kind: frame.step, choices, chance, timeIsUp: () => false }),
  };
}

/** Whether a team of four wins the match of that seed. */
function wins(bot: Bot, seed: string): boolean {
  const chance = seeded(seed);
  const rules = game.open({});
  const state = rules.setup(4, chance, nothingGiven);
  settle(rules, state, chance);
  while (state.result === null) {
    const { seat, text } = answerOf(bot, rules, state, chance);
    applyNotation(rules, state, seat, text, chance);
  }
  return state.result === 'heroes';
}

const cards = (...ids: readonly string[]) => ids.map((card) => ({ card }));
const twoHeroes = { phasma: { hero: 'rey' }, hux: { hero: 'poe' } } as const;

test('a pair that draws the last hero is used for that, and paid', () => {
  const black = [{ card: 'B12', up: true as const }];
  const choice = chosen({
    stage: 'useDice',
    dice: [1, 1, 0],
    hands: [cards('Y24', 'O12'), []],
    decks: { black },
    leaders: twoHeroes,
  });
  assert.equal(choice, 'draw:black:dice1,2:pay=O12');
});

test('no die of a pair that wins is rolled again', () => {
  const choice = chosen({
    stage: 'reroll',
    dice: [1, 0, 1],
    rerolls: 2,
    hands: [cards('O12'), []],
    decks: { black: [{ card: 'B12', up: true }] },
    leaders: twoHeroes,
  });
  assert.equal(choice, 'roll:keep');
});

test('leaders are covered where the match would be lost otherwise', () => {
  const choice = chosen({
    stage: 'cover',
    marker: 47,
    turnStart: 46,
    hands: [cards('Y38', 'Y50', 'Y51'), []],
  });
  assert.ok(choice.startsWith('cover:'), choice);
});

test('in the simplified variant, the leader with the most symbols is covered first', () => {
  const choice = chosen(
    { stage: 'cover', marker: 48, turnStart: 46, hands: [cards('Y24'), []] },
    { simplified: true },
  );
  assert.equal(choice, 'cover:Y24@kylo');
});

test('of the cards that were turned up, one without attack is put on top', () => {
  const choice = chosen({
    stage: 'order',
    dice: [2, 0, 0],
    used: [1],
    order: { deck: 'yellow', count: 2, to: 'top' },
    decks: { yellow: [...['Y14', 'Y50'].map((card) => ({ card, up: true as const })), {}] },
  });
  assert.equal(choice, 'order:2,1');
});

test('the cheapest card is discarded, and a retreat is kept', () => {
  assert.equal(
    chosen({ stage: 'discard', marker: 8, turnStart: 7, hands: [cards('Y50', 'Y14', 'O24'), []] }),
    'discard:Y14',
  );
});

test('a Black card that is known to be no hero goes to the bottom', () => {
  const black = [{ card: 'B08', known: [0, 1, 'spectator' as const], half: 'upper' as const }];
  const rest = Array.from({ length: 5 }, () => ({ half: 'lower' as const }));
  const choice = chosen({
    stage: 'playCard',
    decks: { black: [...black, ...rest] },
    heroes: { upper: 0, lower: 2 },
    leaders: { phasma: { hero: 'rey' } },
  });
  assert.equal(choice, 'play:S1-black');
});

test('a team of greedy players wins the standard board at least ten times as often as a random one', () => {
  const seeds = Array.from({ length: 60 }, (_, number) => `team ${number}`);
  const won = {
    greedy: seeds.filter((seed) => wins(greedy, seed)).length,
    random: seeds.filter((seed) => wins(random, seed)).length,
  };
  assert.ok(won.greedy >= 10 && won.greedy >= 10 * won.random, JSON.stringify(won));
});
