import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Bot } from '../../../bots/bot.ts';
import { greedy } from '../../../bots/greedy.ts';
import { random } from '../../../bots/random.ts';
import { sampleValues } from '../../../bots/values.ts';
import { givenTo, sampleBring } from '../../../kernel/match.ts';
import { applyNotation, findPending, settle } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import type { Options } from '../rules/options.ts';
import { type PocketMatch, playChoices, type Setting, tableOf } from '../testing/table.ts';

/** What greedy chooses where a table waits for a decision, with any seed of its own. */
function chosen(match: PocketMatch): string {
  const [decision] = match.decisions();
  if (decision === undefined) throw new Error('nobody is asked');
  const { seat, kind, choices } = decision;
  const { rules, state } = match;
  const view = rules.observe(state, seat);
  const answers = ['one', 'two', 'three'].map((seed) =>
    greedy.choose({ rules, view, seat, kind, choices, chance: seeded(seed), timeIsUp: () => false }),
  );
  assert.equal(new Set(answers).size, 1, `${answers}`);
  return answers[0] ?? '';
}

/** What greedy chooses at the beginning of a turn. */
function chosenAt(setting: Setting): string {
  return chosen(tableOf(setting));
}

const weak = '^o-minefield';
const strong = '^o-command-bunker';

describe('in its turn, greedy', () => {
  test('strikes the last objective with who is there, and leaves a fight alone', () => {
    const seats = [
      { units: 'plain-1@b*5 plain-5', objectives: `${strong} ${strong} ${strong}` },
      { units: 'plain-5 plain-1@a', objectives: `- - ${weak}` },
    ];
    assert.equal(chosenAt({ seats }), 'strike:b3');
  });

  test('strikes the objective that is easier to destroy', () => {
    const seats = [
      { units: 'plain-1@b*3 plain-5', objectives: `${strong} ${strong} ${strong}` },
      { units: 'plain-5*4', objectives: `${strong} ${weak} ${strong}` },
    ];
    assert.equal(chosenAt({ seats }), 'strike:b2');
  });

  test('fights off those who are about to destroy its last objective', () => {
    const seats = [
      { units: 'plain-5*2', objectives: `- - ${weak}` },
      { units: 'plain-1@a!4 plain-5', objectives: `${strong} ${strong} ${strong}` },
    ];
    const match = tableOf({ seats });
    assert.equal(chosen(match), 'combat');
    playChoices(match, 'combat');
    assert.match(chosen(match), /^unit:a[12]$/);
  });

  test('goes for the objectives of others where nobody threatens its own', () => {
    const home = { units: 'plain-1*5 plain-5', objectives: `${weak} ${weak} ${weak}` };
    const match = tableOf({ seats: [home, home] });
    assert.equal(chosen(match), 'move');
    const near = tableOf({ seats: [{ ...home, units: 'plain-1@mid*5 plain-5' }, home] });
    playChoices(near, 'move', 'unit:a1');
    assert.equal(chosen(near), 'zone:b');
  });

  test('plays an objective card in the place of a weaker objective, and keeps it where all are stronger', () => {
    const units = 'plain-5';
    const other = { units, objectives: `${weak} ${weak} ${weak}` };
    const match = tableOf({
      seats: [{ units, hand: 'o-command-bunker', objectives: `${strong} ${weak} ${strong}` }, other],
    });
    assert.equal(chosen(match), 'objective:o-command-bunker:2');
    const kept = [{ units, hand: 'o-minefield', objectives: `${strong} ${strong} ${strong}` }, other];
    assert.doesNotMatch(chosenAt({ seats: kept }), /^objective/);
  });
});

describe('in a battle, greedy', () => {
  const objectives = `${strong} ${strong} ${strong}`;
  /** A battle in the middle, in which the attacker holds these cards. */
  function battle(attacker: string, defender: string, hand: string): PocketMatch {
    const match = tableOf({
      seats: [
        { units: `${attacker} plain-5`, hand, objectives },
        { units: `${defender} plain-5`, objectives },
      ],
    });
    playChoices(match, 'combat', 'unit:a1');
    if (match.decisions()[0]?.kind !== 'card') playChoices(match, '-');
    assert.equal(match.decisions()[0]?.kind, 'card');
    return match;
  }

  test('plays the card that makes a hit likely where a hit destroys', () => {
    assert.equal(
      chosen(battle('plain-2@mid', 'plain-2@mid!3', 'c-lock-on c-heavy-ordnance')),
      'play:c-lock-on',
    );
  });

  test('plays the card that makes a hit count where damage is short by one', () => {
    assert.equal(
      chosen(battle('plain-2@mid', 'plain-2@mid!2', 'c-trooper-escort c-heavy-ordnance')),
      'play:c-heavy-ordnance',
    );
  });

  test('protects a unit that the next hit destroys', () => {
    assert.equal(
      chosen(battle('plain-5@mid!4', 'feeble-2@mid', 'c-evasive-maneuvers c-heavy-ordnance')),
      'play:c-evasive-maneuvers',
    );
  });

  test('rolls again what has missed, and keeps what has hit', () => {
    const seats = [
      { units: 'targeting-2@mid plain-5', objectives },
      { units: 'plain-2@mid plain-5', objectives },
    ];
    for (const [dice, answer] of [
      ['1 1 1 1', 'reroll'],
      ['6 5 1 1', '-'],
    ] as const) {
      const match = tableOf({ seats, rolls: dice });
      playChoices(match, 'combat', 'unit:a1');
      if (match.decisions()[0]?.kind === 'attackers') playChoices(match, '-');
      assert.equal(match.decisions()[0]?.kind, 'reroll');
      assert.equal(chosen(match), answer);
    }
  });
});

/** The ranks at the end of a match between bots, by seat. */
function ranksOf(options: Options, bots: readonly Bot[], seed: string): readonly number[] {
  const rules = game.open(options);
  const [chance, own] = [seeded(seed), seeded(`${seed} bots`)];
  const given = givenTo(rules, { seats: bots.length, ...sampleBring(rules, bots.length, own) });
  const state = rules.setup(bots.length, chance, given);
  settle(rules, state, chance);
  for (;;) {
    const [pending] = findPending(rules, state);
    if (pending === undefined) return rules.outcome(state)?.ranks ?? [];
    const { kind, seat, frame, step } = pending;
    const view = rules.observe(state, seat);
    const choices =
      kind === 'value'
        ? sampleValues(rules, view, seat, own, 4)
        : step.choices(state, frame, seat).map((choice) => rules.format(choice));
    const task = { rules, view, seat, kind: frame.step, choices, chance: own, timeIsUp: () => false };
    applyNotation(rules, state, seat, bots[seat]?.choose(task) ?? '', chance);
  }
}

/** In how many of so many matches greedy comes first, alone, on each seat in turn, against random ones. */
function wins(seats: number, matches: number): number {
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const own = number % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? greedy : random));
    const ranks = ranksOf({}, bots, `strength ${Math.floor(number / seats)}`);
    if (ranks[own] === 1 && ranks.filter((rank) => rank === 1).length === 1) won++;
  }
  return won;
}

test('greedy wins at least 29 of 30 paired matches against random', () => {
  const won = wins(2, 30);
  assert.ok(won >= 29, `${won} of 30`);
});

test('greedy wins at least 12 of 16 matches with four seats against three random ones', () => {
  const won = wins(4, 16);
  assert.ok(won >= 12, `${won} of 16`);
});

test('greedy builds, places and plays at every kind of table', () => {
  for (const options of [
    { forces: 'own' },
    { forces: 'sealed', placement: 'together' },
    { forces: 'two-packs' },
    { size: 20, firstTurn: 'limited' },
  ] as const) {
    const ranks = ranksOf({ ...options, rounds: 10 }, [greedy, greedy, greedy], 'kinds');
    assert.equal(ranks.length, 3, JSON.stringify(options));
  }
});
