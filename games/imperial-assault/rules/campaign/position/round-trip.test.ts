import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Chance } from '../../../../../kernel/chance.ts';
import { decisionsIn } from '../../../../../kernel/match.ts';
import { applyNotation, findPending, sampleMove, settle } from '../../../../../kernel/run.ts';
import { seeded } from '../../../../../kernel/seeded.ts';
import { type CampaignRules, game } from '../../../campaign-game.ts';
import type { BattleState } from '../../state.ts';

/** A mission of the box with grown heroes and Empire, played by chance; each moment between two activations. */
function* momentsOf(rules: CampaignRules, seats: number, seed: string): Generator<BattleState> {
  const [chance, player] = [seeded(`dice ${seed}`), seeded(`players ${seed}`)];
  const state = rules.setup(seats, chance, { bring: [], carry: undefined });
  settle(rules, state, chance, () => {});
  while (findPending(rules, state).length > 0) {
    if (rules.calm?.(state)) yield rules.copy(state);
    playOne(rules, state, player, chance);
  }
}

/** One of those who are asked answers by chance; what was answered. */
function playOne(rules: CampaignRules, state: BattleState, player: Chance, chance: Chance): string {
  const waiting = findPending(rules, state);
  const pending = waiting[waiting.length > 1 ? player.pick(waiting.length) : 0];
  if (pending === undefined) return 'over';
  const text = sampleMove(rules, state, pending, player);
  applyNotation(rules, state, pending.seat, text, chance, () => {});
  return `${pending.seat} ${text}`;
}

/** The next so many answers of players by chance, and how the table stands after them. */
function laterGame(rules: CampaignRules, from: BattleState, moves: number): unknown[] {
  const [chance, player] = [seeded('later dice'), seeded('later players')];
  const state = rules.copy(from);
  const answers = Array.from({ length: moves }, () => playOne(rules, state, player, chance));
  return state.campaign?.mission == null ? answers : [...answers, rules.position(state)];
}

const missions = process.env.MISSIONS?.split(' ') ?? [
  'dark-recon',
  'on-the-trail',
  'extraction',
  'dark-obsession',
];

suite('a position of a mission of the box, set out again', () => {
  for (const [place, mission] of missions.entries()) {
    test(`${mission}: it is the same position, asks the same, and is played on alike (A3)`, () => {
      const rules = game.open({ play: 'mission', mission, grown: true });
      const seats = 3 + (place % 3);
      let moments = 0;
      for (const state of momentsOf(rules, seats, mission)) {
        moments++;
        const position = rules.position(state);
        const again = rules.arrange(structuredClone(position), seeded('set'), {
          bring: [],
          carry: undefined,
        });
        settle(rules, again, seeded('none'), () => {});
        assert.deepEqual(rules.position(again), position);
        assert.deepEqual(decisionsIn(rules, again), decisionsIn(rules, state));
        if (moments % 3 === 0)
          assert.deepEqual(laterGame(rules, again, 60), laterGame(rules, state, 60), `moment ${moments}`);
      }
      assert.ok(moments > 5, `only ${moments} moments`);
    });
  }
});
