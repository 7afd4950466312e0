import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { mentionsIn } from '../../../testkit/mentions.ts';
import { createSays } from '../../../testkit/say.ts';
import { locales, type Sentence } from '../../words.ts';
import { terrains } from '../geometry/map.ts';
import { explorer } from './index.ts';
import { readSpaces } from './reading.ts';
import { barriers } from './scene.ts';
import { readScene } from './scene-text.ts';
import {
  cornerOf,
  distanceSentences,
  obstacleSentences,
  reasonSentences,
  sideOf,
  spaceSentence,
  symmetrySentence,
  verdictSentence,
  waySentence,
} from './sentences.ts';
import { toolGroups, toolSentence } from './tools.ts';

const speakers = await createSays(explorer.messages);
const [say = assert.fail('nobody speaks')] = speakers;

/** Everything that is said of the two spaces of a position, one way. */
function said(text: string, way: 'there' | 'back' = 'there'): Sentence[] {
  const scene = readScene(text) ?? assert.fail(text);
  const reading = readSpaces(scene);
  const look = reading[way];
  return [
    verdictSentence(scene, look),
    ...reasonSentences(scene, look),
    ...obstacleSentences(scene, look),
    ...look.report.lines.map((lines) => waySentence(scene, look, lines)),
    ...distanceSentences(scene, reading),
    ...[symmetrySentence(reading) ?? []].flat(),
    ...scene.map.terrain.map((_, space) => spaceSentence(scene, space)),
  ];
}

/** Positions that between them need every sentence. */
const positions = [
  '3x2.A1.C1.wall-A1r',
  '12x9.B4.B4',
  '12x9.B4.C4',
  '12x9.B4.C4.wall-B4r',
  '12x9.B4.C5.wall-B4r-B5r',
  '12x9.B4.C4.block-C4',
  '12x9.B4.G4.block-D4.shield-E4.bar-E5r.rubble-F4.water-A1.drop-A2.rail-A3r.open-A5r.door-A7r',
  '12x9.B4.G4.wall-B3r-B4r-B5r-B3b.door-D4r-D5r.bar-E4r.figure-F4-F5-E3x22',
  '12x9.B4.D4.none-C4-C3-C5.shield-C6',
  '12x9.B4.G4.figure-B4x23m-E4c-D4x12',
  '12x9.B4.G4.figure-D4.past',
  '12x9.B2.H2.figure-B2x22-H2.wall-C1r-C2r',
  '12x9.B4.D6.block-C4-B5',
  '5x1.A1.E1.none-C1',
];

test('all that can be said of two spaces is said in six languages', () => {
  const keys = new Set<string>();
  const collect = ({ key, args = {} }: Sentence) => {
    keys.add(key);
    for (const arg of Object.values(args)) if (typeof arg === 'object' && 'key' in arg) collect(arg);
  };
  for (const text of positions)
    for (const sentence of [...said(text), ...said(text, 'back')]) {
      collect(sentence);
      for (const each of speakers) assert.match(each(sentence), /\S/);
    }
  const expected = [
    ...['same', 'adjacent', 'free', 'none'].map((key) => `because.${key}`),
    ...['overlap', 'corner', 'shield', 'terrain', 'figures', 'rim', 'barrier', 'wall', 'door'].map(
      (key) => `what.${key}`,
    ),
    ...[...terrains.filter((one) => one !== 'normal'), 'none'].map((key) => `terrain.${key}`),
    ...barriers.map((key) => `barrier.${key}`),
    ...['plain', 'massive', 'companion'].map((key) => `figure.${key}`),
    ...[
      'apart',
      'apart.edge',
      'apart.corner',
      'apart.terrain',
      'adjacent',
      'same',
      'asymmetric',
      'elsewhere',
    ],
    ...['distance', 'distance.none', 'massive', 'past', 'rubble', 'shield', 'sees', 'blind', 'free', 'way'],
  ].map((key) => `explorer.${key}`);
  assert.deepEqual(
    expected.filter((key) => !keys.has(key)),
    [],
  );
});

test('every language has every message, and none is left unused', async () => {
  const files = readdirSync(new URL('../messages/explorer/', import.meta.url)).sort();
  assert.deepEqual(files, locales.map((locale) => `${locale}.json`).toSorted());
  const own = (messages: object) =>
    Object.keys(messages)
      .filter((key) => key.startsWith('explorer.'))
      .sort();
  const english = own(await explorer.messages('en'));
  for (const locale of locales) assert.deepEqual(own(await explorer.messages(locale)), english, locale);
  const mentions = mentionsIn(new URL('.', import.meta.url));
  assert.deepEqual(
    english.filter((key) => !mentions.named(key)),
    [],
  );
});

test('tools are told apart by their names', () => {
  for (const each of speakers)
    for (const { id, tools } of toolGroups) {
      const names = tools.map((tool) => each(toolSentence(tool)));
      assert.equal(new Set(names).size, names.length, `${id}: ${names}`);
    }
});

test('why there is no line of sight is told with the things in the way, what blocks most first', () => {
  const sentences = said('12x9.B4.D4.wall-B3r-B4r-B5r').map(say);
  assert.equal(sentences[0], 'B4 does not see D4.');
  assert.equal(sentences[1], 'Something is in the way of each of the 16 ways to draw the two lines.');
  assert.ok(
    sentences.some((text) => /^\d+ of 16: the wall between B4 and C4$/.test(text)),
    sentences.join('\n'),
  );
  const counts = sentences.flatMap((text) => (/^(\d+) of 16/.exec(text) ?? []).slice(1).map(Number));
  assert.deepEqual(
    counts,
    counts.toSorted((one, other) => other - one),
  );
});

test('a way is told by its corner, its side and what is in its way', () => {
  const ways = said('12x9.B4.D4.figure-C4')
    .map(say)
    .filter((text) => text.startsWith('From'));
  assert.equal(ways.length, 16);
  assert.ok(
    ways.includes('From B4, top right corner, to D4, top edge: the two lines lie on each other.'),
    ways.join('\n'),
  );
  assert.ok(ways.some((text) => text.endsWith('the figure in C4.')));
});

test('corners and sides are those of the space, clockwise from the top left and from the top', () => {
  // The space B2 of a grid of 3 columns, whose corners have 4 columns.
  assert.deepEqual(
    [5, 6, 10, 9].map((corner) => cornerOf(3, 4, corner)),
    [0, 1, 2, 3],
  );
  const sides = [
    [5, 6],
    [6, 10],
    [10, 9],
    [9, 5],
  ] as const;
  assert.deepEqual(
    sides.map((edge) => sideOf(3, 4, edge)),
    [0, 1, 2, 3],
  );
});

test('the distance is told with the spaces of a way to count it', () => {
  assert.ok(
    said('12x9.B4.D4').map(say).includes('Distance: 2 spaces (B4, C4, D4).'),
    said('12x9.B4.D4').map(say).join('\n'),
  );
});

test('a space is told with all that is in it and on its sides', () => {
  const scene = readScene('12x9.A1.D4.water-A1.rubble-A1.shield-A1.figure-A1m.door-A1r') ?? assert.fail();
  assert.equal(
    say(spaceSentence(scene, 0)),
    'A1: looker, difficult, rubble, energy shield, massive figure, 1 × 1, top edge: wall, right edge: closed door, left edge: wall',
  );
});
