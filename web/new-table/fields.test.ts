import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf } from './fields.ts';

test('a form is read off a schema of options', () => {
  const fields = fieldsOf({
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
  });
  assert.deepEqual(fields, [
    { kind: 'choice', name: 'variant', values: ['standard', 'teams'], usual: 'teams' },
    { kind: 'switch', name: 'open', usual: true },
    { kind: 'number', name: 'rounds', least: 1, most: 9, usual: 5 },
    { kind: 'bySeat', name: 'colors', values: ['red', 'green'], different: true },
    { kind: 'content', name: 'pack', values: ['usual'], usual: 'usual' },
    { kind: 'content', name: 'deck', values: ['fair', 'printed'], usual: 'fair' },
  ]);
});
