import { applyMove, type ChoicePending, findPending, settle } from '../../../../kernel/run.ts';
import { seeded } from '../../../../kernel/seeded.ts';
import { game } from '../../campaign-game.ts';
import type { Side } from '../../rules/campaign/record.ts';
import type { Choice } from '../../rules/choice.ts';
import type { Event } from '../../rules/event.ts';
import type { BattleState } from '../../rules/state.ts';

/** A match of one mission, played with grown heroes and kept by its decisions. Kept ones are in `proofs.json`. */
export interface Proof {
  readonly mission: string;
  readonly heroes: number;
  readonly seed: string;
  /** By decision with more than one choice: the number of the choice, as two digits of base 36. */
  readonly decisions: string;
}

/** What a match proves: who can win a mission, and which of its events can happen. */
export interface Proven {
  readonly winner: Side | undefined;
  readonly events: readonly string[];
}

type Rules = ReturnType<typeof game.open>;
type Pending = ChoicePending<BattleState, Choice, Event>;

/** Which of the choices is taken, by number; undefined ends the match. */
export type Decide = (
  rules: Rules,
  state: BattleState,
  pending: Pending,
  choices: readonly Choice[],
) => number | undefined;

/** Plays a mission by these decisions, to its end or to where they end. */
export function playMission({ mission, heroes, seed }: Omit<Proof, 'decisions'>, decide: Decide): Proven {
  const rules = game.open({ play: 'mission', mission, grown: true });
  const chance = seeded(seed);
  const state = rules.setup(heroes + 1, chance, { bring: [], carry: undefined });
  settle(rules, state, chance);
  for (;;) {
    const [pending] = findPending(rules, state);
    const [end] = state.campaign?.record.log ?? [];
    if (end !== undefined) return { winner: end.winner, events: end.events };
    if (pending?.kind !== 'choice') break;
    const choices = pending.step.choices(state, pending.frame, pending.seat);
    const number = choices.length === 1 ? 0 : decide(rules, state, pending, choices);
    const choice = number === undefined ? undefined : choices[number];
    if (choice === undefined) break;
    applyMove(rules, state, pending, choice, chance);
  }
  return { winner: undefined, events: state.campaign?.mission?.happened ?? [] };
}

/** Plays a kept match again. */
export function replay(proof: Proof): Proven {
  let at = 0;
  return playMission(proof, () => {
    const digits = proof.decisions.slice(at, at + 2);
    at += 2;
    return digits === '' ? undefined : Number.parseInt(digits, 36);
  });
}
