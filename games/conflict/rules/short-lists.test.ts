import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostChoices } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { checkPack } from '../content/check.ts';
import { deckNames, type ForcesCard, type PackFile, type StartingCard } from '../content/pack.ts';
import { mostCards, mostStarting } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { packWith } from '../testing/pack.ts';
import { type ConflictMatch, choices } from '../testing/table.ts';
import type { Options } from './options.ts';
import type { TablePosition } from './table.ts';

const box = packWith(`${'.'.repeat(8)}3${'.'.repeat(20)}`);

function deckOf(letter: string, count: number): ForcesCard[] {
  return Array.from({ length: count }, (_, at) => {
    const id = `${letter}${String(at + 1).padStart(2, '0')}`;
    return { id, theme: 'any', symbol: 'none', count: 0, ambush: 0 };
  });
}

/** The largest pack that can be: all decks full, and all player boards. */
const heroes = box.decks.black.flatMap((card, at) =>
  card.hero === undefined ? [] : [{ ...card, id: `B${90 + (at % 10)}` }],
);
const pack: PackFile = {
  ...box,
  decks: {
    yellow: deckOf('Y', mostCards),
    orange: deckOf('O', mostCards),
    black: [...deckOf('B', mostCards - heroes.length), ...heroes],
  },
  starting: Array.from({ length: 6 * mostStarting }, (_, at): StartingCard => {
    const power = { kind: 'bury', deck: 'yellow', count: 4 } as const;
    return { id: `S${at}`, board: 1 + (at % 6), role: 'rebel', power, symbol: 'advance', count: 1 };
  }),
};
const allCards = deckNames.flatMap((name) => pack.decks[name]).flatMap(({ id, hero }) => (hero ? [] : [id]));

/** A seat holds every card but for some that the Yellow and the Orange deck keep. */
function holding(position: TablePosition, options: Options = {}): ConflictMatch {
  const kept = ['Y01', 'Y02', 'Y03', 'Y04', 'O01', 'O02', 'O03', 'O04'];
  const hand = allCards.filter((card) => !kept.includes(card)).map((card) => ({ card }));
  return new Match(game, {
    options: { pack, ...options },
    seed: 'many',
    position: { marker: 9, turnStart: 8, hands: [hand, []], ...position },
  });
}

/** Answers with the last choice until a turn is over; gives the kinds of decisions, each with the length of its list. */
function playTurn(match: ConflictMatch, first: string): string[] {
  const asked: string[] = [];
  for (let text = first; ; ) {
    const [decision] = match.decisions();
    if (decision === undefined || decision.seat !== 0 || asked.length > 40) return asked;
    assert.ok(decision.choices.length <= mostChoices, `${decision.kind} lists ${decision.choices.length}`);
    asked.push(decision.kind);
    const choice = decision.choices.includes(text) ? text : decision.choices.find((one) => one !== '-');
    match.play(0, choice ?? '-');
    text = '';
  }
}

test('the largest pack is one', () => {
  assert.deepEqual(checkPack(pack), []);
});

test('p. 6, 7: with the largest hand uses of dice are listed without their price, which is asked for card by card', () => {
  const dice: TablePosition = { stage: 'useDice', dice: [3, 3, 3], stored: 3 };
  const match = holding(dice);
  const listed = choices(match);
  assert.ok(listed.length <= mostChoices, `${listed.length}`);
  assert.ok(listed.includes('draw:black:dice1,2,3') && listed.includes('reveal:orange:die2'));
  assertRefused(match, 'draw:black:dice1,2:pay=O10,O11,O12', 'one-by-one');
  assert.deepEqual(playTurn(match, 'draw:orange:dice1,2,3').slice(0, 6), [
    'useDice',
    'pay',
    'pay',
    'pay',
    'pay',
    'playCard',
  ]);
});

test('p. 6: what was paid card by card lies in the discard pile, and what it paid for is drawn', () => {
  const match = holding({ stage: 'useDice', dice: [2, 2, 0] });
  match.play(0, 'draw:orange:dice1,2');
  const asked = choices(match);
  assert.deepEqual([asked.length, asked[0]], [56, 'pay:Y05']);
  assertRefused(match, 'pay:Y05,Y06', 'one-by-one');
  assertRefused(match, 'pay:O10', 'wrong-price');
  match.play(0, 'pay:Y07');
  assert.equal(match.view(0).decks.orange?.length, 4);
  const position = match.rules.position(match.state);
  assert.deepEqual(position.paying, { use: 'draw', deck: 'orange', count: 2, left: 1 });
  match.play(0, 'pay:Y05');
  assert.deepEqual(match.view(0).discard, ['Y07', 'Y05']);
  assert.equal(match.view(0).decks.orange?.length, 2);
});

test('p. 7: with few cards the whole price is named at once, as ever', () => {
  const match = holding({
    stage: 'useDice',
    dice: [2, 2, 0],
    hands: [['Y07', 'Y11', 'Y12'].map((card) => ({ card })), []],
  });
  assert.ok(choices(match).includes('draw:orange:dice1,2:pay=Y07,Y11'));
  assertRefused(match, 'draw:orange:dice1,2', 'wrong-price');
});

for (const simplified of [false, true]) {
  test(`p. 7, 9: with the largest hand leaders are chosen before their cards${simplified ? ', in any order' : ''}`, () => {
    const match = holding({ stage: 'cover', marker: 7, turnStart: 6 }, { simplified });
    assert.deepEqual(
      choices(match),
      simplified
        ? [
            '-',
            'cover:phasma',
            'cover:hux',
            'cover:kylo',
            'cover:phasma,hux',
            'cover:phasma,kylo',
            'cover:hux,kylo',
            'cover:phasma,hux,kylo',
          ]
        : ['-', 'cover:phasma', 'cover:phasma,hux', 'cover:phasma,hux,kylo'],
    );
    assertRefused(match, simplified ? 'cover:Y10@kylo' : 'cover:Y10', 'one-by-one');
    if (!simplified) assertRefused(match, 'cover:hux', 'in-order');
    match.play(0, 'cover:phasma,hux');
    assertRefused(match, '-', 'not-asked');
    match.play(0, 'cover:Y11');
    match.play(0, 'cover:Y10');
    // They lie in their usual order, whichever was chosen first; then the field takes three cards, one by one.
    const { leaders } = match.view(0);
    assert.deepEqual([leaders.phasma?.cover, leaders.hux?.cover], ['Y10', 'Y11']);
    assert.deepEqual(playTurn(match, ''), ['discard', 'discard', 'discard']);
  });
}

test('p. 8: with the largest hand cards are discarded one by one, until the rest is a short list', () => {
  const match = holding({ stage: 'discard' });
  assertRefused(match, 'discard:Y10,Y11,Y12', 'one-by-one');
  assert.deepEqual(playTurn(match, ''), ['discard', 'discard', 'discard']);
  const few = holding({
    stage: 'discard',
    hands: [allCards.slice(20, 40).map((card) => ({ card })), []],
  });
  // Three out of twenty are too many, two out of nineteen are not.
  assert.deepEqual(playTurn(few, ''), ['discard', 'discard']);
});

test('p. 7: everything that can be played is listed, with and without its power', () => {
  const match = holding({ stage: 'playCard' });
  const listed = choices(match);
  assert.equal(listed.length, allCards.length - 8 + 2 * mostStarting);
  assert.ok(listed.length <= mostChoices, `${listed.length}`);
  assert.deepEqual(playTurn(match, 'play:S0').slice(0, 2), ['playCard', 'order']);
});
