import type { Seat } from '../../../../kernel/game.ts';
import { type Choice, pass } from '../choice.ts';
import { pushMoment } from '../effects/announce.ts';
import { ordersToRevoke, revokeOrder } from '../effects/orders.ts';
import type { Terms } from '../options.ts';
import { pushGroup, readyGroups, roundSteps } from '../rounds.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  figureNumber,
  type GroupNumber,
  seatOfGroup,
} from '../state.ts';
import { emitCampaign, empireSeat, heroGroup, heroSeats } from './current.ts';
import { mayActivate, readyByTokens, takeToken } from './heroes.ts';

/** In a campaign sides activate in turn, and the heroes take the first activation of every round (A3). */
const activations: AutomaticOf<'activations'> = {
  kind: 'automatic',
  run({ stack }) {
    stack[stack.length - 1] = { step: 'sides', next: 'rebels' };
  },
};

/** The sides activate one group each in turn. When one has nothing ready the other keeps going (A3). */
const sides: AutomaticOf<'sides'> = {
  kind: 'automatic',
  run({ state, stack }, { next }) {
    readyByTokens(state);
    const rebels = heroSeats(state).some((seat) => groupsToActivate(state, seat).length > 0);
    const empire = readyGroups(state, empireSeat).length > 0;
    const here = stack.length - 1;
    if (!rebels && !empire) {
      stack[here] = { step: 'status' };
      return;
    }
    const side = next === 'rebels' ? (rebels ? 'rebels' : 'empire') : empire ? 'empire' : 'rebels';
    stack[here] = { step: 'sides', next: side === 'rebels' ? 'empire' : 'rebels' };
    stack.push(side === 'rebels' ? { step: 'rebelTurn', waiting: [] } : { step: 'turn', seat: empireSeat });
  },
};

/** The groups with which a seat of the heroes may take the turn: its hero, and allies. */
function groupsToActivate(state: BattleState, seat: Seat): GroupNumber[] {
  return readyGroups(state, seat).filter((group) => group !== heroGroup(seat) || mayActivate(state, seat));
}

/** The seats that may still take the turn of the heroes. */
export function seatsInTurn(state: BattleState, waiting: readonly Seat[]): Seat[] {
  return heroSeats(state).filter(
    (seat) => !waiting.includes(seat) && groupsToActivate(state, seat).length > 0,
  );
}

/**
 * The turn of the heroes: the first seat that activates a group takes it. A seat may leave it to the others, as long as
 * there is another one that has not done so (A3, A12).
 */
function rebelTurnStep(terms: Terms): ChoiceOf<'rebelTurn'> {
  return {
    kind: 'choice',
    seats: (state, { waiting }) => seatsInTurn(state, waiting),
    choices(state, { waiting }, seat) {
      const found: Choice[] = groupsToActivate(state, seat).map((group) => ({ kind: 'group', group }));
      if (seatsInTurn(state, waiting).length > 1) found.push(pass);
      found.push(...ordersToRevoke(state, seat));
      return found;
    },
    refuse(state, _frame, seat, choice) {
      if (choice.kind === 'pass') return 'last-of-heroes';
      if (choice.kind !== 'group') return 'not-asked';
      if (seatOfGroup(choice.group) !== seat) return 'not-yours';
      return readyGroups(state, seat).includes(choice.group) ? 'others-first' : 'not-ready';
    },
    apply(turn, { waiting }, seat, choice) {
      const { state, stack } = turn;
      if (choice.kind === 'ask') {
        takeBack(turn, seat, choice.ability);
        return;
      }
      if (choice.kind !== 'group') {
        stack[stack.length - 1] = { step: 'rebelTurn', waiting: [...waiting, seat] };
        emitCampaign(turn, { kind: 'waits', seat });
        return;
      }
      stack.pop();
      if (choice.group === heroGroup(seat)) takeToken(state, seat);
      pushGroup(turn, choice.group);
      announceGroup(terms, turn, 'group-starts', choice.group);
    },
  };
}

function takeBack({ state, emit }: BattleTurn, seat: Seat, ability: string): void {
  revokeOrder(state, seat, ability);
  emit?.({ kind: 'asksAgain', seat, ability });
}

/** The turn of the Empire: in a campaign it does not pass (A3). */
function turnStep(terms: Terms): ChoiceOf<'turn'> {
  const { turn } = roundSteps(terms);
  return {
    ...turn,
    choices: (state, frame, seat) =>
      turn.choices(state, frame, seat).filter((choice) => choice.kind !== 'pass'),
    refuse: (state, frame, seat, choice) =>
      choice.kind === 'pass' ? 'no-passing' : turn.refuse(state, frame, seat, choice),
    apply(at, frame, seat, choice) {
      turn.apply(at, frame, seat, choice);
      if (choice.kind === 'group') announceGroup(terms, at, 'group-starts', choice.group);
    },
  };
}

/** The activation of a group of the Empire is over: abilities answer. */
function groupStep(terms: Terms): AutomaticOf<'group'> {
  const { group } = roundSteps(terms);
  return {
    kind: 'automatic',
    run(turn, frame) {
      const depth = turn.stack.length;
      group.run(turn, frame);
      if (turn.stack.length < depth && seatOfGroup(frame.group) === empireSeat)
        announceGroup(terms, turn, 'group-ends', frame.group);
    },
  };
}

function announceGroup(
  terms: Terms,
  turn: BattleTurn,
  key: 'group-starts' | 'group-ends',
  group: GroupNumber,
): void {
  pushMoment(terms, turn, { key, subject: figureNumber(group, 0) });
}

export function turnSteps(terms: Terms) {
  return {
    activations,
    sides,
    rebelTurn: rebelTurnStep(terms),
    turn: turnStep(terms),
    group: groupStep(terms),
  } as const;
}
