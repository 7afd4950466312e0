import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../kernel/error.ts';
import { checkAgainst, checkOptions, checkPosition, checkThoroughly, describeFaults } from './check.ts';

const schema = {
  type: 'object',
  properties: {
    variant: { enum: ['standard', 'teams'] },
    laps: { type: 'array', items: { type: 'integer', minimum: 0 } },
  },
  required: ['variant'],
  additionalProperties: false,
};
const game = { id: 'race', optionsSchema: schema, positionSchema: schema };

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

test('a value that fits comes back', () => {
  const value = { variant: 'teams', laps: [1, 2] };
  assert.deepEqual(checkAgainst(schema, value), { ok: true, value });
});

test('every fault is named with its place', () => {
  const checked = checkThoroughly(schema, { laps: [1, -2, 'x'], extra: 1 });
  assert.deepEqual(checked, {
    ok: false,
    faults: [
      { place: '', message: 'must have "variant"' },
      { place: '', message: 'must not have "extra"' },
      { place: '/laps/1', message: 'must be >= 0' },
      { place: '/laps/2', message: 'must be integer' },
    ],
  });
});

test('wrong options and positions are refused in a sentence that names the place', () => {
  assert.throws(
    () => checkOptions(game, { variant: 'solo' }),
    new InputError(
      'bad-options',
      'the options of race are wrong: /variant must be one of "standard", "teams"',
    ),
  );
  assert.throws(
    () => checkPosition(game, { variant: 'teams', laps: 3 }),
    new InputError('bad-position', 'the position of race is wrong: /laps must be array'),
  );
  assert.deepEqual(checkOptions(game, { variant: 'teams' }), { variant: 'teams' });
});

test('a check of what strangers send goes no further than the first fault', () => {
  const laps = new Array(100_000).fill('x');
  assert.deepEqual(checkAgainst(schema, { variant: 'teams', laps }), {
    ok: false,
    faults: [{ place: '/laps/0', message: 'must be integer' }],
  });
});

test('many faults make a short sentence', () => {
  const faults = ['/a', '/b', '/c', '/d', '/e'].map((place) => ({ place, message: 'is wrong' }));
  assert.equal(describeFaults(faults), '/a is wrong; /b is wrong; /c is wrong; and 2 more');
});

test('what nests without end or never stops is refused unread', () => {
  assert.deepEqual(checkAgainst(schema, nested(100_000)), {
    ok: false,
    faults: [{ place: '', message: 'nests deeper than 64 levels' }],
  });
  const endless = { variant: 'teams', laps: new Array(600_000).fill(1) };
  assert.deepEqual(checkAgainst(schema, endless), {
    ok: false,
    faults: [{ place: '', message: 'holds more than 500000 values' }],
  });
});
