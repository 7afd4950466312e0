import { entry } from '../../common/at.ts';
import type { Battlefield } from '../geometry/battlefield.ts';
import { spacesOf } from '../geometry/battlefield.ts';
import { countNearest, isNearDoor } from '../geometry/counting.ts';
import type { Space } from '../geometry/map.ts';
import type { CampaignRefusal } from './campaign/refusals.ts';
import type { Choice } from './choice.ts';
import { missionOf, ruleOf } from './drawn-mission.ts';
import { forEachWorking, isForbidden, speedOf } from './effects/values.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import { sceneOf } from './scene.ts';
import {
  type BattleState,
  type BattleTurn,
  changeToken,
  type FigureNumber,
  fighterOf,
  none,
  seatOf,
  type TokenNumber,
} from './state.ts';

export type Interaction = Extract<Choice, { readonly kind: 'door' | 'token' }>;

/** With what a figure can interact now (A4, A11), by an effect or as an action; `free` if that costs no action. */
export function interactionsOf(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  byEffect = false,
): { readonly choice: Interaction; readonly free: boolean }[] {
  const { map } = missionOf(terms, state);
  if (map.doors.length === state.openDoors.length && state.tokens.length === 0) return [];
  const scene = sceneOf(terms, state);
  const index = scene.indexOf(figure);
  const within = interactsWithin(terms, state, figure);
  const found: { readonly choice: Interaction; readonly free: boolean }[] = [];
  for (let door = 0; door < map.doors.length; door++) {
    if (whyNotOpen(terms, state, door) === undefined && isNearDoor(scene.battlefield, index, door, within))
      found.push({ choice: { kind: 'door', door }, free: false });
  }
  for (const [token, { space }] of state.tokens.entries()) {
    if (space === none || whyNotUse(terms, state, figure, token) !== undefined) continue;
    if (isBeside(scene.battlefield, index, space, within))
      found.push({ choice: { kind: 'token', token }, free: isFree(terms, state, token) });
  }
  return found.length > 0 && canInteract(terms, state, figure, byEffect) ? found : [];
}

/** Companions do not interact (B3), unless a card of a campaign has them do so. */
function canInteract(terms: Terms, state: BattleState, figure: FigureNumber, byEffect: boolean): boolean {
  const isBarred = fighterOf(terms, state, figure).companion && !(byEffect && state.campaign !== undefined);
  return !isBarred && !isForbidden(terms, state, figure, 'interact');
}

/** Whether a figure, by index, is on a token or adjacent to it, or within so many spaces. A token in blocking terrain is reached from around it (ruling R4). */
export function isBeside(battlefield: Battlefield, index: number, space: Space, within = 1): boolean {
  const away = countNearest(battlefield.ground, spacesOf(battlefield, index), [space]);
  return away !== null && away <= within;
}

/** How far away a figure may interact: with what is adjacent, unless a card of a campaign says otherwise (A4). */
function interactsWithin(terms: Terms, state: BattleState, figure: FigureNumber): number {
  let farthest = 1;
  if (state.campaign === undefined) return farthest;
  forEachWorking(terms, state, figure, (effect) => {
    if (effect.do === 'interact-within') farthest = Math.max(farthest, effect.within);
  });
  return farthest;
}

/** The closed doors of the map that may be opened now, by number, no matter who stands at them. */
export function openableDoors(terms: Terms, state: BattleState): number[] {
  return missionOf(terms, state).map.doors.flatMap((_, door) =>
    whyNotOpen(terms, state, door) === undefined ? [door] : [],
  );
}

function whyNotOpen(terms: Terms, state: BattleState, door: number): Refusal | undefined {
  if (missionOf(terms, state).map.doors[door] === undefined) return 'no-door';
  if (state.openDoors.includes(door)) return 'door-open';
  const { mission } = terms.added;
  if (mission !== undefined) return mission.whyNotOpen(terms, state, door);
  return ruleOf(terms, state, 'doors-locked') === undefined ? undefined : 'door-locked';
}

/** The rule that forbids a figure to interact with a token, but for the distance. */
function whyNotUse(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  token: TokenNumber,
): Refusal | CampaignRefusal | undefined {
  const { mission } = terms.added;
  if (mission !== undefined) return mission.whyNotUse(terms, state, figure, token);
  const { kind } = entry(state.tokens, token);
  const turning = ruleOf(terms, state, 'turn-over');
  if (turning?.token === kind) {
    const used = state.missionUses[seatOf(figure)] ?? 0;
    return used < turning.perRound ? undefined : 'token-used-up';
  }
  if (ruleOf(terms, state, 'carry-home')?.token !== kind) return 'no-use';
  return carried(state, figure) === undefined ? undefined : 'carries-already';
}

function isFree(terms: Terms, state: BattleState, token: TokenNumber): boolean {
  const carrying = ruleOf(terms, state, 'carry-home');
  return carrying?.token === entry(state.tokens, token).kind && carrying.free === true;
}

/** The token that a figure carries. */
function carried(state: BattleState, figure: FigureNumber): TokenNumber | undefined {
  const token = state.tokens.findIndex(({ carrier }) => carrier === figure);
  return token < 0 ? undefined : token;
}

/** The movement points of a move action: the Speed of a figure, less what a carried token takes away (A4, A11). */
export function pointsOfMove(terms: Terms, state: BattleState, figure: FigureNumber): number {
  const speed = speedOf(terms, state, figure);
  const token = carried(state, figure);
  if (token === undefined) return speed;
  const change =
    terms.added.mission?.speedWith(terms, state, token) ?? ruleOf(terms, state, 'carry-home')?.speed ?? 0;
  return Math.max(0, speed + change);
}

/** A figure interacts with a door or a token; tells whether that is an action. */
export function interact(
  terms: Terms,
  turn: BattleTurn,
  figure: FigureNumber,
  choice: Interaction,
): 'action' | 'free' {
  const { state, emit } = turn;
  const { mission } = terms.added;
  if (choice.kind === 'door') {
    const { door } = choice;
    state.openDoors = [...state.openDoors, door].sort((a, b) => a - b);
    emit?.({ kind: 'opened', door, figure });
    mission?.happens(terms, turn, { at: 'opened', door, figure });
    return 'action';
  }
  const { token } = choice;
  if (mission !== undefined && !mission.isCarried(terms, state, token)) {
    emit?.({ kind: 'campaign', event: { kind: 'usedToken', token, figure } });
    mission.use(terms, turn, figure, token);
    return 'action';
  }
  const { kind, turned } = entry(state.tokens, token);
  if (ruleOf(terms, state, 'turn-over')?.token === kind) {
    const seat = seatOf(figure);
    state.missionUses[seat] = (state.missionUses[seat] ?? 0) + 1;
    changeToken(state, token, { turned: !turned });
    emit?.({ kind: 'turnedOver', token, turned: !turned, figure });
    return 'action';
  }
  const free = isFree(terms, state, token);
  changeToken(state, token, { space: none, carrier: figure });
  emit?.({ kind: 'retrieved', token, figure });
  mission?.use(terms, turn, figure, token);
  return free ? 'free' : 'action';
}

/** The rule that forbids a figure to interact so. */
export function whyNotInteract(
  terms: Terms,
  state: BattleState,
  figure: FigureNumber,
  choice: Interaction,
  byEffect = false,
): Refusal | CampaignRefusal | undefined {
  if (!canInteract(terms, state, figure, byEffect)) return 'cannot-interact';
  const scene = sceneOf(terms, state);
  const index = scene.indexOf(figure);
  const within = interactsWithin(terms, state, figure);
  if (choice.kind === 'door') {
    const why = whyNotOpen(terms, state, choice.door);
    return why ?? (isNearDoor(scene.battlefield, index, choice.door, within) ? undefined : 'door-too-far');
  }
  const token = state.tokens[choice.token];
  if (token === undefined || token.space === none) return 'no-such-token';
  const why = whyNotUse(terms, state, figure, choice.token);
  return why ?? (isBeside(scene.battlefield, index, token.space, within) ? undefined : 'token-too-far');
}
