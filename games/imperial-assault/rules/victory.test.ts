import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entry } from '../../common/at.ts';
import {
  describeDecision,
  eventsOf,
  finishRound,
  placeOf,
  playChoices,
  pointsOf,
  refusalOf,
  tableOf,
} from '../testing/table.ts';

/** Each player picks a hostile figure at the end of the round, which suffers what a blue die shows. */
const bombard = [{ rule: 'bombard', dice: ['blue'] }] as const;
/** The faces of a blue die that deal no damage, one and two. */
const [none, one, two] = ['1', '2', '4'];

test('A14 vpMode group: the card scores when the last figure of its group is defeated', () => {
  const match = tableOf({
    rules: bombard,
    seats: [{ groups: 'hero@A1' }, { groups: 'squad@J1!3,J2!3,- scout@J6' }],
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  playChoices(match, 'figure:b1.1', 'figure:a1.1');
  assert.equal(placeOf(match, 'b1.1'), '-');
  assert.equal(pointsOf(match), '0 0');
  match.script([1, 2]);
  finishRound(match);
  // The other player has the initiative now.
  playChoices(match, 'figure:a1.1');
  playChoices(match, 'figure:b1.2');
  assert.equal(pointsOf(match), '6 0');
});

test('A14 vpMode figure: each figure scores its figure cost at once', () => {
  const match = tableOf({
    rules: bombard,
    options: { vpMode: 'figure' },
    seats: [{ groups: 'hero@A1' }, { groups: 'squad@J1!3,J2,- scout@J6' }],
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  playChoices(match, 'figure:b1.1', 'figure:a1.1');
  assert.equal(pointsOf(match), '2 0');
});

test('B1: an attachment adds its cost to the group; B8: a negative one subtracts', () => {
  const defeat = (upgrades: string): string => {
    const match = tableOf({
      rules: bombard,
      seats: [{ groups: 'hero@A1' }, { groups: 'squad@J1!3,-,- scout@J6', upgrades }],
      rolls: `${one} ${none}`,
    });
    finishRound(match);
    playChoices(match, 'figure:b1.1', 'figure:a1.1');
    return pointsOf(match);
  };
  assert.equal(defeat('scope>1'), '8 0');
  assert.equal(defeat('burden>1'), '2 0');
  assert.equal(defeat('scope>2'), '6 0');
});

test('Overwatch: what both players deal counts at the same moment', () => {
  const match = tableOf({
    rules: bombard,
    seats: [
      { groups: 'hero@A1!9 scout@A6', points: 38 },
      { groups: 'scout@J1!3 scout@J6', points: 38 },
    ],
    rolls: `${one} ${one}`,
  });
  finishRound(match);
  playChoices(match, 'figure:b1.1');
  assert.equal(pointsOf(match), '38 38');
  assert.equal(match.decisions()[0]?.seat, 1);
  const events = playChoices(match, 'figure:a1.1');
  assert.deepEqual(
    eventsOf(events, 'scored').map(({ seat, points }) => [seat, points]),
    [
      [0, 3],
      [1, 10],
    ],
  );
  assert.deepEqual(match.outcome?.ranks, [2, 1]);
});

test('Overwatch: who was bombarded in vain can be seen until the next choice', () => {
  const match = tableOf({
    rules: bombard,
    seats: [{ groups: 'scout@A1 scout@A6' }, { groups: 'scout@J1 scout@J6' }],
    rolls: `${none} ${none}`,
  });
  finishRound(match);
  for (const [figure, seat] of [
    ['b2.1', 0],
    ['a1.1', 1],
  ] as const) {
    const [told] = eventsOf(playChoices(match, `figure:${figure}`), 'bombarded');
    assert.deepEqual([told?.by, told?.damage], [seat, 0]);
    assert.deepEqual(match.state.latest.at(-1), told);
  }
});

test('A14: a match ends at once with 40 victory points', () => {
  const match = tableOf({
    rules: [...bombard, { rule: 'points-for-control', token: 'flag', points: 5 }],
    map: { tokens: 'flag@J6' },
    seats: [
      { groups: 'hero@A1', points: 37 },
      { groups: 'scout@J1!3 scout@J6', points: 38 },
    ],
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1', 'figure:a1.1');
  assert.deepEqual(eventsOf(events, 'ended'), [{ kind: 'ended', why: 'points' }]);
  // The token would have given the other one enough.
  assert.deepEqual(match.outcome?.scores, [40, 38]);
  assert.deepEqual(match.outcome?.ranks, [1, 2]);
});

test('R8 (A14): a player without figures loses, whatever the victory points', () => {
  const match = tableOf({
    rules: bombard,
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1!3', points: 30 }],
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1', 'figure:a1.1');
  assert.deepEqual(eventsOf(events, 'ended'), [{ kind: 'ended', why: 'eliminated' }]);
  assert.deepEqual(match.outcome?.ranks, [1, 2]);
});

const lastRound = { round: 3, options: { rounds: 3 } } as const;

test('A14: a tie is broken by victory points for defeated figures', () => {
  const match = tableOf({
    ...lastRound,
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1' }],
    position: {
      players: [
        { groups: [{ card: 'scout', figures: [{ at: 'A1' }] }], points: 9, defeats: 3 },
        { groups: [{ card: 'scout', figures: [{ at: 'J1' }] }], points: 9, defeats: 6 },
      ],
    },
  });
  finishRound(match);
  assert.deepEqual(match.outcome?.ranks, [2, 1]);
});

test('A14: then by less damage, with the Health of defeated figures whose card is in play', () => {
  const ranks = (a: string, b: string): readonly number[] | undefined => {
    const match = tableOf({ ...lastRound, seats: [{ groups: a }, { groups: b }] });
    finishRound(match);
    return match.outcome?.ranks;
  };
  assert.deepEqual(ranks('scout@A1!1', 'scout@J1!2'), [1, 2]);
  assert.deepEqual(ranks('pair@A1!3,A2', 'pair@J1,-'), [1, 2]);
  // A group that is gone counts no more.
  assert.deepEqual(ranks('scout@A1!1', 'scout@J1 pair@-,-'), [2, 1]);
});

test('A14: then by a blue die each, the higher accuracy', () => {
  const match = tableOf({
    ...lastRound,
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1' }],
    rolls: '1 2 5 6',
  });
  const events = finishRound(match);
  assert.deepEqual(
    eventsOf(events, 'tieRolls').map(({ rolls }) => rolls),
    [
      [2, 2],
      [4, 5],
    ],
  );
  assert.deepEqual(match.outcome?.ranks, [2, 1]);
});

test('R6 (A14): dice that are equal five times leave the tie', () => {
  const match = tableOf({
    ...lastRound,
    seats: [{ groups: 'scout@A1' }, { groups: 'scout@J1' }],
    rolls: '1 1 2 2 3 3 4 4 5 5',
  });
  const events = finishRound(match);
  assert.equal(eventsOf(events, 'tieRolls').length, 5);
  assert.deepEqual(match.outcome?.ranks, [1, 1]);
});

test('R2 (B10): a player whose last figures wait to be deployed is not eliminated', () => {
  const match = tableOf({
    rules: bombard,
    seats: [],
    position: {
      players: [
        { groups: [{ card: 'scout', figures: [{ at: 'A1' }] }] },
        {
          groups: [
            { card: 'scout', figures: [{ at: 'J1', damage: 3 }] },
            { card: 'scout', figures: [{}], waits: true },
          ],
        },
      ],
    },
    rolls: `${one} ${none}`,
  });
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1');
  assert.equal(eventsOf(events, 'defeated').length, 1);
  assert.deepEqual(eventsOf(events, 'eliminated'), []);
  assert.equal(match.outcome, undefined);
});

test('R3 (A11, B10): two team mates beside a token both control it', () => {
  const match = tableOf({
    mode: 'team-battle',
    rules: [{ rule: 'points-for-control', token: 'post', points: 2 }],
    map: { tokens: 'post@C3' },
    seats: [{ groups: 'scout@C2' }, { groups: 'scout@J1' }, { groups: 'scout@C4' }, { groups: 'scout@A6' }],
  });
  finishRound(match);
  assert.equal(pointsOf(match), '2 0 2 0');
});

test('A10: a figure that is defeated drops what it carries', () => {
  const match = tableOf({
    map: { tokens: 'crate@B1' },
    rules: [...bombard, { rule: 'carry-home', token: 'crate', points: 9 }],
    seats: [{ groups: 'scout@B2!3 scout@A6' }, { groups: 'scout@J1' }],
    rolls: `${none} ${two}`,
  });
  playChoices(match, 'group:a1', 'token:1', 'run', 'move:D4', '-');
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1', 'figure:a1.1');
  assert.deepEqual(eventsOf(events, 'dropped'), [{ kind: 'dropped', token: 0 }]);
  playChoices(match, describeDecision(match).startsWith('1 turn') ? 'group:b1' : '-', '-', 'group:a2');
  assert.equal(refusalOf(match, 'token:1'), 'token-too-far');
});

const corners = ['A1', 'J1', 'J6', 'A6'] as const;

test('B10: for a figure that no opponent defeated its player chooses who scores', () => {
  const match = tableOf({
    mode: 'free-for-all',
    seats: corners.map((at) => ({ groups: at === 'A1' ? 'scout@A1!3+bleeding scout@B1' : `scout@${at}` })),
  });
  playChoices(match, 'group:a1', 'run');
  assert.equal(describeDecision(match), '0 scorer: seat:b seat:c seat:d');
  assert.equal(refusalOf(match, 'seat:a'), 'not-hostile');
  playChoices(match, 'seat:c');
  assert.equal(pointsOf(match), '0 0 3 0');
  // Its activation has ended with it.
  assert.equal(match.decisions()[0]?.seat, 1);
});

test('A10: of two players the other one scores for what nobody defeated', () => {
  const match = tableOf({ seats: [{ groups: 'scout@A1!3+bleeding hero@A2' }, { groups: 'scout@J1' }] });
  playChoices(match, 'group:a1', 'run');
  assert.equal(pointsOf(match), '0 3');
});

test('B10 free-for-all: the last one with figures wins', () => {
  const match = tableOf({
    mode: 'free-for-all',
    seats: [
      { groups: 'scout@A1!3+bleeding', points: 30 },
      { groups: 'scout@J1' },
      { groups: 'scout@-' },
      { groups: 'scout@-' },
    ],
    position: {
      players: [
        {
          groups: [{ card: 'scout', figures: [{ at: 'A1', damage: 3, conditions: ['bleeding'] }] }],
          points: 30,
        },
        { groups: [{ card: 'scout', figures: [{ at: 'J1' }] }] },
        { groups: [{ card: 'scout', figures: [{}] }], out: 1 },
        { groups: [{ card: 'scout', figures: [{}] }], out: 2 },
      ],
    },
  });
  const events = playChoices(match, 'group:a1', 'run');
  assert.deepEqual(eventsOf(events, 'ended'), [{ kind: 'ended', why: 'eliminated' }]);
  assert.deepEqual(match.outcome?.ranks, [2, 1, 4, 3]);
});

test('B10 free-for-all: whoever defeats the last figure of a group scores; who has none left is eliminated', () => {
  const match = tableOf({
    mode: 'free-for-all',
    rules: bombard,
    seats: corners.map((at) => ({ groups: `scout@${at}!3` })),
    rolls: '2 2 2',
  });
  finishRound(match);
  const events = playChoices(match, 'figure:b1.1', 'figure:d1.1');
  assert.deepEqual(
    eventsOf(events, 'eliminated').map(({ seat }) => seat),
    [1, 3],
  );
  // Seats without figures choose nothing more.
  assert.equal(match.decisions().length <= 1, true);
});

test('B10 team battle: 60 victory points together end the match, and team mates share their place', () => {
  const match = tableOf({
    mode: 'team-battle',
    rules: [{ rule: 'points-for-control', token: 'flag', points: 5 }],
    map: { tokens: 'flag@A1' },
    seats: [
      { groups: 'scout@A1', points: 20 },
      { groups: 'scout@J1', points: 39 },
      { groups: 'scout@J6', points: 35 },
      { groups: 'scout@A6', points: 10 },
    ],
  });
  finishRound(match);
  assert.deepEqual(match.outcome?.scores, [25, 39, 35, 10]);
  assert.deepEqual(match.outcome?.ranks, [1, 2, 1, 2]);
  assert.deepEqual(match.outcome?.teams, [0, 1, 0, 1]);
});

test('B10 team battle: the player opposite is a friend', () => {
  const match = tableOf({
    mode: 'team-battle',
    rules: bombard,
    seats: corners.map((at) => ({ groups: `scout@${at}` })),
  });
  finishRound(match);
  assert.equal(describeDecision(match), '0 bombard: figure:b1.1 figure:d1.1');
  assert.equal(refusalOf(match, 'figure:c1.1'), 'not-hostile');
});

test('Temple Onslaught: controlled positions of one colour give as many points more', () => {
  const match = tableOf({
    rules: [{ rule: 'points-for-control', token: 'post', points: 2, sameColor: true }],
    map: { tokens: 'post:red@A1,A3 post:blue@A5 post:blue@J1' },
    seats: [{ groups: 'squad@A1,A3,A5' }, { groups: 'scout@J1' }],
  });
  finishRound(match);
  // Two red ones and a blue one: 6, and 2 more.
  assert.equal(pointsOf(match), '8 2');
});

test('Overwatch: a player is not stuck whose last target has gone while the one before dealt the damage', () => {
  const match = tableOf({
    pack: 'core',
    rules: bombard,
    seats: [{ groups: 'c-3po@A1!3' }, { groups: 'greedo@B1!6 hired-gun@J6,-' }],
    initiative: 0,
  });
  finishRound(match);
  // Greedo is defeated, and defeats the last figure of the other side with his Parting Shot before that.
  match.script([4, 5, 5, 1]);
  playChoices(match, 'figure:b1.1', 'use:parting-shot>b1.1');
  while (match.outcome === undefined)
    playChoices(match, entry(match.decisions()[0]?.choices.toReversed() ?? [], 0));
  assert.deepEqual(match.outcome.ranks, [2, 1]);
});
