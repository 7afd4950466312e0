import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPack } from '../content/check.ts';
import { sides, type Terrain, type TileKind } from '../content/pack.ts';
import { packs } from '../content/packs.ts';
import {
  type Link,
  linkAt,
  linkSide,
  linksOf,
  setPlanet,
  setTerrain,
  toggleSymbol,
  turnTile,
} from './layout.ts';
import { spellTile, wordsOf } from './spelling.ts';
import { typed } from './tile-keys.ts';
import { freshTile } from './tiles.ts';

const terrains: readonly Terrain[] = ['space', 'route', 'asteroid'];

function tileOf(words: string): TileKind {
  const tile = spellTile(freshTile('T1'), words);
  assert.ok(tile, words);
  return tile;
}

/** The keys of a tile's faults, but for the start tile that a lone tile lacks. */
function faultsOf(tile: TileKind): string[] {
  return checkPack({ tiles: [tile] })
    .map(({ key }) => key)
    .filter((key) => key !== 'startTiles');
}

test('routes join as sides become routes: two are one, three and four meet, and so back', () => {
  const word = (tile: TileKind) => wordsOf(tile);
  const south = setTerrain(tileOf('an'), 'S', 'route');
  assert.equal(word(south), 'an rs>a');
  const through = setTerrain(south, 'W', 'route');
  assert.equal(word(through), 'an rsw');
  const three = setTerrain(through, 'E', 'route');
  assert.deepEqual(new Set(three.segments.map(({ endsAt }) => endsAt)), new Set([null, 'intersection']));
  const four = setTerrain(three, 'N', 'route');
  assert.equal(four.segments.length, 4);
  assert.deepEqual(faultsOf(four), []);
  assert.equal(word(setTerrain(setTerrain(four, 'N', 'space'), 'S', 'space')), 'rew');
});

test('a field joins the fields beside it, and one that loses a side keeps the others', () => {
  const corner = setTerrain(tileOf('an'), 'W', 'asteroid');
  assert.equal(wordsOf(corner), 'anw');
  assert.equal(wordsOf(setTerrain(tileOf('an'), 'S', 'asteroid')), 'an as');
  assert.equal(wordsOf(setTerrain(tileOf('an as'), 'E', 'asteroid')), 'anes');
  assert.equal(wordsOf(setTerrain(corner, 'N', 'space')), 'aw');
});

test('a route that ended at a field ends elsewhere once the field is gone', () => {
  assert.equal(wordsOf(setTerrain(tileOf('p+r(Hoth) an rs>a'), 'N', 'space')), 'p+r(Hoth) rs>p');
  const lost = setTerrain(tileOf('an rs>a'), 'N', 'space');
  assert.deepEqual(faultsOf(lost), ['routeEnd']);
});

test('routes end at a planet that comes, and meet again without it', () => {
  const planet = setPlanet(tileOf('re>x rs>x rw>x'), 'empire');
  assert.equal(wordsOf(planet), 'p+e(T1) re>p rs>p rw>p');
  assert.equal(planet.status.planetName, 'original');
  const without = setPlanet(planet, undefined);
  assert.equal(wordsOf(without), 're>x rs>x rw>x');
  assert.equal(without.status.planetName, undefined);
});

test('sides are led elsewhere, and what they leave finds an end', () => {
  const bridge = linkSide(tileOf('rn>x re>x rs>x rw>x'), 'N', 'S');
  assert.equal(wordsOf(bridge), 'rns rew');
  assert.equal(wordsOf(linkSide(bridge, 'N', 'intersection')), 'rn>x rs>x re>x rw>x');
  assert.equal(wordsOf(linkSide(bridge, 'N', 'E')), 'rne rsw');
  assert.equal(wordsOf(linkSide(tileOf('anew'), 'N', 'own')), 'aew an');
  assert.equal(wordsOf(linkSide(tileOf('an as'), 'N', 'S')), 'ans');
  assert.equal(linkAt(tileOf('anew rs>a'), 'S'), 'asteroid:a1');
});

test('symbols are put on routes and fields, and stay when two become one', () => {
  const marked = toggleSymbol(tileOf('an as'), 'a1', 'rebel');
  assert.equal(wordsOf(linkSide(marked, 'S', 'N')), 'ans+r');
  assert.equal(wordsOf(toggleSymbol(marked, 'a1', 'rebel')), 'an as');
});

test('four quarter turns bring a tile back', () => {
  const tile = tileOf('p+b(Jakku) anw+e rs>p');
  assert.equal(wordsOf(turnTile(tile)), 'p+b(Jakku) ane+e rw>p');
  assert.deepEqual([1, 2, 3, 4].reduce(turnTile, tile), tile);
});

test('what was a guess is its author’s own once it is changed, what is documented stays so', () => {
  const guess = { ...tileOf('an'), status: { geometry: 'reconstructed', count: 'documented' } } as const;
  assert.deepEqual(setTerrain(guess, 'S', 'route').status, { geometry: 'original', count: 'documented' });
  assert.equal(typed(guess, '4')?.status.count, 'documented');
});

test('no change of a side or of where it leads leaves a tile of the set inconsistent', () => {
  // A route alone on its tile has nowhere to end; that fault is the author's to mend.
  const mendable = new Set(['routeEnd']);
  const tiles = packs.reconstructed?.tiles ?? [];
  assert.ok(tiles.length > 0);
  for (const tile of tiles) {
    for (const side of sides) {
      const links = (from: TileKind): TileKind[] =>
        linksOf(from, side).map((link: Link) => linkSide(from, side, link));
      const changed = terrains.map((terrain) => setTerrain(tile, side, terrain));
      const all = [...changed, ...links(tile), ...changed.flatMap(links), setPlanet(tile, undefined)];
      for (const next of [...all, ...changed.map((one) => setPlanet(one, 'rebel'))]) {
        const faults = faultsOf(next).filter((key) => !mendable.has(key));
        assert.deepEqual(faults, [], `${wordsOf(tile)}, ${side}: ${wordsOf(next)}`);
      }
    }
  }
});
