import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { cleanName } from '../../kernel/clean-name.ts';
import type { Rules } from '../../kernel/game.ts';
import { outpost } from '../../testkit/games/outpost/game.ts';
import { splitText, writeLoadout } from './loadout-text.ts';

const games = ['outpost', 'duel'];
const rules: Rules = outpost.open({});
const builder = { write: () => '2 a, 1 b | 3 c' };

suite('a loadout as a text', () => {
  test('is taken apart as it was put together, whatever its name and options are', () => {
    const names = fc
      .oneof(fc.string({ maxLength: 60 }), fc.constantFrom('a | duel | b', 'outpost', 'x|y', '| outpost |'))
      .map((name) => cleanName(name).slice(0, 60))
      .filter((name) => name !== '' && cleanName(name) === name);
    const options = fc.dictionary(
      fc.constantFrom('size', 'format', 'swift'),
      fc.oneof(fc.integer({ min: -999, max: 999 }), fc.boolean(), fc.constantFrom('open', 'two-packs')),
    );
    fc.assert(
      fc.property(names, options, fc.constantFrom(' ', '\n', '\r\n\t'), (name, chosen, blank) => {
        const written = writeLoadout('outpost', builder, rules, {
          name,
          options: { ...chosen },
          value: null,
        });
        assert.doesNotMatch(written, /\n/);
        const text = blank === ' ' ? written : written.replaceAll(' | ', `${blank}|${blank}`);
        assert.deepEqual(splitText(text, games), {
          name: blank === ' ' ? name : cleanName(name.replaceAll(' | ', `${blank}|${blank}`)),
          game: 'outpost',
          options: { ...chosen },
          content: blank === ' ' ? '2 a, 1 b | 3 c' : `2 a, 1 b${blank}|${blank}3 c`,
        });
      }),
    );
  });

  test('may be a bare list, or say another game', () => {
    assert.deepEqual(splitText(' 2 a, 1 b \n', games), {
      name: undefined,
      game: undefined,
      options: {},
      content: '2 a, 1 b',
    });
    assert.equal(splitText('Mine | duel size=3 | x', games).game, 'duel');
    assert.equal(splitText('| outpost | x', games).name, undefined);
  });
});
