import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from '../../../kernel/match.ts';
import { applyNotation } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import { type Setting, tableOf } from '../testing/table.ts';
import type { Event } from './event.ts';
import { momentOf } from './moment.ts';
import { parse } from './notation.ts';
import { type Options, termsOf } from './options.ts';
import { type Preview, preview } from './preview.ts';
import type { TablePosition } from './table.ts';
import type { View } from './view.ts';

/** What a choice would do, as seat 0 sees it. */
function ahead(position: TablePosition, choice: string, options: Options = {}): Preview {
  return lookedAt(new Match(game, { options, seed: 'preview', position }), choice);
}

function lookedAt(match: ReturnType<typeof tableOf>, choice: string, viewer = 0): Preview {
  const meant = parse(choice);
  assert.ok(meant !== undefined && match.decisions()[0]?.choices.includes(choice), `${choice} is legal`);
  const found = preview(termsOf(match.opening.options), match.view(viewer), meant);
  return found ?? assert.fail(`nobody can tell what ${choice} does`);
}

const choice = 'draw:black:dice1,2:pay=O12';

const base = { seats: 2, first: 0, toMove: 0, marker: 10, turnStart: 10 } as const;

/** Where the marker stands when the turn is over or somebody is asked again. */
function markerAfter(view: View, events: readonly Event[]): number {
  const turn = events.findIndex(({ kind }) => kind === 'turn');
  const own = turn < 0 ? events : events.slice(0, turn);
  return own.reduce((marker, event) => (event.kind === 'moved' ? event.to : marker), view.marker);
}

test('what comes about was foreseen, with open and with secret hands, on both boards', () => {
  for (const [at, options] of (
    [{}, { hands: 'strict' }, { side: 'advanced', simplified: true }] as const
  ).entries()) {
    const match = new Match(game, { options, seats: 2 + at * 2, seed: `foreseen ${at}` });
    const chance = seeded(`foreseen ${at}`);
    for (let answers = 0; answers < 150; answers++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { seat, choices } = decision;
      const choice = choices[chance.pick(choices.length)] ?? '';
      const view = match.view(seat);
      const { ends, win, loss } = lookedAt(match, choice, seat);
      const sum = ends.reduce((all, end) => all + end.chance, 0);
      assert.ok(Math.abs(sum - 1) < 1e-6, `chances sum up to ${sum}`);
      const events = match.play(seat, choice).map(({ event }) => event);
      const marker = markerAfter(view, events);
      // Cards that are put under a deck move the marker when their order is chosen.
      if (momentOf(match.state.stack).order?.to !== 'bottom') {
        assert.ok(
          ends.some(({ field }) => field === marker),
          `${choice} ends on ${marker}`,
        );
      }
      const turned = events.some(({ kind }) => kind === 'turn');
      const ended = turned ? undefined : events.find(({ kind }) => kind === 'ended');
      if (ended?.kind === 'ended') assert.ok((ended.result === 'heroes' ? win : loss) > 0, choice);
      else assert.ok(win + loss < 1 - 1e-9, choice);
    }
  }
});

test('chances are those of all tables that look the same, also where the marker lies aside', () => {
  const rules = game.open({ hands: 'strict' });
  const chance = seeded('same look');
  const samples = 400;
  let compared = 0;
  for (let seed = 0; seed < 8; seed++) {
    const match = new Match(game, { options: { hands: 'strict' }, seats: 3, seed: `same look ${seed}` });
    for (let answers = 0; answers < 60; answers++) {
      const [decision] = match.decisions();
      if (decision === undefined) break;
      const { seat } = decision;
      const draws = decision.choices.filter((text) => text.startsWith('draw'));
      const choices = draws.length > 0 ? draws : decision.choices;
      const choice = choices[chance.pick(choices.length)] ?? '';
      const view = match.view(seat);
      const { ends, win } = lookedAt(match, choice, seat);
      if (ends.length > 1) {
        compared++;
        const found = new Map<number, number>();
        let won = 0;
        for (let sample = 0; sample < samples; sample++) {
          const state = rules.imagine(view, chance);
          const events: Event[] = [];
          applyNotation(rules, state, seat, choice, chance, (event) => events.push(event));
          const marker = markerAfter(view, events);
          found.set(marker, (found.get(marker) ?? 0) + 1);
          if (events.some((event) => event.kind === 'ended' && event.result === 'heroes')) won++;
        }
        for (const end of ends) {
          const share = (found.get(end.field) ?? 0) / samples;
          assert.ok(
            Math.abs(share - end.chance) < 0.1,
            `${choice} to ${end.field}: ${end.chance}, seen ${share}`,
          );
        }
        assert.ok(Math.abs(won / samples - win) < 0.1);
      }
      match.play(seat, choice);
    }
  }
  assert.ok(compared > 20, `${compared} choices had more than one end`);
});

test('Black cards of which no half is told: a certain win is told as one, and no loss', () => {
  const setting: Setting = {
    at: 'useDice',
    dice: '2 2 F',
    heroes: 2,
    hands: ['O12 O13'],
    black: '+1',
  };
  const { win, loss } = lookedAt(tableOf(setting), 'draw:black:dice1,2:pay=O12,O13');
  assert.deepEqual([win, loss], [1, 0]);
});

test('p. 5: where a whole deck goes under itself, the chosen order says which card the field draws', () => {
  // Both cards are known to all; O08 springs an ambush.
  const known: ('spectator' | number)[] = [0, 1, 'spectator'];
  const match = tableOf({
    at: 'order',
    track: `${'.'.repeat(13)}O${'.'.repeat(20)}`,
    more: {
      order: { deck: 'orange', count: 2, to: 'bottom' },
      playing: 'S1-orange',
      decks: {
        orange: [
          { card: 'O01', known },
          { card: 'O08', known },
        ],
      },
    },
  });
  const ends = ['order:1,2', 'order:2,1'].map((order) => lookedAt(match, order).ends);
  assert.deepEqual(ends, [[{ field: 14, chance: 1 }], [{ field: 15, chance: 1 }]]);
});

test('a card that lies face up moves by its attack, one that was seen by its ambush, for certain (p. 4)', () => {
  const yellow = [
    { card: 'Y14', up: true as const },
    { card: 'Y11', known: [0, 1] },
  ];
  const table = { ...base, stage: 'useDice', dice: [2, 2, 0], decks: { yellow } } as const;
  const drawn = ahead(table, 'draw:yellow:dice1,2');
  assert.deepEqual(drawn.ends, [{ field: 13, chance: 1 }]);
});

test('hidden cards move by what is left of their deck (p. 4)', () => {
  // One card of two is hidden; Y11 has an ambush symbol and Y01 has none.
  const known = Array.from({ length: 55 }, (_, at) => `Y${String(at + 1).padStart(2, '0')}`);
  const discard = known.filter((id) => id !== 'Y11' && id !== 'Y01');
  const table = { ...base, stage: 'useDice', dice: [1, 1, 0], decks: { yellow: [{}, {}] }, discard } as const;
  const drawn = ahead(table, 'draw:yellow:dice1,2');
  assert.deepEqual(drawn.ends, [
    { field: 10, chance: 0.5 },
    { field: 11, chance: 0.5 },
  ]);
});

/** Before leaders are covered, with one card in hand. */
function covering(more: TablePosition): TablePosition {
  return { ...base, stage: 'cover', hands: [[{ card: 'Y01' }], []], ...more };
}

test('leaders that stay uncovered are counted, and then the field (p. 7, 8)', () => {
  assert.deepEqual(ahead(covering({ marker: 11 }), '-').ends, [{ field: 15, chance: 1 }]);
  // Field 8 takes a card from the hand.
  const { ends, effects } = ahead(covering({ marker: 5 }), 'cover:Y01');
  assert.deepEqual([ends, effects], [[{ field: 8, chance: 1 }], [{ field: 8, chance: 1 }]]);
  // From field 14 a Yellow card is drawn: its ambush symbols move the marker on, and that field does not count.
  const drawn = ahead(covering({ marker: 10 }), '-');
  assert.deepEqual(drawn.effects, [{ field: 14, chance: 1 }]);
  assert.deepEqual(
    drawn.ends.map(({ field }) => field),
    [14, 15, 16],
  );
});

test('while the marker lies aside nothing moves it (p. 8, R15)', () => {
  assert.deepEqual(ahead(covering({ aside: true }), '-'), {
    ends: [{ field: 10, chance: 1 }],
    effects: [],
    win: 0,
    loss: 0,
    hero: 0,
  });
});

test('drawing from a deck with too few cards loses, unless the third hero comes first (p. 3, R7)', () => {
  const table = {
    ...base,
    stage: 'useDice',
    dice: [2, 2, 0],
    decks: { yellow: [{ card: 'Y01', up: true as const }] },
  } as const;
  assert.equal(ahead(table, 'draw:yellow:dice1,2').loss, 1);
  const { win, loss, hero } = ahead(
    {
      ...table,
      hands: [[{ card: 'O12' }, { card: 'O13' }], []],
      decks: { black: [{ card: 'B12', up: true }] },
      leaders: { phasma: { hero: 'rey' }, hux: { hero: 'poe' } },
    },
    'draw:black:dice1,2:pay=O12,O13',
  );
  assert.deepEqual([win, loss, hero], [1, 0, 1]);
});

test('a hero whose place is known is nowhere else in that half of the Black deck (p. 3)', () => {
  const half = (name: 'upper' | 'lower') => ({ half: name });
  const finn = { card: 'B12', known: [0, 1], ...half('upper') };
  const table: TablePosition = {
    ...base,
    stage: 'useDice',
    dice: [1, 1, 0],
    hands: [[{ card: 'O12' }], []],
    heroes: { upper: 1, lower: 2 },
  };
  const lower = Array.from({ length: 6 }, () => half('lower'));
  const unseen = ahead({ ...table, decks: { black: [half('upper'), half('upper'), ...lower] } }, choice);
  assert.equal(unseen.hero, 0.5);
  const seen = ahead({ ...table, decks: { black: [half('upper'), finn, ...lower] } }, choice);
  assert.equal(seen.hero, 0);
});

test('a roll is told by the chance of equal dice (p. 6)', () => {
  const table = { ...base, stage: 'reroll', dice: [3, 1, 0], rerolls: 2 } as const;
  // Of the six faces two show one symbol, one shows two and one three; the second die becomes a 3 once in six.
  assert.deepEqual(ahead(table, 'reroll:2').dice, { pair: 0.166666667, triple: 0 });
  assert.deepEqual(ahead(table, 'roll:keep').dice, { pair: 0, triple: 0 });
});
