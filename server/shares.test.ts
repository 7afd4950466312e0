import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Shares } from './shares.ts';

it('each address comes as often as each other, and so does each account of an address', () => {
  const shares = new Shares();
  const taken: string[] = [];
  const add = (address: string, account: string, times: number) => {
    for (let time = 0; time < times; time++) shares.add({ address, account }, () => taken.push(account));
  };
  add('198.51.100.1', 'eve', 5);
  add('198.51.100.1', 'neighbour', 2);
  add('198.51.100.2', 'ann', 2);
  for (let goOn = shares.take(); goOn !== undefined; goOn = shares.take()) goOn();
  assert.deepEqual(taken, ['eve', 'ann', 'neighbour', 'ann', 'eve', 'neighbour', 'eve', 'eve', 'eve']);
  assert.equal(shares.isEmpty, true);
});
