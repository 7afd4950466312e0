import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAgainst, checkThoroughly } from './check.ts';

const circle = {
  type: 'object',
  required: ['kind', 'radius'],
  additionalProperties: false,
  properties: { kind: { const: 'circle' }, radius: { type: 'number' } },
};
const polygon = {
  type: 'object',
  required: ['kind', 'sides'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['star', 'polygon'] },
    sides: { anyOf: [{ type: 'integer', minimum: 3 }, { const: 'many' }] },
  },
};
const schema = {
  type: 'object',
  properties: {
    shapes: { type: 'array', items: { oneOf: [circle, polygon] } },
    look: { anyOf: [{ enum: ['thin', 'bold'] }, circle] },
  },
};

/** What both checks say of a value, as one string for each fault. */
function faults(value: unknown): string[] {
  const said = [checkAgainst, checkThoroughly].map((check) => {
    const checked = check(schema, value);
    return checked.ok ? [] : checked.faults.map(({ place, message }) => `${place} ${message}`);
  });
  const [quick = [], thorough = []] = said;
  assert.deepEqual(quick, thorough.slice(0, quick.length));
  return thorough;
}

test('where a tag says which alternative is meant, only its faults are named', () => {
  assert.deepEqual(
    faults({
      shapes: [
        { kind: 'circle', radius: 1 },
        { kind: 'circle', radius: 'x' },
      ],
    }),
    ['/shapes/1/radius must be number'],
  );
  assert.deepEqual(faults({ shapes: [{ kind: 'star', radius: 1 }] }), [
    '/shapes/0 must have "sides"',
    '/shapes/0 must not have "radius"',
  ]);
});

test('a tag that no alternative has is the only fault', () => {
  assert.deepEqual(faults({ shapes: [{ kind: 'line', length: 2 }] }), [
    '/shapes/0/kind must be one of "circle", "star", "polygon"',
  ]);
});

test('without a tag the faults of the right type are named', () => {
  assert.deepEqual(faults({ look: 'wide' }), ['/look must be one of "thin", "bold"']);
  assert.deepEqual(faults({ look: { kind: 'circle' } }), ['/look must have "radius"']);
  assert.deepEqual(faults({ shapes: [{ kind: 'polygon', sides: 2 }] }), ['/shapes/0/sides must be >= 3']);
});
