import type { Chance } from '../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { badPosition } from '../../common/bad-position.ts';
import type { FromSchema } from '../../common/from-schema.ts';
import { conditions, tokenKinds } from '../content/vocabulary.ts';
import { spacesUnder } from '../geometry/footing.ts';
import type { Place, Space } from '../geometry/map.ts';
import { canBePlaced } from '../geometry/movement.ts';
import { dealCards } from './dealing.ts';
import { missionOf, nameOf, placeNamed } from './drawn-mission.ts';
import type { Terms } from './options.ts';
import { readyGroups } from './rounds.ts';
import { sceneOf } from './scene.ts';
import { emptyState, groupWith } from './setup.ts';
import {
  type BattleState,
  type Figure,
  fighterOf,
  figureNumber,
  forEachOnMap,
  type Group,
  groupNumber,
  none,
  type Player,
  playerOf,
  type Upgrade,
} from './state.ts';
import { observe, type PlayerView } from './view.ts';

const seat = { type: 'integer', minimum: 0, maximum: 3 } as const;
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } as const;
const space = { type: 'string', pattern: '^[A-Z]{1,2}[1-9][0-9]?$' } as const;
const place = { type: 'string', pattern: '^[A-Z]{1,2}[1-9][0-9]?r?$' } as const;
const spaces = { type: 'array', maxItems: 200, items: space } as const;
const pile = { type: 'array', maxItems: 40, items: id } as const;
const small = { type: 'integer', minimum: 0, maximum: 40 } as const;
/** The place of a group in the list of its seat, from 0. */
const group = { type: 'integer', minimum: 0, maximum: 31 } as const;
const yes = { type: 'boolean' } as const;
const object = { type: 'object', additionalProperties: false } as const;

export const positionSchema = {
  ...object,
  required: ['players'],
  properties: {
    players: {
      type: 'array',
      minItems: 2,
      maxItems: 4,
      items: {
        ...object,
        required: ['groups'],
        properties: {
          groups: {
            type: 'array',
            maxItems: 32,
            items: {
              ...object,
              required: ['card', 'figures'],
              properties: {
                /** A deployment card or a companion. */
                card: id,
                figures: {
                  type: 'array',
                  minItems: 1,
                  maxItems: 8,
                  items: {
                    ...object,
                    properties: {
                      /** Where it stands: `C4`, or `C4r` turned; left out for one that was defeated. */
                      at: place,
                      damage: small,
                      conditions: {
                        type: 'array',
                        maxItems: 5,
                        uniqueItems: true,
                        items: { enum: conditions },
                      },
                      tokens: { type: 'array', maxItems: 2, items: { enum: tokenKinds } },
                      /** Actions that its next activation has in addition. */
                      actions: { type: 'integer', minimum: 1, maximum: 4 },
                    },
                  },
                },
                exhausted: yes,
                form: id,
                /** Of a companion: the group with which it activates. */
                host: group,
                /** It is not deployed yet. */
                waits: yes,
              },
            },
          },
          upgrades: {
            type: 'array',
            maxItems: 32,
            items: {
              ...object,
              required: ['card'],
              properties: { card: id, host: group, exhausted: yes, depleted: yes },
            },
          },
          hand: pile,
          /** The deck from the bottom, or the number of its cards; both are dealt where they are not known. */
          deck: { anyOf: [pile, small] },
          discard: pile,
          /** Cards of the hand besides the named ones. */
          hidden: small,
          /** Cards that are in hand or deck, which is not known. */
          somewhere: pile,
          /** Cards of which everybody knows that they are in hand or deck. */
          shown: pile,
          points: { type: 'integer', minimum: 0, maximum: 200 },
          /** Of these points, those for defeated hostile figures. */
          defeats: { type: 'integer', minimum: -40, maximum: 200 },
          /** The deployment zone, by its place on the map. */
          zone: { type: 'integer', minimum: 0, maximum: 3 },
          /** Which elimination of the match it was, from 1. */
          out: { type: 'integer', minimum: 1, maximum: 4 },
        },
      },
    },
    /** The mission; that of the options, or the first for so many seats, if left out. */
    mission: id,
    /** Doors that are open. */
    openDoors: { type: 'array', maxItems: 20, items: id },
    rubble: spaces,
    shields: spaces,
    /** The tokens of the mission, in the order of the map; as they lie at the start if left out. */
    tokens: {
      type: 'array',
      maxItems: 60,
      items: {
        ...object,
        properties: {
          /** Left out while it is carried, and after it was discarded. */
          at: space,
          turned: yes,
          /** Who carries it: seat, group and figure, from 0. */
          carrier: { type: 'array', minItems: 3, maxItems: 3, items: group },
        },
      },
    },
    round: { type: 'integer', minimum: 1, maximum: 30 },
    initiative: seat,
    /** Whose turn it is to activate a group; the seat with initiative if left out. */
    toMove: seat,
  },
} as const;

/** A table at a moment when a seat activates a group, as a person would set it out. */
export type Position = FromSchema<typeof positionSchema>;
type PlayerPosition = Position['players'][number];
type GroupPosition = PlayerPosition['groups'][number];
type FigurePosition = GroupPosition['figures'][number];

/** Positions express the moments in which a seat activates a group, as long as no effect lasts. */
export function isCalm(state: BattleState): boolean {
  const [below, top] = state.stack;
  if (below?.step !== 'activations' || top?.step !== 'turn' || state.stack.length > 2) return false;
  if (below.claims.length > 0 || below.next !== (top.seat + 1) % state.players.length) return false;
  if (state.lasting.length > 0 || state.used.length > 0 || state.last !== null) return false;
  const { orders, silenced, waiters, played } = state;
  if (orders.length + silenced.length + waiters.length + played.length > 0) return false;
  if (state.missionUses.some((count) => count > 0)) return false;
  return state.players.every(
    ({ groups, squads }) =>
      squads.every((squad) => squad.length === 0) && groups.every(({ attached }) => attached.length === 0),
  );
}

/** The position of a calm state, as far as a viewer knows it; the whole truth where no viewer is named. */
export function positionOf(terms: Terms, state: BattleState, viewer?: Viewer): Position {
  const mission = missionOf(terms, state);
  const top = state.stack[state.stack.length - 1];
  const nameSpaces = (list: readonly Space[]): string[] => list.map((one) => entry(mission.names, one));
  return {
    players: state.players.map((player, number) => ({
      ...openPart(terms, state, player, number),
      ...(viewer === undefined
        ? wholeCards(terms, state, player)
        : knownCards(terms, entry(observe(terms, state, viewer).players, number))),
    })),
    mission: mission.mission.id,
    openDoors: state.openDoors.map((door) => entry(mission.map.doors, door).id),
    rubble: nameSpaces(state.rubble),
    shields: nameSpaces(state.shields),
    tokens: state.tokens.map(({ space: at, turned, carrier }) => ({
      ...(at !== none && { at: entry(mission.names, at) }),
      ...(turned && { turned }),
      ...(carrier !== none && { carrier: [carrier >> 8, (carrier >> 3) & 31, carrier & 7] }),
    })),
    round: state.round,
    initiative: state.initiative,
    ...(top?.step === 'turn' && { toMove: top.seat }),
  };
}

/** What all see of a seat. */
function openPart(terms: Terms, state: BattleState, player: Player, number: Seat): PlayerPosition {
  return {
    groups: player.groups.map((one, at) => groupPosition(terms, state, one, groupNumber(number, at))),
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
  };
}

function groupPosition(terms: Terms, state: BattleState, one: Group, number: number): GroupPosition {
  return {
    card: entry(terms.fighters, one.card).id,
    figures: one.figures.map((figure) => figurePosition(terms, state, figure)),
    ...(!one.ready && { exhausted: true }),
    ...(one.form !== none && { form: entry(terms.forms, one.form).id }),
    ...(one.host !== none && { host: one.host & 31 }),
    ...(state.waiting.includes(number) && { waits: true }),
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
  state.rubble = (position.rubble ?? []).map((name) => placeIn(terms, state, name).space);
  state.shields = (position.shields ?? []).map((name) => placeIn(terms, state, name).space);
  for (const [number, given] of players.entries()) arrangePlayer(terms, state, number, given, chance);
  state.tokens = mission.tokens.map((token) => ({ ...token, carrier: none, turned: false }));
  if (position.tokens !== undefined) arrangeTokens(terms, state, position.tokens);
  checkFeet(terms, state);
  state.stack = [{ step: 'activations', next: (seatIn(state, toMove) + 1) % players.length, claims: [] }];
  if (readyGroups(state, toMove).length > 0) state.stack.push({ step: 'turn', seat: toMove });
  else if (players.some((_, number) => readyGroups(state, number).length > 0))
    throw badPosition(`seat ${toMove} has no ready group`);
  return state;
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

function seatIn({ players }: BattleState, number: Seat): Seat {
  if (number >= players.length) throw badPosition(`there is no seat ${number}`);
  return number;
}

function doorNamed(terms: Terms, state: BattleState, name: string): number {
  const door = missionOf(terms, state).map.doors.findIndex((one) => one.id === name);
  if (door < 0) throw badPosition(`there is no door ${name}`);
  return door;
}

function placeIn(terms: Terms, state: BattleState, name: string): Place {
  const found = placeNamed(missionOf(terms, state), name);
  if (found === undefined) throw badPosition(`there is no space ${name}`);
  return found;
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

function numberIn(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw badPosition(`the pack has no card ${name}`);
  return number;
}

function arrangeGroup(
  terms: Terms,
  state: BattleState,
  owner: Seat,
  { card, figures, exhausted = false, form, host, waits = false }: GroupPosition,
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

function arrangeTokens(terms: Terms, state: BattleState, given: NonNullable<Position['tokens']>): void {
  if (given.length !== state.tokens.length)
    throw badPosition(`the mission has ${state.tokens.length} tokens`);
  state.tokens = state.tokens.map((token, number) => {
    const { at, turned = false, carrier } = entry(given, number);
    const [owner = 0, ofSeat = 0, figure = 0] = carrier ?? [];
    const by = carrier === undefined ? none : figureNumber(groupNumber(owner, ofSeat), figure);
    if (by !== none && state.players[owner]?.groups[ofSeat]?.figures[figure]?.place == null)
      throw badPosition(`token ${number} is carried by nobody`);
    return {
      ...token,
      space: at === undefined ? none : placeIn(terms, state, at).space,
      turned,
      carrier: by,
    };
  });
}

/** All figures stand where they may end a movement. */
function checkFeet(terms: Terms, state: BattleState): void {
  const { map, names } = missionOf(terms, state);
  forEachOnMap(state, (figure, _record, at) => {
    if (spacesUnder(map, fighterOf(terms, state, figure).base, at).length === 0)
      throw badPosition(`a figure at ${entry(names, at.space)} sticks out of the map`);
  });
  const { battlefield, figures } = sceneOf(terms, state);
  for (const [index, { place: at }] of battlefield.situation.figures.entries()) {
    if (figures[index] !== undefined && !canBePlaced(battlefield, index, at))
      throw badPosition(`no figure can stand at ${entry(names, at.space)} like this`);
  }
}
