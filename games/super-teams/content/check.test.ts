import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { checkAgainst } from '../../../schema/check.ts';
import { locales } from '../../words.ts';
import { messages } from '../messages/index.ts';
import { trackOf } from '../testing/track.ts';
import { checkPack, faultKeys } from './check.ts';
import { bonusKinds, certainParts, colors, shipIds } from './pack.ts';
import type { PackFile, Space } from './pack-schema.ts';
import { packSchema } from './pack-schema.ts';
import { box } from './packs.ts';

const good = trackOf('nnbhn1nmmn2a3n');

/** The pack with some spaces changed. */
function withSpace(index: number, change: Partial<Space>): PackFile {
  const spaces = good.spaces.map((space, at) => (at === index ? { ...space, ...change } : space));
  return { ...good, spaces };
}

/** For each fault a pack that has it, and the place where it is reported. */
const faulty: Readonly<
  Record<(typeof faultKeys)[number], { readonly pack: PackFile; readonly place: string }>
> = {
  startFirst: { pack: withSpace(0, { kind: 'normal' }), place: '/spaces/0/kind' },
  startTwice: { pack: withSpace(1, { kind: 'start' }), place: '/spaces/1/kind' },
  finalLast: { pack: withSpace(15, { kind: 'normal' }), place: '/spaces/15/kind' },
  finalTwice: { pack: withSpace(1, { kind: 'final' }), place: '/spaces/1/kind' },
  doubleSides: { pack: withSpace(1, { kind: 'double' }), place: '/spaces/1' },
  plainSides: { pack: withSpace(1, { sides: ['normal', 'asteroid'] }), place: '/spaces/1/sides' },
  mawNoWayBack: { pack: trackOf('bmmn'), place: '/spaces/2' },
  mawNoWayOn: { pack: trackOf('nmmb'), place: '/spaces/2' },
  mawTooWide: { pack: trackOf('nmmmmmmn'), place: '/spaces/2' },
  outsidePicture: { pack: withSpace(1, { y: 1 }), place: '/spaces/1' },
  spacesOverlap: { pack: withSpace(2, { x: 21 }), place: '/spaces/2' },
  sameShip: {
    pack: { ...good, ships: box.ships.map((ship, at) => (at === 1 ? { ...ship, id: 'xwing' } : ship)) },
    place: '/ships/1/id',
  },
  shipsOfColor: {
    pack: { ...good, ships: box.ships.map((ship, at) => (at === 1 ? { ...ship, color: 'green' } : ship)) },
    place: '/ships',
  },
  sameCard: {
    pack: { ...good, movement: [...box.movement, { color: 'red', value: 6, count: 1 }] },
    place: '/movement/24',
  },
  fewCards: {
    pack: { ...good, movement: box.movement.filter(({ color, value }) => color !== 'red' || value > 4) },
    place: '/movement',
  },
  sameBonus: {
    pack: { ...good, bonus: box.bonus.map((cards, at) => (at === 4 ? { kind: 'pilot', count: 1 } : cards)) },
    place: '/bonus/4',
  },
  fewBonus: { pack: { ...good, bonus: [{ kind: 'hook', count: 7 }] }, place: '/bonus' },
};

test('every fault is found at its place and told in six languages', async () => {
  const languages = await Promise.all(
    locales.map(async (locale) => ({ locale, own: await messages(locale) })),
  );
  for (const key of faultKeys) {
    const { pack, place } = faulty[key];
    assert.ok(checkAgainst(packSchema, pack).ok, key);
    const found = checkPack(pack).filter((fault) => fault.key === key);
    assert.deepEqual([...new Set(found.map((fault) => fault.place))], [place], key);
    for (const { locale, own } of languages) {
      const format = new IntlMessageFormat(own[`pack.${key}`] ?? assert.fail(key), locale);
      assert.notEqual(format.format({ ...found[0]?.args }), '');
    }
  }
});

test('a track alone is a pack: cards and ships are those of the box', () => {
  assert.ok(checkAgainst(packSchema, good).ok);
  assert.deepEqual(checkPack(good), []);
});

test('the shipped pack fits its schema, has no fault, and states how sure its data are', () => {
  assert.deepEqual(checkAgainst(packSchema, box), { ok: true, value: box });
  assert.deepEqual(checkPack(box), []);
  assert.deepEqual(Object.keys(box.status).sort(), [...certainParts].sort());
});

test('the box has 48 movement cards, twelve of a colour, 20 bonus cards and eight ships (p. 1)', () => {
  for (const color of colors) {
    const own = box.movement.filter((cards) => cards.color === color);
    assert.deepEqual(
      own.map(({ value, count }) => [value, count]),
      [1, 2, 3, 4, 5, 6].map((value) => [value, 2]),
    );
    assert.equal(box.ships.filter((ship) => ship.color === color).length, 2);
  }
  assert.deepEqual(
    box.bonus.map(({ kind, count }) => [kind, count]),
    bonusKinds.map((kind) => [kind, 4]),
  );
  assert.deepEqual(
    box.ships.map(({ id }) => id),
    [...shipIds],
  );
});

test('the reconstructed board has 57 spaces with four stretches of Maw between normal spaces', () => {
  const tally = new Map<string, number>();
  for (const { kind } of box.spaces) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  assert.deepEqual(Object.fromEntries(tally), {
    start: 1,
    normal: 21,
    bonus: 6,
    hyperspace: 4,
    asteroid: 7,
    maw: 10,
    double: 7,
    final: 1,
  });
  const stretches = [
    ...box.spaces
      .map(({ kind }) => (kind === 'maw' ? 'm' : kind === 'normal' ? 'n' : '.'))
      .join('')
      .matchAll(/n(m+)n/g),
  ];
  assert.deepEqual(
    stretches.map(([, maw = '']) => maw.length),
    [2, 3, 2, 3],
  );
});
