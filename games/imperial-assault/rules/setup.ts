import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { AutomaticStep, Frame, Given, Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { Choice } from './choice.ts';
import { missionOf, ruleOf } from './drawn-mission.ts';
import { announce } from './effects/announce.ts';
import { pushDraw } from './effects/fetching.ts';
import type { Event } from './event.ts';
import type { Fielded } from './fielded.ts';
import type { Terms } from './options.ts';
import { pushSquads } from './squads.ts';
import {
  type BattleState,
  type BattleTurn,
  type ChoiceOf,
  type Figure,
  type Group,
  type MissionToken,
  none,
  type Player,
  playerOf,
  seatsFrom,
  type Upgrade,
} from './state.ts';

type Automatic = AutomaticStep<BattleState, Frame, Event>;

/** Command cards that each player draws at the start (A14). */
const firstHandSize = 3;

/** The state before anything is revealed. Throws {@link InputError} where the match has no mission for so many seats. */
export function setup(terms: Terms, seats: number, _chance: Chance, given: Given<Fielded>): BattleState {
  if (missionsFor(terms, seats).length === 0) {
    throw new InputError('bad-options', `there is no mission for ${seats} players`);
  }
  const state = emptyState(terms, seats);
  state.stack = [{ step: 'opening' }];
  if (terms.own) {
    for (const [seat, army] of given.bring.entries()) giveArmy(terms, state, seat, army);
  }
  return state;
}

/** A table with nothing on it. */
export function emptyState(terms: Terms, seats: number): BattleState {
  const players = Array.from(
    { length: seats },
    (): Player => ({
      groups: [],
      points: 0,
      pointsForDefeated: 0,
      zone: none,
      upgrades: [],
      deck: [],
      hand: [],
      discard: [],
      shown: [],
      squads: [[], []],
      out: 0,
    }),
  );
  return {
    stack: [],
    content: terms.content.hash,
    mission: none,
    sides: players.map((_, seat) => seat),
    players,
    cards: [],
    located: [],
    openDoors: [],
    rubble: [],
    shields: [],
    tokens: [],
    round: 0,
    initiative: none,
    activation: null,
    waiting: [],
    missionUses: players.map(() => 0),
    held: null,
    lasting: [],
    used: [],
    orders: [],
    silenced: [],
    waiters: [],
    played: [],
    last: null,
    latest: [],
    ending: null,
    tieRolls: null,
  };
}

/** The tokens of a mission as they are laid out. */
export function freshTokens({ tokens }: CompiledMission): readonly MissionToken[] {
  return tokens.map((token) => ({ ...token, carrier: none, turned: false, damage: 0 }));
}

/** The missions that so many players can play. */
function missionsFor({ missions }: Terms, seats: number): number[] {
  return [...missions.keys()].filter((number) => entry(missions, number).mission.players === seats);
}

/** Gives a seat an army: its groups, none of them on the map, its upgrades and its deck, in the order of the pack. */
export function giveArmy(
  terms: Terms,
  state: BattleState,
  seat: Seat,
  { fighters, upgrades, commands }: Fielded,
): void {
  const player = playerOf(state, seat);
  player.groups = fighters.map((card) => groupWith(terms, card));
  player.upgrades = upgrades.map(
    (card): Upgrade => ({ card, host: none, exhausted: false, depleted: false }),
  );
  player.deck = commands.map((_, index) => state.cards.length + index);
  state.cards = [...state.cards, ...commands];
  state.located = [...state.located, ...commands.map(() => 0)];
}

/** A group as its card says, not yet deployed. */
export function groupWith({ fighters }: Terms, card: number): Group {
  const { size, companion } = entry(fighters, card);
  return {
    card,
    companion,
    figures: Array.from({ length: size }, () => freshFigure),
    ready: true,
    form: none,
    host: none,
    attached: [],
  };
}

export const freshFigure: Figure = {
  place: null,
  defeated: false,
  damage: 0,
  conditions: 0,
  tokens: [],
  extraActions: 0,
};

/** The armies are revealed; the one of lower cost starts with the initiative (A14). */
function openingStep(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, chance, emit } = turn;
      if (!terms.own) dealArmies(terms, turn);
      const costs = state.players.map((_, seat) => costOf(terms, state, seat));
      for (const [seat, cost] of costs.entries()) {
        chance.shuffle(playerOf(state, seat).deck);
        const { groups, upgrades } = playerOf(state, seat);
        const cardsOf = (of: readonly { readonly card: number }[]): number[] => of.map(({ card }) => card);
        emit?.({ kind: 'army', seat, cost, fighters: cardsOf(groups), upgrades: cardsOf(upgrades) });
      }
      stack[stack.length - 1] = { step: 'mission' };
      const [schemer, ...others] = schemersOf(terms, state);
      if (schemer !== undefined && others.length === 0) {
        const [only, ...more] = seatsFrom(state, schemer + 1).filter((seat) => seat !== schemer);
        if (only !== undefined && more.length === 0) takeInitiative(turn, only);
        else stack.push({ step: 'starter', seat: schemer });
        return;
      }
      const least = Math.min(...costs);
      const lowest = [...costs.keys()].filter((seat) => costs[seat] === least);
      takeInitiative(turn, entry(lowest, lowest.length === 1 ? 0 : chance.pick(lowest.length)));
    },
  };
}

function takeInitiative({ state, emit }: BattleTurn, seat: Seat): void {
  state.initiative = seat;
  emit?.({ kind: 'initiative', seat });
}

/** Seats without an army of their choice get ready ones, no two the same as far as there are enough. */
function dealArmies(terms: Terms, { state, chance }: BattleTurn): void {
  const free = [...terms.armies.keys()];
  const wanted = state.players.map((_, seat) =>
    terms.armies.findIndex(({ id }) => id === terms.chosen[seat]),
  );
  for (const number of wanted) {
    const place = free.indexOf(number);
    if (place >= 0 && free.length > 1) free.splice(place, 1);
  }
  chance.shuffle(free);
  for (const [seat, number] of wanted.entries()) {
    const dealt = number >= 0 ? number : entry(free, seat % free.length);
    giveArmy(terms, state, seat, entry(terms.armies, dealt));
  }
}

/** The deployment cost of an army, with its upgrades (A14, B8). */
function costOf({ fighters, upgrades }: Terms, state: BattleState, seat: Seat): number {
  const player = playerOf(state, seat);
  const ofGroups = player.groups.reduce((sum, { card }) => sum + entry(fighters, card).cost, 0);
  return player.upgrades.reduce((sum, { card }) => sum + entry(upgrades, card).cost, ofGroups);
}

/** The seats that choose their zone and leave the initiative to an opponent; of several, none does (B10). */
function schemersOf({ upgrades, effects }: Terms, state: BattleState): Seat[] {
  return [...state.players.keys()].filter((seat) =>
    playerOf(state, seat).upgrades.some(({ card }) =>
      entry(upgrades, card)
        .text.at('after-setup')
        .some((ability) =>
          ability.effects.some((effect) => entry(effects, effect).effect.do === 'choose-zone-last'),
        ),
    ),
  );
}

const starterStep: ChoiceOf<'starter'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (state, { seat }) =>
    seatsFrom(state, seat).flatMap((other): Choice[] =>
      other === seat ? [] : [{ kind: 'seat', seat: other }],
    ),
  refuse: (_state, _frame, _seat, choice) => (choice.kind === 'seat' ? 'not-hostile' : 'not-asked'),
  apply(turn, _frame, _seat, choice) {
    turn.stack.pop();
    if (choice.kind === 'seat') takeInitiative(turn, choice.seat);
  },
};

/** The mission is drawn, and its map set out; then everybody deploys, the player with initiative first (A14, B10). */
function missionStep(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, chance, emit } = turn;
      const drawn = missionsFor(terms, state.players.length);
      state.mission = entry(drawn, drawn.length === 1 ? 0 : chance.pick(drawn.length));
      emit?.({ kind: 'mission', mission: state.mission });
      const compiled = missionOf(terms, state);
      // Those opposite each other are a team (B10).
      if (compiled.mission.mode === 'team-battle') state.sides = state.players.map((_, seat) => seat % 2);
      state.tokens = freshTokens(compiled);
      stack[stack.length - 1] = { step: 'firstHand' };
      const seats = seatsFrom(state, state.initiative);
      for (const seat of seats.toReversed()) stack.push({ step: 'deploySeat', seat });
      const [schemer, ...others] = schemersOf(terms, state);
      if (schemer !== undefined && others.length === 0) stack.push({ step: 'zone', seat: schemer });
      if (ruleOf(terms, state, 'second-squad') !== undefined) pushSquads(turn);
    },
  };
}

/** Everybody draws the first hand (A14); then the first round begins. */
function firstHandStep(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack } = turn;
      stack[stack.length - 1] = { step: 'round' };
      announce(terms, turn, { at: 'after-setup' });
      for (const seat of seatsFrom(state, state.initiative).reverse()) pushDraw(turn, seat, firstHandSize);
    },
  };
}

/** The attachments of a seat are put on deployment cards, one after the other, at most one on each (B1). */
function attachStep(terms: Terms): ChoiceOf<'attach'> {
  return {
    kind: 'choice',
    seats: (_state, { seat }) => [seat],
    choices: (state, { seat, upgrade }) =>
      hostsOf(terms, state, seat, upgrade).map((group): Choice => ({ kind: 'group', group })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'group' ? 'not-a-host' : 'not-asked'),
    apply(turn, { upgrade }, seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'group') attach(turn, seat, upgrade, choice.group);
    },
  };
}

function attach({ state, emit }: BattleTurn, seat: Seat, upgrade: number, host: number): void {
  const player = playerOf(state, seat);
  player.upgrades = player.upgrades.map((one, place) => (place === upgrade ? { ...one, host } : one));
  emit?.({ kind: 'attached', seat, upgrade, group: host });
}

/** Asks a seat for the host of its next attachment, if there is any; where there is one host only, nobody is asked. */
export function asksForHost(terms: Terms, turn: BattleTurn, seat: Seat): boolean {
  const { state, stack } = turn;
  for (const [upgrade, { card, host }] of playerOf(state, seat).upgrades.entries()) {
    if (host !== none || entry(terms.upgrades, card).hosts === null) continue;
    const [only, ...others] = hostsOf(terms, state, seat, upgrade);
    if (only === undefined) continue;
    if (others.length > 0) {
      stack.push({ step: 'attach', seat, upgrade });
      return true;
    }
    attach(turn, seat, upgrade, only);
  }
  return false;
}

/** The groups on which an attachment can be put so that all others still find one. */
function hostsOf(terms: Terms, state: BattleState, seat: Seat, upgrade: number): number[] {
  const { groups, upgrades } = playerOf(state, seat);
  const taken = new Set(upgrades.map(({ host }) => host));
  const free = groups.flatMap((group, place) => {
    const number = (seat << 5) | place;
    return group.companion || taken.has(number) ? [] : [{ number, card: group.card }];
  });
  const waiting = upgrades.flatMap(({ card, host }, place) => {
    const { hosts } = entry(terms.upgrades, card);
    return host === none && hosts !== null && place !== upgrade ? [hosts] : [];
  });
  const own = entry(terms.upgrades, entry(upgrades, upgrade).card).hosts;
  return free.flatMap(({ number, card }) => {
    const rest = free.filter((other) => other.number !== number).map((other) => other.card);
    return own?.[card] === true && canPlaceAll(waiting, rest) ? [number] : [];
  });
}

/** Whether attachments can be put on cards, at most one on each. */
function canPlaceAll(attachments: readonly (readonly boolean[])[], cards: readonly number[]): boolean {
  const [hosts, ...rest] = attachments;
  if (hosts === undefined) return true;
  return cards.some((card, place) => hosts[card] === true && canPlaceAll(rest, cards.toSpliced(place, 1)));
}

export function setupSteps(terms: Terms) {
  return {
    opening: openingStep(terms),
    starter: starterStep,
    mission: missionStep(terms),
    attach: attachStep(terms),
    firstHand: firstHandStep(terms),
  } as const;
}
