import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeMended, shapeFaults } from './shape-faults.ts';

const schema = {
  type: 'object',
  required: ['name', 'spaces'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 8, pattern: '^[a-z]*$' },
    spaces: {
      type: 'array',
      minItems: 2,
      items: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { enum: ['start', 'final'] }, x: { type: 'number', minimum: 0 } },
      },
    },
    side: { oneOf: [{ type: 'null' }, { type: 'integer', maximum: 3 }] },
  },
};
const fine = { name: 'mine', spaces: [{ kind: 'start' }, { kind: 'final', x: 3 }], side: 2 };

/** Each fault as one line. */
function said(pack: unknown): readonly string[] {
  return shapeFaults(schema, pack).map(({ place, sentence: { key, args } }) =>
    [place, key, ...Object.values(args ?? {})].join(' '),
  );
}

test('a pack that fits has no faults, and the schema stays as it was', () => {
  const before = structuredClone(schema);
  assert.deepEqual(said(fine), []);
  assert.deepEqual(schema, before);
});

test('every fault is named with its place', () => {
  const spaces = [{ kind: 'begin' }, { x: -1 }, 7];
  assert.deepEqual(said({ name: 'A far too long name', spaces, extra: 1 }), [
    '/name shape.maxLength 8',
    '/name shape.pattern',
    '/spaces/0/kind shape.enum ["start","final"]',
    '/spaces/1 shape.required kind',
    '/spaces/1/x shape.minimum 0',
    '/spaces/2 shape.type object',
    '/extra shape.unknown',
  ]);
});

test('what is no pack at all has one fault', () => {
  assert.deepEqual(said('a text'), [' shape.type object']);
  assert.deepEqual(said({}), [' shape.required name, spaces']);
  assert.deepEqual(said({ ...fine, spaces: [] }), ['/spaces shape.minItems 2']);
});

test('where one of several shapes would do, all are named, or the one that the value has', () => {
  assert.deepEqual(said({ ...fine, side: 'x' }), ['/side shape.type null', '/side shape.type integer']);
  assert.deepEqual(said({ ...fine, side: 4 }), ['/side shape.maximum 3']);
});

test('a text that is still empty, inside of alternatives that stand once in the schema, is the only fault, and can be mended', () => {
  const text = { type: 'string', minLength: 1 };
  const told = (kind: string, more: object) => ({
    type: 'object',
    required: ['do', ...Object.keys(more)],
    additionalProperties: false,
    properties: { do: { const: kind }, ...more },
  });
  const say = told('say', { text: { $ref: '#/$defs/text' } });
  const plain = { oneOf: [told('win', { side: { enum: ['a', 'b'] } }), say] };
  const effects = {
    type: 'array',
    items: { oneOf: [told('win', {}), say, told('choose', { options: { type: 'array', items: plain } })] },
    $defs: { text },
  };
  const pack = [
    { do: 'win' },
    {
      do: 'choose',
      options: [
        { do: 'win', side: 'a' },
        { do: 'say', text: '' },
      ],
    },
  ];
  const faults = shapeFaults(effects, pack);
  const fault = { place: '/1/options/1/text', sentence: { key: 'shape.minLength', args: { limit: 1 } } };
  assert.deepEqual(faults, [fault]);
  assert.ok(canBeMended(faults));
});

test('words that are possible are named where they stand behind a reference', () => {
  const words = { type: 'array', items: { $ref: '#/$defs/word' }, $defs: { word: { enum: ['a'] } } };
  const [fault] = shapeFaults(words, ['b']);
  assert.deepEqual(fault?.sentence.args, { values: '["a"]' });
});

test('what is only too much or too little can be mended on the workbench, what is of another kind cannot', () => {
  const mendable = (pack: unknown) => canBeMended(shapeFaults(schema, pack));
  assert.ok(mendable(fine));
  assert.ok(mendable({ ...fine, name: '', spaces: [{ kind: 'start', x: -1 }] }));
  assert.ok(!mendable({ ...fine, name: 7 }));
  assert.ok(!mendable({ ...fine, spaces: [{ kind: 'end' }, { kind: 'start' }] }));
  assert.ok(!mendable({ name: 'mine' }));
});
