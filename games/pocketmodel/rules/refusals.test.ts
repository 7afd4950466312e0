import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { assertRefused } from '../../../testkit/assert-refused.ts';
import { game } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { playChoices, type Setting, tableOf } from '../testing/table.ts';
import { parseForce } from './force.ts';
import { termsOf } from './options.ts';
import { type Refusal, refusals } from './refusals.ts';

type Rule = Exclude<Refusal, ForceRule>;
type ForceRule =
  | 'not-a-force'
  | 'unknown-unit'
  | 'unknown-card'
  | 'no-units'
  | 'too-many-copies'
  | 'too-many-stars'
  | 'deck-too-small'
  | 'deck-too-large';
/** Rules of the set-up, which no position can express. */
type PlacingRule = 'place-more' | 'exact-stars';

const home: Setting = { seats: [{ units: 'plain-2 plain-5 plain-1@reserve' }, { units: 'plain-1' }] };
const meeting: Setting = {
  seats: [
    {
      units: 'plain-2@mid plain-5@mid ground-plain-1@mid plain-1 plain-3@reserve',
      hand: 'c-lock-on o-echo-base',
    },
    { units: 'plain-2@mid ground-plain-2@mid plain-1', hand: 'c-yoda o-echo-base' },
  ],
};
const striking: Setting = {
  seats: [
    { units: 'plain-2@b plain-5@b plain-1@mid' },
    {
      units: 'plain-1 plain-4@reserve plain-2@reserve',
      objectives: '^o-kuat-drive-yards - ^o-fuel-refinery',
    },
  ],
  rolls: '6 6',
};

/** What is played first, and then refused. */
const cases: Readonly<Record<Exclude<Rule, PlacingRule>, readonly [Setting, readonly string[], string]>> = {
  'not-asked': [home, [], 'unit:a1'],
  'one-at-least': [home, ['move'], '-'],
  'five-stars': [home, ['move', 'unit:a1'], 'unit:a2'],
  'nothing-moves': [{ seats: [{ units: 'hyperdrive-1' }, { units: 'plain-1' }] }, ['power:a1'], 'move'],
  'first-turn': [
    {
      seats: [{ units: 'hyperdrive-1' }, { units: 'plain-1' }],
      options: { firstTurn: 'limited' },
    },
    [],
    'power:a1',
  ],
  'not-yours': [home, ['move'], 'unit:b1'],
  'not-opposing': [meeting, ['combat', 'unit:a1'], 'unit:a2'],
  'not-in-play': [home, ['move'], 'unit:a3'],
  'not-in-reserve': [striking, ['strike:b3', 'unit:a1', '-'], 'unit:b1'],
  'not-adjacent': [meeting, ['move', 'unit:a1'], 'zone:mid'],
  'cannot-enter': [
    {
      seats: [
        { units: 'plain-1@mid plain-2' },
        { units: 'plain-1', objectives: '^o-blockade-line ? ?' },
        { units: 'plain-1' },
      ],
    },
    ['move', 'unit:a1'],
    'zone:b',
  ],
  'moved-already': [home, ['move', 'unit:a1'], 'unit:a1'],
  'no-power': [home, [], 'power:a1'],
  'one-power': [{ seats: [{ units: 'hyperdrive-1*2' }, { units: 'plain-1' }] }, ['power:a1'], 'power:a2'],
  'not-carried': [
    { seats: [{ units: 'transport-2 ground-plain-1 ground-plain-3' }, { units: 'plain-1' }] },
    ['move', 'unit:a1'],
    'unit:a3',
  ],
  'one-objective': [
    { seats: [{ units: 'plain-1', hand: 'o-echo-base o-death-star' }, { units: 'plain-1' }] },
    ['objective:o-echo-base:1'],
    'objective:o-death-star:1',
  ],
  'no-objective-card': [meeting, [], 'objective:c-lock-on:1'],
  'no-such-objective': [striking, [], 'strike:b2'],
  'no-combat-card': [meeting, ['combat', 'unit:a1', 'unit:b1', '-'], 'play:o-echo-base'],
  'not-in-hand': [meeting, ['combat', 'unit:a1', 'unit:b1', '-'], 'play:c-yoda'],
  'attacks-already': [meeting, ['combat', 'unit:a1', 'unit:b1'], 'unit:a1'],
  'no-target': [meeting, ['combat'], 'unit:a4'],
  'other-zone': [meeting, ['combat', 'unit:a1'], 'unit:b3'],
  'not-declared': [
    { seats: [{ units: 'plain-1@mid*3' }, { units: 'plain-1@mid' }] },
    ['combat', 'unit:a1', 'unit:a2', '-'],
    'unit:a3',
  ],
  'ground-attack': [
    { seats: [{ units: 'ground-plain-1@mid plain-1@mid' }, { units: 'plain-1@mid' }] },
    ['combat'],
    'unit:a1',
  ],
  'not-in-home': [striking, ['strike:b1'], 'unit:a3'],
  'strikes-already': [striking, ['strike:b1', 'unit:a1'], 'unit:a1'],
  'too-many-to-deploy': [
    {
      seats: [
        { units: 'plain-2@b' },
        {
          units: 'plain-1 plain-4@reserve plain-2@reserve',
          objectives: '^o-kuat-drive-yards ^o-fuel-refinery -',
        },
      ],
      rolls: '6 6',
    },
    ['strike:b1', 'unit:a1', '-'],
    'unit:b2',
  ],
  'not-meant': [
    {
      seats: [
        { units: 'plain-1', hand: 'o-bothan-network' },
        { units: 'plain-1', hand: 'c-yoda' },
        { units: 'plain-1', hand: 'c-yoda' },
        { units: 'plain-1' },
      ],
    },
    ['objective:o-bothan-network:1'],
    'opponent:d',
  ],
};

for (const [rule, [setting, played, choice]] of Object.entries(cases)) {
  test(`${rule}: refused with its rule, and nothing changes`, () => {
    const table = tableOf(setting);
    playChoices(table, ...played);
    assertRefused(table, choice, rule);
  });
}

const placing: Readonly<Record<PlacingRule, string>> = { 'place-more': '-', 'exact-stars': 'unit:a2' };

for (const [rule, choice] of Object.entries(placing)) {
  test(`${rule}: refused with its rule while units are placed`, () => {
    const units = { 'plain-5': 1, 'plain-2': 1, 'plain-1': 3 };
    const [deck = assert.fail('the pack has no fleet')] = plainPack().fleets.map((fleet) => fleet.deck);
    const match = new Match(game, {
      options: { pack: plainPack(), forces: 'own', size: 10, placement: 'together' },
      seed: 'placing',
      seats: 2,
      bring: [
        { units: { 'plain-5': 1, 'plain-3': 1, 'plain-2': 1 }, deck },
        { units: { ...units, 'plain-1': 1 }, deck },
      ],
    });
    // Seven build stars are placed: five and two, as the three cannot be part of them.
    assertRefused(match, choice, rule);
  });
}

const terms = termsOf({ pack: plainPack(), forces: 'own', size: 20 });
const deck = Object.fromEntries(
  plainPack()
    .cards.slice(0, 10)
    .map(({ id }) => [id, 3]),
);
const forces: Readonly<Record<ForceRule, Json>> = {
  'not-a-force': { units: { 'plain-1': 1 } },
  'unknown-unit': { units: { 'plain-1': 1, wing: 1 }, deck },
  'unknown-card': { units: { 'plain-1': 1 }, deck: { ...deck, card: 1 } },
  'no-units': { units: {}, deck },
  'too-many-copies': { units: { 'plain-1': 3 }, deck },
  'too-many-stars': { units: { 'plain-5': 2, 'ace-5': 2, 'laser-1': 1 }, deck },
  'deck-too-small': { units: { 'plain-1': 1 }, deck: { 'c-yoda': 3 } },
  'deck-too-large': {
    units: { 'plain-1': 1 },
    deck: Object.fromEntries(
      plainPack()
        .cards.slice(0, 21)
        .map(({ id }) => [id, 3]),
    ),
  },
};

for (const [rule, force] of Object.entries(forces)) {
  test(`${rule}: a force is refused with its rule`, () => {
    const parsed = parseForce(terms, force);
    assert.deepEqual('faults' in parsed && parsed.faults.map((fault) => fault.rule), [rule]);
  });
}

test('every fault of a force is named, each with its place (Prepare to play)', () => {
  const parsed = parseForce(terms, { units: { wing: 1, 'plain-5': 5 }, deck: { 'c-yoda': 4, card: 2 } });
  assert.deepEqual('faults' in parsed && parsed.faults.map(({ rule, place }) => [rule, place]), [
    ['unknown-unit', '/units/wing'],
    ['too-many-copies', '/units/plain-5'],
    ['too-many-copies', '/deck/c-yoda'],
    ['unknown-card', '/deck/card'],
    ['too-many-stars', '/units'],
    ['deck-too-small', '/deck'],
  ]);
});

test('every rule that can refuse is reached, and stands in the catalogue of the game', () => {
  const reached = [...Object.keys(cases), ...Object.keys(placing), ...Object.keys(forces)];
  assert.deepEqual(reached.sort(), Object.keys(refusals).sort());
});
