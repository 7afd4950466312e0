import type { Seat, Viewer } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { conditions } from '../../content/vocabulary.ts';
import type { Space } from '../../geometry/map.ts';
import { missionOf, nameOf } from '../drawn-mission.ts';
import { placeInPassing } from '../moving.ts';
import type { Terms } from '../options.ts';
import {
  type BattleState,
  type Figure,
  type Group,
  type GroupNumber,
  groupNumber,
  type MissionToken,
  none,
  type Player,
  seatOfGroup,
} from '../state.ts';
import { observe, type PlayerView } from '../view.ts';
import { activationPosition, groupFrames, isPlainActivation, standsAsAtStart } from './activation.ts';
import { nameOfFigure } from './names.ts';
import type { FigurePosition, GroupPosition, PlayerPosition, Position, RoundPosition } from './schema.ts';
import { areUsesPlain, usesPosition } from './uses.ts';

/**
 * Positions express the moments in which a seat activates a group or a figure may act, as long as no effect lasts. How the last
 * dice lie, and standing orders, are not part of a position.
 */
export function isCalm(terms: Terms, state: BattleState): boolean {
  const [below, top] = state.stack;
  if (below?.step !== 'activations' || top === undefined || below.claims.length > 0) return false;
  if (state.lasting.length > 0 || !areUsesPlain(terms, state)) return false;
  if (below.next !== (moverOf(state) + 1) % state.players.length) return false;
  // A figure that moves through another one may stand there in its activation, but in no position.
  if (placeInPassing(terms, state) !== undefined) return false;
  if (top.step === 'turn') return state.stack.length === 2;
  const frames = groupFrames(state);
  return frames !== undefined && isPlainActivation(terms, state, frames) && standsAsAtStart(terms, state);
}

/** The seat whose turn it is; -1 where none has one. */
function moverOf({ stack }: BattleState): Seat {
  const [, top] = stack;
  if (top?.step === 'turn') return top.seat;
  return top?.step === 'group' ? seatOfGroup(top.group) : none;
}

/** The position of a calm state, as far as a viewer knows it; the whole truth where no viewer is named. */
export function positionOf(terms: Terms, state: BattleState, viewer?: Viewer): Position {
  const mission = missionOf(terms, state);
  const frames = groupFrames(state);
  const mover = moverOf(state);
  const seen = viewer === undefined ? undefined : observe(terms, state, viewer).players;
  const nameSpaces = (list: readonly Space[]): string[] => list.map((one) => entry(mission.names, one));
  return {
    players: state.players.map((player, number) => ({
      ...openPart(terms, state, player, number),
      ...(seen === undefined ? wholeCards(terms, state, player) : knownCards(terms, entry(seen, number))),
    })),
    mission: mission.mission.id,
    openDoors: state.openDoors.map((door) => entry(mission.map.doors, door).id),
    rubble: nameSpaces(state.rubble),
    shields: nameSpaces(state.shields),
    tokens: state.tokens.map((token) => tokenPosition(mission.names, token)),
    round: state.round,
    initiative: state.initiative,
    ...(mover !== none && { toMove: mover }),
    ...(frames !== undefined && { activation: activationPosition(terms, state, frames) }),
    ...roundPosition(terms, state),
  };
}

/** What a position says of a token. */
export function tokenPosition(
  names: readonly string[],
  { space, turned, carrier, damage }: MissionToken,
): NonNullable<Position['tokens']>[number] {
  return {
    ...(space !== none && { at: entry(names, space) }),
    ...(turned && { turned }),
    ...(damage > 0 && { damage }),
    ...(carrier !== none && { carrier: nameOfFigure(carrier) }),
  };
}

/** What a position says of what was used and done in the round that goes on. */
export function roundPosition(terms: Terms, state: BattleState): RoundPosition {
  const { used, played, silenced, waiters } = state;
  return {
    ...(used.length > 0 && { used: usesPosition(terms, state) }),
    ...(played.length > 0 && { played: [...played] }),
    ...(silenced.length > 0 && { silenced: [...silenced] }),
    ...(waiters.length > 0 && { waiters: waiters.map(({ seat, opponent }) => [seat, opponent]) }),
  };
}

/** What all see of a seat. */
function openPart(terms: Terms, state: BattleState, player: Player, number: Seat): PlayerPosition {
  const uses = entry(state.missionUses, number);
  return {
    groups: player.groups.map((one, at) => groupPosition(terms, state, player, one, groupNumber(number, at))),
    upgrades: player.upgrades.map(({ card, host, exhausted, depleted }) => ({
      card: entry(terms.upgrades, card).id,
      ...(host !== none && { host: host & 31 }),
      ...(exhausted && { exhausted }),
      ...(depleted && { depleted }),
    })),
    points: player.points,
    defeats: player.pointsForDefeated,
    ...(player.zone !== none && { zone: player.zone }),
    ...(player.out > 0 && { out: player.out }),
    ...(uses > 0 && { missionUses: uses }),
  };
}

/** What a position says of a group. */
export function groupPosition(
  terms: Terms,
  state: BattleState,
  { squads }: Player,
  one: Group,
  number: GroupNumber,
): GroupPosition {
  const squad = squads.findIndex((groups) => groups.includes(number));
  return {
    card: entry(terms.fighters, one.card).id,
    figures: one.figures.map((figure) => figurePosition(terms, state, figure)),
    ...(!one.ready && { exhausted: true }),
    ...(one.form !== none && { form: entry(terms.forms, one.form).id }),
    ...(one.host !== none && { host: one.host & 31 }),
    ...(state.waiting.includes(number) && { waits: true }),
    ...(one.attached.length > 0 && { attached: one.attached.map((card) => entry(terms.commands, card).id) }),
    ...(squad >= 0 && { squad: squad === 0 ? 1 : 2 }),
  };
}

function figurePosition(terms: Terms, state: BattleState, figure: Figure): FigurePosition {
  const { place: at, damage, conditions: bits, tokens, extraActions } = figure;
  const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0);
  return {
    ...(at !== null && { at: nameOf(missionOf(terms, state), at) }),
    ...(damage > 0 && { damage }),
    ...(had.length > 0 && { conditions: had }),
    ...(tokens.length > 0 && { tokens: [...tokens] }),
    ...(extraActions > 0 && { actions: extraActions }),
  };
}

function wholeCards(terms: Terms, state: BattleState, player: Player): Partial<PlayerPosition> {
  const ids = (cards: readonly number[]): string[] =>
    cards.map((card) => entry(terms.commands, entry(state.cards, card)).id);
  return {
    hand: ids(player.hand),
    deck: ids(player.deck),
    discard: ids(player.discard),
    shown: player.shown.map((card) => entry(terms.commands, card).id),
  };
}

function knownCards(terms: Terms, seen: PlayerView): Partial<PlayerPosition> {
  const ids = (cards: readonly number[]): string[] => cards.map((card) => entry(terms.commands, card).id);
  return {
    hand: ids(seen.hand),
    hidden: seen.hidden,
    deck: seen.deck,
    discard: ids(seen.discard),
    somewhere: ids(seen.somewhere),
    shown: ids(seen.shown),
  };
}
