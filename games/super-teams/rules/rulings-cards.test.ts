import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import {
  bonusCount,
  describeDecision,
  placeOf,
  playChoices,
  refusalOf,
  type SuperTeamsMatch,
  tableOf,
} from '../testing/table.ts';
import { trackOf } from '../testing/track.ts';
import type { Position } from './position-schema.ts';

/** The legal choices of whoever is asked. */
function choices(table: SuperTeamsMatch): readonly string[] {
  return table.decisions()[0]?.choices ?? [];
}

describe('rulings R13 to R22: cards', () => {
  test('R13 (p. 3): a colour with one ship left moves that ship', () => {
    const table = tableOf({ track: 'nnnn', ships: 'xwing 5, falcon 2', hand: ['red1', 'red2'] });
    assert.deepEqual(choices(table), ['red1>falcon', 'red2>falcon']);
    assert.equal(refusalOf(table, 'red1>xwing'), 'ship-home');
  });

  test('R13 (p. 6): a universal card stands for any colour that has a ship under way', () => {
    const table = tableOf({
      track: 'nnnn',
      ships: 'destroyer 5, deathstar 5, xwing 5',
      hand: ['green3'],
    });
    assert.deepEqual(choices(table), [
      'green3=red>falcon',
      'green3=black>fighter',
      'green3=black>advanced',
      'green3=yellow>starfighter',
      'green3=yellow>tantive',
    ]);
    assert.equal(refusalOf(table, 'green3>falcon'), 'name-a-color');
    assert.equal(refusalOf(table, 'green3=green>destroyer'), 'ship-home');
    playChoices(table, 'green3=red>falcon');
    assert.equal(placeOf(table, 'falcon'), '3');
  });

  test('R13 (p. 6): before both ships have arrived a card stands for its own colour only', () => {
    const table = tableOf({ track: 'nnnn', ships: 'destroyer 5', hand: ['green3'] });
    assert.equal(refusalOf(table, 'green3=red>falcon'), 'not-universal');
    assert.equal(refusalOf(table, 'green3>falcon'), 'other-color');
    assert.equal(refusalOf(table, 'red3>falcon'), 'card-not-in-hand');
  });

  test('R14 (p. 2): whoever is to move always can, and may not pass', () => {
    const chance = seeded('R14');
    const match = new Match(game, { options: {}, seats: 4, seed: 'R14' });
    for (;;) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      assert.ok(decision.choices.length > 0);
      assert.equal(decision.choices.includes('-'), !['playCard', 'side'].includes(decision.kind));
      match.play(decision.seat, decision.choices[chance.pick(decision.choices.length)] ?? '');
    }
  });

  test('R15 (p. 6): the deck runs out at the end of a round, after four, two and two rounds', () => {
    for (const [seats, rounds] of [
      [2, 4],
      [3, 2],
      [4, 2],
    ] as const) {
      const match = new Match(game, { options: {}, seats, seed: 'R15' });
      const chance = seeded('R15');
      const decks: number[] = [];
      for (let round = 1; round <= rounds + 1; ) {
        const [decision] = match.decisions();
        assert.ok(decision);
        const choice = decision.choices[chance.pick(decision.choices.length)] ?? '';
        if (decks.length < round) decks.push(match.view('spectator').deck);
        for (const { event } of match.play(decision.seat, choice)) {
          if (event.kind !== 'roundBegan') continue;
          round++;
          assert.equal(event.newDeck, round === rounds + 1);
        }
      }
      const cards = seats === 3 ? 36 : 48;
      const left = (round: number) => cards - 6 * seats * round;
      assert.deepEqual(
        decks,
        Array.from({ length: rounds + 1 }, (_, round) => left((round % rounds) + 1)),
      );
    }
  });

  test('R15 (p. 6): a deck too short for everybody is dealt out, and the played cards go on', () => {
    // Of 40 cards two rounds of three players leave 4.
    const movement = (['red', 'green', 'yellow', 'black'] as const).flatMap((color) => [
      { color, value: 1, count: color === 'red' ? 8 : 7 },
      { color, value: 6, count: 6 },
    ]);
    const options = { pack: { ...trackOf('nnnn'), movement } };
    const position: Position = { hands: [0, 0, 0], round: 3, deck: 4 };
    const match = new Match(game, { options, seed: 'R15', position });
    const view = match.view('spectator');
    assert.deepEqual([view.deck, view.discard.length, view.dealt], [22, 0, 18]);
  });

  test('R16 (p. 6): play goes on clockwise, so every round begins with the same player', () => {
    const match = new Match(game, { options: { first: 'random' }, seats: 3, seed: 'R16' });
    const chance = seeded('R16');
    const first = match.view('spectator').toMove;
    for (let rounds = 0; rounds < 2; ) {
      const [decision] = match.decisions();
      assert.ok(decision);
      const choice = decision.choices[chance.pick(decision.choices.length)] ?? '';
      for (const { event } of match.play(decision.seat, choice)) {
        if (event.kind !== 'roundBegan') continue;
        rounds++;
        assert.equal(event.seat, first);
      }
    }
  });

  test('R17 (p. 3): an empty reserve is made anew from the played bonus cards; without any nothing is drawn', () => {
    const all = (kind: 'hook' | 'boost' | 'pilot' | 'evasive' | 'lightspeed') => [kind, kind, kind, kind];
    const four = ['boost', 'pilot', 'evasive', 'lightspeed'] as const;
    const made = tableOf({
      track: 'nbnn',
      hand: ['red2', 'red1'],
      more: { reserve: [], finalPlanet: all('hook'), bonusDiscard: four.flatMap(all) },
    });
    assert.deepEqual(playChoices(made, 'red2>xwing').at(-2), { kind: 'reshuffledBonus', cards: 16 });
    assert.equal(made.view('spectator').reserve, 15);
    const none = tableOf({
      track: 'nbnn',
      hand: ['red2', 'red1'],
      more: { reserve: [], finalPlanet: all('hook'), bonusHands: [[], four.flatMap(all)] },
    });
    assert.deepEqual(playChoices(none, 'red2>xwing', '-').at(-1), {
      kind: 'noBonusLeft',
      seat: 0,
      ship: 'xwing',
    });
  });

  test('R18 (p. 3): at the first arrival everybody takes two cards, and never again', () => {
    const table = tableOf({
      seats: 4,
      track: 'nnnn',
      hand: ['red6', 'red5'],
      more: { hands: [['red6'], 1, 1, 1] },
    });
    playChoices(table, 'red6>xwing');
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => bonusCount(table, seat)),
      [2, 2, 2, 2],
    );
    assert.equal(table.view('spectator').finalPlanet, 0);
    const later = tableOf({ track: 'nnnn', ships: 'xwing 5', hand: ['red6', 'red1'] });
    playChoices(later, 'red6>falcon');
    assert.equal(bonusCount(later, 0), 0);
  });

  test('R19 (house choice): nobody sees the cards of others, partners neither', () => {
    const match = new Match(game, { options: {}, seats: 4, seed: 'R19' });
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const open = match
        .view(viewer)
        .seats.map(({ hand, bonus }) => typeof hand !== 'number' && typeof bonus !== 'number');
      assert.deepEqual(
        open,
        [0, 1, 2, 3].map((seat) => seat === viewer),
      );
    }
  });

  test('R20 (p. 1): of two players each moves and draws for both colours', () => {
    const table = tableOf({ track: 'nbnn', hand: ['yellow2', 'red1'], bonus: [['boost']] });
    playChoices(table, 'yellow2>tantive');
    assert.equal(describeDecision(table), '0 answer: bonus:boost>tantive -');
    playChoices(table, '-');
    assert.equal(bonusCount(table, 0), 2);
  });

  test('R21 (p. 6): a Skilled Pilot gives the plain value, from asteroids only', () => {
    const table = tableOf({
      track: 'nannnnnn',
      ships: 'xwing 2',
      hand: ['red4', 'red1'],
      bonus: [['pilot']],
    });
    playChoices(table, 'red4>xwing', 'bonus:pilot>xwing');
    assert.equal(placeOf(table, 'xwing'), '6');
    const off = tableOf({ track: 'nannnnnn', ships: 'xwing 3', hand: ['red4', 'red1'], bonus: [['pilot']] });
    playChoices(off, 'red4>xwing');
    assert.equal(refusalOf(off, 'bonus:pilot>xwing'), 'pilot-off-asteroids');
  });

  test('R22 (p. 6, 8): an Evasive Manoeuvre needs a ship in the Maw without a bonus card', () => {
    const dry = tableOf({ track: 'nnmmnn', hand: ['red1', 'red2'], bonus: [['evasive']] });
    playChoices(dry, 'red1>xwing');
    assert.equal(describeDecision(dry), '0 answer: -');
    assert.equal(refusalOf(dry, 'bonus:evasive>xwing'), 'evasive-off-maw');
    const boosted = tableOf({ track: 'nnmmnn', hand: ['red2', 'red1'], bonus: [['boost', 'evasive']] });
    playChoices(boosted, 'red2>xwing', 'bonus:boost>xwing');
    assert.equal(placeOf(boosted, 'xwing'), '2');
    assert.equal(describeDecision(boosted).split(':')[0], '1 playCard');
  });
});
