import type { AutomaticStep, BySeat, Outcome, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { shownBy } from './attack/dice.ts';
import { pointsToWin } from './bounds.ts';
import { healthOf } from './effects/values.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import {
  type BattleState,
  type BattleTurn,
  type Ending,
  type FrameOf,
  figureNumber,
  groupNumber,
  playerOf,
} from './state.ts';

/** Blue dice are rolled so often for a tie; then it stands. */
const mostTieRolls = 5;

/** What victory points are scored for. */
export type Merit = 'defeated' | 'mission' | 'card';

/** A seat scores victory points, or loses them. The match ends at once where that is enough. */
export function score(turn: BattleTurn, seat: Seat, points: number, why: Merit): void {
  scoreAll(
    turn,
    turn.state.players.map((_, other) => (other === seat ? points : 0)),
    why,
  );
}

/** Seats score at the same moment, but for points that are held back for a little; nobody ever has fewer than 0. */
export function scoreAll(turn: BattleTurn, points: BySeat<number>, why: Merit): void {
  const { state } = turn;
  const { held } = state;
  for (const [seat, own] of points.entries()) {
    if (why === 'defeated') playerOf(state, seat).pointsForDefeated += own;
    if (held !== null) held[seat] = entry(held, seat) + own;
  }
  if (held === null) award(turn, points, why);
}

/** Gives points that count now. */
function award(turn: BattleTurn, points: BySeat<number>, why: Merit): void {
  const { state, emit } = turn;
  for (const [seat, own] of points.entries()) {
    const player = playerOf(state, seat);
    const change = Math.max(-player.points, own);
    if (change === 0) continue;
    player.points += change;
    emit?.({ kind: 'scored', seat, points: change, total: player.points, why });
  }
  checkEnd(turn);
}

/** Scores all points that were held back, at the same moment. */
export const release: AutomaticStep<BattleState, FrameOf<'release'>, Event> = {
  kind: 'automatic',
  run(turn) {
    const { state, stack } = turn;
    stack.pop();
    const { held } = state;
    state.held = null;
    if (held === null) return;
    // Figures were defeated while they were held back, which was noted then.
    award(turn, held, 'defeated');
  },
};

/** Whether seats play in teams: fewer sides than seats. */
export function areTeams({ sides }: Pick<BattleState, 'sides'>): boolean {
  return new Set(sides).size < sides.length;
}

/** Ends a skirmish if somebody has enough points, or only one side has figures left (A14, B10). */
export function checkEnd(turn: BattleTurn): void {
  const { state } = turn;
  if (state.ending !== null || state.held !== null || state.campaign !== undefined) return;
  const goal = areTeams(state) ? pointsToWin.team : pointsToWin.player;
  const points = sumsBySide(state, ({ points: own }) => own);
  if (points.some((sum) => sum >= goal)) endMatch(turn, 'points');
  else if (sidesLeft(state) <= 1) endMatch(turn, 'eliminated');
}

/** The sum over the players of each side, by number of the side. */
function sumsBySide(
  { players, sides }: BattleState,
  count: (player: BattleState['players'][number], seat: Seat) => number,
): number[] {
  const sums: number[] = [];
  for (const [seat, player] of players.entries()) {
    const side = entry(sides, seat);
    sums[side] = (sums[side] ?? 0) + count(player, seat);
  }
  return sums;
}

function sidesLeft({ players, sides }: BattleState): number {
  return new Set(sides.filter((_, seat) => players[seat]?.out === 0)).size;
}

/** Nothing of the stack happens any more. */
export function endMatch(turn: BattleTurn, why: Ending): void {
  const { state, stack, emit } = turn;
  if (state.ending !== null) return;
  state.ending = why;
  emit?.({ kind: 'ended', why });
  stack.push({ step: 'end' });
}

/** A tie that nothing else breaks is broken by blue dice (A14). */
export function endStep(terms: Terms): AutomaticStep<BattleState, FrameOf<'end'>, Event> {
  return {
    kind: 'automatic',
    run({ state, stack, chance, emit }) {
      stack.length = 0;
      const standing = standingOf(terms, state);
      const best = standing.filter((own) => standing.every((other) => compare(own, other) >= 0));
      if (best.length < 2) return;
      for (let again = 0; again < mostTieRolls; again++) {
        const rolls = standing.map((own) =>
          best.includes(own) ? shownBy('blue', chance.roll(6)).accuracy : 0,
        );
        emit?.({ kind: 'tieRolls', rolls });
        state.tieRolls = rolls;
        const highest = Math.max(...rolls);
        if (rolls.filter((roll) => roll === highest).length === 1) return;
      }
    },
  };
}

/**
 * How each side stands, the first difference decides: whether it has figures, victory points, those of them for
 * defeated hostile figures, and less damage (A14). Of a side without figures: how late it lost the last one.
 */
function standingOf(terms: Terms, state: BattleState): number[][] {
  const points = sumsBySide(state, (player) => player.points);
  const defeated = sumsBySide(state, (player) => player.pointsForDefeated);
  const damage = sumsBySide(state, (_player, seat) => damageOf(terms, state, seat));
  return points.map((sum, side) => {
    const outs = state.players.flatMap(({ out }, seat) => (state.sides[seat] === side ? [out] : []));
    const alive = outs.includes(0);
    return [alive ? 1 : 0, alive ? 0 : Math.max(...outs), sum, entry(defeated, side), -entry(damage, side)];
  });
}

/** Damage on the figures of a seat, and the Health of defeated ones whose card is still in play (A14). */
function damageOf(terms: Terms, state: BattleState, seat: Seat): number {
  let sum = 0;
  for (const [place, { figures }] of playerOf(state, seat).groups.entries()) {
    if (figures.every(({ place: at }) => at === null)) continue;
    for (const [index, { defeated, damage }] of figures.entries()) {
      const figure = figureNumber(groupNumber(seat, place), index);
      sum += defeated ? healthOf(terms, state, figure) : damage;
    }
  }
  return sum;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let place = 0; place < one.length; place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How a match ended: seats of one side share its rank. */
export function outcome(terms: Terms, state: BattleState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  if (state.campaign !== undefined) return terms.added.outcome(state.campaign, state.sides);
  const standing = standingOf(terms, state).map((own, side) => [...own, state.tieRolls?.[side] ?? 0]);
  const ranks = state.sides.map((side) => {
    const own = entry(standing, side);
    return 1 + standing.filter((other) => compare(other, own) > 0).length;
  });
  return {
    ranks,
    scores: state.players.map(({ points }) => points),
    ...(areTeams(state) && { teams: [...state.sides] }),
  };
}
