import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Bot } from '../../../bots/bot.ts';
import { greedy } from '../../../bots/greedy.ts';
import { random } from '../../../bots/random.ts';
import { applyNotation, findPending, settle } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { missions } from '../content/missions.ts';
import { game } from '../game.ts';
import type { Options } from '../rules/options.ts';
import { type BattleMatch, placeOf, playChoices, type Setting, tableOf } from '../testing/table.ts';

/** What greedy chooses where a table waits for a decision. */
function chosen(match: BattleMatch, seed = 'one'): string {
  const [decision] = match.decisions();
  if (decision === undefined) throw new Error('nobody is asked');
  const { seat, kind, choices } = decision;
  const { rules, state } = match;
  const view = rules.observe(state, seat);
  return greedy.choose({ rules, view, seat, kind, choices, chance: seeded(seed), timeIsUp: () => false });
}

/** Plays for seat a as greedy does until another seat is asked, and tells all that it chose. */
function playTurn(match: BattleMatch, most = 12): string[] {
  const made: string[] = [];
  for (let count = 0; count < most; count++) {
    const [decision] = match.decisions();
    if (decision === undefined || decision.seat !== 0 || (decision.kind === 'turn' && count > 0)) break;
    const choice = chosen(match);
    made.push(choice);
    match.play(0, choice);
  }
  return made;
}

/** A table at which seat a activates its first group, whose first figure acts. */
function acting(setting: Setting): BattleMatch {
  const match = tableOf(setting);
  playChoices(match, 'group:a1');
  return match;
}

const core = 'core';

describe('in an activation, greedy', () => {
  test('takes the kill, and not the stronger one that it only scratches', () => {
    const match = acting({ seats: [{ groups: 'hero@A1' }, { groups: 'hero@C3 scout@C1!3' }] });
    assert.match(`${playTurn(match)}`, /^(?!.*attack:b1).*attack:b2.1/);
  });

  test('attacks where somebody is in sight, and comes nearer where nobody is', () => {
    const near = acting({ seats: [{ groups: 'hero@A1' }, { groups: 'hero@D1' }] });
    assert.match(`${playTurn(near)}`, /attack:b1.1/);
    const far = acting({
      map: { rows: ['....................'] },
      seats: [{ groups: 'hero@A1' }, { groups: 'hero@T1' }],
    });
    assert.deepEqual(playTurn(far).slice(0, 3), ['run', 'run', 'move:I1']);
  });

  test('does not stay in fire for nothing: what has attacked goes out of reach', () => {
    const match = acting({
      map: { rows: ['....................'] },
      seats: [{ groups: 'scout@J1' }, { groups: 'hero@P1' }],
      rolls: '6 1 1',
    });
    playChoices(match, 'attack:b1.1');
    const made = playTurn(match);
    assert.equal(placeOf(match, 'a1.1'), 'E1', `${made}`);
  });

  test('goes for the token that wins the match at the end of the round', () => {
    const match = acting({
      map: { tokens: 'flag@A6' },
      rules: [{ rule: 'points-for-control', token: 'flag', points: 3 }],
      seats: [{ groups: 'scout@A1', points: 38 }, { groups: '/hero@J1' }],
    });
    const made = playTurn(match);
    assert.match(placeOf(match, 'a1.1'), /^[AB][56]$/, `${made}`);
  });

  test('carries a token home', () => {
    const match = acting({
      map: { tokens: 'crate@E3', zones: 'red@A1,A2,A3 blue@J6' },
      rules: [{ rule: 'carry-home', token: 'crate', points: 8 }],
      seats: [{ groups: 'scout@D3' }, { groups: '/hero@J6' }],
    });
    const made = playTurn(match);
    assert.match(`${made}`, /token:1/);
    assert.match(placeOf(match, 'a1.1'), /^A/, `${made}`);
  });

  test('opens the door on its way', () => {
    const match = acting({
      map: { rows: ['.....'], doors: 'B1|C1' },
      seats: [{ groups: 'hero@B1' }, { groups: 'scout@E1' }],
    });
    assert.deepEqual(playTurn(match).slice(0, 2), ['door:1', 'attack:b1.1']);
  });

  test('gets rid of being stunned first', () => {
    const match = acting({ seats: [{ groups: 'hero@A1+stunned' }, { groups: 'scout@C1' }] });
    assert.deepEqual(playTurn(match).slice(0, 2), ['shake:stunned', 'attack:b1.1']);
  });
});

describe('in its turn, greedy', () => {
  test('activates the group that can defeat somebody', () => {
    const seats = [{ groups: 'scout@A6 scout@A1' }, { groups: 'hero@C1!9' }];
    assert.equal(
      chosen(
        tableOf({ seats, map: { walls: 'A2|A3 B2|B3 C2|C3 D2|D3 E2|E3 F2|F3 G2|G3 H2|H3 I2|I3 J2|J3' } }),
      ),
      'group:a2',
    );
  });

  test('lets the opponent come as long as nobody is in reach', () => {
    const rows = ['.........................'];
    const seats = [{ groups: 'hero@A1' }, { groups: 'scout@Y1 scout@X1' }];
    assert.equal(chosen(tableOf({ seats, map: { rows } })), '-');
  });
});

describe('in an attack, greedy', () => {
  const troopers = (target: string, rolls: string): BattleMatch => {
    const match = acting({
      pack: core,
      seats: [{ groups: 'stormtrooper-elite@A1' }, { groups: `${target}@E1` }],
      rolls,
    });
    playChoices(match, 'attack:b1.1');
    while (match.decisions()[0]?.kind === 'window') playChoices(match, '-');
    return match;
  };

  test('spends its surge on accuracy where the attack falls short, and on damage where it does not', () => {
    // Blue 2 accuracy and surge, green 2 damage: 4 spaces away.
    const short = troopers('royal-guard', '1 4 1');
    assert.equal(chosen(short), 'surge:stormtrooper-elite.accuracy-3');
    const enough = troopers('royal-guard', '3 6 1');
    assert.equal(chosen(enough), 'surge:stormtrooper-elite.damage-2');
  });

  test('spends a power token that makes the difference, and keeps one that makes none', () => {
    const seats = (damage: number) => [{ groups: 'scout@A1*damage' }, { groups: `hero@B1!${damage}` }];
    const kill = acting({ seats: seats(8), rolls: '2 1 1' });
    playChoices(kill, 'attack:b1.1');
    assert.equal(chosen(kill), 'spend:damage');
    const nothing = acting({ seats: [{ groups: 'scout@A1*damage' }, { groups: 'hero@H1' }], rolls: '1 1 1' });
    playChoices(nothing, 'attack:b1.1');
    assert.equal(chosen(nothing), '-', 'it misses');
  });
});

/** Whoever comes first in a match between bots, alone or with team mates. */
function winnersOf(options: Options, bots: readonly Bot[], seed: string): readonly number[] {
  const rules = game.open(options);
  const [chance, own] = [seeded(seed), seeded(`${seed} bots`)];
  const state = rules.setup(bots.length, chance, { bring: [], carry: undefined });
  settle(rules, state, chance);
  for (;;) {
    const [pending] = findPending(rules, state);
    if (pending?.kind !== 'choice') break;
    const { seat, frame, step } = pending;
    const view = rules.observe(state, seat);
    const choices = step.choices(state, frame, seat).map((choice) => rules.format(choice));
    const task = { rules, view, seat, kind: frame.step, choices, chance: own, timeIsUp: () => false };
    applyNotation(rules, state, seat, bots[seat]?.choose(task) ?? '', chance);
  }
  const ranks = rules.outcome(state)?.ranks ?? [];
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Matches on each mission, the seats in turn; by default one on each map. */
const matches = Number(process.env.BOT_MATCHES ?? 0);
const played =
  matches > 0
    ? missions
    : missions.filter((one, at) => missions.findIndex(({ map }) => map === one.map) === at);

for (const { id, players, mode } of played) {
  test(`${id}: greedy beats random in at least 98 of 100 matches`, () => {
    const count = Math.max(1, matches);
    let won = 0;
    for (let number = 0; number < count; number++) {
      const own = number % players;
      const isOwn = (seat: number): boolean =>
        seat === own || (mode === 'team-battle' && seat % 2 === own % 2);
      const bots = Array.from({ length: players }, (_, seat) => (isOwn(seat) ? greedy : random));
      const winners = winnersOf({ mission: id }, bots, `strength ${Math.floor(number / players)}`);
      if (winners.length > 0 && winners.every(isOwn)) won++;
    }
    assert.ok(won >= 0.98 * count, `${won} of ${count}`);
  });
}
