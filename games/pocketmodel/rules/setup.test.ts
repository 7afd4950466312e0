import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../../kernel/error.ts';
import type { Json } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { checkOptions } from '../../../schema/check.ts';
import { game } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { eventsOf, objectivesOf, type PocketMatch, refusalOf } from '../testing/table.ts';
import type { Event } from './event.ts';
import { parseForce } from './force.ts';
import { type Options, termsOf } from './options.ts';
import { playerOf } from './state.ts';

// Sections 2 to 7 of the rules: building, units, cards, zones, setting up.

const pack = plainPack();
const cards = pack.cards.map(({ id }) => id);

function deckOf(size: number, copies = 3): Record<string, number> {
  return Object.fromEntries(cards.slice(0, Math.ceil(size / copies)).map((id) => [id, copies]));
}

function rulesBroken(units: Json, deck: Json, options: Options = {}): string[] {
  const parsed = parseForce(termsOf({ pack, forces: 'own', ...options }), { units, deck });
  return 'faults' in parsed ? parsed.faults.map(({ rule }) => rule) : [];
}

/** A match in which each seat brings these units. */
function brought(units: readonly Readonly<Record<string, number>>[], options: Options = {}): PocketMatch {
  return new Match(game, {
    options: { pack, forces: 'own', ...options },
    seed: 'brought',
    seats: units.length,
    bring: units.map((force) => ({ units: { ...force }, deck: deckOf(30) })),
  });
}

function prologueOf(match: PocketMatch): Event[] {
  return match.prologue.map(({ event }) => event);
}

/** Places units as they come until the hands are drawn. */
function placeAll(match: PocketMatch): Event[] {
  const events: Event[] = [];
  for (;;) {
    const [decision] = match.decisions();
    if (decision?.kind !== 'place') return events;
    events.push(...match.play(decision.seat, decision.choices[0] ?? '').map(({ event }) => event));
  }
}

/** The build stars of a seat that are in its home zone. */
function starsAtHome(match: PocketMatch, seat: number): number {
  const { kinds, zones } = playerOf(match.state, seat);
  const { units } = termsOf(match.opening.options);
  return kinds.reduce(
    (sum, kind, number) => sum + (zones[number] === seat ? (units[kind]?.stars ?? 0) : 0),
    0,
  );
}

test('section 2 (Prepare to play): a deck has at least 30 cards', () => {
  assert.deepEqual(rulesBroken({ 'plain-1': 1 }, deckOf(27)), ['deck-too-small']);
  assert.deepEqual(rulesBroken({ 'plain-1': 1 }, deckOf(30)), []);
  assert.deepEqual(rulesBroken({ 'plain-1': 1 }, { ...deckOf(30), [cards[20] ?? '']: 2 }), []);
});

test('section 2 (Prepare to play): of a card there are at most three copies', () => {
  const [first = ''] = cards;
  assert.deepEqual(rulesBroken({ 'plain-1': 1 }, { ...deckOf(30), [first]: 4 }), ['too-many-copies']);
});

test('section 2 (Prepare to play): a force has at most as many build stars as the game, and may have fewer', () => {
  assert.deepEqual(rulesBroken({ 'plain-5': 3, 'ace-5': 3 }, deckOf(30)), []);
  assert.deepEqual(rulesBroken({ 'plain-5': 3, 'ace-5': 3, 'plain-1': 1 }, deckOf(30)), ['too-many-stars']);
  assert.deepEqual(rulesBroken({ 'plain-5': 3, 'ace-4': 3 }, deckOf(30)), []);
});

test('section 2 (Prepare to play): of a unit there is one copy for each 10 build stars of the game', () => {
  for (const [size, most] of [
    [10, 1],
    [19, 1],
    [20, 2],
    [30, 3],
    [60, 6],
  ] as const) {
    assert.deepEqual(rulesBroken({ 'plain-1': most }, deckOf(30), { size }), [], `${size}`);
    assert.deepEqual(
      rulesBroken({ 'plain-1': most + 1 }, deckOf(30), { size }),
      ['too-many-copies'],
      `${size}`,
    );
  }
});

test('section 2 (Prepare to play): factions may be mixed', () => {
  const units = { 'rebel-a-wing': 1, 'imperial-spear-squadron': 1, 'separatist-vulture': 1 };
  assert.deepEqual(rulesBroken(units, deckOf(30), { pack: 'reconstructed' }), []);
});

test('section 2 (house choice): in a format a unit named after a person comes once', () => {
  const units = { 'imperial-vaders-shuttle': 2 };
  assert.deepEqual(rulesBroken(units, deckOf(30), { pack: 'reconstructed' }), []);
  const options: Options = { pack: 'reconstructed', format: 'persons' };
  assert.deepEqual(rulesBroken(units, deckOf(30), options), ['too-many-copies']);
  assert.deepEqual(rulesBroken({ 'rebel-a-wing': 3 }, deckOf(30), options), []);
});

test('section 2 (Prepare to play): game sizes from 10 to 60 build stars are played, others are not', () => {
  for (const size of [10, 20, 30, 60]) {
    const match = brought([{ 'plain-5': 1 }, { 'plain-5': 1 }], { size });
    placeAll(match);
    assert.equal(match.decisions()[0]?.kind, 'turn', `${size}`);
  }
  for (const size of [9, 61, 30.5]) assert.throws(() => checkOptions(game, { size }), InputError, `${size}`);
});

test('section 2 (Prepare to play): starter fleets are dealt in games of 20 and of 30 build stars, and asked for in no other', () => {
  for (const size of [20, 30]) {
    const match: PocketMatch = new Match(game, { options: { size }, seed: 'dealt', seats: 4 });
    const fleets = eventsOf(prologueOf(match), 'force').map(({ fleet }) => fleet);
    assert.deepEqual([...fleets].sort(), ['imperial', 'rebel', 'republic', 'separatist']);
    placeAll(match);
    assert.deepEqual(
      [0, 1, 2, 3].map((seat) => starsAtHome(match, seat)),
      [0, 1, 2, 3].map(() => Math.round((size * 2) / 3)),
    );
  }
  assert.throws(() => termsOf({ size: 40 }), InputError);
});

test('section 2 (Prepare to play): each seat plays the starter fleet that was chosen for it', () => {
  const match: PocketMatch = new Match(game, {
    options: { fleets: ['republic', 'random', 'rebel'] },
    seed: 'chosen',
    seats: 3,
  });
  const fleets = eventsOf(prologueOf(match), 'force').map(({ fleet }) => fleet);
  assert.deepEqual([fleets[0], fleets[2]], ['republic', 'rebel']);
  assert.ok(fleets[1] === 'imperial' || fleets[1] === 'separatist', fleets[1]);
});

test('section 6 (Deck): when the deck runs out the discard pile is shuffled into a new one', () => {
  const match = new Match(game, {
    options: { pack, size: 60 },
    seed: 'shuffled',
    position: {
      players: [
        {
          units: [{ unit: 'plain-1' }],
          hand: ['o-echo-base'],
          deck: [],
          discard: ['c-lock-on', 'c-yoda'],
          objectives: [{ card: 'o-death-star', up: true }],
        },
        { units: [{ unit: 'plain-1' }] },
      ],
      toMove: 0,
    },
  });
  const events = match.play(0, 'objective:o-echo-base:1').map(({ event }) => event);
  assert.equal(eventsOf(events, 'shuffled').length, 1);
  assert.deepEqual(
    [
      playerOf(match.state, 0).hand.length,
      playerOf(match.state, 0).deck.length,
      playerOf(match.state, 0).discard.length,
    ],
    [1, 2, 0],
  );
});

test('section 7 (Setting up the game): three cards lie face down as objectives, unknown to all, also to their owner', () => {
  const match = brought([{ 'plain-5': 1 }, { 'plain-5': 1 }]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.equal(objectivesOf(match, 0, viewer), '? ? ?');
    assert.equal(objectivesOf(match, 1, viewer), '? ? ?');
  }
  placeAll(match);
  assert.equal(objectivesOf(match, 0, 0), '? ? ?');
});

test('section 7 (Setting up the game): objectives, first player, placing, and then hands of three cards', () => {
  const match = brought([{ 'plain-5': 1 }, { 'plain-5': 1 }]);
  const events = [...prologueOf(match), ...placeAll(match)];
  const order = events
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'objectivesSet' || kind === 'first' || kind === 'ready' || kind === 'drew');
  assert.deepEqual(order, ['objectivesSet', 'objectivesSet', 'first', 'ready', 'ready', 'drew', 'drew']);
  assert.deepEqual(
    [0, 1].map((seat) => [playerOf(match.state, seat).hand.length, playerOf(match.state, seat).deck.length]),
    [
      [3, 24],
      [3, 24],
    ],
  );
});

test('section 7 (Setting up the game): seats place in turn order from the first player on, seen by all', () => {
  const match = brought([{ 'plain-5': 1 }, { 'plain-5': 1 }, { 'plain-5': 1 }]);
  const events = placeAll(match);
  const { first } = match.state;
  assert.deepEqual(
    eventsOf(events, 'ready').map(({ seat }) => seat),
    [first, (first + 1) % 3, (first + 2) % 3],
  );
  assert.ok(match.view('spectator').players.every(({ units }) => units !== undefined));
});

test('section 7 (Setting up the game): exactly 20 build stars of a force of 30 are placed, and the rest are reserves', () => {
  const force = { 'plain-5': 3, 'ace-4': 2, 'ace-3': 2, 'plain-1': 1 };
  const match = brought([force, force]);
  placeAll(match);
  assert.deepEqual([starsAtHome(match, 0), starsAtHome(match, 1)], [20, 20]);
});

test('section 7 (Setting up the game): if 20 cannot be reached, as many as can be below that, and never more', () => {
  const force = { 'ace-3': 3, 'laser-3': 3, 'plain-3': 3 };
  const match = brought([force, force]);
  placeAll(match);
  assert.deepEqual([starsAtHome(match, 0), starsAtHome(match, 1)], [18, 18]);
  const few = brought([{ 'plain-5': 2 }, { 'plain-5': 2 }]);
  placeAll(few);
  assert.deepEqual([starsAtHome(few, 0), starsAtHome(few, 1)], [10, 10]);
});

test('section 7 (Setting up the game): a unit that would leave a gap that no other fills is refused', () => {
  // 5, 5, 5 and 4 with 1: after four units of 4 stars only 16 and 1 could be reached.
  const force = { 'plain-5': 3, 'ace-4': 3, 'plain-3': 1 };
  const match = brought([force, force]);
  const place = (...units: readonly string[]) => {
    for (const unit of units) match.play(match.state.first, `unit:${unit}`);
  };
  const letter = match.state.first === 0 ? 'a' : 'b';
  const names = playerOf(match.state, match.state.first).kinds.map(
    (kind) => termsOf(match.opening.options).units[kind]?.stars,
  );
  const of = (stars: number, nth = 0) =>
    `${letter}${names.flatMap((one, at) => (one === stars ? [at + 1] : []))[nth]}`;
  place(of(4), of(4, 1), of(4, 2));
  // Twelve: of 5, 5, 5 and 3 the eight that are left are 5 and 3.
  place(of(5));
  assert.equal(refusalOf(match, `unit:${of(5, 1)}`), 'exact-stars');
  assert.equal(refusalOf(match, '-'), 'place-more');
  place(of(3));
  assert.equal(starsAtHome(match, match.state.first), 20);
});

test('section 7 (house choice): placing together keeps units secret until all are ready', () => {
  const match = brought([{ 'plain-5': 2 }, { 'plain-5': 2 }], { placement: 'together' });
  match.play(0, 'unit:a1');
  assert.equal(match.view(1).players[0]?.units, undefined);
  assert.equal(match.view('spectator').players[0]?.units, undefined);
  assert.ok(match.view(0).players[0]?.units);
  placeAll(match);
  assert.ok(match.view(1).players[0]?.units);
});
