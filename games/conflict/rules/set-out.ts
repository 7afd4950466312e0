import type { Chance } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { badPosition } from '../../common/bad-position.ts';
import { compile } from '../content/compile.ts';
import { type DeckName, deckNames, type Pack } from '../content/pack.ts';
import { lastField } from './marker.ts';
import type { Options } from './options.ts';
import { placeHeroes } from './set-out-heroes.ts';
import { stackOf } from './set-out-stack.ts';
import { blackDeck, emptyTable, faceDown } from './setup.ts';
import {
  type ConflictState,
  type DeckCard,
  type DrawnCard,
  everybody,
  type HandCard,
  type Known,
  knownTo,
  nobody,
  type Result,
} from './state.ts';
import type { DeckEntry, HandEntry, Table } from './table.ts';

/**
 * Sets a table out; what it does not name is dealt at random from the cards that it does not name, as it might have
 * come about. Throws an InputError `bad-position`.
 */
export function setOut(table: Table, pack: Pack, options: Options, chance: Chance): ConflictState {
  const { forces, deckOf, numberOf } = compile(pack);
  const seats = table.seats ?? table.hands?.length ?? 2;
  if (table.hands !== undefined && table.hands.length !== seats) {
    badPosition(`${table.hands.length} hands for ${seats} seats`);
  }
  const state = emptyTable(pack, options, seats);
  const { toMove = table.first ?? 0, first = 0, marker = state.marker } = table;
  for (const seat of [toMove, first]) if (seat >= seats) badPosition(`there is no seat ${seat}`);
  const last = pack.tracks[state.side].fields.length - 1;
  if (marker > last || (table.turnStart ?? 0) >= last) badPosition(`the track ends at ${last}`);
  Object.assign(state, {
    toMove,
    first,
    marker,
    turnStart: table.turnStart ?? marker,
    aside: table.aside ?? false,
    asideNext: table.asideNext ?? false,
    stored: table.stored ?? 0,
    justStored: table.justStored ?? false,
    last: table.last ?? null,
  });

  const left = new Set(forces.keys());
  /** Takes the card out of those that are not named yet. */
  const named = (id: string, deck?: DeckName): number => {
    const card = numberOf.get(id);
    if (card === undefined || (deck !== undefined && deckOf[card] !== deck)) {
      badPosition(`there is no card ${id}${deck === undefined ? '' : ` in the ${deck} deck`}`);
    }
    if (!left.delete(card)) badPosition(`${id} is there twice`);
    return card;
  };
  const isHero = (card: number): boolean => forces[card]?.hero !== undefined;
  /** The same for a place where no hero can be (p. 5). */
  const ordinary = (id: string): number => {
    const card = named(id);
    if (isHero(card)) badPosition(`${id} is a hero, who goes to the leaders`);
    return card;
  };
  state.discard = (table.discard ?? []).map(ordinary);
  for (const field of state.leaders) {
    const { hero } = table.leaders?.[field.id] ?? {};
    if (hero === undefined) continue;
    const card = forces.find((one) => one.hero === hero);
    if (card === undefined) badPosition(`there is no hero ${hero}`);
    named(card.id);
    field.hero = hero;
  }
  checkLeaders(table, state);
  const known = deckNames.map((name) =>
    (table.decks?.[name] ?? []).map(({ card }) => (card === undefined ? undefined : named(card, name))),
  );
  const coverIds = state.leaders.map(({ id }) => table.leaders?.[id]?.cover);
  const isBack = (cover: string): boolean => deckNames.some((name) => name === cover);
  const covers = coverIds.map((cover) =>
    cover === undefined || isBack(cover) ? undefined : ordinary(cover),
  );
  const hands = (table.hands ?? []).map((hand) =>
    hand.map((entry) => (entry.card === undefined ? undefined : ordinary(entry.card))),
  );

  /** The unnamed cards of each deck, in random order. */
  const pools = new Map<DeckName, number[]>(
    deckNames.map((name) => {
      const pool = [...left].filter((card) => deckOf[card] === name);
      chance.shuffle(pool);
      return [name, pool];
    }),
  );
  const poolOf = (name: DeckName): number[] => pools.get(name) ?? [];
  const black = table.decks?.black;
  if (black !== undefined) {
    placeHeroes(black, known[2] ?? [], table.heroes, { pool: poolOf('black'), isHero }, chance);
  }

  /** Deals an unnamed card to a place of which back and ambush symbols are known. */
  const deal = (deck: DeckName, ambush: number): number => {
    const pool = poolOf(deck);
    const at = pool.findIndex((card) => forces[card]?.ambush === ambush && !isHero(card));
    const [card] = at < 0 ? [] : pool.splice(at, 1);
    if (card === undefined) badPosition(`no ${deck} card with ${ambush} ambush symbols is left`);
    return card;
  };
  state.hands = Array.from({ length: seats }, (_, seat) =>
    (table.hands?.[seat] ?? []).map((entry, at): HandCard => {
      const card = hands[seat]?.[at] ?? deal(entry.deck ?? 'yellow', entry.ambush ?? 0);
      const usual = state.open ? everybody : entry.card === undefined ? nobody : everybody;
      return { card, known: knownBy(entry, usual) | knownTo(seat), late: entry.late ?? false };
    }),
  );
  for (const [at, cover] of coverIds.entries()) {
    const field = state.leaders[at];
    if (field === undefined || cover === undefined) continue;
    const card = covers[at];
    if (card !== undefined) {
      field.cover = { card, known: state.open ? everybody : knownTo(toMove), late: false };
      continue;
    }
    // One of the cards that are listed with the hand, as far as anybody can tell.
    const hand = state.hands[toMove] ?? [];
    const able = hand.filter((one) => !one.late && deckOf[one.card] === cover);
    const chosen = able[able.length > 1 ? chance.pick(able.length) : 0];
    if (chosen === undefined) badPosition(`no ${cover} card can lie on ${field.id}`);
    hand.splice(hand.indexOf(chosen), 1);
    field.cover = chosen;
  }

  for (const [index, name] of deckNames.entries()) {
    const entries = table.decks?.[name];
    if (entries === undefined) {
      const rest = poolOf(name).splice(0);
      const heroes = rest.filter(isHero).length;
      state.decks[name] =
        name === 'black' && heroes === 3 ? blackDeck(pack, rest, chance) : rest.map((card) => faceDown(card));
      continue;
    }
    const cards = known[index] ?? [];
    state.decks[name] = entries
      .map((entry, at): DeckCard => {
        const card = cards[at] ?? poolOf(name).pop();
        if (card === undefined) badPosition(`the ${name} deck has more cards than are left`);
        const up = entry.up ?? false;
        return { card, up, known: up ? everybody : knownBy(entry, nobody), half: entry.half ?? null };
      })
      .reverse();
  }
  // What no place was named for has left the game, if the position does not say what lies there.
  const nowhere = deckNames.flatMap((name) => poolOf(name));
  if (nowhere.some(isHero)) badPosition('a hero is nowhere');
  if (table.discard === undefined) state.discard.push(...nowhere.sort((a, b) => a - b));
  else if (nowhere.length > 0) badPosition(`${nowhere.length} cards are nowhere`);

  // A card that somebody drew unseen is one of those in a hand that look so.
  const told = new Set((table.drawn ?? []).map(({ card }) => card));
  const unseen = state.hands
    .flat()
    .filter(({ card, known }) => known !== everybody && !told.has(forces[card]?.id));
  state.drawn = (table.drawn ?? []).map((entry): DrawnCard => {
    const { card: id, deck = 'yellow', ambush = 0 } = entry;
    const card = id === undefined ? takeLike(deck, ambush) : numberOf.get(id);
    if (card === undefined)
      badPosition(`nobody can have drawn ${id ?? `a ${deck} card with ${ambush} ambush symbols`}`);
    return { card, known: knownBy(entry, everybody) };
  });
  function takeLike(deck: DeckName, ambush: number): number | undefined {
    const at = unseen.findIndex(({ card }) => deckOf[card] === deck && forces[card]?.ambush === ambush);
    return at < 0 ? undefined : unseen.splice(at, 1)[0]?.card;
  }

  const dice = table.dice ?? [];
  if (dice.some((value) => !pack.dice.includes(value))) badPosition('a die has no such face');
  state.dice = dice.map((value, at) => ({ value, used: table.used?.includes(at + 1) ?? false }));
  state.result = resultOf(table, state);
  state.stack = state.result === null ? stackOf(table, state) : [];
  return state;
}

function knownBy({ known }: DeckEntry | HandEntry, usual: Known): Known {
  if (known === undefined) return usual;
  return known.reduce((all: Known, viewer: Viewer) => all | knownTo(viewer), nobody);
}

/** Heroes lie on the first leaders (p. 5), and cards only after step 3 (p. 7, 8). */
function checkLeaders({ stage, result, leaders }: Table, state: ConflictState): void {
  const found = state.leaders.filter(({ hero }) => hero !== null).length;
  if (state.leaders.slice(0, found).some(({ hero }) => hero === null)) {
    badPosition('heroes lie on the leaders in their order');
  }
  const covered = state.leaders.some(({ id }) => leaders?.[id]?.cover !== undefined);
  if (covered && stage !== 'discard' && result === undefined) {
    badPosition('cards lie on the leaders only at the end of a turn');
  }
}

/** Three heroes, the end of the track and a deck without cards end the match, and nothing else does (p. 3). */
function resultOf({ result }: Table, state: ConflictState): Result | null {
  const { leaders, marker, decks } = state;
  if (leaders.every(({ hero }) => hero !== null)) return agreed('heroes');
  if (marker === lastField(state)) return agreed('track');
  return result === undefined
    ? null
    : agreed(deckNames.some((name) => decks[name].length === 0) ? 'deck' : null);

  function agreed(found: Result | null): Result | null {
    if (result !== undefined && result !== found) badPosition(`the match has not ended by "${result}"`);
    return found;
  }
}
