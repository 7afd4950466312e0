import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogSentence } from '../../games/words.ts';
import { countEntries, logEntries, logLines } from './log-entries.ts';

/** The keys of the lines, an entry each, after these sentences. */
function entriesOf(...sentences: LogSentence[]): string[] {
  const lines = sentences.map((sentence, seq) => ({ key: sentence.key, seq, sentence }));
  return logEntries(lines).map((entry) => entry.map(({ key }) => key).join(' '));
}

const drawn: LogSentence = { key: 'drawn', spoken: true };
const placed: LogSentence = { key: 'placed', opens: true };

test('a turn is one entry: what is only read out stands with what it leads to', () => {
  assert.deepEqual(entriesOf(drawn, placed, { key: 'figure' }, { key: 'points', points: 3 }, drawn, placed), [
    'drawn placed figure points',
    'drawn placed',
  ]);
});

test('a tile that has just been drawn is there to be read before it is placed', () => {
  assert.deepEqual(entriesOf(drawn, placed, drawn), ['drawn placed', 'drawn']);
});

test('a log that begins in the middle of a turn has an entry for its rest', () => {
  assert.deepEqual(entriesOf({ key: 'figure' }, drawn, placed), ['figure', 'drawn placed']);
});

test('a refusal stays after the entry that was the last one then, whatever comes later', () => {
  const lines = [drawn, placed, { key: 'figure' }, drawn, placed].map((sentence, seq) => ({
    key: sentence.key,
    seq,
    sentence,
  }));
  const entries = logEntries(lines);
  assert.deepEqual(
    [0, 2, 3, 5, 9].map((count) => countEntries(entries, count)),
    [0, 1, 1, 2, 2],
  );
});

test('what is said again at once is one line with a count, and what begins a turn or gains points is one each time', () => {
  const said = [
    { key: 'begins' },
    { key: 'group', args: { known: 'no' } },
    { key: 'part' },
    placed,
    { key: 'points', points: 3 },
  ];
  const words = { event: (event: unknown) => (typeof event === 'number' ? said[event] : undefined) };
  const seen = [
    [0, 1],
    [undefined, 1],
    [1, 2],
    [1, 3, 3, 4, 4],
  ].map((events, seq) => ({ seq, events, view: {} }));
  assert.deepEqual(
    logLines(words, seen).map(({ key, sentence, times = 1 }) => `${key} ${sentence.key} ${times}`),
    [
      '0.0 begins 1',
      '0.1 group 3',
      '2.1 part 1',
      '3.0 group 1',
      '3.1 placed 1',
      '3.2 placed 1',
      '3.3 points 1',
      '3.4 points 1',
    ],
  );
});

test('a line that has been told is the same one when more is told, so that it is not drawn again', () => {
  const words = { event: (event: unknown) => ({ key: `${event}` }) };
  const step = (seq: number, ...events: string[]) => ({ seq, events, view: {} });
  const seen = [step(0, 'begins', 'part', 'part'), step(1, 'moves')];
  const told = logLines(words, seen);
  const later = logLines(words, [...seen, step(2, 'ends')]);
  assert.deepEqual(
    later.map((line) => told.includes(line)),
    // What was said twice is counted anew.
    [true, false, true, false],
  );
});
