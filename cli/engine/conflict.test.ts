import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { EngineProcess } from '../testing/engine.ts';

const engine = new EngineProcess();
after(() => engine.close());

/** Faces of a die in their order: 1 and 2 show one symbol, 3 two, 4 three, 5 and 6 the First Order. */
const [one, two, three, firstOrder] = [1, 3, 4, 5];

interface Example {
  readonly what: string;
  readonly position: object;
  readonly chance?: readonly number[];
  /** A seat and its choice. */
  readonly answers: readonly string[];
  /** Parts of the position that follows. */
  readonly follows: object;
}

const open = (card: string) => ({ card, up: true });
const cards = (ids: string) => ids.split(' ').map((card) => ({ card }));

/** What the rulebook tells as examples, on pages of its Polish part. */
const examples: readonly Example[] = [
  {
    what: 'revealing two cards and then three, which shows two known ones and one new (p. 6)',
    position: { stage: 'useDice', dice: [2, 3, 0], decks: { yellow: cards('Y24 Y25 Y26 Y27 Y28') } },
    answers: ['0 reveal:yellow:die1', '0 order:2,1', '0 reveal:yellow:die2', '0 order:3,1,2'],
    follows: {
      decks: { yellow: [open('Y26'), open('Y25'), open('Y24'), ...cards('Y27 Y28')] },
      used: [1, 2],
    },
  },
  {
    what: 'drawing two Orange cards for two Yellow ones with a pair of twos (p. 6)',
    position: {
      stage: 'useDice',
      dice: [2, 0, 2],
      hands: [cards('Y24 Y25 Y26'), []],
      decks: { orange: cards('O12 O13 O15') },
    },
    answers: ['0 draw:orange:dice1,3:pay=Y24,Y26'],
    follows: { hands: [cards('Y25 O12 O13'), []], decks: { orange: cards('O15') } },
  },
  {
    what: 'drawing four cards with three threes (p. 7)',
    position: { stage: 'useDice', dice: [3, 3, 3], decks: { yellow: cards('Y24 Y25 Y26 Y27 Y28') } },
    answers: ['0 draw:yellow:dice1,2,3'],
    follows: { hands: [cards('Y24 Y25 Y26 Y27'), []], stage: 'playCard' },
  },
  {
    what: 'a stored result in place of the First Order in the next turn (p. 7)',
    position: { stage: 'useDice', dice: [2, 0, 0], decks: { yellow: cards('Y24 Y25 Y26 Y27') } },
    chance: [two, firstOrder, firstOrder],
    answers: [
      '0 store:die1',
      '0 play:S1-yellow:plain',
      '1 roll:keep',
      '1 help:die2',
      '1 draw:yellow:dice1,2',
    ],
    follows: { toMove: 1, dice: [2, 2, 0], used: [1, 2], hands: [[], cards('Y24 Y25 Y26')] },
  },
];

for (const { what, position, chance = [], answers, follows } of examples) {
  test(`the engine plays ${what}`, async () => {
    const match = await engine.begin({
      do: 'arrange',
      game: 'conflict',
      position: { seats: 2, ...position },
      chance,
    });
    for (const answer of answers) {
      const [seat, choice] = answer.split(' ');
      await engine.ask({ do: 'play', match, seat: Number(seat), choice });
    }
    const found = await engine.ask({ do: 'position', match });
    assert.deepEqual(partsOf(found, follows), follows);
  });
}

test('dice can be scripted from the first on: who begins, by seat, and then the turn (p. 4, 6)', async () => {
  const begin = [one, one, firstOrder, three, firstOrder, firstOrder];
  const chance = [...begin, two, firstOrder, one];
  const match = await engine.begin({ do: 'new', game: 'conflict', seats: 2, seed: 'dice', chance });
  const decision = await engine.ask({ do: 'decision', match });
  const choices = ['roll:keep', 'reroll:1', 'reroll:3', 'reroll:1,3'];
  assert.deepEqual(decision, { over: false, decisions: [{ seat: 1, kind: 'reroll', choices }] });
});

/** The parts of a value that another one names; lists as they are. */
function partsOf(found: unknown, named: object): unknown {
  return Object.fromEntries(
    Object.entries(named).map(([name, part]) => {
      const own: unknown = Object.entries(Object(found)).find(([key]) => key === name)?.[1];
      const inner = typeof part === 'object' && part !== null && !Array.isArray(part);
      return [name, inner ? partsOf(own, part) : own];
    }),
  );
}
