import type { Chance } from '../../../kernel/chance.ts';
import type { Rules, Seat } from '../../../kernel/game.ts';
import { applyMove, findPending } from '../../../kernel/run.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { PocketState } from './state.ts';
import type { View } from './view.ts';

type Playable = Pick<Rules<PocketState, Choice, View, Event>, 'id' | 'steps' | 'copy' | 'format' | 'imagine'>;

/** What a seat is asked after some choices, and the state in which it is. */
export interface Ahead {
  readonly state: PocketState;
  /** The step that asks; undefined if nothing is asked of the seat. */
  readonly kind: string | undefined;
  readonly choices: readonly Choice[];
}

/** A state that fits a view: what all see is as it is, and what is hidden is made up. */
export function stateOf(rules: Playable, view: View): PocketState {
  return rules.imagine(view, anyChance());
}

/**
 * What a seat is asked after these choices of its own, one after the other; undefined if one of them is not legal. Only
 * for choices that reveal nothing and roll no dice, such as those with which an action is declared.
 */
export function lookAhead(
  rules: Playable,
  from: PocketState,
  seat: Seat,
  choices: readonly Choice[],
): Ahead | undefined {
  const state = rules.copy(from);
  for (const choice of choices) {
    const asked = pendingOf(rules, state, seat);
    const text = rules.format(choice);
    const legal = asked?.step.choices(state, asked.frame, seat).find((one) => rules.format(one) === text);
    if (asked === undefined || legal === undefined) return undefined;
    applyMove(rules, state, asked, legal, anyChance());
  }
  const asked = pendingOf(rules, state, seat);
  return { state, kind: asked?.frame.step, choices: asked?.step.choices(state, asked.frame, seat) ?? [] };
}

function pendingOf(rules: Playable, state: PocketState, seat: Seat) {
  for (const pending of findPending(rules, state)) {
    if (pending.seat === seat && pending.kind === 'choice') return pending;
  }
  return undefined;
}

/** Chance for what is made up and never seen, where any result will do: a match's own would be a lot to fetch. */
function anyChance(): Chance {
  let turn = 0;
  const pick = (count: number): number => turn++ % count;
  return { roll: (sides) => 1 + pick(sides), pick, shuffle: () => undefined };
}
