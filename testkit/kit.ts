import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { seriesOf } from './course.ts';
import { opensAgain } from './invariants/content.ts';
import { records, repeats, undoes } from './invariants/history.ts';
import { changedPositions } from './invariants/mutations.ts';
import { ends, evaluates, type ShownTraits, shows } from './invariants/nature.ts';
import { choicesPrint, parsesAnyText, refusesIllegal } from './invariants/notation.ts';
import { copies, nothingIsShared, plainData } from './invariants/plain-data.ts';
import { arrangesPositions } from './invariants/positions.ts';
import { findOpen, findUnbounded } from './invariants/schemas.ts';
import { hidesSecrets, imagines } from './invariants/secrets.ts';
import { type Sample, situationsOf } from './samples.ts';
import { Broken, placeOf, type TestCase } from './test-case.ts';

/** Throws if the match of a situation breaks what the game promises. */
export type Check = (testCase: TestCase) => void;

/** Everything that every game promises, by what it says. */
export const checks: Readonly<Record<string, Check>> = {
  'legal choices are unique in print and parse back': choicesPrint,
  'any text parses or does not, and never throws': parsesAnyText,
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
  'a changed position is refused with a reason, or is one like any other': changedPositions,
  'every state has a value': evaluates,
  'a match can go on with its content under other packs': opensAgain,
};

/** What a match has shown of its game's nature, and the promise that it shows nothing else. */
export function natureCheck(): { readonly seen: ShownTraits; readonly check: Check } {
  const seen: ShownTraits = { chance: false, simultaneous: false, hidden: false, teams: false };
  return { seen, check: (testCase) => shows(testCase, seen) };
}

/** How a situation breaks a promise: where, how, and how to see it again; undefined if it keeps it. */
export function faultOf(testCase: TestCase, check: Check): Error | undefined {
  try {
    check(testCase);
    return undefined;
  } catch (fault) {
    const text = fault instanceof Error ? fault.message : String(fault);
    const what = fault instanceof Broken ? text : `${placeOf(testCase)}: ${text}`;
    const again = `again: npm run fuzz -- --game ${testCase.game.id} --from ${testCase.seed} --seeds 1`;
    return new Error(`${what}\n${again}`, { cause: fault });
  }
}

/**
 * Registers the tests that every game has to pass, for `node:test`. They are held on so many matches, or on those of
 * the environment's SEEDS. Each match is played once and shown to all promises; every promise reports its first fault.
 */
export function testGame(sample: Pick<Sample, 'game' | 'matches' | 'rare'>, seeds = 200): void {
  const { game } = sample;
  const nature = natureCheck();
  const declared = 'its nature is as declared, and every declared trait is seen';
  const promises = Object.entries({ ...checks, [declared]: nature.check });

  describe(`the promises of ${game.id}`, () => {
    const faults = new Map<string, Error>();
    const report = (invariant: string): void => {
      const fault = faults.get(invariant);
      if (fault !== undefined) throw fault;
    };

    before(() => {
      const situationAt = situationsOf(sample);
      for (let seed = 0; seed < Number(process.env.SEEDS ?? seeds); seed++) {
        for (const testCase of seriesOf(situationAt(seed)))
          for (const [invariant, check] of promises) {
            const fault = faults.has(invariant) ? undefined : faultOf(testCase, check);
            if (fault !== undefined) faults.set(invariant, fault);
          }
      }
    });

    for (const invariant of Object.keys(checks)) test(invariant, () => report(invariant));

    test('what options and positions may hold is bounded', () => {
      assert.deepEqual(findUnbounded({ options: game.optionsSchema, position: game.positionSchema }), []);
    });

    test('options and packs hold nothing that is not named', () => {
      assert.deepEqual(findOpen(game.optionsSchema), []);
    });

    test(declared, () => {
      report(declared);
      const { chance, simultaneous, hidden, teams } = game.nature;
      assert.deepEqual(nature.seen, { chance, simultaneous, hidden, teams });
    });
  });
}
