import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostChoices } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { game } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { describeDecision, type PocketMatch, playChoices, refusalOf } from '../testing/table.ts';
import type { Position } from './position.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const icons = plainPack().icons.map(({ id }) => id);
/** Sixty units of one build star each, six copies of each of ten. */
const kinds = icons.slice(0, 10).flatMap((icon) => Array.from({ length: 6 }, () => `${icon}-1`));

/** The largest table: eight seats with 60 units each, at the same place or one each in every zone in turn. */
function crowd(at: (seat: number, number: number) => (typeof letters)[number] | 'home' | 'mid'): PocketMatch {
  const position: Position = {
    players: letters.map((_, seat) => ({
      units: kinds.map((unit, number) => ({ unit, at: at(seat, number) })),
      hand: plainPack()
        .cards.slice(0, 57)
        .map(({ id }) => id),
      deck: [],
    })),
    toMove: 0,
  };
  return new Match(game, { options: { pack: plainPack(), size: 60 }, seed: 'crowd', position });
}

test('the longest lists at the largest table have no more than 200 choices', () => {
  for (const at of [
    () => 'mid' as const,
    (seat: number, number: number) => letters.filter((_, zone) => zone !== seat)[number % 7] ?? 'mid',
    (seat: number, number: number) => (seat === 0 ? (letters[1 + (number % 7)] ?? 'mid') : 'home'),
  ]) {
    for (let seed = 0; seed < 3; seed++) {
      const match = crowd(at);
      const chance = seeded(`crowd ${seed}`);
      let longest = 0;
      for (let answer = 0; answer < 60; answer++) {
        const [decision] = match.decisions();
        if (decision === undefined) break;
        longest = Math.max(longest, decision.choices.length);
        // Whoever ends a series early never sees what comes after it.
        const going = decision.choices.filter((choice) => choice !== '-');
        const choices = going.length > 0 ? going : decision.choices;
        match.play(decision.seat, choices[chance.pick(choices.length)] ?? '-');
      }
      assert.ok(longest <= mostChoices, `${longest} choices`);
      assert.ok(longest > 50, `only ${longest} choices: this is no crowd`);
    }
  }
});

test('P14 (house choice): of 420 units in one zone the opponent is chosen first, then the unit', () => {
  const match = crowd(() => 'mid');
  playChoices(match, 'combat', 'unit:a1');
  assert.equal(
    describeDecision(match),
    '0 against: opponent:b opponent:c opponent:d opponent:e opponent:f opponent:g opponent:h',
  );
  playChoices(match, 'opponent:d');
  assert.equal(match.decisions()[0]?.choices.length, 60);
  assert.equal(refusalOf(match, 'unit:e1'), 'not-asked');
  playChoices(match, 'unit:d60');
  assert.match(describeDecision(match), /^0 attackers/);
});

test('section 7 (Setting up the game): sixty units are placed one after the other from a list of sixty', () => {
  const units = Object.fromEntries(icons.slice(0, 10).map((icon) => [`${icon}-1`, 6]));
  const [deck = assert.fail('the pack has no fleet')] = plainPack().fleets.map((fleet) => fleet.deck);
  const match: PocketMatch = new Match(game, {
    options: { pack: plainPack(), size: 60, forces: 'own' },
    seed: 'placed',
    seats: 2,
    bring: [
      { units, deck },
      { units, deck },
    ],
  });
  assert.equal(match.decisions()[0]?.choices.length, 60);
});
