import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { AttackOrder } from '../attack/frames.ts';
import type { ObjectRule } from '../drawn-mission.ts';
import type { Terms } from '../options.ts';
import type { Refusal } from '../refusals.ts';
import {
  type BattleState,
  type BattleTurn,
  changeToken,
  type FigureNumber,
  fighterOf,
  none,
  seatOf,
  type TokenNumber,
} from '../state.ts';
import {
  changeMission,
  emitCampaign,
  heroSeats,
  missionIn,
  seatOfHero,
  sideOf,
  tokenRuleOf,
} from './current.ts';
import { pushMission } from './events.ts';
import type { CampaignRefusal } from './refusals.ts';
import { allHold } from './requirements.ts';
import { drawSupplies } from './supplies.ts';
import { pushTest } from './tests.ts';

/** Crates are a kind of token that every mission knows (A11). */
const crate = 'crate';
/** An energy shield that a card has raised, and that the heroes can attack. */
export const shield = 'shield';

function isCrate(state: BattleState, token: TokenNumber): boolean {
  return entry(state.tokens, token).kind === crate;
}

/** The rule that forbids a figure to interact with a token, but for the distance (A11). */
export function whyNotUse(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  token: TokenNumber,
): Refusal | CampaignRefusal | undefined {
  const { interact, carry } = tokenRuleOf(terms, state, token) ?? {};
  const side = sideOf(seatOf(figure));
  const isMine = ({ by }: { readonly by: 'rebels' | 'empire' | 'any' }): boolean =>
    by === 'any' || by === side;
  if (interact !== undefined && isMine(interact))
    return allHold(terms, state, interact.if) ? undefined : 'no-use-now';
  if (carry !== undefined && isMine(carry)) {
    if (!allHold(terms, state, carry.if)) return 'no-use-now';
    return state.tokens.some(({ carrier }) => carrier === figure) ? 'carries-already' : undefined;
  }
  // Only heroes open crates, and companions that interact as heroes do.
  if (isCrate(state, token))
    return heroThatOpens(terms, state, figure) === undefined ? 'crate-for-heroes' : undefined;
  return interact === undefined && carry === undefined ? 'no-use' : 'other-side-uses';
}

/** The seat of the hero that opens a crate, or whose companion does; undefined for all other figures. */
function heroThatOpens(terms: Terms, state: BattleState, figure: FigureNumber): Seat | undefined {
  const seat = seatOf(figure);
  return sideOf(seat) === 'rebels' && fighterOf(terms, state, figure).companion ? seat : seatOfHero(figure);
}

/** What comes of it that a figure has interacted with a token. Whether it carries it now, its rule says. */
export function useToken(terms: Terms, turn: BattleTurn, figure: FigureNumber, token: TokenNumber): void {
  const { state } = turn;
  const interact = tokenRuleOf(terms, state, token)?.interact;
  if (interact?.test !== undefined) {
    pushTest(turn, figure, interact.test, { of: 'token', token });
    return;
  }
  if (entry(state.tokens, token).carrier === none)
    finish(terms, turn, figure, token, interact?.stays === true);
  else pushMission(terms, turn, { at: 'interacts', token, figure });
}

/** A figure has tested to use a token: when the successes of all are enough, it is used (A11). */
export function tokenTested(
  terms: Terms,
  turn: BattleTurn,
  token: TokenNumber,
  figure: FigureNumber,
  successes: number,
): void {
  const { state } = turn;
  const interact = tokenRuleOf(terms, state, token)?.interact;
  if (interact === undefined || entry(state.tokens, token).space === none) return;
  const { successes: before } = missionIn(state);
  const sum = entry(before, token) + successes;
  const isEnough = sum >= (interact.successes ?? 1);
  // What stays can be used again, from the beginning.
  changeMission(state, {
    successes: before.with(token, isEnough ? 0 : sum),
  });
  emitCampaign(turn, { kind: 'tokenTested', token, successes: sum });
  if (isEnough) finish(terms, turn, figure, token, interact.stays === true);
}

/** A token was used. It is taken away if it does not stay; a crate gives a supply card, and counts for the credits (A11, A13). */
function finish(
  terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  token: TokenNumber,
  stays: boolean,
): void {
  const { state } = turn;
  if (!stays) {
    changeToken(state, token, { space: none });
    emitCampaign(turn, { kind: 'tokenTaken', token });
  }
  const hero = heroThatOpens(terms, state, figure);
  if (isCrate(state, token) && hero !== undefined) {
    changeMission(state, { crates: missionIn(state).crates + 1 });
    drawSupplies(turn, hero, 1, true);
  }
  pushMission(terms, turn, { at: 'interacts', token, figure });
}

/** Whether a figure that interacts with a token carries it from now on (A11). */
export function isForCarrying(terms: Terms, state: BattleState, token: TokenNumber): boolean {
  const rule = tokenRuleOf(terms, state, token);
  return rule?.interact === undefined && rule?.carry !== undefined;
}

/** What a carried token changes in the Speed of its carrier. */
export function speedWith(terms: Terms, state: BattleState, token: TokenNumber): number {
  return tokenRuleOf(terms, state, token)?.carry?.speed ?? 0;
}

/** What the mission says of attacks on a token: its Health grows with the number of heroes (A8, attacking objects). */
export function objectRuleOf(terms: Terms, state: BattleState, token: TokenNumber): ObjectRule | undefined {
  const { kind, health: own } = entry(state.tokens, token);
  if (kind === shield && own !== undefined) return { rule: 'attackable', token: kind, health: own, block: 1 };
  const attackable = tokenRuleOf(terms, state, token)?.attackable;
  if (attackable === undefined || !allHold(terms, state, attackable.if)) return undefined;
  const { health, healthForHero = 0, defence, block } = attackable;
  return {
    rule: 'attackable',
    token: entry(state.tokens, token).kind,
    health: health + healthForHero * heroSeats(state).length,
    ...(defence && { defence }),
    ...(block !== undefined && { block }),
  };
}

/**
 * Whether a token may be the target of an attack: the mission names the side that attacks it. A figure with which the other side
 * attacks counts for both (B11).
 */
export function mayAttackToken(
  terms: Terms,
  state: BattleState,
  { attacker, seat }: Pick<AttackOrder, 'attacker' | 'seat'>,
  token: TokenNumber,
): boolean {
  const isShield = entry(state.tokens, token).health !== undefined;
  const by = isShield ? 'rebels' : tokenRuleOf(terms, state, token)?.attackable?.by;
  return by === sideOf(seatOf(attacker)) || by === sideOf(seat);
}
