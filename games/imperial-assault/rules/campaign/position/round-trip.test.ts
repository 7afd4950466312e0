import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Chance } from '../../../../../kernel/chance.ts';
import { decisionsIn } from '../../../../../kernel/match.ts';
import { applyNotation, findPending, sampleMove, settle } from '../../../../../kernel/run.ts';
import { seeded } from '../../../../../kernel/seeded.ts';
import { type CampaignRules, game } from '../../../campaign-game.ts';
import type { BattleState } from '../../state.ts';
import { heroFigure } from '../current.ts';

/** A moment of a mission at which somebody is asked, and whether there is a position of it. */
interface Moment {
  readonly state: BattleState;
  readonly calm: boolean;
}

/** A mission of the box with grown heroes and Empire, played by chance: its moments from its setup on. */
function* momentsOf(rules: CampaignRules, seats: number, seed: string): Generator<Moment> {
  const [chance, player] = [seeded(`dice ${seed}`), seeded(`players ${seed}`)];
  const state = rules.setup(seats, chance, { bring: [], carry: undefined });
  settle(rules, state, chance, () => {});
  while (findPending(rules, state).length > 0) {
    if (state.campaign?.mission != null)
      yield { state: rules.copy(state), calm: rules.calm?.(state) === true };
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

/**
 * What a seat sees, without what no position tells: the dice as they lie, what was chosen last, how others stood when the activation began, and strain
 * for movement in activations that are over; how many attacks went on when something was used or given says nothing outside of them,
 * and how the last attack of an ability went nothing once it has no more effects.
 */
const leftOut = new Set(['standing', 'depth', 'strainForMoves', 'attack']);

function viewOf(rules: CampaignRules, state: BattleState, seat: number): unknown {
  const { last: _last, latest: _latest, ...view } = rules.observe(state, seat);
  const heroes = view.campaign?.mission?.heroes.map(({ strainForMoves, ...hero }, place) =>
    view.activation?.figure === heroFigure(place + 1) ? { ...hero, strainForMoves } : hero,
  );
  const left = (name: string, value: unknown): unknown => (leftOut.has(name) ? undefined : value);
  return [JSON.parse(JSON.stringify(view, left)), heroes];
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

/** How many moments of a kind each mission has at least. */
const leastMoments = {
  ...{ turn: 5, rebelTurn: 5, activation: 41, nextFigure: 1, deployment: 3 },
  ...{ surge: 2, window: 5, movement: 3, chooseFigures: 3, openGroups: 1, putFigure: 3 },
};

suite('a position of a mission of the box, set out again', () => {
  for (const [place, mission] of missions.entries()) {
    test(`${mission}: it is the same position, asks the same, and is played on alike (A3)`, () => {
      const rules = game.open({ play: 'mission', mission, grown: true });
      const seats = 3 + (place % 3);
      const met = new Map<string, number>();
      let [count, all] = [0, 0];
      for (const { state, calm } of momentsOf(rules, seats, mission)) {
        all++;
        if (!calm) continue;
        count++;
        const step = decisionsIn(rules, state)[0]?.kind ?? '';
        const times = (met.get(step) ?? 0) + 1;
        met.set(step, times);
        // Activations have the most moments by far.
        if (step === 'activation' && count % 4 > 0) continue;
        const position = rules.position(state);
        const again = rules.arrange(structuredClone(position), seeded('set'), {
          bring: [],
          carry: undefined,
        });
        settle(rules, again, seeded('none'), () => {});
        assert.deepEqual(rules.position(again), position);
        assert.deepEqual(decisionsIn(rules, again), decisionsIn(rules, state));
        assert.deepEqual(viewOf(rules, again, count % seats), viewOf(rules, state, count % seats));
        if (count % 12 === 0 || ((step === 'surge' || step === 'rerollDie') && times % 4 === 1))
          assert.deepEqual(laterGame(rules, again, 60), laterGame(rules, state, 60), `moment ${count}`);
      }
      for (const [step, least] of Object.entries(leastMoments))
        assert.ok((met.get(step) ?? 0) >= least, JSON.stringify([...met]));
      assert.ok(count > all * 0.98, `${count} of ${all}`);
    });
  }
});
