import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BySeat, Json } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { entry } from '../../common/at.ts';
import type { Fleet } from '../content/pack.ts';
import { game } from '../game.ts';
import { packOf } from '../testing/composed.ts';
import { plainPack } from '../testing/plain-pack.ts';
import {
  attack,
  attackOf,
  describeDecision,
  discardOf,
  eventsOf,
  hits,
  objectivesOf,
  type PocketMatch,
  placeOf,
  playChoices,
  type SeatSetting,
  type Setting,
  tableOf,
} from '../testing/table.ts';
import { mostOfUnit, parseForce } from './force.ts';
import { type Options, termsOf } from './options.ts';
import { samplePool } from './setup.ts';

/** Rulings of our own, by the numbers of `docs/games/pocketmodel.md`. */

const fighter: SeatSetting = { units: 'plain-2@mid' };

/** A match from its opening; forces that are brought are the first ready fleet of the usual pack. */
function opened(
  options: Options,
  more: { seed?: string; seats?: number; draws?: (number | number[])[] } = {},
) {
  const { seed = 'house', seats = 2, draws } = more;
  const bring = options.forces === 'own' ? { bring: Array.from({ length: seats }, () => readyForce()) } : {};
  return new Match(game, { options, seed, seats, ...bring, ...(draws && { draws }) });
}

function readyForce(): Json {
  const { units, deck }: Fleet = entry(termsOf({}).pack.fleets, 0);
  return { units: { ...units }, deck: { ...deck } };
}

/** Answers with the first choice until somebody is asked something else. */
function answerAll(match: PocketMatch, kind: string): void {
  for (let [asked] = match.decisions(); asked?.kind === kind; [asked] = match.decisions()) {
    match.play(asked.seat, entry(asked.choices, 0));
  }
}

test('P1 (house choice): of two abilities that would cancel each other the one works that was played first', () => {
  const pack = packOf({
    combat: [
      [
        { when: 'battle', do: 'cancel', what: 'ability' },
        { when: 'battle', do: 'modify', stat: 'attack', amount: 3, of: 'self' },
      ],
    ],
  });
  const seats = [
    { ...fighter, hand: 'made-1' },
    { ...fighter, hand: 'made-1' },
  ];
  const first = attack(tableOf({ seats, pack, rolls: '1 1 1 1' }), 'a1 b1', 'play:made-1', 'play:made-1');
  assert.equal(attackOf(first, 'a1'), 'dice 2, base 2, card 3');
  assert.equal(attackOf(first, 'b1'), 'dice 2, base 2');
  const later = attack(
    tableOf({ seats, pack, rolls: '1 1 1 1' }),
    'a1 b1',
    '-',
    'play:made-1',
    'play:made-1',
  );
  assert.equal(attackOf(later, 'a1'), 'dice 2, base 2');
  assert.equal(attackOf(later, 'b1'), 'dice 2, base 2, card 3');
});

test('P2 (house choice): a deck has at most 60 cards', () => {
  const terms = termsOf({ forces: 'own' });
  const force = (size: number): Json => ({
    units: { 'rebel-a-wing': 1 },
    deck: Object.fromEntries(
      terms.cards.slice(0, Math.ceil(size / 3)).map(({ id }, at) => [id, Math.min(3, size - 3 * at)]),
    ),
  });
  assert.ok('value' in parseForce(terms, force(60)));
  const refused = parseForce(terms, force(61));
  assert.deepEqual('faults' in refused && refused.faults.map(({ rule }) => rule), ['deck-too-large']);
});

test('P3 (house choice): two thirds of the build stars start in the home zone, and there is a copy for each ten', () => {
  const of = (size: number): readonly [placed: number, copies: number] => {
    const terms = termsOf({ forces: 'own', size });
    return [terms.placed, mostOfUnit(terms, 0)];
  };
  assert.deepEqual([10, 20, 30, 45, 60].map(of), [
    [7, 1],
    [13, 2],
    [20, 3],
    [30, 4],
    [40, 6],
  ]);
});

test('P4 (house choice): ties for the first turn roll again, and after three ties one of them is picked', () => {
  const order = Array.from({ length: 30 }, (_, at) => at);
  const decks = [order, order, order];
  const again = opened({ forces: 'own' }, { seats: 3, draws: [...decks, 3, 4, 1, 1, 6, 1, 2, 2, 5, 1] });
  const rolls = again.prologue.flatMap(({ event }) => (event.kind === 'rolledForFirst' ? [event.rolls] : []));
  assert.deepEqual(rolls, [
    [7, 2, 7],
    [4, null, 6],
  ]);
  assert.equal(again.state.first, 2);
  const ties = [6, 6, 1, 1, 6, 6, 2, 2, 2, 2, 5, 5, 5, 5];
  const picked = opened({ forces: 'own' }, { seats: 3, draws: [...decks, ...ties, 1] });
  assert.equal(
    eventsOf(
      picked.prologue.map(({ event }) => event),
      'rolledForFirst',
    ).length,
    3,
  );
  assert.equal(picked.state.first, 2);
});

test('P5 (house choice): a force becomes known when its seat begins to place, or with all others', () => {
  const knownTo = (match: PocketMatch, seat: number): boolean => {
    return match.view('spectator').players[seat]?.units !== undefined;
  };
  const inOrder = opened({ forces: 'own' });
  const { first } = inOrder.state;
  assert.deepEqual([knownTo(inOrder, first), knownTo(inOrder, 1 - first)], [true, false]);
  while (inOrder.decisions()[0]?.seat === first)
    playChoices(inOrder, inOrder.decisions()[0]?.choices[0] ?? '');
  assert.equal(knownTo(inOrder, 1 - first), true);

  const together = opened({ forces: 'own', placement: 'together' });
  const place = (seat: number): void => {
    for (;;) {
      const asked = together
        .decisions()
        .find((decision) => decision.seat === seat && decision.kind === 'place');
      if (asked === undefined) return;
      together.play(seat, entry(asked.choices, 0));
    }
  };
  place(0);
  assert.deepEqual([knownTo(together, 0), knownTo(together, 1)], [false, false]);
  place(1);
  assert.deepEqual([knownTo(together, 0), knownTo(together, 1)], [true, true]);
});

test('P6 (house choice): game packs hold three units and six cards, and forces are built of what was found', () => {
  const { players } = opened({ forces: 'two-packs' }).state;
  assert.deepEqual(
    players.map(({ kinds, slots, hand, deck }) => [kinds.length, slots.length, hand.length, deck.length]),
    [
      [3, 1, 3, 2],
      [3, 1, 3, 2],
    ],
  );
  const found = (size: number): readonly [units: number, cards: number] => {
    const { units, cards } = samplePool(termsOf({ forces: 'sealed', size }), seeded('packs'));
    return [units.length, cards.length];
  };
  assert.deepEqual(
    [found(20), found(30), found(60)],
    [
      [7 * 3, 7 * 6],
      [8 * 3, 8 * 6],
      [15 * 3, 15 * 6],
    ],
  );
  const terms = termsOf({ forces: 'sealed' });
  for (let match = 0; match < 50; match++) {
    const { cards } = samplePool(terms, seeded(`packs ${match}`));
    for (const card of cards) assert.ok(cards.filter((other) => other === card).length <= 3);
  }
  const wing = terms.unitNumber.get('rebel-a-wing') ?? -1;
  const poolOf = (wings: number) => ({
    units: Array(wings).fill(wing),
    cards: terms.cards.flatMap((_, card) => Array(3).fill(card)),
  });
  const force = {
    units: { 'rebel-a-wing': 3 },
    deck: Object.fromEntries(terms.cards.slice(0, 10).map(({ id }) => [id, 3])),
  };
  assert.ok('value' in parseForce(terms, force, poolOf(3)));
  for (const [count, found] of [
    [3, 2],
    [4, 4],
  ] as const) {
    const refused = parseForce(terms, { ...force, units: { 'rebel-a-wing': count } }, poolOf(found));
    assert.deepEqual('faults' in refused && refused.faults.map(({ rule }) => rule), ['too-many-copies']);
  }
});

test('P7 (house choice): power and objective come in any order before the action, which ends the turn', () => {
  const seats = [
    { units: 'hyperdrive-2 transport-2 ground-plain-1 plain-2', hand: 'o-echo-base', objectives: '? ? ?' },
    fighter,
  ];
  const match = tableOf({ seats });
  playChoices(match, 'power:a1', 'objective:o-echo-base:1', 'move');
  assertRefused(match, 'unit:a1', 'moved-already');
  playChoices(match, 'unit:a2');
  assert.match(describeDecision(match), /^0 move: /, 'the power of the turn is used: nothing is taken along');
  playChoices(match, '-');
  assert.match(describeDecision(match), /^1 turn: /);

  const other = tableOf({ seats });
  playChoices(other, 'objective:o-echo-base:1', 'power:a1');
  assertRefused(other, 'power:a1', 'one-power');
  playChoices(other, '-');
  assert.match(describeDecision(other), /^1 turn: /);
});

test('P8 (house choice): an action that was begun names at least one unit', () => {
  for (const action of ['move', 'combat', 'strike:b1']) {
    const match = tableOf({ seats: [{ units: 'plain-2@b plain-2@b' }, { units: 'plain-2*2' }] });
    playChoices(match, action);
    assertRefused(match, '-', 'one-at-least');
  }
});

test('P9 (house choice): whoever holds any card is asked for one in a battle', () => {
  const match = tableOf({
    seats: [
      { ...fighter, hand: 'o-echo-base' },
      { ...fighter, hand: 'o-echo-base' },
    ],
  });
  attack(match, 'a1 b1');
  assert.equal(describeDecision(match), '0 card: -');
  playChoices(match, '-');
  assert.equal(describeDecision(match), '1 card: -');
  const empty = tableOf({ seats: [fighter, fighter] });
  attack(empty, 'a1 b1');
  assert.match(describeDecision(empty), /^1 turn: /);
});

test('P10 (house choice): at the limit of rounds objectives decide, then build stars in play', () => {
  const ranksOf = (one: SeatSetting, other: SeatSetting): BySeat<number> | undefined => {
    const options = { rounds: 5 };
    const match = tableOf({ seats: [one, other], options, round: 5, toMove: 0 });
    const events = playChoices(match, '-', '-');
    assert.equal(eventsOf(events, 'limit').length, 1);
    return match.outcome?.ranks;
  };
  const weak = { units: 'plain-1', objectives: '? ? ?' };
  assert.deepEqual(ranksOf(weak, { units: 'plain-5 plain-5', objectives: '? ? -' }), [1, 2]);
  assert.deepEqual(ranksOf(weak, { units: 'plain-2 plain-5@reserve', objectives: '? ? ?' }), [2, 1]);
  assert.deepEqual(ranksOf(weak, { units: 'plain-1 plain-5@reserve', objectives: '? ? ?' }), [1, 1]);
});

test('P11 (house choice): seats that are eliminated at the same moment share their place, and discard piles stay', () => {
  const pack = packOf({ combat: [[{ when: 'after', do: 'damage', amount: 1, units: 'all' }]] });
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid plain-5', hand: 'made-1' },
      { units: 'plain-2@mid' },
      { units: 'plain-2@mid!4', discard: 'c-lock-on' },
      { units: 'plain-2@mid!4' },
    ],
    pack,
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:made-1');
  assert.deepEqual(
    match.state.players.map(({ out }) => out),
    [0, 0, 1, 1],
  );
  assert.equal(placeOf(match, 'c1'), 'gone');
  assert.equal(discardOf(match, 2), 'c-lock-on');
  assert.equal(match.state.players[2]?.deck.length, 0);

  const last = tableOf({ seats: [{ units: 'plain-2@mid!4' }, { units: 'plain-2@mid!4' }], rolls: '6 6 6 6' });
  attack(last, 'a1 b1');
  assert.deepEqual(last.outcome?.ranks, [1, 1]);
});

test('P12 (house choice): the cards of a ready fleet are known, those of a deck of one’s own are not', () => {
  const known = (match: PocketMatch): number | undefined => match.view(0).players[1]?.somewhere.length;
  assert.equal(known(opened({})), 30);
  assert.equal(known(opened({ forces: 'own' })), 0);
  const match = opened({});
  answerAll(match, 'place');
  assert.equal(objectivesOf(match, 0, 0), '? ? ?');
});

test('P13 (house choice): what cannot happen does not, whatever another effect says', () => {
  const pack = packOf({
    combat: [
      [{ when: 'battle', do: 'destroy' }],
      [{ when: 'battle', do: 'survive' }],
      [{ when: 'battle', do: 'autoHit', from: 2 }],
      [{ when: 'battle', do: 'noAutoHit' }],
      [{ when: 'battle', do: 'noHit' }],
    ],
  });
  const fight = (card: string, answer: string, rolls: string) => {
    const seats = [
      { ...fighter, hand: card },
      { ...fighter, hand: answer },
    ];
    const match = tableOf({ seats, pack, rolls });
    return { match, events: attack(match, 'a1 b1', `play:${card}`, `play:${answer}`) };
  };
  assert.equal(placeOf(fight('made-1', 'made-2', '5 5 1 1').match, 'b1'), 'mid!4');
  assert.equal(hits(fight('made-3', 'made-4', '1 1 1 1').events), '');
  assert.equal(hits(fight('made-1', 'made-5', '5 6 1 1').events), '');
  assert.equal(hits(fight('made-1', 'made-5', '6 6 1 1').events), 'a1*');
});

test('P14 (house choice): where there are more than 150 targets, the opponent is chosen first', () => {
  const many = { units: 'plain-1@mid*60' };
  const match = tableOf({ seats: [many, many, many, many], pack: plainPack() });
  playChoices(match, 'combat', 'unit:a1');
  assert.equal(describeDecision(match), '0 against: opponent:b opponent:c opponent:d');
  playChoices(match, 'opponent:c');
  assert.equal(match.decisions()[0]?.choices.length, 60);
  assert.ok(match.decisions()[0]?.choices.every((choice) => choice.startsWith('unit:c')));

  const fewer = tableOf({ seats: [many, many, { units: 'plain-1@mid*60' }], pack: plainPack() });
  playChoices(fewer, 'combat', 'unit:a1');
  assert.equal(fewer.decisions()[0]?.kind, 'target');
});

/** Seats of which the first holds so many different objective cards; the pack. */
function manyObjectives(count: number): Pick<Setting, 'seats' | 'pack'> {
  const objectives = Array.from({ length: count }, (_, at) => ({
    id: `o-many-${at}`,
    kind: 'objective' as const,
    name: `Many ${at}`,
    stars: 1,
    guard: 9,
    effects: [],
  }));
  const pack = { ...plainPack(), cards: [...plainPack().cards, ...objectives] };
  const hand = objectives.map(({ id }) => id).join(' ');
  return { pack, seats: [{ units: 'plain-1', hand, deck: '' }, { units: 'plain-1' }] };
}

test('P16 (house choice): where objective cards could be played in more than 100 ways, the place is chosen first', () => {
  const match = tableOf(manyObjectives(34));
  assert.equal(describeDecision(match), '0 turn: slot:1 slot:2 slot:3 move -');
  assertRefused(match, 'objective:o-many-3:2', 'not-asked');
  playChoices(match, 'slot:2');
  assert.equal(match.decisions()[0]?.choices.length, 34);
  assertRefused(match, 'objective:o-many-3:1', 'not-asked');
  assertRefused(match, 'slot:2', 'not-asked');
  playChoices(match, 'objective:o-many-3:2');
  assert.match(objectivesOf(match, 0, 1), /^\? \^o-many-3 \?$/);
  assert.equal(describeDecision(match), '0 turn: move -');
  const fewer = tableOf(manyObjectives(33));
  assert.equal(fewer.decisions()[0]?.choices.length, 99 + 2);
});

test('P15 (house choice): in a limited first turn the first player moves at most 2 build stars and uses no power', () => {
  const units = 'plain-3 plain-2 plain-1 hyperdrive-1';
  const options = { firstTurn: 'limited' } as const;
  const match = tableOf({ seats: [{ units }, { units }], options, round: 1 });
  assertRefused(match, 'power:a4', 'first-turn');
  playChoices(match, 'move');
  assertRefused(match, 'unit:a1', 'first-turn');
  playChoices(match, 'unit:a2');
  assertRefused(match, 'unit:a3', 'first-turn');
  playChoices(match, '-', 'power:b4', 'move', 'unit:b1');
  assert.equal(placeOf(match, 'b1'), 'mid');

  const later = tableOf({ seats: [{ units }, { units }], options, round: 2 });
  playChoices(later, 'power:a4', 'move', 'unit:a1');
  assert.equal(placeOf(later, 'a1'), 'mid');
});
