import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Game } from '../kernel/game.ts';
import { records, repeats, undoes } from './invariants/history.ts';
import { ends, evaluates, type ShownTraits, shows } from './invariants/nature.ts';
import { choicesPrint, parses, refusesIllegal } from './invariants/notation.ts';
import { copies, nothingIsShared, plainData } from './invariants/plain-data.ts';
import { arrangesPositions } from './invariants/positions.ts';
import { findUnbounded } from './invariants/schemas.ts';
import { hidesSecrets, imagines } from './invariants/secrets.ts';
import { situationOf, type TableSetup, type TestCase } from './test-case.ts';

/** Throws if the match of a situation breaks what the game promises. */
export type Check = (testCase: TestCase) => void;

/** Everything that every game promises, by what it says. */
export const checks: Readonly<Record<string, Check>> = {
  'legal choices are unique in print and parse back': choicesPrint,
  'nobody else can answer, and nonsense is refused': refusesIllegal,
  'a copy equals the original and shares nothing with it': copies,
  'states, views and events survive JSON': plainData,
  'what was shown or told stays as it was': nothingIsShared,
  'undo walks back to the start, state by state': undoes,
  'a record replays to the same hash': records,
  'the same seed gives the same match': repeats,
  'a match ends in time, and its points add up': ends,
  'what is imagined from a view looks the same, and stays so': imagines,
  'nobody can tell apart what nobody told': hidesSecrets,
  'a position is set out again as itself': arrangesPositions,
  'every state has a value': evaluates,
};

export interface KitOptions {
  /** The tables at which matches are played. */
  readonly tables: readonly TableSetup[];
  /** About so many decisions of a match are looked at closely. */
  readonly inspections: number;
  /** Matches for each check; the environment's SEEDS goes first. */
  readonly seeds?: number;
}

/** Registers the tests that every game has to pass, for `node:test`. */
export function testGame(game: Game, { tables, inspections, seeds = 200 }: KitOptions): void {
  const numRuns = Number(process.env.SEEDS ?? seeds);
  const draws = fc.record({ table: fc.constantFrom(...tables), seed: fc.noShrink(fc.nat()) });
  const hold = (check: Check): void =>
    fc.assert(
      fc.property(draws, (drawn) => check(situationOf(game, drawn.table, drawn.seed, inspections))),
      { numRuns, seed: 1 },
    );

  describe(`the promises of ${game.id}`, () => {
    for (const [invariant, check] of Object.entries(checks)) test(invariant, () => hold(check));

    test('what options and positions may hold is bounded', () => {
      assert.deepEqual(findUnbounded({ options: game.optionsSchema, position: game.positionSchema }), []);
    });

    test('any text parses or does not, and never throws', () => {
      const text = fc.string({ unit: 'binary' });
      fc.assert(
        fc.property(draws, text, (drawn, any) =>
          parses(situationOf(game, drawn.table, drawn.seed, inspections), any),
        ),
        { numRuns, seed: 1 },
      );
    });

    test('its nature is as declared, and every declared trait is seen', () => {
      const seen: ShownTraits = { chance: false, simultaneous: false, hidden: false, teams: false };
      hold((testCase) => shows(testCase, seen));
      const { chance, simultaneous, hidden, teams } = game.nature;
      assert.deepEqual(seen, { chance, simultaneous, hidden, teams });
    });
  });
}
