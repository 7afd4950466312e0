import type { ChoiceStep, Seat } from '../../../kernel/game.ts';
import { openWindow } from '../../../kernel/reactions.ts';
import { entry } from '../../common/at.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import {
  type BattleState,
  type BattleTurn,
  type FrameOf,
  type GroupNumber,
  groupNumber,
  playerOf,
  seatsFrom,
} from './state.ts';

/** Has all seats split their armies in two squads, and their opponents choose which one waits (mission rules). */
export function pushSquads({ state, stack }: BattleTurn): void {
  stack.push({ step: 'assign', ...openWindow<Choice>(seatsFrom(state, state.initiative)) });
  for (const seat of seatsFrom(state, state.initiative).reverse()) {
    const groups = playerOf(state, seat).groups.map((_, place) => groupNumber(seat, place));
    stack.push({ step: 'split', seat, groups });
  }
}

/** A seat puts its groups into one of two squads, one after the other. */
const split: ChoiceStep<BattleState, FrameOf<'split'>, Choice, Event> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: () => [
    { kind: 'squad', squad: 0 },
    { kind: 'squad', squad: 1 },
  ],
  refuse: () => 'not-asked',
  apply({ state, stack, emit }, { groups }, seat, choice) {
    const [group, ...rest] = groups;
    if (group === undefined || choice.kind !== 'squad') return;
    const player = playerOf(state, seat);
    const [one, other] = player.squads;
    player.squads = choice.squad === 0 ? [[...one, group], other] : [one, [...other, group]];
    emit?.({ kind: 'squad', group, squad: choice.squad });
    if (rest.length > 0) stack[stack.length - 1] = { step: 'split', seat, groups: rest };
    else stack.pop();
  },
};

/** Each chooses in secret which squad of its opponent deploys first; all is revealed together. */
const assign: ChoiceStep<BattleState, FrameOf<'assign'>, Choice, Event> = {
  kind: 'choice',
  seats: (_state, { asked, answers }) => asked.filter((_, place) => answers[place] === null),
  choices: () => [
    { kind: 'squad', squad: 0 },
    { kind: 'squad', squad: 1 },
  ],
  refuse: () => 'not-asked',
  apply({ state, stack, emit }, { asked, answers }, seat, choice) {
    answers[asked.indexOf(seat)] = choice;
    emit?.({ kind: 'assigned', seat });
    if (answers.includes(null)) return;
    stack.pop();
    for (const [place, by] of asked.entries()) {
      const answer = entry(answers, place);
      const of = asked.find((other) => other !== by);
      if (answer?.kind !== 'squad' || of === undefined) continue;
      emit?.({ kind: 'squads', seat: of, first: answer.squad });
      state.waiting = [...state.waiting, ...waitingOf(state, of, answer.squad)];
    }
  },
};

function waitingOf(state: BattleState, seat: Seat, first: 0 | 1): readonly GroupNumber[] {
  const [one, other] = playerOf(state, seat).squads;
  return first === 0 ? other : one;
}

export const squadSteps = { split, assign } as const;
