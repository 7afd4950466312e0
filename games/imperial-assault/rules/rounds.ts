import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { defeatIfSpent } from './attack/suffer.ts';
import { type Choice, pass } from './choice.ts';
import { controlledTerminals } from './control.ts';
import { announce } from './effects/announce.ts';
import { expire } from './effects/expire.ts';
import { pushDraw } from './effects/fetching.ts';
import { ordersToRevoke, revokeOrder } from './effects/orders.ts';
import type { Terms } from './options.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  changeGroup,
  type FigureNumber,
  figureNumber,
  type Group,
  type GroupActivation,
  type GroupNumber,
  groupNumber,
  groupOf,
  groupWith,
  isOnMap,
  none,
  playerOf,
  seatOfGroup,
  seatsFrom,
} from './state.ts';
import { endMatch } from './victory.ts';

/** A round begins: effects of its start come before the first activation (A3). */
function roundStep(terms: Terms): AutomaticOf<'round'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      state.round++;
      state.missionUses = state.missionUses.map(() => 0);
      emit?.({ kind: 'round', round: state.round });
      stack[stack.length - 1] = { step: 'activations', next: state.initiative, claims: [] };
      if (state.round === 1) announce(terms, turn, { at: 'match-start' });
      announce(terms, turn, { at: 'round-start' });
    },
  };
}

/**
 * A seat gains the first activation of this round by an effect, or takes the initiative token, where two play. Among
 * four the token does not move, and all who claim go in the order of initiative before its holder (B10).
 */
export function claimInitiative({ state, stack, emit }: BattleTurn, seat: Seat): void {
  if (!mayClaimInitiative(state, seat)) return;
  const place = stack.findIndex((frame) => frame.step === 'activations');
  const frame = stack[place];
  if (frame?.step !== 'activations') return;
  if (state.players.length === 2) {
    state.initiative = seat;
    stack[place] = { ...frame, next: seat };
  } else {
    const claims = seatsFrom(state, state.initiative).filter(
      (other) => other === seat || frame.claims.includes(other),
    );
    stack[place] = { ...frame, claims };
  }
  emit?.({ kind: 'initiative', seat });
}

/** Whether a seat may use an effect that claims the initiative: not its holder, and once in a round (B10). */
function mayClaimInitiative({ initiative, stack }: BattleState, seat: Seat): boolean {
  if (seat === initiative) return false;
  return !stack.some((frame) => frame.step === 'activations' && frame.claims.includes(seat));
}

/** Seats activate one group each in turn until all are exhausted (A3, B10). */
const activations: AutomaticOf<'activations'> = {
  kind: 'automatic',
  run({ state, stack }, { next, claims }) {
    const here = stack.length - 1;
    if (state.players.every((_, seat) => readyGroups(state, seat).length === 0)) {
      stack[here] = { step: 'status' };
      return;
    }
    const [first, ...others] = claims;
    const seat = first ?? next;
    stack[here] =
      first === undefined
        ? { step: 'activations', next: (next + 1) % state.players.length, claims }
        : { step: 'activations', next, claims: others };
    if (readyGroups(state, seat).length > 0 && !waits(state, seat)) stack.push({ step: 'turn', seat });
  },
};

/**
 * Whether a seat has to wait until it has more ready cards than an opponent: see `wait-for-more-ready-cards` of the
 * vocabulary. It goes on where that one has to wait too.
 */
function waits(state: BattleState, seat: Seat): boolean {
  const own = readyGroups(state, seat).length;
  return state.waiters.some(
    (waiter) =>
      waiter.seat === seat &&
      !state.waiters.some((other) => other.seat === waiter.opponent) &&
      readyGroups(state, waiter.opponent).length >= own,
  );
}

/** The ready groups of a seat with figures on the map; companions activate with their groups. */
export function readyGroups(state: BattleState, seat: Seat): GroupNumber[] {
  const found: GroupNumber[] = [];
  for (const [place, group] of playerOf(state, seat).groups.entries()) {
    if (group.ready && !group.companion && livingIn(group)) found.push(groupNumber(seat, place));
  }
  return found;
}

function livingIn({ figures }: Group): boolean {
  return figures.some(({ place }) => place !== null);
}

/**
 * A seat activates a ready group, or passes if it has fewer ready cards than an opponent (A3). Before that it can take
 * standing orders back.
 */
function turnStep(): ChoiceOf<'turn'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices(state, { seat }) {
      const found: Choice[] = readyGroups(state, seat).map((group) => ({ kind: 'group', group }));
      if (mayPass(state, seat)) found.push(pass);
      found.push(...ordersToRevoke(state, seat));
      return found;
    },
    refuse(_state, _frame, seat, choice) {
      if (choice.kind === 'pass') return 'no-fewer-cards';
      if (choice.kind !== 'group') return 'not-asked';
      return seatOfGroup(choice.group) === seat ? 'not-ready' : 'not-yours';
    },
    apply(turn, _frame, seat, choice) {
      const { state, stack, emit } = turn;
      if (choice.kind === 'ask') {
        revokeOrder(state, seat, choice.ability);
        emit?.({ kind: 'asksAgain', seat, ability: choice.ability });
        return;
      }
      stack.pop();
      if (choice.kind !== 'group') {
        emit?.({ kind: 'passed', seat });
        return;
      }
      pushGroup(turn, choice.group);
    },
  };
}

/** A group activates (A3). */
export function pushGroup({ state, stack, emit }: BattleTurn, group: GroupNumber): void {
  emit?.({ kind: 'activated', group });
  stack.push({
    step: 'group',
    group,
    left: figuresOf(state, group),
    companions: companionsOf(state, group),
    begun: false,
  });
}

function mayPass(state: BattleState, seat: Seat): boolean {
  const own = readyGroups(state, seat).length;
  return state.players.some(
    (_, other) => state.sides[other] !== state.sides[seat] && readyGroups(state, other).length > own,
  );
}

function figuresOf(state: BattleState, group: GroupNumber): FigureNumber[] {
  return groupOf(state, group).figures.flatMap(({ place }, index) =>
    place === null ? [] : [figureNumber(group, index)],
  );
}

/** The ready companions that activate with a group (B3). */
function companionsOf(state: BattleState, group: GroupNumber): FigureNumber[] {
  const seat = seatOfGroup(group);
  return playerOf(state, seat).groups.flatMap(({ host, ready }, place) =>
    host === group && ready ? figuresOf(state, groupNumber(seat, place)) : [],
  );
}

/** The figures of a group activate one at a time, its companions before them or after them; then the card is exhausted. */
const groupStep: AutomaticOf<'group'> = {
  kind: 'automatic',
  run({ state, stack }, frame) {
    const { group } = frame;
    const next = nextFigures(state, frame);
    const [only, ...others] = next;
    if (only === undefined) {
      stack.pop();
      changeGroup(state, group, { ready: false });
      return;
    }
    if (others.length > 0) stack.push({ ...frame, step: 'nextFigure' });
    else begin(state, frame, only);
  },
};

/**
 * Who may activate next: a companion as long as none of the group has, or when all have, and none if the group has left
 * play (B3).
 */
function nextFigures(
  state: BattleState,
  { group, left, companions, begun }: GroupActivation,
): FigureNumber[] {
  const figures = left.filter((figure) => isOnMap(state, figure));
  if ((begun && figures.length > 0) || figuresOf(state, group).length === 0) return figures;
  return [...figures, ...companions.filter((figure) => isOnMap(state, figure))];
}

const nextFigure: ChoiceOf<'nextFigure'> = {
  kind: 'choice',
  seats: (_state, { group }) => [seatOfGroup(group)],
  choices: (state, frame) => nextFigures(state, frame).map((figure) => ({ kind: 'figure', figure })),
  refuse(_state, { group, left, companions }, _seat, choice) {
    if (choice.kind !== 'figure') return 'not-asked';
    if (companions.includes(choice.figure)) return 'companion-first-or-last';
    if (groupWith(choice.figure) !== group) return 'not-yours';
    return left.includes(choice.figure) ? 'not-asked' : 'activated-already';
  },
  apply({ state, stack }, frame, _seat, choice) {
    stack.pop();
    if (choice.kind === 'figure') begin(state, frame, choice.figure);
  },
};

/** Begins the activation of a figure of the group whose frame is on top. A companion has a card of its own to exhaust (B3). */
function begin(
  state: BattleState,
  { group, left, companions, begun }: GroupActivation,
  figure: FigureNumber,
): void {
  const { stack } = state;
  if (groupWith(figure) !== group) changeGroup(state, groupWith(figure), { ready: false });
  stack[stack.length - 1] = {
    step: 'group',
    group,
    left: left.filter((other) => other !== figure),
    companions: companions.filter((other) => other !== figure),
    begun: begun || groupWith(figure) === group,
  };
  stack.push({ step: 'beginActivation', figure });
}

/** The status phase: everything is readied, and command cards are drawn (A14); then the mission and the end of the round. */
function statusStep(terms: Terms): AutomaticOf<'status'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      for (const [seat, player] of state.players.entries()) {
        for (const [place, { ready }] of player.groups.entries()) {
          if (!ready) changeGroup(state, groupNumber(seat, place), { ready: true });
        }
        if (player.upgrades.some(({ exhausted }) => exhausted))
          player.upgrades = player.upgrades.map((upgrade) => ({ ...upgrade, exhausted: false }));
      }
      emit?.({ kind: 'ready' });
      stack[stack.length - 1] = { step: 'nextRound' };
      stack.push({ step: 'endOfRound' }, { step: 'missionRules', from: 0 });
      for (const seat of seatsFrom(state, state.initiative).reverse())
        pushDraw(turn, seat, 1 + controlledTerminals(terms, state, seat));
    },
  };
}

/** Effects of the end of a round come after those of the mission, still in the same round (A12, A14). */
function endOfRoundStep(terms: Terms): AutomaticOf<'endOfRound'> {
  return {
    kind: 'automatic',
    run(turn) {
      turn.stack.pop();
      announce(terms, turn, { at: 'round-end' });
    },
  };
}

/** The initiative passes on, clockwise (A14, B10). After the last round that our limit allows, victory points decide. */
function nextRoundStep(terms: Terms): AutomaticOf<'nextRound'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      const figures = expire(turn, 'round', none);
      if (state.round >= terms.rounds) {
        endMatch(turn, 'rounds');
        return;
      }
      state.initiative = entry(seatsFrom(state, (state.initiative + 1) % state.players.length), 0);
      emit?.({ kind: 'initiative', seat: state.initiative });
      stack[stack.length - 1] = { step: 'round' };
      for (const figure of figures) defeatIfSpent(terms, turn, figure);
    },
  };
}

export function roundSteps(terms: Terms) {
  return {
    round: roundStep(terms),
    activations,
    turn: turnStep(),
    group: groupStep,
    nextFigure,
    status: statusStep(terms),
    endOfRound: endOfRoundStep(terms),
    nextRound: nextRoundStep(terms),
  } as const;
}
