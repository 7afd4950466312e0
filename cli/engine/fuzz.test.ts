import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { EngineProcess } from '../testing/engine.ts';

const [engine, kit] = [new EngineProcess(), new EngineProcess('kit')];
after(() => Promise.all([engine.close(), kit.close()]));

/** Members of requests with values that fit, that nearly fit, and that do not fit at all. */
const members = {
  do: fc.constantFrom(
    ...[
      'games',
      'new',
      'arrange',
      'decision',
      'play',
      'script',
      'view',
      'position',
      'record',
      'load',
      'undo',
      'bot',
      'content',
      'sample',
      'outcomes',
    ],
  ),
  game: fc.constantFrom('carcassonne', 'chess'),
  match: fc.constantFrom('m1', 'm2', 'm0'),
  seats: fc.integer({ min: 0, max: 6 }),
  seat: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constantFrom('spectator', 'referee')),
  choice: fc.constantFrom('1,0r0', '0,0r0', '0,1r3', '-1,0r2', '-', 'small:r1', 'large:p1@0,0', 'small:'),
  chance: fc.array(fc.oneof(fc.integer({ min: -1, max: 7 }), fc.array(fc.nat(4)))),
  options: fc.oneof(
    fc.constantFrom({}, { variant: 'teams' }, { colors: ['red', 'red'] }, { pack: 'none' }),
    fc.object(),
  ),
  position: fc.oneof(
    fc.constantFrom({}, { colors: ['red', 'green'] }, { toMove: 4 }, { tile: 'V0' }, { pile: ['START'] }),
    fc.object(),
  ),
  record: fc.constantFrom('', 'starboard match 1', 'starboard match 1\ngame carcassonne\nrules 1\nseats x'),
  seed: fc.string(),
  bot: fc.constantFrom('random', 'clever'),
  ms: fc.constantFrom(0, -1, 1e300),
  bring: fc.oneof(fc.constantFrom([], [['u0'], ['u1', 'u99']]), fc.jsonValue()),
  value: fc.oneof(fc.constantFrom(['hold', 'press'], ['hold'], []), fc.jsonValue()),
};

/** The same for a game where seats bring something and give values. */
const kitMembers = {
  ...members,
  game: fc.constantFrom('outpost', 'duel', 'chess'),
  choice: fc.constantFrom('place:C7', 'place:C1', '-', 'move:C7>C6', '=["hold","hold"]', '=[', '=null', '1'),
  options: fc.oneof(fc.constantFrom({}, { rounds: 2 }, { rounds: 0 }, { teams: true }), fc.object()),
  position: fc.oneof(
    fc.constantFrom({ figures: [], hands: [0, 0] }, { figures: [{ seat: 0, cell: 1 }], hands: [1, 1] }),
    fc.object(),
  ),
  record: fc.constantFrom(
    'starboard match 1\ngame outpost\nrules 1\nseats 2\noptions {}\nseed ""\nbring [["u0"],["u1"]]',
    'starboard match 1\ngame outpost\nrules 1\nseats 2\noptions {}\nseed ""\nbring [["u0"],[{}]]',
    'starboard match 1\ngame outpost\nrules 0\nseats 2\noptions {}\nseed ""\n\n@rules 1 0 {"stack":[{"step":"turn"}]}',
  ),
};

function requestsOf(wanted: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  return fc.oneof(
    fc.record(wanted, { requiredKeys: ['do', 'game', 'match'] }),
    fc
      .tuple(fc.record(wanted), fc.constantFrom(...Object.keys(wanted)), fc.jsonValue())
      .map(([request, name, value]) => ({ ...request, [name]: value })),
    fc.jsonValue(),
  );
}

/** Sends requests, each of which has to be granted, or refused by a code of the list. */
function survives(engine: EngineProcess, requests: fc.Arbitrary<unknown>, numRuns: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { ok, error } = await engine.line(JSON.stringify(request));
      assert.ok((ok === undefined) !== (error === undefined));
      assert.notEqual(error?.code, 'engine-fault', error?.message);
    }),
    { numRuns },
  );
}

test('whatever is asked, the engine answers, refuses by a code of its list, and lives', async () => {
  for (const seats of [2, 3]) await engine.begin({ do: 'new', game: 'carcassonne', seats, seed: 'fuzz' });
  await survives(engine, requestsOf(members), 2_000);
});

test('it lives also where seats bring something, and decisions ask for values', async () => {
  const fresh = { do: 'new', game: 'outpost', seats: 2, seed: 'fuzz', bring: [['u0', 'u1'], ['u2']] };
  for (const options of [{}, { rounds: 1 }]) await kit.begin({ ...fresh, options });
  for (const [seat, choice] of [
    [0, 'place:C7'],
    [0, 'place:D7'],
  ]) {
    await kit.ask({ do: 'play', match: 'm1', seat, choice });
  }
  await survives(kit, requestsOf(kitMembers), 2_000);
});
