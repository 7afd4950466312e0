import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { once } from '../../common/once.ts';
import { freeCopies, openPlaces } from './dealing.ts';
import type { Part } from './event.ts';
import { cardsFrom } from './imagine.ts';
import type { Terms } from './options.ts';
import { carryOut, chanceOf, diceOf, leastThat, quietTurn } from './preview.ts';
import { addCard, seenState } from './seen.ts';
import { copy, type PocketState, playerOf, type UnitCode, zoneOf } from './state.ts';
import { reveal, strikeResultOf } from './strike.ts';
import { guardOf, strikeValue } from './values.ts';
import type { View } from './view.ts';

/** What a unit can do in a strike. Chances go from 0 to 1. */
export interface StrikerForecast {
  readonly unit: UnitCode;
  /** The chance that it comes to strike: the objective still stands, and the unit is still there. */
  readonly strikes: number;
  /** The chance that it destroys the objective once it strikes. */
  readonly hit: number;
  /** The chance that it is this unit that destroys the objective. */
  readonly destroys: number;
  /** The least base roll that destroys the objective, 13 if none does; undefined where it faces a card unknown to the viewer. */
  readonly needs: number | undefined;
  /** What is added to its base roll, part by part. */
  readonly attack: readonly Part[];
}

/** What can come of strikes on one objective. */
export interface StrikeForecast {
  /** The chance that the objective is destroyed. */
  readonly destroy: number;
  /** In the order in which they strike. */
  readonly strikers: readonly StrikerForecast[];
  /** The parts of what a strike has to reach; undefined where the viewer does not know the card. */
  readonly guard: readonly Part[] | undefined;
}

/** An objective, and who strikes it in which order. */
interface Attempt {
  readonly target: Seat;
  readonly slot: number;
  readonly units: readonly UnitCode[];
  /** By the place of each unit in `units`: see {@link StrikerForecast}. */
  readonly strikes: number[];
  readonly destroys: number[];
}

/**
 * What can come of strikes on an objective by these units, one after the other in this order. Where the viewer does not
 * know a card, each counts as often as `imagine` would put it there. The chances are exact, but for what somebody may
 * choose to do by the ability of a revealed objective: nothing of that is done.
 */
export function forecastStrike(
  terms: Terms,
  view: View,
  target: Seat,
  slot: number,
  units: readonly UnitCode[],
): StrikeForecast {
  const state = seenState(view);
  const attempt: Attempt = {
    target,
    slot,
    units,
    strikes: units.map(() => 0),
    destroys: units.map(() => 0),
  };
  const objective = view.players[target]?.objectives[slot];
  const card = objective?.card;
  // A combat card that withstands the first of them is replaced by one that nobody knows.
  const facing = card === undefined ? 0 : entry(terms.cards, card).objective ? units.length : 1;
  if (card !== undefined) {
    if (objective?.up === false) turnUp(terms, state, attempt);
    strikeKnown(terms, state, { ...attempt, units: units.slice(0, facing) }, 0, 1);
  }
  if (facing < units.length) {
    const pool = poolOf(terms, view, target);
    const left = card === undefined ? pool : afterDiscard(pool, entry(likeness(terms), card));
    strikeUnknown(terms, state, attempt, left, facing, 1 - sumOf(attempt.destroys));
  }
  const guard: Part[] = [];
  if (card !== undefined) guardOf(terms, state, target, slot, (part) => guard.push(part));
  return {
    destroy: sumOf(attempt.destroys),
    strikers: units.map((unit, place) => {
      const attack: Part[] = [];
      strikeValue(terms, state, unit, (part) => attack.push(part));
      const [strikes, destroys] = [entry(attempt.strikes, place), entry(attempt.destroys, place)];
      const hit = strikes === 0 ? 0 : destroys / strikes;
      const needs = place < facing ? leastToHit(terms, state, attempt, unit) : undefined;
      return { unit, strikes, hit, destroys, needs, attack };
    }),
    guard: card === undefined ? undefined : guard,
  };
}

/** Turns the objective face up, with what it does at once. */
function turnUp(terms: Terms, state: PocketState, { target, slot }: Attempt): void {
  const turn = quietTurn(state);
  reveal(terms, turn, target, slot);
  carryOut(terms, turn);
}

/** The units from a place on strike an objective that lies face up, which comes about with this probability. */
function strikeKnown(
  terms: Terms,
  state: PocketState,
  attempt: Attempt,
  from: number,
  probability: number,
): void {
  const { target, units, strikes, destroys } = attempt;
  let left = probability;
  for (let place = from; place < units.length; place++) {
    const unit = entry(units, place);
    if (zoneOf(state, unit) !== target) continue;
    const hit = left * chanceToHit(terms, state, attempt, unit);
    strikes[place] = entry(strikes, place) + left;
    destroys[place] = entry(destroys, place) + hit;
    left -= hit;
  }
}

function chanceToHit(terms: Terms, state: PocketState, attempt: Attempt, unit: UnitCode): number {
  return chanceOf(leastToHit(terms, state, attempt, unit));
}

function leastToHit(terms: Terms, state: PocketState, { target, slot }: Attempt, unit: UnitCode): number {
  return leastThat(
    (sum) => strikeResultOf(terms, state, { unit, target, slot, dice: diceOf(sum) }, false).hit,
  );
}

/**
 * The cards that can lie on a place that the viewer does not know. Combat cards of equal defense are counted as one
 * card, because nothing else about them matters here.
 */
interface Pool {
  /** How many of each card are known to lie on the open places. */
  readonly named: readonly number[];
  /** On so many more places any card can lie, of which each free copy is as likely. */
  readonly any: number;
  readonly free: readonly number[];
  /** The cards left in the deck, and those in the discard pile, of which an empty deck is made again. */
  readonly deck: number;
  readonly discard: readonly number[];
}

/** For each card of the pack the first one that is the same to whoever strikes it. */
const likeness = once(({ cards }: Terms): readonly number[] =>
  cards.map((card, number) =>
    card.objective ? number : cards.findIndex((other) => !other.objective && other.guard === card.guard),
  ),
);

function counted(terms: Terms, cards: readonly number[]): number[] {
  const counts = terms.cards.map(() => 0);
  for (const card of cards) {
    const like = entry(likeness(terms), card);
    counts[like] = entry(counts, like) + 1;
  }
  return counts;
}

/** What a viewer knows of the cards of a seat that it cannot see. */
function poolOf(terms: Terms, view: View, seat: Seat): Pool {
  const seen = entry(view.players, seat);
  const known = cardsFrom(view, seen, seat);
  const free = freeCopies(terms, known).flatMap((copies, card) => Array<number>(copies).fill(card));
  return {
    named: counted(terms, known.somewhere),
    any: openPlaces(known) - known.somewhere.length,
    free: counted(terms, free),
    deck: seen.deck,
    discard: counted(terms, seen.discard),
  };
}

/** The cards that a place of the pool can hold, with the pool that is left then. */
function drawsFrom(
  terms: Terms,
  pool: Pool,
): readonly { readonly card: number; readonly chance: number; readonly left: Pool }[] {
  const { named, any, free } = pool;
  const places = sumOf(named) + any;
  const copies = sumOf(free);
  return terms.cards.flatMap((_, card) => {
    const ofNamed = entry(named, card);
    const ofFree = entry(free, card);
    return [
      ...(ofNamed > 0
        ? [{ card, chance: ofNamed / places, left: { ...pool, named: without(named, card) } }]
        : []),
      ...(any > 0 && ofFree > 0
        ? [
            {
              card,
              chance: (any / places) * (ofFree / copies),
              left: {
                ...pool,
                any: any - 1,
                free: terms.forces === 'two-packs' ? free : without(free, card),
              },
            },
          ]
        : []),
    ];
  });
}

/** The pool after a combat card was discarded, and before the top card of the deck takes its place. */
function afterDiscard(pool: Pool, card: number): Pool {
  const discard = pool.discard.map((count, other) => (other === card ? count + 1 : count));
  if (pool.deck > 0) return { ...pool, discard, deck: pool.deck - 1 };
  const none = discard.map(() => 0);
  return { named: discard, any: 0, free: none, deck: sumOf(discard) - 1, discard: none };
}

/**
 * The units from a place on strike an objective that the viewer does not know, which comes about with this probability. A
 * combat card that withstands is replaced by another card that nobody knows, so that the next unit strikes that one.
 */
function strikeUnknown(
  terms: Terms,
  state: PocketState,
  attempt: Attempt,
  start: Pool,
  from: number,
  probability: number,
): void {
  let pools: readonly { readonly pool: Pool; readonly probability: number }[] = [
    { pool: start, probability },
  ];
  for (const [place, unit] of attempt.units.entries()) {
    if (place < from) continue;
    const revealed = new Map<number, number>();
    const next = new Map<string, { readonly pool: Pool; readonly probability: number }>();
    for (const { pool, probability } of pools) {
      for (const { card, chance, left } of drawsFrom(terms, pool)) {
        const comes = probability * chance;
        revealed.set(card, (revealed.get(card) ?? 0) + comes);
        if (entry(terms.cards, card).objective) continue;
        const fails = comes * (1 - chanceToHit(terms, withObjective(state, attempt, card), attempt, unit));
        const after = afterDiscard(left, card);
        const key = JSON.stringify(after);
        next.set(key, { pool: after, probability: (next.get(key)?.probability ?? 0) + fails });
      }
    }
    for (const [card, probability] of revealed) {
      const table = withObjective(state, attempt, card);
      turnUp(terms, table, attempt);
      const last = entry(terms.cards, card).objective ? attempt.units : attempt.units.slice(0, place + 1);
      strikeKnown(terms, table, { ...attempt, units: last }, place, probability);
    }
    pools = [...next.values()];
  }
}

/** The table with this card face up as the objective, before what it does at once. */
function withObjective(state: PocketState, { target, slot }: Attempt, card: number): PocketState {
  const table = { ...copy(state), cards: [...state.cards] };
  const { slots, up } = playerOf(table, target);
  slots[slot] = addCard(table, card);
  up[slot] = true;
  return table;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function without(counts: readonly number[], card: number): number[] {
  return counts.map((count, other) => (other === card ? count - 1 : count));
}
