import type { Chance } from '../../../kernel/chance.ts';
import { InputError } from '../../../kernel/error.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { compile } from '../content/compile.ts';
import { type DeckName, deckNames, type Pack } from '../content/pack.ts';
import type { Options } from './options.ts';
import { blackDeck, emptyTable, faceDown } from './setup.ts';
import {
  type ConflictFrame,
  type ConflictState,
  type DeckCard,
  everybody,
  type Half,
  type HandCard,
  type Known,
  knownTo,
  nobody,
} from './state.ts';
import type { DeckEntry, HandEntry, Table } from './table.ts';

/**
 * Sets a table out; what it does not name is dealt at random from the cards that it does not name, as it might have
 * come about. Throws {@link InputError} `bad-position`.
 */
export function setOut(table: Table, pack: Pack, options: Options, chance: Chance): ConflictState {
  const { forces, deckOf, numberOf } = compile(pack);
  const seats = table.seats ?? table.hands?.length ?? 2;
  if (table.hands !== undefined && table.hands.length !== seats) {
    throw wrong(`${table.hands.length} hands for ${seats} seats`);
  }
  const state = emptyTable(pack, options, seats);
  const { toMove = table.first ?? 0, first = 0, marker = state.marker } = table;
  for (const seat of [toMove, first]) if (seat >= seats) throw wrong(`there is no seat ${seat}`);
  const last = pack.tracks[state.side].fields.length - 1;
  if (marker > last || (table.turnStart ?? 0) > last) throw wrong(`the track ends at ${last}`);
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
    result: table.result ?? null,
  });

  const left = new Set(forces.keys());
  /** Takes the card out of those that are not named yet. */
  const named = (id: string, deck?: DeckName): number => {
    const card = numberOf.get(id);
    if (card === undefined || (deck !== undefined && deckOf[card] !== deck)) {
      throw wrong(`there is no card ${id}${deck === undefined ? '' : ` in the ${deck} deck`}`);
    }
    if (!left.delete(card)) throw wrong(`${id} is there twice`);
    return card;
  };
  state.discard = (table.discard ?? []).map((id) => named(id));
  for (const field of state.leaders) {
    const { hero } = table.leaders?.[field.id] ?? {};
    if (hero === undefined) continue;
    const card = forces.find((one) => one.hero === hero);
    if (card === undefined) throw wrong(`there is no hero ${hero}`);
    named(card.id);
    field.hero = hero;
  }
  const known = deckNames.map((name) =>
    (table.decks?.[name] ?? []).map(({ card }) => (card === undefined ? undefined : named(card, name))),
  );
  const coverIds = state.leaders.map(({ id }) => table.leaders?.[id]?.cover);
  const isBack = (cover: string): boolean => deckNames.some((name) => name === cover);
  const covers = coverIds.map((cover) => (cover === undefined || isBack(cover) ? undefined : named(cover)));
  const hands = (table.hands ?? []).map((hand) =>
    hand.map((entry) => (entry.card === undefined ? undefined : named(entry.card))),
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
  const isHero = (card: number): boolean => forces[card]?.hero !== undefined;

  // Heroes first: everybody knows how many are left in each half of the Black deck.
  const black = table.decks?.black;
  const halfOf = (entry: DeckEntry): Half | undefined => entry.half;
  if (black !== undefined && table.heroes !== undefined) {
    for (const half of ['upper', 'lower'] as const) {
      const open = [...black.entries()].flatMap(([at, entry]) =>
        halfOf(entry) === half && known[2]?.[at] === undefined ? [at] : [],
      );
      const seen = [...black.entries()].filter(([at, entry]) => {
        const card = known[2]?.[at];
        return halfOf(entry) === half && card !== undefined && isHero(card);
      }).length;
      chance.shuffle(open);
      for (let missing = table.heroes[half] - seen; missing > 0; missing--) {
        const at = open.pop();
        const hero = poolOf('black').find(isHero);
        if (at === undefined || hero === undefined) throw wrong(`the ${half} half cannot hold its heroes`);
        poolOf('black').splice(poolOf('black').indexOf(hero), 1);
        const row = known[2];
        if (row !== undefined) row[at] = hero;
      }
    }
  }

  /** Deals an unnamed card to a place of which back and ambush symbols are known. */
  const deal = (deck: DeckName, ambush: number): number => {
    const pool = poolOf(deck);
    const at = pool.findIndex((card) => forces[card]?.ambush === ambush && !isHero(card));
    const [card] = at < 0 ? [] : pool.splice(at, 1);
    if (card === undefined) throw wrong(`no ${deck} card with ${ambush} ambush symbols is left`);
    return card;
  };
  state.hands = Array.from({ length: seats }, (_, seat) =>
    (table.hands?.[seat] ?? []).map((entry, at): HandCard => {
      const card = hands[seat]?.[at] ?? deal(entry.deck ?? 'yellow', entry.ambush ?? 0);
      const usual = state.open ? everybody : entry.card === undefined ? nobody : everybody;
      return { card, known: knownBy(entry, usual), late: entry.late ?? false };
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
    if (chosen === undefined) throw wrong(`no ${cover} card can lie on ${field.id}`);
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
        if (card === undefined) throw wrong(`the ${name} deck has more cards than are left`);
        const up = entry.up ?? false;
        return { card, up, known: up ? everybody : knownBy(entry, nobody), half: entry.half ?? null };
      })
      .reverse();
  }
  // What no place was named for has left the game, if the position does not say what lies there.
  const nowhere = deckNames.flatMap((name) => poolOf(name));
  if (nowhere.some(isHero)) throw wrong('a hero is nowhere');
  if (table.discard === undefined) state.discard.push(...nowhere.sort((a, b) => a - b));
  else if (nowhere.length > 0) throw wrong(`${nowhere.length} cards are nowhere`);

  const dice = table.dice ?? [];
  if (dice.some((value) => !pack.dice.includes(value))) throw wrong('a die has no such face');
  state.dice = dice.map((value, at) => ({ value, used: table.used?.includes(at + 1) ?? false }));
  state.stack = state.result === null ? stackOf(table, state) : [];
  return state;
}

function knownBy({ known }: DeckEntry | HandEntry, usual: Known): Known {
  if (known === undefined) return usual;
  return known.reduce((all: Known, viewer: Viewer) => all | knownTo(viewer), nobody);
}

/** The frames that lie under a question. */
function stackOf(
  { stage = 'turn', rerolls = 2, order, playing, count = 1 }: Table,
  state: ConflictState,
): ConflictFrame[] {
  const ending: ConflictFrame[] = [{ step: 'turn' }, { step: 'endTurn' }];
  const leading: ConflictFrame[] = [...ending, { step: 'field' }, { step: 'leaders' }];
  const rolling: ConflictFrame[] = [...leading, { step: 'distract' }, { step: 'playCard' }, { step: 'dice' }];
  const needsDice = stage === 'reroll' || stage === 'useDice' || (stage === 'order' && order?.to === 'top');
  if (needsDice && state.dice.length === 0) throw wrong(`at "${stage}" the dice must be given`);
  switch (stage) {
    case 'first':
      return [{ step: 'first' }];
    case 'turn':
      return [{ step: 'turn' }];
    case 'reroll':
      if (!state.dice.some(({ value }) => value > 0)) throw wrong('no die can be rolled again');
      return [...rolling, { step: 'reroll', left: rerolls }];
    case 'useDice':
      return [...rolling, { step: 'useDice' }];
    case 'playCard':
      return [...leading, { step: 'distract' }, { step: 'playCard' }];
    case 'cover':
      return [...leading, { step: 'cover' }];
    case 'order': {
      if (order === undefined || order.count > state.decks[order.deck].length) {
        throw wrong('the cards to be put in order are not there');
      }
      const ordering: ConflictFrame = { step: 'order', ...order };
      if (order.to === 'top') return [...rolling, ordering];
      if (!state.pack.starting.some(({ id }) => id === playing))
        throw wrong('no starting card is being played');
      return [...leading, { step: 'distract' }, { step: 'symbols', card: playing ?? '' }, ordering];
    }
    case 'discard':
      if ((state.hands[state.toMove]?.length ?? 0) <= count)
        throw wrong('there is nothing to choose for discarding');
      return [...ending, { step: 'discard', count }];
  }
}

function wrong(message: string): InputError {
  return new InputError('bad-position', message);
}
