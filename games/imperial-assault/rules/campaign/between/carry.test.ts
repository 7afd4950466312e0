import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { InputError } from '../../../../../kernel/error.ts';
import type { Json } from '../../../../../kernel/game.ts';
import { game } from '../../../campaign-game.ts';
import { BetweenTable } from '../../../testing/campaign/between-table.ts';
import { carryOf, recordFrom } from './carry.ts';

/** What a campaign hands on after its introduction. */
function handedOn(): { readonly table: BetweenTable; readonly carry: { readonly [key: string]: Json } } {
  const table = new BetweenTable({ heroes: ['ann', 'ben'] });
  table.passAll();
  table.endMission('rebels', 2);
  table.passAll();
  const carry = carryOf(table.terms, table.record);
  assert.ok(typeof carry === 'object' && carry !== null && !Array.isArray(carry));
  return { table, carry };
}

suite('what a match hands on', () => {
  test('it is JSON, and read again it is the same record', () => {
    const { table, carry } = handedOn();
    const read: Json = JSON.parse(JSON.stringify(carry));
    assert.deepEqual(recordFrom(table.terms, 3, read), table.record);
  });

  test('a mission alone is no match of a series', () => {
    assert.equal(game.open({ play: 'mission', mission: 'dark-recon' }).carry, undefined);
    assert.notEqual(game.open({ play: 'short' }).carry, undefined);
  });

  test('a match that goes on sets up its mission at once', () => {
    const { table, carry } = handedOn();
    const { next } = table.record;
    table.goOn(carry);
    assert.deepEqual(table.asked, []);
    assert.equal(table.record.next, next);
  });

  test('what is no record, or one of other cards or seats, is refused with what to do', () => {
    const { table, carry } = handedOn();
    const read = (value: Json, seats = 3) => recordFrom(table.terms, seats, value);
    const faults: readonly (readonly [Json, RegExp])[] = [
      [null, /campaign is no object/],
      [{}, /another version of the rules/],
      [{ ...carry, form: 2 }, /another version of the rules/],
      [{ ...carry, credits: -5 }, /credits is no number/],
      [{ ...carry, heroes: 'ann' }, /heroes is no list/],
      [{ ...carry, heroes: [{ hero: 'zed' }] }, /no hero "zed"/],
      [{ ...carry, supplies: ['tea'] }, /no card "tea"/],
      [{ ...carry, allies: ['tea'] }, /no deployment card "tea"/],
      [{ ...carry, active: ['tea'] }, /no mission "tea"/],
      [{ ...carry, next: null }, /next is no text/],
      [{ ...carry, stage: 40 }, /no stage 41/],
      [{ ...carry, log: [{ stage: 0, mission: 'raid', winner: 'nobody' }] }, /no winner/],
    ];
    for (const [value, fault] of faults)
      assert.throws(
        () => read(value),
        (error) => error instanceof InputError && error.code === 'bad-record' && fault.test(error.message),
      );
    assert.throws(() => read(carry, 4), /goes on with 3 seats, not 4/);
  });

  test('every field that is left out or of another kind is refused, never taken for something else', () => {
    const { table, carry } = handedOn();
    for (const field of Object.keys(carry))
      for (const value of [undefined, {}, 'x', 1.5, [[]], [1]]) {
        const { [field]: _, ...rest } = carry;
        const changed: Json = value === undefined ? rest : { ...rest, [field]: value };
        assert.throws(
          () => recordFrom(table.terms, 3, changed),
          InputError,
          `${field} ${JSON.stringify(value)}`,
        );
      }
  });
});
