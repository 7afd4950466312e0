import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultPack, packs } from './content/packs.ts';
import { cardTables, namesOfTests } from './testing/card-table.ts';

const page = readFileSync(new URL('../../docs/games/imperial-assault.md', import.meta.url), 'utf8');
const pack = packs[defaultPack] ?? assert.fail();

test('the page lists every card with its state', () => {
  const tables = cardTables(pack, namesOfTests());
  for (const { id } of [
    ...pack.deployments,
    ...pack.companions,
    ...pack.forms,
    ...pack.upgrades,
    ...pack.commands,
  ]) {
    assert.ok(tables.includes(`\`${id}\``), id);
  }
  assert.ok(
    page.includes(`\n${tables}\n`),
    'put the output of `node games/imperial-assault/testing/card-table.ts` into docs/games/imperial-assault.md',
  );
});

test('a card counts as tested if the name of a test begins with its id', () => {
  const stateOf = (id: string, tests: readonly string[]) =>
    cardTables(pack, tests)
      .split('\n')
      .find((row) => row.includes(`\`${id}\``));
  assert.match(stateOf('nexu', ['nexu: Pounce places it']) ?? '', /\| tested \|/);
  assert.match(stateOf('nexu', ['nexu-elite: Pounce places it', 'a nexu: bites']) ?? '', /\| data \|/);
  assert.match(stateOf('rancor-elite-campaign', []) ?? '', /data; for the campaign: Feed/);
});
