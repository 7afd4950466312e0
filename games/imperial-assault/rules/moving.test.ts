import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, eventsOf, finishRound, placeOf, playChoices, tableOf } from '../testing/table.ts';

/** An open field with some signs of its own. */
const rows = (...own: readonly string[]): string[] => [
  ...own,
  ...Array.from({ length: 6 - own.length }, () => '..........'),
];

test('A4, A6: what happens when a figure leaves a space happens there, and a defeated figure walks no further', () => {
  // Battle Presence: a strain for whoever leaves a space next to Boba Fett, once a round.
  const match = tableOf({
    pack: 'core',
    seats: [
      { groups: 'stormtrooper@B1!2 stormtrooper@A6', deck: '' },
      { groups: 'boba-fett@D2', deck: '' },
    ],
  });
  playChoices(match, 'group:a1', 'run');
  const events = playChoices(match, 'move:F1');
  assert.deepEqual(
    eventsOf(events, 'moved').map(({ cost }) => cost),
    [1],
  );
  assert.equal(placeOf(match, 'a1.1'), '-');
  assert.equal(eventsOf(events, 'defeated').length, 1);
});

test('A6 Push: who pushes chooses the space, and it is no voluntary exit', () => {
  const match = tableOf({
    pack: 'core',
    map: { rows: rows('..........', '.....=....') },
    seats: [
      { groups: 'chewbacca@D2', deck: '' },
      { groups: 'stormtrooper@E2!1', deck: '' },
    ],
    rolls: '1',
  });
  playChoices(match, 'group:a1', 'use:slam>a1.1', 'figure:b1.1');
  assert.equal(match.decisions()[0]?.seat, 0);
  // Not where Chewbacca stands, nor on the impassable space.
  assert.equal(choicesOf(match, 'move:').split(' ').sort().join(' '), 'D1 D3 E1 E3 F1 F3');
  playChoices(match, 'move:F3');
  assert.equal(placeOf(match, 'b1.1'), 'F3!2');
});

test('A6 Push: leaving a space against its will brings nothing about', () => {
  const match = tableOf({
    pack: 'core',
    seats: [
      { groups: 'chewbacca@D2 boba-fett@E1', deck: '' },
      { groups: 'stormtrooper@E2', deck: '' },
    ],
    rolls: '1',
  });
  playChoices(match, 'group:a1', 'use:slam>a1.1', 'figure:b1.1', 'move:F3');
  assert.equal(placeOf(match, 'b1.1'), 'F3!1');
});

test('A6 Push: towards somebody means until adjacent', () => {
  const match = tableOf({
    pack: 'core',
    seats: [
      { groups: 'shyla-varad@B2', deck: '' },
      { groups: 'stormtrooper@E2', deck: '' },
    ],
  });
  playChoices(match, 'group:a1', 'option:1', 'use:mandalorian-whip>a1.1', 'figure:b1.1');
  for (const at of choicesOf(match, 'move:').split(' ')) assert.match(at, /^[ABC][123]$/);
});

test('A6 Place: it is put down on a free legal space within reach, however it could get there', () => {
  const match = tableOf({
    pack: 'core',
    map: { rows: rows('.#........', '.#........', '.#........', '.#........', '.#........', '.#........') },
    seats: [
      { groups: 'ahsoka-tano@A1', deck: '' },
      { groups: 'stormtrooper@C1', deck: '' },
    ],
  });
  playChoices(match, 'group:a1', 'option:1', 'use:force-leap>a1.1');
  const places = choicesOf(match, 'place:').split(' ');
  // C1 is taken, and B is blocking.
  for (const at of ['C1', 'B1', 'B2']) assert.equal(places.includes(at), false, at);
  assert.equal(places.includes('A2'), true);
});

test('C35 (A6 Place, A9): whoever is put down by its own player leaves its space voluntarily', () => {
  const match = tableOf({
    pack: 'core',
    seats: [
      { groups: 'ahsoka-tano@A1', deck: '' },
      { groups: 'boba-fett@B1', deck: '' },
    ],
  });
  playChoices(match, 'group:a1', 'option:1', 'use:force-leap>a1.1');
  assert.equal(placeOf(match, 'a1.1'), 'A1!1');
  playChoices(match, 'place:A3');
  assert.equal(placeOf(match, 'a1.1'), 'A3!1');
});

test('A6 Move X spaces: costs do not count, limits do', () => {
  const match = tableOf({
    pack: 'core',
    map: { rows: rows('.~~=......', '.~~=......') },
    seats: [
      { groups: 'onar-koma@A1', deck: '' },
      { groups: 'stormtrooper@J6', deck: '' },
    ],
  });
  playChoices(match, 'group:a1', 'use:rush>a1.1');
  const ends = choicesOf(match, 'move:').split(' ');
  assert.equal(ends.includes('C1'), true);
  assert.equal(ends.includes('D1'), false);
  playChoices(match, 'move:C1');
  // Two of four spaces are left.
  assert.equal(choicesOf(match, 'move:').split(' ').includes('D3'), true);
  assert.equal(choicesOf(match, 'move:').split(' ').includes('E3'), false);
});

/** Four armies after their first round; these seats hold Take Initiative. */
function afterRoundOfFour(holders: readonly number[]) {
  const match = tableOf({
    pack: 'core',
    mode: 'free-for-all',
    initiative: 0,
    toMove: 0,
    map: { zones: 'red@A1 blue@J1 yellow@J6 green@A6' },
    seats: ['A1', 'J1', 'J6', 'A6'].map((at, seat) => ({
      groups: `stormtrooper@${at} imperial-officer@${at.replace(/\d/, at.endsWith('1') ? '2' : '5')}`,
      deck: 'rally',
      ...(holders.includes(seat) && { hand: 'take-initiative' }),
    })),
  });
  finishRound(match);
  return match;
}

/** Whoever is asked claims the initiative where that can be, and otherwise does nothing but take a turn. */
function claimOrPass(match: ReturnType<typeof afterRoundOfFour>): void {
  const { choices = [], kind = '' } = match.decisions()[0] ?? {};
  const claim = choices.find((choice) => choice.startsWith('play:take-initiative'));
  playChoices(match, claim ?? (choices.includes('-') && kind !== 'turn' ? '-' : (choices[0] ?? '')));
}

test('B10: among four, whoever claims the initiative goes first in the round, and the token stays', () => {
  const match = afterRoundOfFour([3]);
  while (match.state.round === 1 || match.decisions()[0]?.kind !== 'turn') claimOrPass(match);
  assert.equal(match.state.initiative, 1);
  const order: number[] = [];
  while (order.length < 5) {
    const [decision] = match.decisions();
    if (decision?.kind === 'turn') order.push(decision.seat);
    playChoices(match, decision?.choices.find((choice) => choice === '-') ?? decision?.choices[0] ?? '');
  }
  assert.deepEqual(order, [3, 1, 2, 3, 0]);
});

test('B10: of several who claim the initiative the next one clockwise goes first, all before its holder', () => {
  const match = afterRoundOfFour([2, 3]);
  const order: number[] = [];
  while (order.length < 4) {
    const [decision] = match.decisions();
    if (decision?.kind === 'turn' && match.state.round === 2) order.push(decision.seat);
    claimOrPass(match);
  }
  assert.equal(match.state.initiative, 1);
  assert.deepEqual(order, [2, 3, 1, 0], 'the third seat has no group left');
});
