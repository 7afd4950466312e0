import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { InputError } from '../../../../../kernel/error.ts';
import type { Json } from '../../../../../kernel/game.ts';
import { game } from '../../../campaign-game.ts';
import { BetweenTable, missionsWith } from '../../../testing/campaign/between-table.ts';
import type { LogEntry } from '../record.ts';
import { carryOf, recordFrom } from './carry.ts';

const [begins, shouts, hides] = ['It begins.', 'They shout.', 'They hide.'].map((en) => ({
  en,
  de: `${en} (de)`,
}));

/** An introduction with an alarm that is told, and with what comes of a test, which is told in one case. */
const missions = missionsWith({
  'dark-recon': {
    kind: 'introduction',
    events: [
      {
        id: 'alarm',
        when: { at: 'start' },
        do: [
          { do: 'tell', text: begins ?? {} },
          {
            do: 'if',
            if: [{ heroes: { least: 2 } }],
            effects: [{ do: 'tell', text: shouts ?? {} }],
            otherwise: [{ do: 'tell', text: hides ?? {} }],
          },
        ],
      },
    ],
  },
});

/** What a campaign hands on after its introduction. */
function handedOn(): { readonly table: BetweenTable; readonly carry: { readonly [key: string]: Json } } {
  const table = new BetweenTable({ heroes: ['ann', 'ben'], missions });
  table.passAll();
  table.endMission('rebels', 2, [
    { event: 'alarm', text: begins ?? {} },
    { event: 'alarm', text: shouts ?? {} },
  ]);
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

  test('what a mission told is handed on as names of its texts, not as texts in all languages', () => {
    const { carry } = handedOn();
    assert.deepEqual(logOf(carry), [['alarm.1', 'alarm.2']]);
    assert.doesNotMatch(JSON.stringify(carry), /They shout/);
  });

  test('a text that the mission has no longer is left out of the story, and stops no campaign', () => {
    const { table, carry } = handedOn();
    const [entry] = recordFrom(table.terms, 3, withTold(carry, ['alarm.2', 'alarm.9', 'gone.1'])).log;
    assert.deepEqual(textsOf(entry), ['They shout.']);
  });

  test('a record of the same form of before texts were kept is read: its events have told what they tell for certain', () => {
    const { table, carry } = handedOn();
    assert.equal(carry.form, 1);
    const [entry] = recordFrom(table.terms, 3, withTold(carry, undefined)).log;
    assert.deepEqual(textsOf(entry), ['It begins.']);
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

function textsOf(entry: LogEntry | undefined): unknown {
  return entry?.told?.map(({ text }) => text.en);
}

/** The names of what each mission told. */
function logOf({ log }: { readonly [key: string]: Json }): Json {
  return Array.isArray(log) ? log.map((one) => (isFields(one) ? (one.told ?? null) : null)) : [];
}

/** The same record, in the log of which each mission has told this. */
function withTold(carry: { readonly [key: string]: Json }, told: readonly string[] | undefined): Json {
  const { log } = carry;
  const changed = JSON.stringify({
    ...carry,
    log: Array.isArray(log) ? log.map((one) => (isFields(one) ? { ...one, told } : one)) : [],
  });
  return JSON.parse(changed);
}

function isFields(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
