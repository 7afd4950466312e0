import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedBring } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { termsOf } from './options.ts';
import { readyForces } from './ready-forces.ts';

const names = readyForces.names({});

test('the ready forces are the ready armies of the pack', () => {
  const armies = termsOf({}).armies.map(({ id }) => id);
  assert.deepEqual(names, armies);
  assert.ok(names.length >= 6);
});

test('ready armies are chosen by name, and drawn where none is named', () => {
  const options = { mission: 'overwatch', chosen: ['random'] } as const;
  const [first = ''] = names;
  assert.deepEqual(readyForces.field(options, [undefined, first]), {
    options: { mission: 'overwatch', armies: 'ready', chosen: ['random', first] },
    bring: [],
  });
});

test('beside an army of its own a seat gets a ready one as if it had brought it', () => {
  const [one = '', other = ''] = names;
  const { bring } = readyForces.field({}, [{ value: null }, one]);
  const value = bring[1];
  assert.ok(value !== undefined);
  const fielded = readyForces.field({}, [{ value }, other]);
  assert.equal(fielded.options.armies, 'own');
  const rules = game.open(fielded.options);
  assert.deepEqual(
    checkedBring(
      rules,
      fielded.bring.map((army) => army ?? null),
    ),
    fielded.bring,
  );
});
