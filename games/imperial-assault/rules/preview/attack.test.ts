import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Chance } from '../../../../kernel/chance.ts';
import { MatchChance } from '../../../../kernel/match-chance.ts';
import { outcomes } from '../../../../kernel/outcomes.ts';
import { applyMove, findPending } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import type { Ability } from '../../content/pack.ts';
import { currentAttack } from '../attack/current.ts';
import { copy } from '../copy.ts';
import { parse, parseFigure } from '../notation.ts';
import type { BattleState } from '../state.ts';
import { stepsOf } from '../steps.ts';
import { type Setting, Skirmish } from '../testing/skirmish.ts';
import { type AttackForecast, forecastAttack, forecastChoice, forecastCurrent } from './attack.ts';

const rulesOf = (table: Skirmish) => ({
  id: 'imperial-assault',
  steps: stepsOf(table.terms),
  copy,
  parse,
});

/** What the attack comes to if everybody passes and the attacker spends surges for the most damage: by trying all. */
function bestDamage(table: Skirmish, state: BattleState, chance: Chance): number {
  const rules = rulesOf(table);
  for (;;) {
    const attack = currentAttack(state);
    if (attack === undefined || attack.phase === 'after') return state.last?.damage ?? 0;
    const [pending] = findPending(rules, state);
    if (pending?.kind !== 'choice') return state.last?.damage ?? 0;
    const choices = pending.step.choices(state, pending.frame, pending.seat);
    if (pending.frame.step !== 'surge') {
      const pass = choices.find(({ kind }) => kind === 'pass');
      assert.ok(pass, `${pending.frame.step} can be passed`);
      applyMove(rules, state, pending, pass, chance);
      continue;
    }
    return Math.max(
      ...choices.map((choice) => {
        const next = copy(state);
        const [same] = findPending(rules, next);
        assert.ok(same?.kind === 'choice');
        applyMove(rules, next, same, choice, chance);
        return bestDamage(table, next, chance);
      }),
    );
  }
}

/** The chances of each damage by all courses of the real match, after a choice. */
function counted(table: Skirmish, text: string): string {
  const [pending] = findPending(rulesOf(table), table.state);
  const found = outcomes(rulesOf(table), table.state, pending?.seat ?? 0, text, {
    read: (state) => bestDamage(table, state, seeded('never used')),
    limit: 50_000,
    chance: seeded('samples'),
  });
  assert.ok(found.exact, 'all courses are counted');
  return [...found.outcomes]
    .sort((one, other) => one.result - other.result)
    .map(({ result, probability }) => `${result}: ${probability.toFixed(6)}`)
    .join(', ');
}

function foreseen(forecast: AttackForecast | undefined): string {
  assert.ok(forecast);
  return forecast.damage
    .flatMap((chance, amount) => (chance > 1e-12 ? [`${amount}: ${chance.toFixed(6)}`] : []))
    .join(', ');
}

const number = (name: string): number => parseFigure(name) ?? -1;

/** An attack of a1.1 on b1.1, as foreseen and as all courses of the match come out. */
function checkAttack(setting: Setting): AttackForecast {
  const table = new Skirmish(setting).play('group:a1');
  const forecast = forecastAttack(table.terms, table.state, number('a1.1'), number('b1.1'));
  assert.equal(foreseen(forecast), counted(table, 'attack:b1.1'));
  assert.ok(forecast);
  return forecast;
}

const surge = (cost: number, change: object) => ({ cost, gain: [{ do: 'change', ...change }] }) as const;

describe('A8: an attack is foreseen as all courses of the match come out', () => {
  test('with dice alone', () => {
    const forecast = checkAttack({ a: [{ at: 'A1' }], b: [{ at: 'B1', defence: ['white'] }] });
    assert.equal(forecast.hit.toFixed(6), (5 / 6).toFixed(6));
    assert.equal(forecast.misses.dodge.toFixed(6), (1 / 6).toFixed(6));
  });

  test('with accuracy to reach a distance', () => {
    const forecast = checkAttack({
      a: [{ at: 'A1', attack: { type: 'ranged', dice: ['blue', 'green'] } }],
      b: [{ at: 'F1', defence: ['black'] }],
    });
    assert.equal(forecast.distance, 5);
    assert.ok(forecast.misses.accuracy > 0.3);
  });

  test('with surges spent best, evades taken off, and modifiers of both sides', () => {
    checkAttack({
      a: [
        {
          at: 'A1',
          attack: { type: 'ranged', dice: ['blue', 'yellow'] },
          gains: [{ do: 'change', pierce: 1 }],
          surges: [surge(1, { damage: 1 }), surge(1, { accuracy: 2 }), surge(2, { damage: 2, pierce: 1 })],
        },
      ],
      b: [{ at: 'E1', defence: ['white'], gains: [{ do: 'change', block: 1, evade: 1 }] }],
    });
  });

  test('with conditions: Focused and Hidden attackers, Weakened and Hidden targets (A9)', () => {
    const attack = { type: 'ranged', dice: ['yellow'] } as const;
    const surges = [surge(1, { damage: 1 })];
    checkAttack({
      a: [{ at: 'A1', attack, surges, has: ['focused', 'hidden'] }],
      b: [{ at: 'C1', defence: ['white'], has: ['weakened'] }],
    });
    checkAttack({
      a: [{ at: 'A1', attack, surges, has: ['weakened'] }],
      b: [{ at: 'C1', defence: ['white'], has: ['hidden'] }],
    });
  });

  test('with an ability that looks at the dice: a block for each evade', () => {
    checkAttack({
      a: [
        { at: 'A1', attack: { type: 'melee', dice: ['red', 'yellow'] }, surges: [surge(1, { damage: 1 })] },
      ],
      b: [
        {
          at: 'B1',
          defence: ['white', 'white'],
          abilities: [
            {
              id: 'cunning',
              name: 'Cunning',
              when: { at: 'attack', step: 'modify', as: 'target' },
              effects: [{ do: 'change', block: 1, per: { result: 'evade' } }],
            },
          ],
        },
      ],
    });
  });
});

const aim: Ability = {
  id: 'aim',
  name: 'Aim',
  when: { at: 'attack', step: 'reroll', as: 'attacker' },
  optional: true,
  effects: [{ do: 'reroll', dice: 'attack', count: 1 }],
};
const luck: Ability = {
  id: 'luck',
  name: 'Luck',
  when: { at: 'attack', step: 'reroll', as: 'target' },
  optional: true,
  effects: [{ do: 'reroll', dice: 'defence', count: 1 }],
};

/** The chances of each damage after a choice in the attack that goes on, as foreseen and by all courses. */
function checkChoice(table: Skirmish, text: string): AttackForecast {
  const [pending] = findPending(rulesOf(table), table.state);
  const choice = parse(text);
  assert.ok(pending && choice);
  const forecast = forecastChoice(table.terms, table.state, pending.seat, choice);
  assert.equal(foreseen(forecast), counted(table, text));
  assert.ok(forecast);
  return forecast;
}

/** The damage of a roll of a red, a yellow and a black die that nobody changes, by the rules. */
function damageOfRoll(table: Skirmish, faces: readonly number[]): number {
  const state = copy(table.state);
  const chance = new MatchChance('not used');
  chance.prescribe([...faces]);
  const rules = rulesOf(table);
  const [pending] = findPending(rules, state);
  const choice = parse('attack:b1.1');
  assert.ok(pending?.kind === 'choice' && choice);
  applyMove(rules, state, pending, choice, chance);
  return bestDamage(table, state, chance);
}

function meanOfDie(of: (face: number) => number): number {
  return [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + of(face) / 6, 0);
}

function meanOfRolls(of: (faces: readonly number[]) => number): number {
  return meanOfDie((one) => meanOfDie((two) => meanOfDie((three) => of([one, two, three]))));
}

describe('A8: each choice of an attack that goes on is foreseen', () => {
  const setting: Setting = {
    a: [
      {
        at: 'A1',
        attack: { type: 'melee', dice: ['red', 'yellow'] },
        surges: [surge(1, { damage: 1 }), surge(1, { pierce: 2 })],
        abilities: [aim],
        tokens: ['damage'],
      },
    ],
    b: [{ at: 'B1', defence: ['black'], abilities: [luck], tokens: ['block'] }],
  };

  test('step 3: each die that may be rolled again', () => {
    const table = new Skirmish(setting).attack('b1.1', 'red1 yellow3 black2').play('-', '-');
    const kept = checkChoice(table, '-');
    assert.deepEqual(
      kept.damage.map(Math.round),
      [0, 0, 1],
      'one and one, and one of the surge, less one block',
    );
    assert.deepEqual(kept.spent.length, 1);
    table.play('use:aim>a1.1');
    assert.equal(table.asks, 'a rerollDie');
    const again = checkChoice(table, 'die:1');
    assert.ok(again.expected > kept.expected);
    checkChoice(table, 'die:2');
  });

  test('step 1: a power token, before the roll', () => {
    const table = new Skirmish(setting).attack('b1.1', 'red1 yellow3 black4');
    assert.equal(table.asks, 'a window');
    const [without, spent] = ['-', 'spend:damage'].map((text) => {
      const choice = parse(text);
      return choice && forecastChoice(table.terms, table.state, 0, choice)?.expected;
    });
    assert.ok(without !== undefined && spent !== undefined && spent > without);
  });

  test('step 5: each surge', () => {
    const table = new Skirmish(setting).attack('b1.1', 'red1 yellow3 black4').play('-', '-', '-', '-');
    assert.equal(table.asks, 'a surge');
    assert.equal(checkChoice(table, 'surge:a1.damage-1').expected, 1);
    assert.equal(checkChoice(table, 'surge:a1.pierce-2').expected, 2);
    assert.equal(forecastCurrent(table.terms, table.state)?.expected, 2);
    assert.deepEqual(forecastCurrent(table.terms, table.state)?.spent, [1]);
  });

  test('before the roll: what a reroll of one side would do, if it is used where it helps', () => {
    const table = new Skirmish(setting).play('group:a1');
    const [attacker, target] = [number('a1.1'), number('b1.1')];
    const [plain, aimed, lucky] = [
      undefined,
      { seat: 0, choice: parse('use:aim>a1.1') },
      { seat: 1, choice: parse('use:luck>b1.1') },
    ].map((using) =>
      forecastAttack(
        table.terms,
        table.state,
        attacker,
        target,
        using?.choice && { seat: using.seat, choice: using.choice },
      ),
    );
    assert.ok(plain && aimed && lucky);
    assert.ok(aimed.expected > plain.expected && plain.expected > lucky.expected);
    const byHand = meanOfRolls((dice) => {
      const again = [0, 1].map((die) => meanOfDie((face) => damageOfRoll(table, dice.with(die, face))));
      return Math.max(damageOfRoll(table, dice), ...again);
    });
    assert.equal(aimed.expected.toFixed(9), byHand.toFixed(9));
  });
});
