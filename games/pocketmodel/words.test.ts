import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSays } from '../../testkit/say.ts';
import { sayMatch } from '../../testkit/say-match.ts';
import { game } from './game.ts';
import { messages } from './messages/index.ts';
import type { Event } from './rules/event.ts';
import { openWords } from './words.ts';

const speakers = await createSays(messages);

/** Tables that lead to every kind of event between them. */
const tables = [
  { seats: 2, options: {} },
  { seats: 2, options: { forces: 'two-packs' } },
  { seats: 4, options: { placement: 'together', rounds: 12 } },
] as const;

test('whole matches are told in six languages, every choice apart from every other', () => {
  const told = tables.flatMap((table) =>
    sayMatch(game, openWords(game.open(table.options)), speakers, table),
  );
  const kinds = new Set<Event['kind']>(told.map(({ event }) => event.kind));
  for (const { event, sentence } of told) assert.ok(sentence !== undefined, event.kind);
  console.log([...kinds].join(' '));
});
