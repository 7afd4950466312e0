import type { Chance } from '../../../kernel/chance.ts';
import type { AutomaticStep, Frame, Given, Seat, ValueStep } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { mostCopies } from '../content/check.ts';
import { draw, handLimit, type PocketTurn, takeTop } from './cards.ts';
import type { Event } from './event.ts';
import { countOf, type Fielded, forceSchema, type Pool, parseForce } from './force.ts';
import type { Terms } from './options.ts';
import { sampleForce } from './sample-force.ts';
import {
  codeOf,
  type FrameOf,
  mostObjectives,
  noCard,
  type PocketState,
  playerOf,
  playerWith,
} from './state.ts';

type Automatic = AutomaticStep<PocketState, Frame, Event>;

/** Units and cards in a game pack: the cards as on record (RB-BASE), the units are our choice. */
const unitsInPack = 3;
const cardsInPack = 6;
/** Game packs that a seat opens for a sealed match: enough for the force and the deck. */
function packsFor({ size }: Terms): number {
  return Math.max(7, Math.ceil(size / 4));
}

export function setup(terms: Terms, seats: number, _chance: Chance, given: Given<Fielded>): PocketState {
  const state: PocketState = {
    stack: [{ step: 'play' }, { step: 'begin' }, { step: 'opening' }],
    content: terms.content.hash,
    players: Array.from({ length: seats }, () => playerWith([])),
    first: -1,
    active: -1,
    round: 0,
    cards: [],
    located: [],
    lasting: [],
    last: null,
  };
  if (terms.forces !== 'own') return state;
  return given.bring.reduce((made, force, seat) => withForce(made, seat, force, false), state);
}

/** The state in which a seat has this force; `shown`: everybody knows its cards. Nobody knows their order. */
function withForce(state: PocketState, seat: Seat, { units, deck }: Fielded, shown: boolean): PocketState {
  const firstCard = state.cards.length;
  const players = state.players.map((player, other) =>
    other === seat
      ? {
          ...playerWith(units),
          deck: deck.map((_, index) => firstCard + index),
          ...(shown && { shown: deck }),
        }
      : player,
  );
  return {
    ...state,
    players,
    cards: [...state.cards, ...deck],
    located: [...state.located, ...deck.map(() => 0)],
  };
}

/** Gives a seat a force in the state of a match that has begun. */
function giveForce(state: PocketState, seat: Seat, force: Fielded, shown: boolean): void {
  Object.assign(state, withForce(state, seat, force, shown));
}

/** Ready fleets are dealt, or packs are opened. */
function openingOf(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, chance, emit } = turn;
      stack.pop();
      const seats = state.players.map((_, seat) => seat);
      if (terms.forces === 'fleets') {
        const free = terms.ready.map((_, index) => index);
        for (const id of terms.chosen) {
          const taken = free.findIndex((index) => terms.ready[index]?.id === id);
          if (taken >= 0 && free.length > 1) free.splice(taken, 1);
        }
        chance.shuffle(free);
        for (const seat of seats) {
          const wanted = terms.ready.find(({ id }) => id === terms.chosen[seat]);
          const fleet = wanted ?? entry(terms.ready, entry(free, seat % free.length));
          giveForce(state, seat, fleet, true);
          playerOf(state, seat).revealed = true;
          emit?.({ kind: 'force', seat, units: fleet.units, fleet: fleet.id });
        }
        return;
      }
      if (terms.forces === 'own') return;
      const pools = seats.map((seat) => openPacks(turn, seat, terms));
      if (terms.forces === 'two-packs') {
        for (const [seat, pool] of pools.entries()) {
          giveForce(state, seat, { units: pool.units, deck: pool.cards }, false);
        }
        return;
      }
      // The pools are kept in the frames of the lanes, where only their seats see them.
      stack.push({
        step: 'lanes',
        lanes: pools.map((pool, seat) => [{ step: 'build', seat, units: pool.units, cards: pool.cards }]),
      });
    },
  };
}

/** Opens game packs, and shows their seat what is in them. */
function openPacks({ chance, emit }: PocketTurn, seat: Seat, terms: Terms): Pool {
  const pool = samplePool(terms, chance);
  emit?.({ kind: 'opened', seat, ...pool }, [seat]);
  return pool;
}

/**
 * What a seat finds in its game packs: every unit and every card of the pack is as likely as any other. Of packs for a
 * sealed match, a card comes three times at most, as no deck may hold a fourth copy (ruling P6).
 */
export function samplePool(terms: Terms, chance: Chance): Pool {
  const alone = terms.forces === 'two-packs';
  const packs = alone ? 1 : packsFor(terms);
  const units = Array.from({ length: packs * unitsInPack }, () => chance.pick(terms.units.length));
  const left = terms.cards.map((_, card) => card);
  const cards: number[] = [];
  while (cards.length < packs * cardsInPack && left.length > 0) {
    const place = chance.pick(left.length);
    const card = entry(left, place);
    cards.push(card);
    if (!alone && countOf(cards, card) === mostCopies) left.splice(place, 1);
  }
  units.sort((a, b) => a - b);
  cards.sort((a, b) => a - b);
  return { units, cards };
}

/** A seat builds its force from what it found in its packs. */
function buildOf(terms: Terms): ValueStep<PocketState, FrameOf<'build'>, Fielded, Event> {
  return {
    kind: 'value',
    seats: (_state, { seat }) => [seat],
    schema: () => forceSchema,
    parse: (_state, frame, _seat, value) => parseForce(terms, value, frame),
    sample: (_state, frame, _seat, chance) => sampleForce(terms, chance, frame),
    apply({ state, stack, emit }, { seat }, _seat, force) {
      stack.pop();
      giveForce(state, seat, force, false);
      emit?.({ kind: 'built', seat });
    },
  };
}

/** Sets objectives, finds the first player, and has units placed (Setting up the game). */
function beginOf(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack, emit } = turn;
      stack.pop();
      for (const [seat, player] of state.players.entries()) {
        turn.chance.shuffle(player.deck);
        const count = terms.forces === 'two-packs' ? 1 : mostObjectives;
        for (let slot = 0; slot < count; slot++) {
          player.slots.push(takeTop(turn, seat) ?? noCard);
          player.up.push(false);
        }
        emit?.({ kind: 'objectivesSet', seat, count });
      }
      state.first = rollForFirst(turn);
      emit?.({ kind: 'first', seat: state.first });
      stack.push({ step: 'draw' });
      const order = state.players.map((_, step) => (state.first + step) % state.players.length);
      if (terms.forces === 'two-packs') {
        for (const seat of order) {
          playerOf(state, seat).zones.fill(seat);
          showForce(turn, seat);
        }
      } else if (terms.together) {
        stack.push({ step: 'reveal' });
        stack.push({ step: 'lanes', lanes: state.players.map((_, seat) => [{ step: 'place', seat }]) });
      } else {
        // A force is secret until its seat places it.
        for (const seat of order.reverse()) stack.push({ step: 'place', seat }, { step: 'show', seat });
      }
    },
  };
}

/** All roll two dice; those with the highest sum roll again until one is alone (by any means, section 7). */
function rollForFirst({ state, chance, emit }: PocketTurn): Seat {
  let left = state.players.map((_, seat) => seat);
  for (let again = 0; again < mostTies; again++) {
    const rolls = state.players.map((_, seat) =>
      left.includes(seat) ? chance.roll(6) + chance.roll(6) : null,
    );
    state.last = { kind: 'first', sums: rolls };
    emit?.({ kind: 'rolledForFirst', rolls });
    const best = Math.max(...rolls.map((roll) => roll ?? 0));
    left = left.filter((seat) => rolls[seat] === best);
    if (left.length === 1) break;
  }
  return left.length === 1 ? entry(left, 0) : entry(left, chance.pick(left.length));
}

/** After so many ties one of the seats is picked, so that the dice come to an end. */
const mostTies = 3;

/** Everybody learns the force of a seat. */
export function showForce({ state, emit }: PocketTurn, seat: Seat): void {
  const player = playerOf(state, seat);
  if (player.revealed) return;
  player.revealed = true;
  emit?.({ kind: 'force', seat, units: player.kinds });
}

const show: AutomaticStep<PocketState, FrameOf<'show'>, Event> = {
  kind: 'automatic',
  run(turn, { seat }) {
    turn.stack.pop();
    showForce(turn, seat);
  },
};

/** Forces that were placed at the same time are shown together. */
const reveal: Automatic = {
  kind: 'automatic',
  run(turn) {
    turn.stack.pop();
    for (const [seat, { zones, kinds }] of turn.state.players.entries()) {
      showForce(turn, seat);
      for (const [number, zone] of zones.entries()) {
        if (zone === seat)
          turn.emit?.({ kind: 'placed', unit: codeOf(seat, number), unitKind: entry(kinds, number) });
      }
    }
  },
};

/** Everybody draws the first hand. */
function drawOf(terms: Terms): Automatic {
  return {
    kind: 'automatic',
    run(turn) {
      turn.stack.pop();
      for (const [seat] of turn.state.players.entries()) draw(turn, seat, handLimit(terms, turn.state, seat));
    },
  };
}

export function setupSteps(terms: Terms) {
  return {
    opening: openingOf(terms),
    build: buildOf(terms),
    begin: beginOf(terms),
    show,
    reveal,
    draw: drawOf(terms),
  } as const;
}
