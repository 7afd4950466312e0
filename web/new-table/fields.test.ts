import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySeatOption, chosenBySeat, fieldsOf } from './fields.ts';

test('a form is read off a schema of options', () => {
  const schema = {
    type: 'object',
    properties: {
      variant: { enum: ['standard', 'teams'], default: 'teams' },
      open: { type: 'boolean', default: true },
      rounds: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
      colors: { type: 'array', items: { enum: ['red', 'green'] }, uniqueItems: true },
      pack: { anyOf: [{ type: 'string' }, { type: 'object' }], default: 'usual' },
      deck: { anyOf: [{ enum: ['fair', 'printed'] }, { type: 'object' }], default: 'fair' },
      secret: { type: 'object' },
    },
  };
  assert.deepEqual(fieldsOf(schema, 2), [
    { kind: 'choice', name: 'variant', values: ['standard', 'teams'], usual: 'teams' },
    { kind: 'switch', name: 'open', usual: true },
    { kind: 'number', name: 'rounds', least: 1, most: 9, usual: 5 },
    { kind: 'bySeat', name: 'colors', values: ['red', 'green'], different: true, each: 1 },
    { kind: 'content', name: 'pack', values: ['usual'], usual: 'usual' },
    { kind: 'content', name: 'deck', values: ['fair', 'printed'], usual: 'fair' },
  ]);
});

test('of two players each can choose two colours, of three one, and a new seat gets one that is left', () => {
  const color = { enum: ['red', 'green', 'black', 'yellow'] };
  const two = { type: 'array', items: color, uniqueItems: true, minItems: 2, maxItems: 2 };
  const schema = {
    properties: {
      colors: {
        anyOf: [
          { type: 'array', items: two, uniqueItems: true, minItems: 2, maxItems: 2 },
          { type: 'array', items: color, uniqueItems: true, minItems: 3, maxItems: 4 },
        ],
      },
    },
  };
  const optionFor = (seats: number, value: unknown) => {
    const [field] = fieldsOf(schema, seats);
    assert.ok(field?.kind === 'bySeat');
    const chosen = chosenBySeat(field, value, seats);
    return chosen && bySeatOption(field, chosen);
  };
  assert.equal(optionFor(2, undefined), undefined);
  const pairs = [
    ['black', 'red'],
    ['green', 'yellow'],
  ];
  assert.deepEqual(optionFor(2, pairs), pairs);
  assert.deepEqual(optionFor(3, pairs), ['black', 'red', 'green']);
  assert.deepEqual(optionFor(4, ['black', 'red', 'green']), ['black', 'red', 'green', 'yellow']);
  assert.deepEqual(optionFor(2, ['black', 'red', 'green']), pairs);
});
