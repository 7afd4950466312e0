import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultPack, packs } from './content/packs.ts';
import { cardTables } from './testing/card-table.ts';
import { testsOfCards } from './testing/cards/index.ts';

const page = readFileSync(new URL('../../docs/games/imperial-assault.md', import.meta.url), 'utf8');
const pack = packs[defaultPack] ?? assert.fail();

test('the page lists every card with its state', () => {
  const tables = cardTables(pack, testsOfCards);
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

test('every card of the pack has tests', () => {
  const cards = [pack.deployments, pack.companions, pack.forms, pack.upgrades, pack.commands].flat();
  const untested = cards.filter(({ id }) => testsOfCards[id] === undefined);
  assert.deepEqual(
    untested.map(({ id }) => id),
    [],
  );
});

test('a card counts as tested if it has tests', () => {
  const { nexu } = testsOfCards;
  assert.ok(nexu);
  const rowOf = (id: string) =>
    cardTables(pack, { nexu })
      .split('\n')
      .find((row) => row.includes(`\`${id}\``)) ?? '';
  assert.match(rowOf('nexu'), /\| tested \|/);
  assert.match(rowOf('nexu-elite'), /\| data \|/);
  assert.match(rowOf('rancor-elite-campaign'), /data; for the campaign: Feed/);
});
