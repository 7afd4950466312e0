import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameMessages } from '../games/words.ts';
import { mentionsIn } from './mentions.ts';

/** What the test of a game's messages needs besides the code that uses them. */
export interface SpokenWords {
  /** Keys that code composes from names of the rules or the packs, including the faults of packs (`pack.…`). */
  readonly named?: readonly string[];
  /** Prefixes that code adds to names, such as `event.` before the name of an event. */
  readonly begun?: readonly string[];
}

/** Keys that the game's own code does not use: those of the page, refusals, options, and all games. */
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
