import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { describe, test } from 'node:test';
import { duel } from '../testkit/games/duel.ts';
import type { Draw } from './chance.ts';
import { commitmentOf, isToken, seedOf } from './fairness.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { formatRecord, parseRecord, replay } from './record.ts';
import { seeded } from './seeded.ts';
import { verify } from './verify.ts';

const game: Game = duel;
const secret = '5f'.repeat(32);
const contributions = ['01'.repeat(32), 'ab'.repeat(32)];
const proof = { secret, commitment: commitmentOf(secret), contributions };

/** The record of a match played at random to its end, as the server would give it out. */
function record(seed = seedOf(secret, contributions), more?: typeof proof, script: Draw[] = []): string {
  const match = new Match(game, { options: {}, seats: 2, seed }, script);
  const chance = seeded('answers');
  for (let decisions = match.decisions(); decisions.length > 0; decisions = match.decisions()) {
    const decision = decisions[chance.pick(decisions.length)];
    const choice = decision?.choices[chance.pick(decision.choices.length)];
    assert(decision && choice !== undefined);
    match.play(decision.seat, choice);
  }
  return formatRecord(match, more && { proof: more });
}

const fair = record(undefined, proof);
const check = (text: string) => verify(game, parseRecord(text));

test('secret, commitment and seed can be worked out with nothing of ours (docs/fair-play.md)', () => {
  const key = Buffer.from(secret, 'hex');
  assert.equal(commitmentOf(secret), createHash('sha256').update(key).digest('hex'));
  const seed = createHmac('sha256', key).update(contributions.join('\n')).digest('hex');
  assert.equal(seedOf(secret, contributions), seed);
  assert.ok(isToken(seed) && !isToken(seed.toUpperCase()) && !isToken(`${seed}0`));
});

test('another contribution of any seat, or another order of them, is another seed', () => {
  const [first = '', second = ''] = contributions;
  const seeds = [contributions, [second, first], [first, first], [first], [first + second]];
  assert.equal(new Set(seeds.map((some) => seedOf(secret, some))).size, seeds.length);
});

describe('a record of a match', () => {
  test('that was played as it says is fair, and every draw was worked out again', () => {
    const { verdict, findings } = check(fair);
    assert.equal(verdict, 'fair');
    assert.deepEqual(
      findings.map(({ found }) => found),
      ['commitment-kept', 'contributions-complete', 'seed-follows', 'draws-follow', 'end-same'],
    );
    const { moves, opening } = parseRecord(fair);
    const draws = moves.reduce((sum, move) => sum + move.draws.length, opening.draws?.length ?? 0);
    assert.deepEqual(findings[3]?.args, { draws, answers: moves.length });
  });

  test('is read and written with its proof', () => {
    assert.deepEqual(parseRecord(fair).proof, proof);
    assert.equal(formatRecord(replay(game, parseRecord(fair)), { proof }), fair);
  });

  test('without a proof follows from its seed, and no more is said', () => {
    const { verdict, findings } = check(record());
    assert.equal(verdict, 'unproved');
    assert.equal(findings[0]?.found, 'seed-alone');
  });

  test('whose chance was scripted does not follow from its seed', () => {
    const backwards = Array.from({ length: 24 }, (_, place) => 23 - place);
    assert.equal(check(record(undefined, proof, [backwards])).findings[3]?.found, 'draws-differ-at-start');
  });
});

describe('a tampered record is found out', () => {
  const other = '77'.repeat(32);
  const cases: readonly (readonly [string, string, RegExp | string, string])[] = [
    ['a changed shuffle', 'draws-differ-at-start', /^draws \[\[(\d+),(\d+)/m, 'draws [[$2,$1'],
    ['a changed die or draw', 'draws-differ', /^(\d \S+) \[\d+\]$/m, '$1 [9]'],
    ['a draw that was taken out', 'draws-differ', / \[\d+\]$/m, ''],
    ['a changed secret', 'commitment-broken', `secret "${secret}"`, `secret "${other}"`],
    ['a secret that is none', 'commitment-missing', `secret "${secret}"`, 'secret "x"'],
    ['no secret', 'commitment-missing', /^secret .*\n/m, ''],
    ['another commitment', 'commitment-broken', /^commitment .*$/m, `commitment "${other}"`],
    ['no commitment', 'commitment-missing', /^commitment .*\n/m, ''],
    ['a missing contribution', 'contributions-missing', `,"${contributions[1]}"]`, ']'],
    ['no contributions', 'contributions-missing', /^contributions .*\n/m, ''],
    ['an empty contribution', 'contributions-missing', `"${contributions[1]}"`, '""'],
    ['another contribution', 'seed-differs', contributions[1] ?? '', other],
    ['another seed', 'seed-differs', /^seed .*$/m, `seed "${other}"`],
    ['another answer', 'match-broken', /\n\n(\d) \d/, '\n\n$1 99'],
    ['another end', 'end-differs', /^hash .*$/m, `hash ${other}`],
    ['no end', 'end-missing', /^hash .*\n/m, ''],
  ];
  for (const [name, found, part, instead] of cases) {
    test(`with ${name}`, () => {
      const text = fair.replace(part, instead);
      assert.notEqual(text, fair);
      const { verdict, findings } = check(text);
      assert.equal(verdict, 'broken');
      const wrong: string[] = findings.filter(({ holds }) => !holds).map((finding) => finding.found);
      assert.ok(wrong.includes(found), wrong.join());
    });
  }

  test('with a whole proof of another secret for the same match', () => {
    const forged = { secret: other, commitment: commitmentOf(other), contributions };
    const { verdict, findings } = check(record(undefined, forged));
    assert.equal(verdict, 'broken');
    assert.deepEqual(
      findings.filter(({ holds }) => !holds).map(({ found }) => found),
      ['seed-differs'],
    );
  });
});
