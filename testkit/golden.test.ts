import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ticTacToe } from './games/tic-tac-toe.ts';
import { playthrough } from './playthrough.ts';
import { allSamples, gameFolders } from './samples.ts';

const samples = await allSamples();

test('every game that people can play says at which tables it is tried out', () => {
  for (const folder of gameFolders().filter((one) => existsSync(new URL('entry.ts', one))))
    assert(existsSync(new URL('golden.ts', folder)), `${folder} has no golden.ts`);
});

describe('matches go as they are kept; where the change is meant, npm run golden writes them anew', () => {
  for (const { game, matches, folder } of samples) {
    for (const match of matches) {
      test(`${game.id}: ${match.name}`, () => {
        const [now, kept] = [
          playthrough(game, match),
          readFileSync(new URL(`${match.name}.txt`, folder), 'utf8'),
        ];
        // Compared line by line, so that a failure shows one line and not two whole matches.
        const [nowLines, keptLines] = [now.split('\n'), kept.split('\n')];
        const at = nowLines.findIndex((line, number) => line !== keptLines[number]);
        if (at >= 0) assert.equal(nowLines[at], keptLines[at], `line ${at + 1}`);
        assert.equal(nowLines.length, keptLines.length);
      });
    }
  }
});

test('a view that differs after one move changes the line of that move and no other', () => {
  const rules = ticTacToe.open({});
  const altered: typeof ticTacToe = {
    ...ticTacToe,
    open: () => ({
      ...rules,
      observe: (state, viewer) => {
        const view = rules.observe(state, viewer);
        return state.marks === 2 && viewer === 1 ? { ...view, cells: view.cells.replace('.', 'x') } : view;
      },
    }),
  };
  const match = { name: 'tic-tac-toe', seats: 2, options: {} };
  const [lines, kept] = [altered, ticTacToe].map((game) => playthrough(game, match).split('\n'));
  const changed = lines?.filter((line, number) => line !== kept?.[number]) ?? [];
  assert.equal(changed.length, 1);
  assert.match(changed[0] ?? '', /^2\. /);
});

test('no match is kept that nobody plays', () => {
  for (const folder of new Set(samples.map((sample) => sample.folder))) {
    const names = samples.filter((sample) => sample.folder === folder).flatMap(({ matches }) => matches);
    assert.deepEqual(readdirSync(new URL(folder)).sort(), names.map(({ name }) => `${name}.txt`).sort());
  }
});
