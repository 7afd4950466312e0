import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Viewer } from '../../../kernel/game.ts';
import { Match, sampleBring } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { imaginesEvenly } from '../../../testkit/evenly.ts';
import { mostCopies } from '../content/check.ts';
import { game } from '../game.ts';
import { combatCard, plainPackWith } from '../testing/odd-cards.ts';
import { permutations } from '../testing/permutations.ts';
import {
  attack,
  discardOf,
  eventsOf,
  type PocketMatch,
  playChoices,
  roll,
  type SeatSetting,
  type Setting,
  tableOf,
} from '../testing/table.ts';
import { freeCopies } from './dealing.ts';
import { cardsFrom } from './imagine.ts';
import { type Options, termsOf } from './options.ts';
import { cardOf, noCard, type PocketState, playerOf, seatOf } from './state.ts';

/** In how many ways the cards of the first of these tables can lie for a viewer, all of which are imagined alike. */
function ways(viewer: Viewer, tables: readonly PocketMatch[]): number {
  const [truth = assert.fail('there is no table')] = tables;
  return imaginesEvenly({
    rules: truth.rules,
    state: truth.state,
    viewer,
    thinkable: tables.map(({ state }) => state),
  });
}

/** The cards of a seat that lie somewhere, by number in the pack. */
function cardsOf(state: PocketState, seat: number): number[] {
  const { deck, hand, discard, slots } = playerOf(state, seat);
  return [...deck, ...hand, ...discard, ...slots]
    .filter((instance) => instance !== noCard)
    .map((instance) => cardOf(state, instance))
    .sort((a, b) => a - b);
}

/** All cards that a seat has brought, by number in the pack: those that lie somewhere, and one in a battle. */
function deckOf(state: PocketState, seat: number): number[] {
  const battle = state.stack.find((frame) => frame.step === 'battle');
  // At the end of a battle its cards lie among the others again.
  if (battle === undefined || battle.phase === 'end') return cardsOf(state, seat);
  const played = [battle.attacker, battle.defender].flatMap((unit, side) => {
    const instance = battle.cards[side] ?? noCard;
    return seatOf(unit) === seat && instance !== noCard ? [cardOf(state, instance)] : [];
  });
  return [...cardsOf(state, seat), ...played].sort((a, b) => a - b);
}

/** Tables at which all know what is in the decks, and one at which each seat knows its own. */
const tables: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { size: 20, rounds: 8 } },
  { seats: 2, options: { forces: 'own', size: 20 } },
];

const known: SeatSetting = { units: 'plain-1', objectives: '^o-supply-convoy - -', deck: 'c-yoda' };

test('who plays against a ready fleet imagines all ways in which its cards can lie alike', () => {
  const tables = permutations(['c-lock-on', 'c-han-solo', 'o-minefield', 'o-death-star']).map(
    ([hand = '', slot = '', ...deck]) =>
      tableOf({
        seats: [
          known,
          { units: 'plain-1', hand, objectives: `${slot} ^o-echo-base -`, deck: deck.join(' ') },
        ],
      }),
  );
  assert.equal(ways(0, tables), 24);
  assert.equal(ways('spectator', tables), 24);
  // Its owner knows the hand, but neither the objective nor the order of the deck.
  assert.equal(ways(1, tables), 6);
});

test('who has looked at an objective imagines it where it lies, and the rest alike', () => {
  const tables = permutations(['c-lock-on', 'c-han-solo', 'o-minefield', 'o-death-star']).map(
    ([first = '', second = '', ...deck]) => {
      const match = tableOf({
        seats: [
          { ...known, hand: 'o-listening-post', objectives: '^o-supply-convoy ^o-echo-base -' },
          { units: 'plain-1', objectives: `${first} ${second} -`, deck: deck.join(' ') },
        ],
      });
      playChoices(match, 'objective:o-listening-post:1', '-');
      return match;
    },
  );
  // Both face-down objectives are known: only the order of the deck is not.
  assert.equal(ways(0, tables), 2);
  assert.equal(ways('spectator', tables), 24);
});

test('a force that is still secret is imagined as any legal one', () => {
  const setting: Setting = { seats: [known, known], options: { forces: 'own', placement: 'together' } };
  const { rules } = tableOf(setting);
  const state = rules.setup(2, seeded('secret'), {
    bring: [
      { units: [0], deck: Array(30).fill(0) },
      { units: [0, 1], deck: Array(30).fill(1) },
    ],
    carry: undefined,
  });
  const imagined = rules.imagine(rules.observe(state, 0), seeded('imagined'));
  assert.deepEqual(playerOf(imagined, 0).kinds, [0]);
  assert.ok(playerOf(imagined, 1).kinds.length > 1);
});

test('the cards of a battle that is over are imagined once, where they lie by then', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-lando-calrissian', deck: 'c-yoda c-han-solo c-ambush' },
      { units: 'plain-2@mid' },
    ],
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-lando-calrissian');
  assert.equal(match.decisions()[0]?.kind, 'leave');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const imagined = match.rules.imagine(match.view(viewer), seeded('imagined'));
    assert.deepEqual(cardsOf(imagined, 0), cardsOf(match.state, 0));
  }
});

/** Plays a match at random, and says what viewers imagine of each deck in every moment, beside how it was brought. */
function* imaginedDecks(options: Options, seats: number, seed: string) {
  const rules = game.open(options);
  const chance = seeded(seed);
  const opening = { options, seats, seed, ...sampleBring(rules, seats, chance) };
  const match: PocketMatch = new Match(game, opening, [], { rules });
  const brought = Array.from({ length: seats }, (_, seat) => deckOf(match.state, seat));
  for (let [next] = match.decisions(); next !== undefined; [next] = match.decisions()) {
    match.play(next.seat, next.choices[chance.pick(next.choices.length)] ?? '');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const imagined = rules.imagine(match.view(viewer), chance);
      for (const [seat, deck] of brought.entries()) {
        const isIn = playerOf(match.state, seat).out === 0;
        if (isIn) yield { viewer, seat, deck, cards: deckOf(imagined, seat) };
      }
    }
  }
}

for (const { seats, options } of tables) {
  test(`in every moment decks are imagined as they were brought: ${JSON.stringify(options)}`, () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const { viewer, seat, deck, cards } of imaginedDecks(options, seats, seed)) {
        if (options.forces !== 'own' || viewer === seat) assert.deepEqual(cards, deck);
        else {
          assert.equal(cards.length, deck.length);
          for (const card of cards) {
            assert.ok(cards.filter((other) => other === card).length <= mostCopies);
          }
        }
      }
    }
  });
}

test('a card of a battle is counted once, while it goes on and when it is over: two more copies may be in the deck', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-lando-calrissian', deck: 'c-yoda c-han-solo c-ambush' },
      { units: 'plain-2@mid', hand: 'c-ambush' },
    ],
    options: { forces: 'own' },
    rolls: '1 1 1 1',
  });
  const assertTwoMore = (step: string): void => {
    assert.equal(match.decisions()[0]?.kind, step);
    const view = match.view(1);
    const known = cardsFrom(view, view.players[0] ?? assert.fail('there is no seat a'), 0);
    const free = freeCopies(termsOf(match.opening.options), known);
    assert.equal(free[termsNumber(match, 'c-lando-calrissian')], mostCopies - 1);
  };
  attack(match, 'a1 b1', 'play:c-lando-calrissian');
  assertTwoMore('card');
  playChoices(match, '-');
  assertTwoMore('leave');
});

test('a card that was played in the battle that ends a match stays known to all', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-lock-on' },
      { units: 'plain-2@mid!3', hand: 'c-ambush' },
    ],
    rolls: '3 4 1 1',
  });
  attack(match, 'a1 b1', 'play:c-lock-on', 'play:c-ambush');
  assert.ok(match.outcome);
  assert.deepEqual([discardOf(match, 0), discardOf(match, 1)], ['c-lock-on', 'c-ambush']);
});

test('cards that are drawn together are told in the order of the pack, as they lie in the hand', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'c-ambush', deck: 'c-yoda c-lock-on c-han-solo c-ambush' },
      { units: 'plain-2@mid' },
    ],
    rolls: '1 1 1 1',
  });
  const [drew] = eventsOf(attack(match, 'a1 b1', 'play:c-ambush'), 'drew');
  const cards = drew?.cards ?? [];
  assert.equal(cards.length, 3);
  assert.deepEqual(
    cards,
    [...cards].sort((a, b) => a - b),
  );
});

/** Seat a has seen this card in the hand of seat b, which has drawn another copy of it since, and is to move. */
function twoCopies(card: string): PocketMatch {
  const match = tableOf({
    pack: plainPackWith(combatCard('c-spy', { when: 'after', do: 'discard', count: 1, by: 'choice' })),
    seats: [
      { units: 'plain-2@mid', hand: 'c-spy', deck: 'o-echo-base' },
      {
        units: 'plain-2@mid',
        hand: `c-ambush c-evasive-maneuvers ${card}`,
        deck: `${card} c-han-solo c-han-solo`,
      },
    ],
    options: { forces: 'own' },
    rolls: '1 1 1 1',
  });
  attack(match, 'a1 b1', 'play:c-spy', '-', 'discard:c-ambush');
  roll(match, '1 1 1 1');
  attack(match, 'b1 a1', 'play:c-evasive-maneuvers', '-');
  playChoices(match, '-');
  assert.deepEqual(knownIn(match), [1, 2]);
  return match;
}

/** How many cards in the hand of seat b are known to seat a, and how many are not. */
function knownIn(match: PocketMatch): [number, number] {
  const seen = match.view(0).players[1] ?? assert.fail('there is no seat b');
  return [seen.hand.length, seen.hidden];
}

test('who has seen a card in a hand cannot tell it from another copy that is played', () => {
  const match = twoCopies('c-lock-on');
  attack(match, 'b1 a1', 'play:c-lock-on');
  assert.deepEqual(knownIn(match), [0, 2]);
});

test('who has seen an objective card in a hand cannot tell it from another copy that is played', () => {
  const match = twoCopies('o-death-star');
  playChoices(match, 'objective:o-death-star:1');
  // The card that it replaces has come to the hand.
  assert.deepEqual(knownIn(match), [0, 3]);
});

test('who has seen the objective that came to a hand cannot tell it from a copy that was there before and is played', () => {
  const match = tableOf({
    seats: [
      { units: 'plain-2@mid', hand: 'o-listening-post' },
      { units: 'plain-2@mid', hand: 'c-lock-on o-echo-base', objectives: 'c-lock-on - -', deck: 'c-yoda' },
    ],
    options: { forces: 'own' },
    rolls: '1 1 1 1',
  });
  playChoices(match, 'objective:o-listening-post:1', '-', 'objective:o-echo-base:1');
  assert.deepEqual(knownIn(match), [1, 1]);
  attack(match, 'b1 a1', 'play:c-lock-on');
  assert.equal(match.view(0).players[1]?.hand.includes(termsNumber(match, 'c-lock-on')), false);
});

function termsNumber(match: PocketMatch, card: string): number {
  return termsOf(match.opening.options).cardNumber.get(card) ?? assert.fail(`there is no ${card}`);
}

test('an objective that is looked at may be the copy of which all know that it lies somewhere', () => {
  const look = (objective: string, deck: string) => {
    const match = tableOf({
      seats: [
        { units: 'plain-1', hand: 'o-listening-post' },
        { units: 'plain-1', objectives: `${objective} - -`, deck },
      ],
      options: { forces: 'own' },
    });
    const position = match.rules.position(match.state);
    const [one = assert.fail('no seat'), other = assert.fail('no seat')] = position.players;
    const shown = { ...position, players: [one, { ...other, shown: ['c-yoda'] }] };
    const again: PocketMatch = new Match(game, { ...match.opening, position: shown });
    playChoices(again, 'objective:o-listening-post:1');
    return again.view(0);
  };
  // All know of a copy of one card. Who finds it as an objective does not know of another one.
  const [one, other] = [look('c-yoda', 'c-lock-on'), look('c-lock-on', 'c-yoda')].map(
    ({ players }) => players[1],
  );
  assert.equal(one?.objectives[0]?.card === other?.objectives[0]?.card, false);
  assert.deepEqual([one?.somewhere.length, other?.somewhere.length], [0, 1]);
});
