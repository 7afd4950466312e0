import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { trackOf } from '../testing/track.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';

const options: Options = { pack: trackOf('nnmm1nb') };

/** A position that is right but for one thing, and what is said of it. */
const wrong: readonly (readonly [Position, RegExp, Options?])[] = [
  [{ toMove: 2 }, /toMove is 2/],
  [{ colors: [['red'], ['green']] }, /of 2 players each has 2/],
  [
    {
      colors: [
        ['red', 'green'],
        ['red', 'black'],
      ],
    },
    /two seats have the same colour/,
  ],
  [
    {
      colors: [
        ['red', 'green'],
        ['yellow', 'black'],
      ],
    },
    /seat 0 plays black and red/,
    {
      colors: [
        ['black', 'red'],
        ['green', 'yellow'],
      ],
    },
  ],
  [{ ships: { fighter: { space: 1 } }, hands: [1, 1, 1] }, /nobody plays the fighter/],
  [{ ships: { xwing: { space: 9 } } }, /the last planet is 8/],
  [{ ships: { xwing: { space: 3 } } }, /nobody stays in the Maw/],
  [{ ships: { xwing: { space: 5 } } }, /on which side/],
  [{ ships: { xwing: { space: 5, side: 'normal' } } }, /has no side normal/],
  [{ hands: [['red7'], 1] }, /there are not so many red7/],
  [{ hands: [['blue1'], 1] }, /"blue1" is no movement card/],
  [{ hands: [['red1', 'red1'], 1], discard: ['red1'] }, /not so many red1/],
  [{ hands: [40, 40] }, /there are not so many movement cards/],
  [{ hands: [6, 6], deck: 30 }, /6 movement cards are nowhere/],
  [{ hands: [0, 3] }, /seat 0 is to move without a card/],
  [
    {
      colors: [
        ['red', 'yellow'],
        ['green', 'black'],
      ],
      bonusHands: [1, 1, 1],
    },
    /bonusHands has 3 entries for 2 seats/,
  ],
  [{ bonusHands: [['hook', 'hook', 'hook'], 1], bonusDiscard: ['hook', 'hook'] }, /not so many hook/],
  [{ ships: { xwing: { space: 8 } }, finalPlanet: 4 }, /have been taken/],
  [{ move: { stage: 'answer', card: 'red2', ship: 'xwing', from: 1, asked: [0] } }, /is on space 1/],
  [{ move: { stage: 'answer', card: 'red2', ship: 'tantive', from: 0, asked: [0] } }, /does not move/],
  [{ move: { stage: 'answer', card: 'red2', ship: 'xwing', from: 0 } }, /who is asked/],
  [{ move: { stage: 'answer', card: 'red2', ship: 'xwing', from: 0, asked: [1] } }, /wrong side/],
  [{ move: { stage: 'hook', card: 'red2', ship: 'xwing', from: 0, asked: [0] } }, /wrong side/],
  [{ move: { stage: 'evade', card: 'red2', ship: 'xwing', from: 0, asked: [0] } }, /not in the Maw/],
  [
    { move: { stage: 'side', card: 'red2', ship: 'xwing', from: 0 }, ships: { xwing: { space: 2 } } },
    /no side to be/,
  ],
  [
    { move: { stage: 'answer', card: 'red2', as: 'green', ship: 'destroyer', from: 0, asked: [1] } },
    /not universal/,
  ],
  [{ last: { seat: 3, card: 'red2', ship: 'xwing', from: 0 } }, /no seat 3/],
];

test('positions that cannot be are refused with the reason', () => {
  for (const [position, message, more] of wrong) {
    assert.ok(checkAgainst(game.positionSchema, position).ok, JSON.stringify(position));
    const set = () => game.arrange(position, { ...options, ...more }, seeded('wrong'));
    assert.throws(set, { code: 'bad-position', message }, JSON.stringify(position));
  }
});

test('what is left out is as in a fresh match', () => {
  const state = game.arrange({}, {}, seeded('fresh'));
  assert.deepEqual(state.stack, [{ step: 'deal' }]);
  assert.deepEqual([state.deck.length, state.reserve.length, state.finalPlanet.length], [48, 16, 4]);
});

test('a position in which all ships of a team have arrived is over (p. 4)', () => {
  const home = { space: 8 };
  const state = game.arrange(
    { hands: [1, 1, 1], ships: { xwing: home, falcon: home } },
    options,
    seeded('over'),
  );
  assert.deepEqual(game.outcome(state)?.ranks, [1, 2, 2]);
});
