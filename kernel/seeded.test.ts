import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hexToBytes } from '@noble/hashes/utils.js';
import { seeded, WordStream } from './seeded.ts';

/** ChaCha with 8 rounds, a key of 256 bits and an IV of zeros, from draft-strombergson-chacha-test-vectors-01. */
const published = [
  {
    name: 'TC1: all zero key',
    key: '0000000000000000000000000000000000000000000000000000000000000000',
    stream:
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  },
  {
    name: 'TC2: single bit in key set',
    key: '0100000000000000000000000000000000000000000000000000000000000000',
    stream:
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
  },
] as const;

/** Blocks 7 to 9 of the zero key in the vector of the reference code, across the end of what we fetch at once. */
const laterBlocks =
  '4e73ba04bae3a083c8a2109f15b8c4680ae4ba1c70df5b513425349a77e95d3b565825a0227d45068e61eb90aa1a4dc414c0976911a52d46b39f40c5849e5abec705f33056187a8549ab397d5aeba1bd59f50c2b8e6ace6be29f79c708f3fe1afb144320dd2ec5602fa4883d78a7fccc6c3cff282ac9312f44374e8b7d294126e345b7f2c017b16bb335c696bc0cc302f3db897fa25365a2ead1f149d87a97e8b847203f3046950cfaeedcef2a97681f3fd178e8df82318134b4eb1bd3a9fccc';

function bytes(stream: WordStream, count: number): Uint8Array {
  const found = new DataView(new ArrayBuffer(count));
  for (let at = 0; at < count; at += 4) found.setUint32(at, stream.next(), true);
  return new Uint8Array(found.buffer);
}

describe('the stream', () => {
  for (const { name, key, stream } of published) {
    test(name, () => assert.deepEqual(bytes(new WordStream(hexToBytes(key)), 128), hexToBytes(stream)));
  }
});

test('the stream goes on across the blocks that are fetched at once', () => {
  const stream = bytes(new WordStream(new Uint8Array(32)), 640);
  assert.deepEqual(stream.slice(448), hexToBytes(laterBlocks));
});

test('a seed always gives the same results', () => {
  // Written down on the day the stream was fixed: records of matches depend on it.
  const chance = seeded('starboard');
  const order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  chance.shuffle(order);
  const rolls = Array.from({ length: 10 }, () => chance.roll(6));
  const picks = Array.from({ length: 5 }, () => chance.pick(1000));
  assert.deepEqual(
    { order, rolls, picks },
    {
      order: [3, 9, 4, 8, 5, 0, 6, 1, 7, 2],
      rolls: [5, 3, 6, 4, 5, 1, 5, 4, 5, 5],
      picks: [158, 441, 408, 360, 344],
    },
  );
});

test('seeds that differ in one letter have nothing in common', () => {
  const rolls = ['Match 1', 'match 1', 'match 2'].map((seed) => {
    const chance = seeded(seed);
    return Array.from({ length: 20 }, () => chance.roll(6)).join('');
  });
  assert.equal(new Set(rolls).size, 3);
});

/** Chi-square of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The value that chi-square exceeds once in a thousand, by degrees of freedom. */
const onceInAThousand = { 5: 20.52, 6: 22.46, 23: 49.73, 99: 148.23 } as const;

describe('all results are equally likely', () => {
  test('dice of 6', () => {
    const [chance, counts] = [seeded('dice'), [0, 0, 0, 0, 0, 0]];
    for (let roll = 0; roll < 60_000; roll++) {
      const face = chance.roll(6);
      counts[face - 1] = (counts[face - 1] ?? Number.NaN) + 1;
    }
    assert(chiSquare(counts) < onceInAThousand[5], `${counts}`);
  });

  for (const [count, limit] of [
    [7, onceInAThousand[6]],
    [100, onceInAThousand[99]],
  ] as const) {
    test(`picks from ${count}`, () => {
      const [chance, counts] = [seeded('picks'), Array.from({ length: count }, () => 0)];
      for (let pick = 0; pick < count * 1000; pick++) {
        const place = chance.pick(count);
        counts[place] = (counts[place] ?? Number.NaN) + 1;
      }
      assert(chiSquare(counts) < limit, `${counts}`);
    });
  }

  test('the 24 orders of four', () => {
    const [chance, counts] = [seeded('orders'), new Map<string, number>()];
    for (let shuffle = 0; shuffle < 24_000; shuffle++) {
      const items = ['a', 'b', 'c', 'd'];
      chance.shuffle(items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    assert(chiSquare([...counts.values()]) < onceInAThousand[23]);
  });
});

test('a pick from one and a shuffle of none or one need no luck', () => {
  const chance = seeded('one');
  assert.equal(chance.pick(1), 0);
  for (const items of [[], ['only']]) {
    const before = [...items];
    chance.shuffle(items);
    assert.deepEqual(items, before);
  }
});

test('choosing from nothing is an error, not a search without end', () => {
  assert.throws(() => seeded('none').pick(0), RangeError);
  assert.throws(() => seeded('none').roll(0), RangeError);
});
