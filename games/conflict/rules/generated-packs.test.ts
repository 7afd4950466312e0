import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkAgainst } from '../../../schema/check.ts';
import { ends } from '../../../testkit/invariants/nature.ts';
import { choicesPrint } from '../../../testkit/invariants/notation.ts';
import { arrangesPositions } from '../../../testkit/invariants/positions.ts';
import { hidesSecrets, imagines } from '../../../testkit/invariants/secrets.ts';
import { situationOf } from '../../../testkit/test-case.ts';
import { checkPack } from '../content/check.ts';
import {
  type DeckName,
  deckNames,
  type ForcesCard,
  heroes,
  type PackFile,
  type Power,
  type StartingCard,
  sides,
  symbols,
} from '../content/pack.ts';
import { packSchema } from '../content/pack-schema.ts';
import { game } from '../game.ts';
import { fieldLetters, trackOf } from '../testing/pack.ts';

const signs = fc
  .record({ symbol: fc.constantFrom(...symbols), count: fc.integer({ min: 1, max: 4 }) })
  .map(({ symbol, count }) => ({ symbol, count: symbol === 'none' ? 0 : count }));
const ambush = fc.constantFrom(0, 0, 1, 2, 5);

function deck(letter: string, least: number, most: number): fc.Arbitrary<ForcesCard[]> {
  const card = fc.tuple(signs, ambush);
  return fc.array(card, { minLength: least, maxLength: most }).map((cards) =>
    cards.map(([sign, hidden], at) => ({
      id: `${letter}${String(at + 1).padStart(2, '0')}`,
      theme: 'any',
      ...sign,
      ambush: hidden,
    })),
  );
}

/** From no other card to many, with heroes that may spring an ambush. */
const black = fc
  .tuple(deck('B', 0, 20), fc.array(ambush, { minLength: 3, maxLength: 3 }))
  .map(([others, traps]) => [
    ...others,
    ...heroes.map((hero, at): ForcesCard => {
      return { id: `B${90 + at}`, theme: 'any', symbol: 'none', count: 0, ambush: traps[at] ?? 0, hero };
    }),
  ]);

const power: fc.Arbitrary<Power> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({
    kind: fc.constantFrom('bury', 'peek', 'draw'),
    deck: fc.constantFrom<DeckName>(...deckNames),
    count: fc.integer({ min: 1, max: 4 }),
  }),
);
/** One to three starting cards a board, of whatever power. */
const starting = fc
  .array(fc.array(fc.tuple(power, signs), { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 6 })
  .map((boards) =>
    boards.flatMap((cards, board) =>
      cards.map(([own, sign], at): StartingCard => {
        return { id: `S${board + 1}-${at}`, board: board + 1, role: 'pilot', power: own, ...sign };
      }),
    ),
  );

/** Short and long tracks, of all kinds of fields or of few. */
const track = fc
  .subarray([...fieldLetters], { minLength: 1 })
  .chain((kinds) => fc.string({ unit: fc.constantFrom(...kinds), minLength: 1, maxLength: 120 }))
  .map(trackOf);

const leader = fc.integer({ min: 0, max: 4 });
const pack: fc.Arbitrary<PackFile> = fc
  .record({
    dice: fc.constantFrom([1, 1, 2, 3, 0, 0], [0, 3], [1, 2], [0, 0, 0, 0, 0, 1], [3, 2]),
    yellow: deck('Y', 1, 60),
    orange: deck('O', 1, 25),
    black,
    starting,
    symbols: fc.tuple(leader, leader, leader),
    standard: track,
    advanced: track,
  })
  .map(({ dice, yellow, orange, black, starting, symbols: [phasma, hux, kylo], standard, advanced }) => ({
    schemaVersion: 1,
    dice,
    decks: { yellow, orange, black },
    starting,
    leaders: [
      { id: 'phasma', symbols: phasma },
      { id: 'hux', symbols: hux },
      { id: 'kylo', symbols: kylo },
    ],
    tracks: { standard, advanced },
  }));

test('matches with packs of few or many cards and any track keep all promises and come to an end (p. 3, 9)', () => {
  const drawn = fc.record({
    pack,
    side: fc.constantFrom(...sides),
    simplified: fc.boolean(),
    hands: fc.constantFrom('open', 'strict'),
    seats: fc.integer({ min: 2, max: 6 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(drawn, ({ seats, seed, ...options }) => {
      assert.ok(checkAgainst(packSchema, options.pack).ok);
      assert.deepEqual(checkPack(options.pack), []);
      const situation = situationOf(game, { seats, options }, seed, 1);
      for (const check of [ends, choicesPrint, arrangesPositions, imagines, hidesSecrets]) check(situation);
    }),
    { numRuns: 60, seed: 1 },
  );
});
