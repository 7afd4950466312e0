import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { EngineProcess } from '../testing/engine.ts';

const engine = new EngineProcess();
after(() => engine.close());

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
};

const requests = fc.oneof(
  fc.record(members, { requiredKeys: ['do', 'game', 'match'] }),
  fc
    .tuple(fc.record(members), fc.constantFrom(...Object.keys(members)), fc.jsonValue())
    .map(([request, name, value]) => ({ ...request, [name]: value })),
  fc.jsonValue(),
);

test('whatever is asked, the engine answers, refuses by a code of its list, and lives', async () => {
  for (const seats of [2, 3]) await engine.begin({ do: 'new', game: 'carcassonne', seats, seed: 'fuzz' });
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { ok, error } = await engine.line(JSON.stringify(request));
      assert.ok((ok === undefined) !== (error === undefined));
      assert.notEqual(error?.code, 'engine-fault', error?.message);
    }),
    { numRuns: 2_000 },
  );
});
