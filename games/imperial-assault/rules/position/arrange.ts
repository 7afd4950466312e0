import type { Chance } from '../../../../kernel/chance.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { badPosition } from '../../../common/bad-position.ts';
import { conditions } from '../../content/vocabulary.ts';
import { spacesUnder } from '../../geometry/base.ts';
import type { Place } from '../../geometry/map.ts';
import { dealCards } from '../dealing.ts';
import { missionOf, placeNamed } from '../drawn-mission.ts';
import { mostTokens } from '../effects/power-tokens.ts';
import { placeInPassing } from '../moving.ts';
import type { Terms } from '../options.ts';
import { readyGroups } from '../rounds.ts';
import { emptyState, freshTokens, groupWith } from '../setup.ts';
import {
  type BattleState,
  type Figure,
  type FigureNumber,
  fighterOf,
  forEachOnMap,
  type Group,
  type GroupNumber,
  groupNumber,
  isOnMap,
  none,
  playerOf,
  type Upgrade,
} from '../state.ts';
import { arrangeActivation } from './activation.ts';
import { figureNamed } from './names.ts';
import type { FigurePosition, GroupPosition, PlayerPosition, Position, RoundPosition } from './schema.ts';
import { arrangeUse } from './uses.ts';

/** The state that a position sets out. Throws an InputError `bad-position` for what play cannot lead to. */
export function arrange(terms: Terms, position: Position, chance: Chance): BattleState {
  const { players, round = 1, initiative = 0, toMove = initiative } = position;
  const state = emptyState(terms, players.length);
  state.mission = missionNumber(terms, position);
  const mission = missionOf(terms, state);
  if (mission.mission.mode === 'team-battle') state.sides = players.map((_, number) => number % 2);
  state.round = round;
  state.initiative = seatIn(state, initiative);
  state.openDoors = (position.openDoors ?? [])
    .map((door) => doorNamed(terms, state, door))
    .sort((a, b) => a - b);
  arrangeGround(terms, state, position);
  for (const [number, given] of players.entries()) arrangePlayer(terms, state, number, given, chance);
  state.tokens = freshTokens(mission);
  if (position.tokens !== undefined) arrangeTokens(terms, state, position.tokens);
  checkFeet(terms, state);
  checkPowerTokens(state);
  arrangeRound(terms, state, position);
  state.missionUses = players.map(({ missionUses = 0 }) => missionUses);
  state.stack = [{ step: 'activations', next: (seatIn(state, toMove) + 1) % players.length, claims: [] }];
  if (position.activation !== undefined) arrangeActivation(terms, state, toMove, position.activation);
  else if (readyGroups(state, toMove).length > 0) state.stack.push({ step: 'turn', seat: toMove });
  else if (players.some((_, number) => readyGroups(state, number).length > 0))
    throw badPosition(`seat ${toMove} has no ready group`);
  return state;
}

/** What was used and done in this round, while so many attacks go on. Throws for a seat, a figure or an ability that is not there. */
export function arrangeRound(
  terms: Terms,
  state: BattleState,
  { used = [], played = [], silenced = [], waiters = [] }: RoundPosition,
  attacks = 0,
): void {
  for (const number of [...played, ...silenced, ...waiters.flat(), ...used.map(({ seat }) => seat)])
    seatIn(state, number);
  state.used = used.map((use) => arrangeUse(terms, state, use, attacks));
  state.played = played;
  state.silenced = silenced;
  state.waiters = waiters.map(([number = 0, opponent = 0]) => ({ seat: number, opponent }));
}

function missionNumber(terms: Terms, { mission, players }: Position): number {
  const number = terms.missions.findIndex(({ mission: one }) =>
    mission === undefined ? one.players === players.length : one.id === mission,
  );
  if (number < 0) throw badPosition(`there is no mission ${mission ?? ''} here`);
  if (entry(terms.missions, number).mission.players !== players.length)
    throw badPosition(`mission ${mission ?? ''} is not for ${players.length} players`);
  return number;
}

/** A seat that there is. Throws for another one. */
export function seatIn({ players }: BattleState, number: Seat): Seat {
  if (number >= players.length) throw badPosition(`there is no seat ${number}`);
  return number;
}

/** The door of this name, by number. Throws if the map has none. */
export function doorNamed(terms: Terms, state: BattleState, name: string): number {
  const door = missionOf(terms, state).map.doors.findIndex((one) => one.id === name);
  if (door < 0) throw badPosition(`there is no door ${name}`);
  return door;
}

function placeIn(terms: Terms, state: BattleState, name: string): Place {
  const found = placeNamed(missionOf(terms, state), name);
  if (found === undefined) throw badPosition(`there is no space ${name}`);
  return found;
}

/** What lies on spaces of the map. Throws for a space that it does not have. */
export function arrangeGround(
  terms: Terms,
  state: BattleState,
  { rubble = [], shields = [] }: Pick<Position, 'rubble' | 'shields'>,
): void {
  state.rubble = rubble.map((name) => placeIn(terms, state, name).space);
  state.shields = shields.map((name) => placeIn(terms, state, name).space);
}

function arrangePlayer(
  terms: Terms,
  state: BattleState,
  number: Seat,
  given: PlayerPosition,
  chance: Chance,
): void {
  const player = playerOf(state, number);
  player.groups = given.groups.map((one, at) => arrangeGroup(terms, state, number, one, at));
  for (const { host } of [...given.groups, ...(given.upgrades ?? [])]) {
    if (host !== undefined && host >= player.groups.length) throw badPosition(`there is no group ${host}`);
  }
  player.upgrades = (given.upgrades ?? []).map(
    ({ card, host, exhausted = false, depleted = false }): Upgrade => ({
      card: numberIn(terms.upgradeNumber, card),
      host: host === undefined ? none : groupNumber(number, host),
      exhausted,
      depleted,
    }),
  );
  const squad = (which: 1 | 2): GroupNumber[] =>
    given.groups.flatMap((one, at) => (one.squad === which ? [groupNumber(number, at)] : []));
  player.squads = [squad(1), squad(2)];
  player.points = given.points ?? 0;
  player.pointsForDefeated = given.defeats ?? 0;
  player.zone = given.zone ?? number;
  if (player.zone >= missionOf(terms, state).zones.length)
    throw badPosition(`there is no zone ${player.zone}`);
  const hasFigures = player.groups.some(({ figures }) => figures.some(({ defeated }) => !defeated));
  player.out = given.out ?? 0;
  if (hasFigures === player.out > 0) throw badPosition(`seat ${number} is out only without figures`);
  const cards = (ids: readonly string[] = []): number[] =>
    ids.map((card) => numberIn(terms.commandNumber, card));
  player.shown = cards(given.shown).sort((a, b) => a - b);
  dealCards(
    terms,
    state,
    number,
    {
      hand: cards(given.hand),
      hidden: given.hidden ?? 0,
      deck: typeof given.deck === 'object' ? cards(given.deck) : (given.deck ?? 0),
      discard: cards(given.discard),
      somewhere: cards(given.somewhere),
    },
    chance,
  );
}

/** The number of a card. Throws if the pack has none of this name. */
export function numberIn(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw badPosition(`the pack has no card ${name}`);
  return number;
}

/** A group as a position has it. Throws for what the pack or the map does not have. */
export function arrangeGroup(
  terms: Terms,
  state: BattleState,
  owner: Seat,
  { card, figures, exhausted = false, form, host, waits = false, attached = [] }: GroupPosition,
  at: number,
): Group {
  const fresh = groupWith(terms, numberIn(terms.fighterNumber, card));
  if (figures.length > 8) throw badPosition(`a group of ${card} has ${fresh.figures.length} figures`);
  const formNumber = form === undefined ? none : terms.forms.findIndex((one) => one.id === form);
  if (form !== undefined && formNumber === none) throw badPosition(`the pack has no form ${form}`);
  if (waits) state.waiting = [...state.waiting, groupNumber(owner, at)];
  return {
    ...fresh,
    figures: figures.map((figure) => arrangeFigure(terms, state, figure, waits)),
    ready: !exhausted,
    form: formNumber,
    host: host === undefined ? none : groupNumber(owner, host),
    attached: attached.map((name) => numberIn(terms.commandNumber, name)),
  };
}

function arrangeFigure(
  terms: Terms,
  state: BattleState,
  { at, damage = 0, conditions: had = [], tokens = [], actions = 0 }: FigurePosition,
  waits: boolean,
): Figure {
  return {
    place: at === undefined ? null : placeIn(terms, state, at),
    defeated: at === undefined && !waits,
    damage,
    conditions: had.reduce((bits, one) => bits | (1 << conditions.indexOf(one)), 0),
    tokens,
    extraActions: actions,
  };
}

/** Lays the tokens of a mission as a position has them. Throws for a place or a carrier that is not there. */
export function arrangeTokens(
  terms: Terms,
  state: BattleState,
  given: NonNullable<Position['tokens']>,
): void {
  if (given.length !== state.tokens.length)
    throw badPosition(`the mission has ${state.tokens.length} tokens`);
  state.tokens = state.tokens.map((token, number) => {
    const { at, turned = false, carrier, damage = 0 } = entry(given, number);
    const by = figureNamed(state, carrier);
    if (by !== none && !isOnMap(state, by)) throw badPosition(`token ${number} is carried by nobody`);
    return {
      ...token,
      space: at === undefined ? none : placeIn(terms, state, at).space,
      turned,
      carrier: by,
      damage,
    };
  });
}

/** No figure has more power tokens than it holds, but for some of which surplus ones are about to be discarded (B2). */
export function checkPowerTokens(state: BattleState, surplus: readonly FigureNumber[] = []): void {
  forEachOnMap(state, (figure, { tokens }) => {
    if (tokens.length > mostTokens && !surplus.includes(figure))
      throw badPosition(`tokens: a figure holds ${mostTokens} power tokens, and not ${tokens.length}`);
  });
}

/** All figures stand where they may end a movement, but for some in passing. Throws where one does not. */
export function checkFeet(terms: Terms, state: BattleState, passing?: readonly FigureNumber[]): void {
  const { map, names } = missionOf(terms, state);
  forEachOnMap(state, (figure, _record, at) => {
    if (spacesUnder(map, fighterOf(terms, state, figure).base, at).length === 0)
      throw badPosition(`a figure at ${entry(names, at.space)} sticks out of the map`);
  });
  const wrong = placeInPassing(terms, state, passing);
  if (wrong !== undefined) throw badPosition(`no figure can stand at ${entry(names, wrong.space)} like this`);
}
