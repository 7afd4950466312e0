import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../../kernel/error.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { testChangedPositions } from '../../../testkit/changed-positions.ts';
import { game } from '../game.ts';
import { samples } from '../golden.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { playChoices, tableOf } from '../testing/table.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';

testChangedPositions(samples, 6);

type PlayerPosition = Position['players'][number];

function setOut(position: Position, options: Options = {}) {
  const rules = game.open({ pack: plainPack(), size: 60, ...options });
  return rules.arrange(position, seeded('set out'), { bring: [], carry: undefined });
}

const other: PlayerPosition = { units: [{ unit: 'plain-1' }] };

function playersWith(first: Partial<PlayerPosition>): PlayerPosition[] {
  return [{ ...other, ...first }, other];
}

/** A position that is right but for one thing, and what is said of it. */
const wrong: readonly (readonly [Partial<PlayerPosition> | Position, RegExp, Options?])[] = [
  [{ players: [other, other], toMove: 2, first: 0 }, /seat 2 is not in the match/],
  [{ players: [{ ...other, out: 1 }, other, other], toMove: 0 }, /seat 0 is not in the match/],
  [{ players: [other, other], toMove: 0, first: 5 }, /there is no seat 5/],
  [{ players: [other, other] }, /toMove is missing/],
  [{ players: [other, other], toMove: 0, round: 31 }, /the match has 30 rounds, not 31/],
  [{ players: [{ ...other, out: 1 }, other], toMove: 1 }, /at least two seats/],
  [{ players: [{ ...other, out: 1, hand: [] }, other, other], toMove: 1 }, /only a discard pile/],
  [{ units: [{ unit: 'wing' }] }, /there is no unit "wing"/],
  [{ hand: ['c-wing'] }, /there is no card "c-wing"/],
  [{ units: [{ unit: 'plain-1', at: 'reserve' }] }, /no unit in play/],
  [{ units: [{ unit: 'plain-1', at: 'a' }] }, /is its "home"/],
  [{ units: [{ unit: 'plain-1', at: 'c' }] }, /there is no seat c/],
  [{ units: [{ unit: 'plain-1', damage: 5 }] }, /is destroyed by 5 damage/],
  [
    { units: [{ unit: 'plain-1' }, { unit: 'plain-1', at: 'reserve', damage: 1 }] },
    /that is not in play has no damage/,
  ],
  [
    { units: Array.from({ length: 7 }, () => ({ unit: 'plain-5' })) },
    /has 35 build stars/,
    { size: 30, forces: 'own' },
  ],
  [{ objectives: [null, null, null] }, /has no objective/],
  [{ objectives: [{ card: '?', up: true }] }, /face up is known/],
  [{ hand: Array.from({ length: 4 }, () => 'c-yoda') }, /more than three copies of c-yoda/],
  [
    { somewhere: ['c-yoda', 'c-yoda'], hand: [], deck: [], objectives: [{ card: '?' }] },
    /2 cards lie on 1 open/,
  ],
  [{ deck: 60 }, /a deck has 1 to 60/],
  [{ deck: ['?'] }, /cards of a listed deck are named/],
  [{ hand: ['c-yoda'], shown: ['c-yoda', 'c-yoda'], deck: ['c-ambush'] }, /does not lie face down/],
];

for (const [position, said, options] of wrong) {
  test(`a position is refused, saying ${said.source}`, () => {
    const whole = 'players' in position ? position : { players: playersWith(position), toMove: 0 };
    assert.throws(
      () => setOut(whole, options),
      (error) => error instanceof InputError && error.code === 'bad-position' && said.test(error.message),
    );
  });
}

test('a position says everything of a table at the beginning of a turn, and each viewer’s what it knows', () => {
  const match = tableOf({
    seats: [
      {
        units: 'plain-2@b!2 hyperdrive-3 ace-1@reserve',
        hand: 'c-yoda o-echo-base',
        deck: 'c-ambush c-han-solo',
        objectives: '^o-death-star c-lock-on -',
        discard: 'c-han-solo',
      },
      { units: 'plain-2@mid', hand: 'c-count-dooku', deck: 'c-yoda', objectives: 'c-ambush o-minefield -' },
    ],
    options: { forces: 'own' },
  });
  playChoices(match, '-', '-');
  const { rules, state } = match;
  assert.deepEqual(rules.position(state), {
    players: [
      {
        units: [
          { unit: 'plain-2', at: 'b', damage: 2 },
          { unit: 'hyperdrive-3', at: 'home' },
          { unit: 'ace-1', at: 'reserve' },
        ],
        hand: ['c-yoda', 'o-echo-base'],
        deck: ['c-han-solo', 'c-ambush'],
        discard: ['c-han-solo'],
        objectives: [{ card: 'o-death-star', up: true }, { card: 'c-lock-on' }, null],
      },
      {
        units: [{ unit: 'plain-2', at: 'mid' }],
        hand: ['c-count-dooku'],
        deck: ['c-yoda'],
        discard: [],
        objectives: [{ card: 'c-ambush' }, { card: 'o-minefield' }, null],
      },
    ],
    first: 0,
    toMove: 0,
    round: 2,
  });
  const [own, opposing] = rules.position(state, 0).players;
  assert.deepEqual(own?.hand, ['c-yoda', 'o-echo-base']);
  assert.deepEqual([own?.deck, own?.somewhere], [2, ['c-han-solo', 'c-lock-on', 'c-ambush']]);
  assert.deepEqual([opposing?.hand, opposing?.deck, opposing?.somewhere], [['?'], 1, []]);
  assert.deepEqual(opposing?.objectives, [{ card: '?' }, { card: '?' }, null]);
});
