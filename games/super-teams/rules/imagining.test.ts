import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../../kernel/seeded.ts';
import { imaginesEvenly } from '../../../testkit/evenly.ts';
import { type BonusKind, colors } from '../content/pack.ts';
import { open } from '../game.ts';
import { trackOf } from '../testing/track.ts';
import type { Position } from './position-schema.ts';

/** Six movement cards a colour, so that two rounds of two players empty the deck, and eight bonus cards of two kinds. */
const rules = open({
  pack: {
    ...trackOf('nnnn'),
    movement: colors.map((color) => ({ color, value: 6, count: 6 })),
    bonus: [
      { kind: 'pilot', count: 6 },
      { kind: 'hook', count: 2 },
    ],
  },
});

function arranged(position: Position) {
  return rules.arrange(position, seeded('arranged'), { bring: [], carry: undefined });
}

/** The last turns of the second round: a card in each hand, all others played. */
const discard = colors.flatMap((color) =>
  new Array<string>(color === 'red' || color === 'green' ? 5 : 6).fill(`${color}6`),
);
const table: Position = { round: 2, discard, deck: 0 };

/** All ways to deal the two cards in hand, and the two Hooks to the places of eight bonus cards. */
function* deals(place: (bonus: readonly BonusKind[]) => Position) {
  for (const hands of [
    [['red6'], ['green6']],
    [['green6'], ['red6']],
  ]) {
    for (let first = 0; first < 8; first++) {
      for (let second = first + 1; second < 8; second++) {
        const bonus = Array.from(
          { length: 8 },
          (_, at): BonusKind => (at === first || at === second ? 'hook' : 'pilot'),
        );
        yield arranged({ ...table, hands, ...place(bonus) });
      }
    }
  }
}

test('who looks on imagines all ways to deal hands, reserve and the last planet alike', () => {
  const place = (bonus: readonly BonusKind[]) => ({
    reserve: bonus.slice(0, 4),
    finalPlanet: bonus.slice(4),
  });
  const [state = assert.fail('nothing is dealt')] = deals(place);
  assert.equal(imaginesEvenly({ rules, state, viewer: 'spectator', thinkable: deals(place) }), 56);
});

test('a player imagines all bonus cards of the other alike', () => {
  const place = (bonus: readonly BonusKind[]): Position => ({
    bonusHands: [bonus.slice(0, 1), bonus.slice(1, 3)],
    reserve: bonus.slice(3, 4),
    finalPlanet: bonus.slice(4),
  });
  // Hands are sorted, so what one can tell apart is how many Hooks are in them, as often as there are ways for it.
  const ways = new Map<string, number>();
  const [state = assert.fail('nothing is dealt')] = deals(place);
  const view = rules.observe(state, 0);
  for (const one of deals(place)) {
    if (JSON.stringify(rules.observe(one, 0)) !== JSON.stringify(view)) continue;
    const held = JSON.stringify(rules.position(one).bonusHands?.[1]);
    ways.set(held, (ways.get(held) ?? 0) + 1);
  }
  const all = [...ways.values()].reduce((sum, count) => sum + count, 0);
  const samples = 4000;
  const found = new Map<string, number>();
  for (let sample = 0; sample < samples; sample++) {
    const held = JSON.stringify(
      rules.position(rules.imagine(view, seeded(`held ${sample}`))).bonusHands?.[1],
    );
    found.set(held, (found.get(held) ?? 0) + 1);
  }
  for (const [held, count] of ways) {
    const expected = (samples * count) / all;
    assert.ok(
      Math.abs((found.get(held) ?? 0) - expected) < 5 * Math.sqrt(expected),
      `${held}: ${found.get(held)} for ${expected}`,
    );
  }
});
