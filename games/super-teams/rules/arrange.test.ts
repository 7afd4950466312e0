import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { checkAgainst } from '../../../schema/check.ts';
import { game, open } from '../game.ts';
import { trackOf } from '../testing/track.ts';
import type { Options } from './options.ts';
import type { LastMove, MovePosition, Position } from './position-schema.ts';

/** Spaces: 1 and 2 normal, 3 and 4 Maw, 5 hyperspace or asteroids, 6 normal, 7 bonus, 8 the last planet. */
const options: Options = { pack: trackOf('nnmm1nb') };

const home = { space: 8 };
/** A red 2 moves the X-wing from the first planet; of what follows something is to be decided. */
const answer: MovePosition = { stage: 'answer', card: 'red2', ship: 'xwing', from: 0, asked: [0] };
const { asked: _, ...unasked } = answer;
const evade: MovePosition = { stage: 'evade', card: 'red3', ship: 'xwing', from: 0, asked: [0] };
const side: MovePosition = { stage: 'side', card: 'red5', ship: 'xwing', from: 0 };
const hook: MovePosition = { stage: 'hook', card: 'red2', ship: 'xwing', from: 0, asked: [1] };
/** Seat 0 has moved the X-wing to space 2, and seat 1 is next. */
const last: LastMove = { seat: 0, card: 'red2', ship: 'xwing', from: 0 };
const next: Position = { toMove: 1, hands: [5, 6], ships: { xwing: { space: 2 } } };
const sixteen: Position['bonusHands'] = [8, 8];

const right: Readonly<Record<string, Position>> = {
  answer: { move: answer, bonusHands: [1, 0] },
  'answer of whoever can': { move: unasked, bonusHands: [1, 0] },
  'one of two has answered': {
    move: { ...answer, asked: [2], answered: [{ seat: 0, choice: 'bonus:boost>xwing' }] },
    bonusHands: [['boost'], 0, ['pilot'], 0],
  },
  evade: { move: evade, ships: { xwing: { space: 3 } }, bonusHands: [1, 0] },
  side: { move: side, ships: { xwing: { space: 5 } } },
  hook: { move: hook, ships: { xwing: { space: 2 } }, bonusHands: [0, 1] },
  last: { ...next, last },
  'last with a Hook': {
    ...next,
    last: { ...last, hooked: ['destroyer'] },
    ships: { xwing: { space: 2 }, destroyer: { space: 2 } },
    bonusDiscard: ['hook'],
    round: 2,
  },
};

function arranged(position: Position, how = options) {
  return open(how).arrange(position, seeded('arranged'), { bring: [], carry: undefined });
}

type Wrong = readonly [Position, RegExp, Options?];

/** Positions that cannot be, each for one reason, and what is said of it. */
const wrong: Readonly<Record<string, Wrong>> = {
  'a seat that is not there is to move': [{ toMove: 2 }, /toMove is 2/],
  'one of two players has one colour': [{ colors: [['red'], ['green']] }, /of 2 players each has 2/],
  'two seats have the same colour': [
    {
      colors: [
        ['red', 'green'],
        ['red', 'black'],
      ],
    },
    /two seats have the same colour/,
  ],
  'a seat plays other colours than by the options': [
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
  'a ship that stays in the box': [
    { ships: { fighter: { space: 1 } }, hands: [1, 1, 1] },
    /nobody plays the fighter/,
  ],
  'a ship beyond the last planet': [{ ships: { xwing: { space: 9 } } }, /the last planet is 8/],
  'a ship that stays in the Maw': [{ ships: { xwing: { space: 3 } } }, /nobody stays in the Maw/],
  'a ship on no side of a double space': [{ ships: { xwing: { space: 5 } } }, /on which side/],
  'a ship on a side that is not there': [
    { ships: { xwing: { space: 5, side: 'normal' } } },
    /has no side normal/,
  ],

  'a card of a value that is not in the box': [{ hands: [['red7'], 1] }, /there are not so many red7/],
  'a card of no colour': [{ hands: [['blue1'], 1] }, /"blue1" is no movement card/],
  'a third card where there are two': [
    {
      hands: [
        ['red1', 'red1'],
        ['red1', 'red2'],
      ],
    },
    /not so many red1/,
  ],
  'hands that differ by more than a turn': [{ hands: [3, 1] }, /seat 0 has 3 cards/],
  'a seat to move with fewer cards than the next': [{ hands: [2, 3] }, /seat 0 has 2 cards/],
  'a seat to move without a card': [{ hands: [0, 1] }, /seat 0 has 0 cards/],
  'full hands although a card has been played': [
    { ...right.answer, hands: [6, 6] },
    /a card has been played/,
  ],
  'hands and played that contradict each other': [
    { hands: [6, 6], played: 3 },
    /by the hands it is 0, not 3/,
  ],
  'a round to be dealt in which something was played': [{ played: 3 }, /by the hands it is 0, not 3/],
  'a deck that the round does not leave': [{ hands: [6, 6], round: 2, deck: 36 }, /has 24 cards now, not 36/],
  'fewer played cards than left the deck': [
    { hands: [5, 5], discard: ['red1'] },
    /2 cards were played, not 1/,
  ],
  'played cards that the round does not know yet': [{ discard: ['red1'] }, /0 cards were played, not 1/],

  'bonus cards for a seat that is not there': [
    {
      colors: [
        ['red', 'yellow'],
        ['green', 'black'],
      ],
      bonusHands: [1, 1, 1],
    },
    /bonusHands has 3 entries for 2 seats/,
  ],
  'more cards of a kind than there are': [
    { bonusHands: [['hook', 'hook', 'hook'], 1], bonusDiscard: ['hook', 'hook'] },
    /not so many hook/,
  ],
  'cards on the last planet after an arrival': [
    { ships: { xwing: home }, finalPlanet: 4 },
    /finalPlanet: 0 cards lie there, not 4/,
  ],
  'fewer cards on the last planet than two for each seat': [{ finalPlanet: 3 }, /4 cards lie there, not 3/],
  'more cards on the last planet, which would be dealt twice': [
    { finalPlanet: ['hook', 'hook', 'boost', 'boost', 'pilot'] },
    /4 cards lie there, not 5/,
  ],
  'no cards on the last planet before an arrival': [{ finalPlanet: 0 }, /4 cards lie there, not 0/],

  'a ship that has moved before any move': [
    { ships: { xwing: { space: 1 } }, hands: [6, 6], round: 1 },
    /0 moves have been made, but a ship lies on space 1/,
  ],
  'a ship further than its moves lead': [
    { ships: { xwing: { space: 48, side: 'hyperspace' } }, hands: [5, 5], round: 1 },
    /2 moves have been made, but a ship lies on space 48/,
    { pack: trackOf(`${'n'.repeat(47)}1n`) },
  ],
  'bonus cards before any move': [{ bonusHands: [1, 0], round: 1 }, /0 moves have been made/],
  'more bonus cards than landings': [
    { bonusHands: sixteen, reserve: 0, hands: [1, 1], round: 1 },
    /10 moves have been made, but 16 bonus cards are held/,
  ],

  'a move of another colour': [
    { ...right.answer, move: { ...answer, ship: 'tantive' } },
    /red2 does not move the tantive/,
  ],
  'a move of a seat that is not asked': [
    { move: { ...answer, asked: [1] }, bonusHands: [1, 1] },
    /0 have still to answer, not 1/,
  ],
  'a question to somebody without bonus cards': [{ move: answer }, /nobody can answer at answer/],
  'a question that everybody has answered': [
    { ...right.answer, move: { ...unasked, answered: [{ seat: 0, choice: '-' }] } },
    /0 have answered, so nothing waits/,
  ],
  'an answer of a seat that is not asked': [
    { ...right.answer, move: { ...unasked, answered: [{ seat: 1 }] } },
    /0 answer once each, not 1/,
  ],
  'an answer that was not possible': [
    { ...right['one of two has answered'], bonusHands: [['pilot'], 0, ['pilot'], 0] },
    /seat 0 cannot have answered bonus:boost>xwing/,
  ],
  'a question about a Hook to the side that moves': [
    { ...right.hook, move: { ...hook, asked: [0] }, bonusHands: [1, 1] },
    /1 have still to answer, not 0/,
  ],
  'a question about a Hook where nobody was passed': [
    {
      ...right.hook,
      ships: Object.fromEntries(
        ['xwing', 'destroyer', 'deathstar', 'fighter', 'advanced'].map((id) => [id, { space: 2 }]),
      ),
    },
    /nobody can answer at hook/,
  ],
  'a move of a ship that is home': [
    {
      ships: { xwing: home },
      move: { stage: 'hook', card: 'red2', ship: 'xwing', from: 8, asked: [1] },
      bonusHands: [2, 2],
    },
    /move: the xwing was home/,
  ],
  'a move that began elsewhere than the ship lies': [
    { ...right.answer, ships: { xwing: { space: 1 } } },
    /at answer the xwing is on space 0, not 1/,
  ],
  'a move that began on the other side of a double space': [
    {
      ...right.answer,
      ships: { xwing: { space: 5, side: 'asteroid' } },
      move: { ...answer, from: 5, fromSide: 'hyperspace' },
    },
    /does not lie on the side from which it starts/,
  ],
  'a move that ends where its card does not lead': [
    { ...right.hook, ships: { xwing: { space: 1 } } },
    /at hook the xwing is on space 2, not 1/,
  ],
  'a move that ends beyond the Maw without an Evasive Manoeuvre': [
    { ...right.hook, move: { ...hook, card: 'red3' }, ships: { xwing: { space: 6 } } },
    /at hook the xwing is on space 2, not 6/,
  ],
  'an Evasive Manoeuvre out of no Maw': [
    { ...right.evade, ships: { xwing: { space: 2 } }, move: { ...evade, card: 'red2' } },
    /not in the Maw/,
  ],
  'a side of a space that has none': [
    { ...right.side, ships: { xwing: { space: 2 } }, move: { ...side, card: 'red2' } },
    /space 2 has no side to be chosen/,
  ],
  'a side to be chosen that is chosen': [
    { ...right.side, ships: { xwing: { space: 5, side: 'asteroid' } } },
    /there is none to be decided/,
  ],
  'a bonus card that does not fit the move': [
    { ...right.hook, move: { ...hook, bonus: 'pilot' }, bonusDiscard: ['pilot'] },
    /pilot cannot be played on the xwing/,
  ],
  'a Hook as the bonus card of the ship that moves': [
    { ...right.hook, move: { ...hook, bonus: 'hook' }, bonusDiscard: ['hook'] },
    /hook cannot be played on the xwing/,
  ],
  'two bonus cards on the ship that moves': [
    { ...right.evade, move: { ...evade, bonus: 'boost', card: 'red2' }, bonusDiscard: ['boost'] },
    /nobody is asked for another/,
  ],
  'a bonus card of the move that was not played': [
    { ...right.hook, move: { ...hook, card: 'red1', bonus: 'boost' } },
    /move: bonusDiscard lacks boost/,
  ],
  'a Hook before anybody was asked for one': [
    { ...right.answer, move: { ...answer, hooked: ['destroyer'] }, bonusDiscard: ['hook'] },
    /nobody can have played a Hook yet/,
  ],
  'a Hook on a ship that was not passed': [
    {
      ...right.hook,
      ships: { xwing: { space: 2 }, destroyer: { space: 6 } },
      move: { ...hook, hooked: ['destroyer'] },
      bonusDiscard: ['hook'],
    },
    /the destroyer was not passed/,
  ],
  'a Hook on a ship of the side that moves': [
    { ...right.hook, move: { ...hook, hooked: ['falcon'] }, bonusDiscard: ['hook'] },
    /on the side of the ship that moves/,
  ],
  'a Hook that was not played': [
    { ...right.hook, move: { ...hook, hooked: ['destroyer'] } },
    /move: bonusDiscard lacks hook/,
  ],
  'a colour that is not universal': [
    { move: { ...answer, as: 'green', ship: 'destroyer', asked: [1] }, bonusHands: [0, 1] },
    /the colour of red2 is not universal yet/,
  ],
  'a card that stands for its own colour': [
    { ...right.answer, move: { ...answer, as: 'red' } },
    /need not stand for its own colour/,
  ],
  'a move after a match that is won': [
    {
      ...right.answer,
      ships: { destroyer: home, deathstar: home, fighter: home, advanced: home },
      bonusHands: [2, 2],
    },
    /move: the match was won before it/,
  ],

  'a last move of a seat that is not there': [{ ...right.last, last: { ...last, seat: 3 } }, /no seat 3/],
  'a last move of another seat than the one before': [
    { ...right.last, last: { ...last, seat: 1 } },
    /seat 0 has made the last move, not 1/,
  ],
  'a last move before any move': [
    { last, hands: [6, 6], toMove: 1, round: 1 },
    /0 moves have been made, but a move has been made/,
  ],
  'a last move of a ship that was home': [
    { ...right.last, ships: { xwing: home }, last: { ...last, from: 8 } },
    /last: the xwing was home/,
  ],
  'a last move that ended elsewhere': [
    { ...right.last, last: { ...last, card: 'red1' } },
    /the xwing has come to space 1/,
  ],
  'a last move whose hooked ship is elsewhere': [
    { ...right['last with a Hook'], ships: { xwing: { space: 2 } } },
    /the destroyer has come to space 2/,
  ],
  'a last move that hooked a ship and passed nobody': [
    {
      ...right['last with a Hook'],
      last: { ...last, card: 'red1', from: 2, hooked: ['destroyer'] },
    },
    /it passed nobody/,
  ],
  'a last move whose card was not played': [
    { ...right.last, discard: ['red1'] },
    /red2 is not among the played cards/,
  ],
  'a last move whose bonus card was not played': [
    { ...right.last, last: { ...last, card: 'red1', bonus: 'boost' } },
    /last: bonusDiscard lacks boost/,
  ],
  'a last move by which the match would have been over before': [
    {
      ...right.last,
      last: { ...last, seat: 1 },
      toMove: 1,
      hands: [6, 5],
      ships: { destroyer: home, deathstar: home, fighter: home, advanced: home, xwing: { space: 2 } },
      bonusHands: [2, 2],
    },
    /last: the match was won before it/,
  ],
  'a landing on a bonus space after which the hand is empty': [
    { ...right.last, ships: { xwing: { space: 7 } }, last: { ...last, card: 'red1', from: 6 } },
    /seat 0 has just taken 1, and holds 0/,
  ],
  'a first arrival after which a hand is empty': [
    { ...right.last, ships: { xwing: home }, last: { ...last, from: 6 }, bonusHands: [4, 0] },
    /seat 1 has just taken 2, and holds 0/,
  ],
  'a victory shared without a Hook': [
    {
      hands: [1, 1, 1],
      ships: { xwing: home, falcon: home, destroyer: home, deathstar: home },
      bonusHands: [2, 2, 2],
    },
    /2 teams have won, but 0 Hooks were played/,
  ],
};

describe('a position that cannot be is refused with the reason', () => {
  for (const [what, [position, message, more]] of Object.entries(wrong)) {
    test(what, () => {
      assert.ok(checkAgainst(game.positionSchema, position).ok);
      const set = () => arranged(position, { ...options, ...more });
      assert.throws(set, { code: 'bad-position', message });
    });
  }
});

describe('a position that can be is set out', () => {
  for (const [what, position] of Object.entries(right)) {
    test(what, () => {
      const { move, last } = open(options).position(arranged(position));
      if (position.move)
        assert.deepEqual(move, { ...(move?.asked && { asked: move.asked }), ...position.move });
      if (position.last) assert.deepEqual(last, position.last);
    });
  }
});

test('what is left out before the first card is as in a fresh match', () => {
  const state = arranged({}, {});
  assert.deepEqual(state.stack, [{ step: 'deal' }]);
  assert.deepEqual([state.deck.length, state.reserve.length, state.finalPlanet.length], [48, 16, 4]);
});

test('what is left out later is as play leaves it: the first round that can be, and its deck and played cards', () => {
  const state = arranged({ hands: [4, 4], ships: { xwing: { space: 6 } } });
  assert.deepEqual([state.round, state.played, state.deck.length, state.discard.length], [1, 4, 36, 4]);
  const far = arranged({ hands: [6, 6], bonusHands: [5, 0] });
  assert.deepEqual([far.round, far.played, far.deck.length, far.discard.length], [2, 0, 24, 12]);
  const by = arranged({ hands: [6, 6], deck: 12 });
  assert.deepEqual([by.round, by.discard.length], [3, 24]);
});

test('a position in which all ships of a team have arrived is over (p. 4)', () => {
  const state = arranged({ ships: { xwing: home, falcon: home }, hands: [1, 1, 1] });
  assert.deepEqual(open(options).outcome(state)?.ranks, [1, 2, 2]);
});

test('a hand of more than six cards cannot be said', () => {
  for (const hands of [
    [7, 6],
    [['red1', 'red1', 'red2', 'red2', 'red3', 'red3', 'red4'], 6],
  ]) {
    assert.ok(!checkAgainst(game.positionSchema, { hands }).ok);
  }
});
