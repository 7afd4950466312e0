import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import type { Options } from './rules/options.ts';
import type { Position } from './rules/position.ts';
import type { View } from './rules/view.ts';
import { line } from './testing/line.ts';
import { table } from './testing/table-talk.ts';
import { placeName } from './words/place.ts';
import { words as wordsOf } from './words.ts';

const speakers = await createSays(messages);
const [say = assert.fail('nobody speaks')] = speakers;

const words = wordsOf(game.open({}));

/** A match from a position; the dice as given. */
function matchFrom(position: Position, script: number[] = [], options: Options = {}) {
  return new Match(game, { options, seed: 'words', position }, script);
}

function viewOf(match: ReturnType<typeof matchFrom>): View {
  return match.view('spectator');
}

test('free squares have names to point at, as long as a tile is to be placed', () => {
  const match = new Match(game, { options: {}, seed: 'places', seats: 2 });
  const places = words.places?.(viewOf(match)) ?? [];
  assert.deepEqual(
    places.map(({ at, name }) => `${at} ${say(name)}`),
    ['0,-1 column 0, row -1', '-1,0 column -1, row 0', '1,0 column 1, row 0', '0,1 column 0, row 1'],
  );
  match.play(match.decisions()[0]?.seat ?? 0, match.decisions()[0]?.choices[0] ?? '');
  assert.deepEqual(words.places?.(viewOf(match)), []);
});

/** All that is said after a move. */
function told(match: ReturnType<typeof matchFrom>, seat: Seat, choice: string): string[] {
  const events = match.play(seat, choice);
  const view = viewOf(match);
  return events.flatMap(({ event }) => {
    const sentence = words.event(event, view);
    return sentence ? [say(sentence)] : [];
  });
}

/** Tables at which everything happens that can be told. */
const tables: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: {} },
  { seats: 4, options: { variant: 'teams' } },
  { seats: 5, options: {} },
];

test('whole matches are told in six languages, every choice apart from every other', () => {
  const told = tables.flatMap((table) => sayMatch(game, words, speakers, table));
  for (const { event, sentence = assert.fail(event.kind) } of told) {
    if (sentence.place !== undefined) assert.match(sentence.place, /^-?\d+,-?\d+(:[a-z][a-z0-9]*)?$/);
  }
  const expected: Event['kind'][] = ['drewTile', 'placedTile', 'placedFigure', 'battleBegan', 'rolledDice'];
  for (const kind of [...expected, 'lostBattle', 'wonBattle', 'scoredRealm', 'matchEnded'] as const) {
    assert.ok(
      told.some(({ event }) => event.kind === kind),
      `no match had ${kind}`,
    );
  }
});

test('the log says where a tile lies as people do, and the exact square to whoever touches it', () => {
  const placed = [
    { tile: 'START', x: 0, y: 0, rotation: 0 },
    { tile: 'W', x: -1, y: 0, rotation: 0 },
    { tile: 'A-R', x: 4, y: 0, rotation: 1 },
  ] as const;
  const view = { ...viewOf(matchFrom({ colors: ['red', 'white'], pile: ['W', 'E'] })), placed };
  const said = (x: number, y: number) => say(placeName({ ...view, pack: game.open({}).pack }, { x, y }));
  assert.equal(said(4, -1), 'next to Naboo, to the north');
  assert.equal(said(5, 1), 'next to Naboo, to the south-east');
  assert.equal(
    said(1, 0),
    '3 squares from Naboo, to the west',
    'a planet in sight, though the start tile is nearer',
  );
  assert.equal(said(0, -1), 'next to the start tile, to the north');
  assert.equal(said(-3, 1), '3 squares from the start tile, to the west');
  assert.equal(said(-2, 2), '2 squares from the start tile, to the south-west');
  assert.equal(said(0, 0), 'on the start tile');
  const event = { kind: 'placedTile', seat: 0, tile: 'W', x: 1, y: 0, rotation: 0 } as const;
  const { brief, detail } = words.event(event, view) ?? {};
  assert.equal(brief && say(brief), 'Ann: tile 3 squares from Naboo, to the west');
  assert.equal(detail && say(detail), 'column 1, row 0');
});

test('an area is told by its first square and its last', () => {
  const { match, rules } = table(line(30));
  const { choice, event } = wordsOf(rules);
  const [area = ''] = match.decisions()[0]?.choices ?? [];
  assert.equal(say(choice(area, match.view(0))), 'Area: column -1, row 0 – column 14, row 1.');
  const [emitted] = match.play(0, area);
  const sentence = emitted && event(emitted.event, match.view(0));
  assert.equal(sentence && say(sentence), 'Ann chooses an area: column -1, row 0 – column 14, row 1.');
});

test('a placement says where, how the tile lies, what it joins and what follows', () => {
  const match = matchFrom({
    colors: ['red', 'white'],
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0, figures: [{ color: 'red', size: 'small', segment: 'r1' }] },
      { tile: 'W', x: -1, y: 0, rotation: 0 },
    ],
    pile: ['W', 'E'],
    toMove: 1,
  });
  assert.equal(
    say(words.choice('1,0r0', viewOf(match))),
    'Column 1, row 0, not turned: intersection with routes to east, south and west – west: Ann’s route (column 0, row 0); completes the route; 3 points for Ann.',
  );
});

test('a placement that brings a battle tells the exact odds and what is at stake (p. 13)', () => {
  const match = matchFrom({
    colors: ['red', 'white'],
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0, figures: [{ color: 'red', size: 'small', segment: 'a1' }] },
      { tile: 'U0', x: 1, y: 0, rotation: 1 },
      { tile: 'E', x: 1, y: -1, rotation: 1 },
      { tile: 'E', x: 1, y: -2, rotation: 1 },
      { tile: 'E', x: 0, y: -2, rotation: 2, figures: [{ color: 'white', size: 'small', segment: 'a1' }] },
    ],
    pile: ['FG-E', 'U0'],
  });
  assert.equal(
    say(words.choice('0,-1r1', viewOf(match))),
    'Column 0, row -1, a quarter turn right: asteroid field north and south (symbol: Empire) – north: Ben’s asteroid field (column 0, row -2); east: open space; south: Ann’s asteroid field (column 0, row 0); completes the asteroid field; battle: Ann 31% with 1 die, Ben 69% with 2 dice, for 8 points at once.',
  );
});

test('a battle and its points are told with their sums (p. 13, 15)', () => {
  const match = matchFrom(
    {
      colors: ['red', 'white'],
      placed: [
        { tile: 'START', x: 0, y: 0, rotation: 0 },
        { tile: 'B-R', x: 0, y: 1, rotation: 0, figures: [{ color: 'white', size: 'large', segment: 'p1' }] },
      ],
      pile: ['E', 'U0', 'U0'],
    },
    [5, 1, 5, 2, 5, 3, 4, 1],
  );
  assert.deepEqual(told(match, 0, '1,1r0'), [
    'Ann places the tile (next to Hoth, to the east): asteroid field north.',
  ]);
  assert.equal(
    say(words.prompt('placeFigure', 0, viewOf(match))),
    'Ann, place a meeple, or none. You may attack: planet Hoth.',
  );
  assert.equal(
    say(words.choice('small:p1@0,1', viewOf(match))),
    'Small meeple as a Conqueror: attack the planet Hoth, held by Ben – battle: Ann 50% with 2 dice, Ben 50% with 2 dice. The planet is worth 11 points when complete, 5 if the match ended now.',
  );
  assert.deepEqual(told(match, 0, 'small:p1@0,1').slice(0, 7), [
    'Ann places a small meeple as a Conqueror on the planet Hoth (next to the start tile, to the south).',
    'Battle for the planet Hoth (next to the start tile, to the south): Ann: 2 dice (small meeples: 1, large: 0, own symbol); Ben: 2 dice (small meeples: 0, large: 1).',
    'Dice: Ann: 5, 1 (highest: 5); Ben: 5, 2 (highest: 5).',
    'Tie for the highest die: Ann + Ben. Each side scores 1 point and rolls again.',
    'Dice: Ann: 5, 3 (highest: 5); Ben: 4, 1 (highest: 4).',
    'Ben loses the battle and takes back all meeples in it: 2 points for 2 dice.',
    'Ann wins the battle.',
  ]);
});

test('whoever has no figure left is not told to place one (p. 11)', () => {
  const match = matchFrom({
    supply: [
      { small: 0, large: 0 },
      { small: 4, large: 1 },
    ],
    pile: ['E', 'U0', 'U0'],
  });
  match.play(0, match.decisions()[0]?.choices[0] ?? '');
  assert.equal(say(words.prompt('placeFigure', 0, viewOf(match))), 'Ann has no meeple left: continue.');
});

test('points for a realm show how they come about (p. 11, 12, 17)', () => {
  const match = matchFrom({
    colors: ['green', 'black'],
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0, figures: [{ color: 'black', size: 'small', segment: 'r1' }] },
      { tile: 'FG-E', x: 0, y: -1, rotation: 1, figures: [{ color: 'green', size: 'small', segment: 'a1' }] },
    ],
    pile: ['E'],
  });
  const spoken = [...told(match, 0, '0,-2r2'), ...told(match, 0, '-')];
  assert.deepEqual(spoken.slice(1), [
    'Ann scores 8 points for the completed asteroid field (on the start tile): 3 tiles × 2 + 1 symbol × 2 = 8.',
    'Ben scores 1 point for the unfinished route (on the start tile): 1 tile × 1 = 1.',
    'The match is over: Ann wins with 8 points.',
  ]);
});

test('the table says where a realm is open and what it is worth', () => {
  const match = matchFrom({
    placed: [
      { tile: 'START', x: 0, y: 0, rotation: 0, figures: [{ color: 'red', size: 'large', segment: 'r1' }] },
    ],
    pile: ['U0'],
  });
  const lines = words.table(viewOf(match), 0).flatMap((section) => section.lines.map(say));
  const said = (line: string) => assert.ok(lines.includes(line), `${line}\nis not in\n${lines.join('\n')}`);
  said('Ann, place the tile.');
  said(
    'Tile in hand: route from north to south. Its sides – north: trading route, east: open space, south: trading route, west: open space.',
  );
  said('Ann: red, Rebel Alliance; 0 points; reserve: 4 small, 0 large.');
  said(
    'Ann’s route (column 0, row 0): 1 tile, no symbol; 2 open sides (column 0, row 0, east side; column 0, row 0, west side); 1 point when complete, 1 if the match ended now; meeples: Ann: large meeple (column 0, row 0).',
  );
  said(
    'Row 0, column 0: asteroid field north, route from east to west; meeples: Ann: large meeple (route from east to west).',
  );
});
