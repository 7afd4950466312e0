import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameMessages } from '../games/words.ts';
import { mentionsIn } from './mentions.ts';

/** What a game's test of its messages knows besides the code that says them. */
export interface SpokenWords {
  /** Keys that code puts together from names of the rules or the packs; the faults of packs (`pack.…`) among them. */
  readonly named?: readonly string[];
  /** Beginnings of keys that code names without them, as `event.` where an event's name follows. */
  readonly begun?: readonly string[];
}

/** What others than the game say: the page around the table, refusals, options, and what all games share. */
const saidOutside = ['rule.', 'option.', 'list.', 'part.'];

/** Registers the tests that every game's messages have to pass; `folder` is the game's, with a slash at its end. */
export function testMessages(
  folder: URL,
  messages: GameMessages,
  { named = [], begun = [] }: SpokenWords = {},
): void {
  test('what the rules name has a message', async () => {
    const english = await messages('en');
    assert.deepEqual(
      named.filter((key) => !(key in english)),
      [],
      'these keys are in no file of messages/',
    );
  });

  test('no message is left unused', async () => {
    const mentions = mentionsIn(folder);
    const isSaid = (key: string): boolean => {
      const begin = begun.find((one) => key.startsWith(one));
      if (begin !== undefined && mentions.literal(key.slice(begin.length))) return true;
      return mentions.named(key) || (key.startsWith('pack.') && named.includes(key));
    };
    const common = await messages('en', []);
    assert.deepEqual(
      Object.keys(await messages('en'))
        .filter((key) => !(key in common) && !saidOutside.some((begin) => key.startsWith(begin)))
        .filter((key) => !isSaid(key)),
      [],
      'no code of the game names these keys; take them out of messages/',
    );
  });
}
