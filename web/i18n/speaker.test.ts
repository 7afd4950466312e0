import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speaker } from './speaker.ts';

const messages = {
  hello: 'Hello {who}',
  points: '{seat} {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  both: '{seats} share: {what}',
};
const names = ['Rey', 'Finn', 'Poe'];
const pl = speaker('pl', messages, (seat) => names[seat] ?? '?');

test('names of seats stand in for seats, and Polish counts in its own way', () => {
  assert.equal(pl.say({ key: 'points', args: { seat: { seat: 0 }, points: 1 } }), 'Rey 1 punkt');
  assert.equal(pl.say({ key: 'points', args: { seat: { seat: 1 }, points: 3 } }), 'Finn 3 punkty');
  assert.equal(pl.say({ key: 'points', args: { seat: { seat: 1 }, points: 12 } }), 'Finn 12 punktów');
});

test('several seats are listed as the language lists them, and a sentence may hold a sentence', () => {
  const said = pl.say({
    key: 'both',
    args: { seats: { seats: [0, 1, 2] }, what: { key: 'hello', args: { who: 'you' } } },
  });
  assert.equal(said, 'Rey, Finn i Poe share: Hello you');
});

test('a key without a message is seen', () => {
  assert.equal(pl.say({ key: 'none' }), '⟦none⟧');
});
