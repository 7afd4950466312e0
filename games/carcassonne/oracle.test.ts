import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Chance } from '../../kernel/chance.ts';
import { mostChoices } from '../../kernel/game.ts';
import { type Decision, Match } from '../../kernel/match.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkPack } from './content/check.ts';
import { game } from './game.ts';
import type { Event } from './rules/event.ts';
import type { Options } from './rules/options.ts';
import type { PlacedTile, RealmView, View } from './rules/view.ts';
import { almostSurrounded } from './testing/almost-surrounded.ts';
import { loopPack, type Oddity, oddPack } from './testing/odd-pack.ts';
import { figureChoices, finish, type Oracle, placements, playOut, realms } from './testing/oracle.ts';
import { type Setting, type TestTable, table } from './testing/table-talk.ts';

/** So many matches of each table; any number with `MATCHES=100`. */
const matches = Number(process.env.MATCHES ?? 4);

/** What some match must have met, or the comparison would show less than it says. */
const rare = [
  'removed tile',
  'tie',
  'three fighters',
  'two figures of a side',
  'two battles from one tile',
  'route battle',
  'asteroid battle',
  'planet battle',
  'tile twice in a held realm',
  'own figure joined on a planet',
  'partners in one realm',
];

/** Four fields around a hole, one of the start tile's, and the tile that makes them one. */
const hole = ['U0 -1,0r1', 'U0 1,0r1', 'B-R -1,-2r0'];
const meetings: readonly { name: string; setting: Setting }[] = [
  {
    name: 'four fields of four players meet (p. 13, 15)',
    setting: {
      colors: ['red', 'green', 'black', 'white', 'orange'],
      tiles: [
        'START 0,0r0 red:small:a1',
        ...hole,
        'E -1,-1r1 green:small:a1',
        'E 1,-1r3 black:large:a1',
        'E 0,-2r2 white:small:a1',
      ],
      pile: ['C'],
      toMove: 'orange',
    },
  },
  {
    name: 'four fields of two teams meet (p. 16)',
    setting: {
      options: { variant: 'teams' },
      colors: ['red', 'black', 'green', 'white'],
      tiles: [
        'START 0,0r0 red:small:a1',
        ...hole,
        'E -1,-1r1 green:large:a1',
        'E 1,-1r3 black:large:a1',
        'E 0,-2r2 white:small:a1',
      ],
      pile: ['C'],
    },
  },
];

/** Positions, and how many sequences of one, two and three answers follow: tile, figure, next tile. */
const openings: readonly { name: string; setting: Setting; counts: readonly number[] }[] = [
  { name: 'start: a field, then a route', setting: { pile: ['E', 'U0'] }, counts: [4, 12, 108] },
  { name: 'start: an intersection, then another', setting: { pile: ['W', 'X'] }, counts: [7, 49, 644] },
  { name: 'start: a planet, then a tile beside it', setting: { pile: ['A-R', 'L'] }, counts: [5, 25, 190] },
  {
    name: 'planet held by a rival, one square free',
    setting: {
      tiles: ['START 0,-2r0', 'B-R 0,0r0 white:small:p1', ...almostSurrounded],
      pile: ['V0', 'V0'],
    },
    counts: [20, 62, 1270],
  },
  {
    name: 'three planets in a row',
    setting: {
      tiles: ['START 0,0r0', 'B-R 0,1r0', 'B-E 1,1r0 white:large:p1', 'B-B 2,1r0 red:small:p1'],
      pile: ['FG-R', 'V-E'],
    },
    counts: [14, 86, 1152],
  },
  {
    name: 'no small figures left',
    setting: {
      tiles: ['START 0,0r0', 'X 1,0r0'],
      supply: { red: { small: 0, large: 1 } },
      pile: ['W', 'L'],
    },
    counts: [13, 52, 788],
  },
];

describe('the engine agrees with a second reading of the rulebook, answer by answer', () => {
  const seen = new Map<string, number>();
  for (const { name, options, seats, share = 1 } of tables()) {
    test(name, () => {
      for (let seed = 0; seed < matches * share; seed++)
        compareMatch(options, seats, `${name} ${seed}`, seen);
    });
  }

  for (const { name, setting } of meetings) {
    test(name, () => {
      for (let seed = 0; seed < matches; seed++) {
        const chance = seeded(`dice ${name} ${seed}`);
        const { match } = table({ ...setting, dice: Array.from({ length: 30 }, () => chance.roll(6)) });
        compareRest(match, `${name} ${seed}`, seen);
      }
    });
  }

  test('and the matches met what seldom happens', () => {
    for (const what of rare) assert.ok((seen.get(what) ?? 0) > 0, what);
  });
});

describe('so many sequences of choices are there (p. 11-15)', () => {
  for (const { name, setting, counts } of openings) {
    test(name, () => {
      const { match } = table(setting);
      const pile = match.rules.position(match.state).pile ?? [];
      const view = looking(match)();
      const depths = counts.map((_, index) => index + 1);
      assert.deepEqual(
        depths.map((depth) => expectedSequences(view, pile, depth)),
        counts,
        'by the second reading',
      );
      assert.deepEqual(
        depths.map((depth) => sequences(match, depth)),
        counts,
        'by the engine',
      );
    });
  }
});

/** Tables of every size, with the usual tiles and with odd ones. */
function tables(): { name: string; options: Options; seats: number; share?: number }[] {
  const teams: Options = { variant: 'teams' };
  const odd = (name: string, more: Partial<Oddity> = {}): Options => ({
    pack: oddPack(seeded(name), { kinds: 12, copies: 5, ...more }),
  });
  const misfits: Oddity['terrains'] = [['space'], ['route'], ['asteroid'], ['space', 'route', 'asteroid']];
  return [
    ...[2, 3, 4, 5].flatMap((seats) => [
      { name: `${seats} seats`, options: {}, seats },
      { name: `${seats} seats with odd tiles`, options: odd(`odd ${seats}`), seats },
      {
        name: `${seats} seats with routes`,
        options: odd(`routes ${seats}`, { terrains: [['route']] }),
        seats,
      },
      {
        name: `${seats} seats with fields`,
        options: odd(`fields ${seats}`, { terrains: [['asteroid'], ['asteroid', 'space']] }),
        seats,
      },
      { name: `${seats} seats with misfits`, options: odd(`misfits ${seats}`, { terrains: misfits }), seats },
    ]),
    { name: '3 seats with loops', options: { pack: loopPack() }, seats: 3 },
    { name: 'teams', options: teams, seats: 4 },
    { name: 'teams with odd tiles', options: { ...teams, ...odd('odd teams') }, seats: 4 },
    {
      name: 'teams with fields',
      options: { ...teams, ...odd('field teams', { terrains: [['asteroid'], ['asteroid', 'space']] }) },
      seats: 4,
    },
    { name: '277 tiles', options: odd('many', { kinds: 24, copies: 12 }), seats: 5, share: 0.25 },
  ];
}

function compareMatch(options: Options, seats: number, seed: string, seen: Map<string, number>): void {
  if (typeof options.pack === 'object') assert.deepEqual(checkPack(options.pack), []);
  compareRest(new Match(game, { options, seats, seed }), seed, seen);
}

/** What everybody sees, with the tiles of which it speaks. */
type Look = View & Pick<Oracle, 'pack'>;

function looking(match: TestTable['match']): () => Look {
  const { pack } = game.open(match.opening.options).pack;
  return () => ({ ...match.view('spectator'), pack });
}

/** Compares every decision that follows. */
function compareRest(match: TestTable['match'], seed: string, seen: Map<string, number>): void {
  const chance = seeded(`choices ${seed}`);
  const look = looking(match);
  const { removed = [], pile: left = [] } = match.rules.position(match.state);
  const pile = [...removed, ...left];
  let drawn = compareDraws(
    look(),
    pile,
    match.prologue.map(({ event }) => event),
  );
  for (;;) {
    const view = look();
    compareRealms(view);
    for (const what of oddities(view)) count(seen, what);
    const [decision] = match.decisions();
    if (decision === undefined) break;
    assert.equal(decision.seat, view.toMove);
    const expected = view.tile === undefined ? figureChoices(view) : placements(view, view.tile);
    const choices = decision.kind === 'chooseArea' ? throughAreas(match, decision) : decision.choices;
    assert.deepEqual(choices.toSorted(), expected.toSorted());
    const choice = quarrelsome(view, choices, chance);
    if (decision.kind === 'chooseArea') chooseAreaOf(match, decision, choice);
    const events = match.play(decision.seat, choice).map(({ event }) => event);
    for (const what of happenings(events)) count(seen, what);
    const after = look();
    if (view.tile !== undefined) {
      const lies = lying(view.tile, choice);
      assert.deepEqual(events, [{ kind: 'placedTile', seat: decision.seat, ...lies }]);
      assert.deepEqual(after.placed, [...view.placed, lies]);
      assert.deepEqual(after.seats, view.seats);
      continue;
    }
    drawn += compareTurn(view, choice, events, after, pile.slice(drawn));
  }
}

/** All placements of a tile that could go in very many ways: those of every area. */
function throughAreas(match: TestTable['match'], { seat, choices }: Decision): string[] {
  return choices.flatMap((area) => {
    match.play(seat, area);
    const found = match.decisions().flatMap((decision) => decision.choices);
    match.undo();
    assert.ok(found.length <= mostChoices);
    return found;
  });
}

/** Chooses the area in which a placement lies. */
function chooseAreaOf(match: TestTable['match'], { seat, choices }: Decision, placement: string): void {
  for (const area of choices) {
    match.play(seat, area);
    if (match.refusal(seat, placement) === undefined) return;
    match.undo();
  }
  assert.fail(`${placement} is in no area`);
}

/** Compares a whole turn from the figure on; answers how many tiles were drawn after it. */
function compareTurn(
  view: Look,
  choice: string,
  events: Event[],
  after: Look,
  pile: readonly string[],
): number {
  const faces = events.flatMap((event) =>
    event.kind === 'rolledDice' ? event.rolls.flatMap(({ dice }) => dice) : [],
  );
  const expected = playOut(view, choice, () => faces.shift() ?? 0);
  assert.deepEqual(faces, [], 'the engine rolled more dice');
  const drawing = events.findIndex(
    (event) => event.kind === 'drewTile' || event.kind === 'matchEnded' || isFinal(event),
  );
  const turn = events.slice(0, drawing);
  assert.deepEqual(turn.slice(0, expected.fought.length), expected.fought);
  assert.deepEqual(inOrder(turn.slice(expected.fought.length)), inOrder(expected.scored));
  const rest = events.slice(drawing);
  const ended = rest.findIndex((event) => event.kind === 'matchEnded' || isFinal(event));
  const draws = ended < 0 ? rest : rest.slice(0, ended);
  let table: Oracle = expected.table;
  if (after.stack.length === 0) {
    const end = finish(table);
    assert.deepEqual(inOrder(rest.slice(ended)), inOrder([...end.scored, { kind: 'matchEnded' }]));
    table = end.table;
  } else {
    assert.deepEqual(standing(after), standing(table));
    assert.equal(after.toMove, (view.toMove + 1) % view.seats.length);
  }
  assert.deepEqual(
    after.seats.map(({ score }) => score),
    table.seats.map(({ score }) => score),
  );
  return compareDraws(after, pile, draws);
}

/** Tiles that fit nowhere leave, the first that fits is drawn (p. 15; 8, 9); answers how many left the pile. */
function compareDraws(after: Look, pile: readonly string[], events: readonly Event[]): number {
  const table = { ...after };
  let drawn = 0;
  const told: string[] = [];
  for (const tile of pile) {
    drawn++;
    told.push(`drewTile ${tile}`);
    if (placements(table, tile).length > 0) break;
    told.push(`removedTile ${tile}`);
  }
  assert.deepEqual(
    events.map((event) => ('tile' in event ? `${event.kind} ${event.tile}` : event.kind)),
    told,
  );
  const left = pile.slice(drawn);
  const remaining: Record<string, number> = {};
  for (const tile of left) remaining[tile] = (remaining[tile] ?? 0) + 1;
  assert.equal(after.pile, left.length);
  assert.deepEqual({ ...after.remaining }, remaining);
  return drawn;
}

function lying(tile: string, choice: string): PlacedTile {
  const [, x, y, turned] = /^(.*),(.*)r(.)$/.exec(choice) ?? [];
  const rotation = ([0, 1, 2, 3] as const).find((turn) => turn === Number(turned));
  if (rotation === undefined) throw new Error(`where is ${choice}?`);
  return { tile, x: Number(x), y: Number(y), rotation };
}

function isFinal(event: Event): boolean {
  return event.kind === 'scoredRealm' && event.final;
}

function compareRealms(view: Look): void {
  const tidy = (all: readonly RealmView[]) =>
    all.map((realm) => ({
      ...realm,
      symbols: { ...realm.symbols },
      segments: realm.segments.toSorted(),
      figures: inOrder(realm.figures),
    }));
  assert.deepEqual(tidy(view.realms), tidy(realms(view)));
}

/** Figures and supplies, whatever the order in which figures of a tile are named. */
function standing({ placed, seats }: Pick<Oracle, 'placed' | 'seats'>) {
  return {
    placed: placed.map(({ figures = [], ...tile }) => ({ ...tile, figures: inOrder(figures) })),
    supplies: seats.map(({ supply }) => supply),
  };
}

function inOrder(items: readonly unknown[]): string[] {
  return items.map((item) => JSON.stringify(item, (_, value) => sorted(value))).toSorted();
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Mostly builds closely and stands where others stand, so that realms meet and close and battles come about. */
function quarrelsome(view: View, choices: readonly string[], chance: Chance): string {
  const neighbours = (choice: string) => {
    const [, x, y] = /^(.*),(.*)r.$/.exec(choice) ?? [];
    return view.placed.filter((tile) => Math.abs(tile.x - Number(x)) + Math.abs(tile.y - Number(y)) === 1)
      .length;
  };
  const most = Math.max(...choices.map(neighbours));
  const wanted = choices.filter((choice) =>
    view.tile === undefined
      ? choice.includes('@') || choice.startsWith('large')
      : neighbours(choice) === most,
  );
  const from = wanted.length > 0 && chance.pick(3) > 0 ? wanted : choices;
  return from[chance.pick(from.length)] ?? '';
}

function oddities(view: View): string[] {
  return view.realms.flatMap(({ kind, tiles, segments, figures }) => {
    const seats = new Set(figures.map(({ seat }) => seat)).size;
    return [
      ...(kind !== 'planet' && segments.length > tiles && seats > 0 ? ['tile twice in a held realm'] : []),
      ...(kind === 'planet' && figures.length > 1 && seats === 1 ? ['own figure joined on a planet'] : []),
      ...(seats > 1 && view.variant === 'teams' ? ['partners in one realm'] : []),
    ];
  });
}

function happenings(events: readonly Event[]): string[] {
  const begun = events.filter((event) => event.kind === 'battleBegan');
  return [
    ...begun.map(({ realm }) => `${realm} battle`),
    ...(begun.length > 1 ? ['two battles from one tile'] : []),
    ...begun.flatMap(({ fighters }) => [
      ...(fighters.length > 2 ? ['three fighters'] : []),
      ...(fighters.some(({ figures }) => figures.small + figures.large > 1) ? ['two figures of a side'] : []),
    ]),
    ...(events.some(({ kind }) => kind === 'tied') ? ['tie'] : []),
    ...(events.some(({ kind }) => kind === 'removedTile') ? ['removed tile'] : []),
  ];
}

function count(seen: Map<string, number>, what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

/** How many sequences of so many moves the engine knows. */
function sequences(match: TestTable['match'], depth: number): number {
  const [decision] = match.decisions();
  if (decision === undefined) return 0;
  if (depth === 1) return decision.choices.length;
  let sum = 0;
  for (const choice of decision.choices) {
    match.play(decision.seat, choice);
    sum += sequences(match, depth - 1);
    match.undo();
  }
  return sum;
}

/** The same by the second reading: tile, figure, and the next tile, before which no die matters. */
function expectedSequences(view: Look, pile: readonly string[], depth: number): number {
  const [first = '', next = ''] = pile;
  const places = placements(view, first);
  if (depth === 1) return places.length;
  let sum = 0;
  for (const place of places) {
    const tile = lying(first, place);
    const after = { ...view, placed: [...view.placed, tile] };
    const figures = figureChoices(after).length;
    sum += depth === 2 ? figures : figures * placements(after, next).length;
  }
  return sum;
}
