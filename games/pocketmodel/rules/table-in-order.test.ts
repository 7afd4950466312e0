import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Match, sampleBring } from '../../../kernel/match.ts';
import { findPending, sampleMove } from '../../../kernel/run.ts';
import { seeded } from '../../../kernel/seeded.ts';
import { entry } from '../../common/at.ts';
import { game } from '../game.ts';
import { generatedPack } from '../testing/generated-pack.ts';
import type { Terms } from './options.ts';
import { contested, gone, noCard, numberOf, type PocketState, playerOf, reserve, seatOf } from './state.ts';

/** Everything that is out of order on a table between two answers, whatever the cards do. */
function findDisorder(terms: Terms, state: PocketState): string[] {
  const found: string[] = [];
  const note = (disorder: boolean, what: string): void => {
    if (disorder) found.push(what);
  };
  const begun = state.active >= 0;
  const battle = state.stack.find((frame) => frame.step === 'battle');
  const lying = new Map<number, number>();
  for (const [seat, player] of state.players.entries()) {
    const { kinds, zones, damage, deck, hand, discard, slots, up, out } = player;
    for (const [number, zone] of zones.entries()) {
      const { shields } = entry(terms.units, entry(kinds, number));
      const wounds = entry(damage, number);
      note(wounds < 0 || wounds >= shields, `unit ${seat}/${number} has ${wounds} damage of ${shields}`);
      note(zone < 0 && wounds > 0, `unit ${seat}/${number} is damaged off the table`);
      note(out > 0 !== (zone === gone), `unit ${seat}/${number} is in ${zone}, and its seat is ${out}`);
      const known = zone === reserve || zone === gone || zone === contested || zone < state.players.length;
      note(!known, `unit ${seat}/${number} is in ${zone}`);
    }
    const objectives = slots.filter((instance) => instance !== noCard);
    for (const instance of [...deck, ...hand, ...discard, ...objectives]) {
      lying.set(instance, (lying.get(instance) ?? 0) + 1);
    }
    const numbers = hand.map((instance) => entry(state.cards, instance));
    note(
      numbers.some((card, at) => at > 0 && card < entry(numbers, at - 1)),
      `the hand of ${seat} is in the order ${numbers}`,
    );
    note(
      up.some((face, slot) => face && slots[slot] === noCard),
      `a lost objective of ${seat} lies face up`,
    );
    if (!begun || state.stack.length === 0) continue;
    note(out === 0 && !zones.some((zone) => zone >= 0), `${seat} has no unit in play and is in the match`);
    note(out === 0 && objectives.length === 0, `${seat} has no objective and is in the match`);
  }
  // At the end of a battle its cards have been discarded, and may have been drawn again.
  for (const instance of battle === undefined || battle.phase === 'end' ? [] : battle.cards) {
    if (instance !== noCard) lying.set(instance, (lying.get(instance) ?? 0) + 1);
  }
  for (const [instance, times] of lying) note(times > 1, `card ${instance} lies in ${times} places`);
  const gonePlayers = state.players.some(({ out }) => out > 0);
  // The cards of an eliminated seat have left the table.
  note(
    !gonePlayers && begun && lying.size < state.cards.length,
    `${state.cards.length - lying.size} cards are lost`,
  );
  for (const { unit } of state.lasting) {
    const zone = playerOf(state, seatOf(unit)).zones[numberOf(unit)] ?? gone;
    note(zone < 0, `unit ${unit} is changed off the table`);
  }
  return found;
}

const table = fc.record({
  pack: generatedPack,
  seats: fc.integer({ min: 2, max: 5 }),
  forces: fc.constantFrom('own', 'sealed', 'two-packs'),
  seed: fc.integer({ min: 0, max: 1000 }),
});

test('whatever cards do, units and cards lie where they can, and each card in one place', () => {
  fc.assert(
    fc.property(table, ({ pack, seats, forces, seed }) => {
      const options = { pack, forces, rounds: 8 };
      const rules = game.open(options);
      const player = seeded(`player ${seed}`);
      const brought = sampleBring(rules, seats, seeded(`bring ${seed}`));
      const match = new Match(game, { options, seats, seed: `${seed}`, ...brought });
      while (match.outcome === undefined) {
        const [pending] = findPending(rules, match.state);
        if (pending === undefined) break;
        match.play(pending.seat, sampleMove(rules, match.state, pending, player));
        assert.deepEqual(findDisorder(rules.terms, match.state), []);
      }
    }),
    { numRuns: Number(process.env.SEEDS ?? 40), seed: 1, endOnFailure: true },
  );
});
