import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);

/** Tables that lead to most kinds of events between them. */
const tables = [
  { seats: 2, options: { mission: 'on-our-way', rounds: 2 } },
  { seats: 2, options: { mission: 'smuggled-goods', armies: 'own', vpMode: 'figure', rounds: 2 } },
  { seats: 4, options: { mission: 'foundry-floor', rounds: 2 } },
] as const;

test('whole matches are told in six languages, every choice apart from every other', () => {
  const all = tables.flatMap((table) => sayMatch(game, openWords(game.open(table.options)), speakers, table));
  // Steps are told with their way, and what an ability box has with the changes that it brings.
  for (const { event, sentence } of all)
    assert.ok(sentence !== undefined || event.kind === 'moved' || event.kind === 'used', event.kind);
  const kinds = new Set<Event['kind']>(all.map(({ event }) => event.kind));
  const expected: readonly Event['kind'][] = ['army', 'attacked', 'resolved', 'suffered', 'scored', 'setOut'];
  for (const kind of expected) assert.ok(kinds.has(kind), `no match had ${kind}`);
});
