import type { Event } from '../rules/event.ts';
import { attack, type PocketMatch, type Setting } from './table.ts';

/** Sets out a table with the cards under test. */
export type Tables = (setting: Setting) => PocketMatch;

/** Shows something about a card on tables of its own; it throws where the card does something else. */
export type Proof = (table: Tables) => void;

/** What a card does, and where it does not work, by the titles of the tests. */
export interface CardTests {
  readonly works: Readonly<Record<string, Proof>>;
  readonly limits: Readonly<Record<string, Proof>>;
}

/** The tests of some cards, by their ids in the pack. */
export type TestsOfCards = Readonly<Record<string, CardTests>>;

interface Played {
  /** The units of the seat that plays the card; the first one fights. */
  readonly on: string;
  /** The units of the other seat; the first one fights. */
  readonly against?: string;
  /** The dice of the attacker, then those of the defender; only the unit with the card reaches 9 if nothing is said. */
  readonly rolls?: string;
  /** The unit with the card is the defender, so that it is b1, and not a1. */
  readonly defends?: boolean;
  /** The other seat plays this card. */
  readonly answer?: string;
  /** Answers to what is asked after the cards. */
  readonly answers?: readonly string[];
  /** The hand besides the card, and the deck. */
  readonly hand?: string;
  readonly deck?: string;
}

/** A battle in which a seat plays a card on its unit. */
export function playCard(
  table: Tables,
  card: string,
  { on, against = 'plain-2@mid', rolls, defends = false, answer, answers = [], hand, deck }: Played,
): { readonly match: PocketMatch; readonly events: Event[] } {
  const own = {
    units: on,
    hand: hand === undefined ? card : `${card} ${hand}`,
    ...(deck !== undefined && { deck }),
  };
  const other = { units: against, ...(answer !== undefined && { hand: answer }) };
  const match = table({
    seats: defends ? [other, own] : [own, other],
    rolls: rolls ?? (defends ? '1 1 3 4' : '3 4 1 1'),
  });
  const plays = [`play:${card}`, ...(answer === undefined ? [] : [`play:${answer}`])];
  const events = attack(match, 'a1 b1', ...(defends ? plays.reverse() : plays), ...answers);
  return { match, events };
}
