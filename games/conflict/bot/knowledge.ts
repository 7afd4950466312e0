import type { Seat } from '../../../kernel/game.ts';
import { once } from '../../common/once.ts';
import { type DeckName, deckNames, type ForcesCard, type Leader } from '../content/pack.ts';
import type { Terms } from '../rules/options.ts';
import type { BlackEntry } from '../rules/table.ts';
import type { View } from '../rules/view.ts';
import { type BlackPlace, type Depth, depthOf } from './depth.ts';

/** A card of a deck as far as a seat knows it: what it would do, on average where it is unknown. */
export interface Prospect {
  readonly card: ForcesCard | undefined;
  readonly up: boolean;
  /** Steps of the marker when it is drawn, and when a field plays it. */
  readonly drawn: number;
  readonly played: number;
  /** Retreat symbols, and others that move the marker forward. */
  readonly back: number;
  readonly forward: number;
  /** Symbols that would count instead of `drawn` if it lay face up. */
  readonly attack: number;
}

/** All that a seat can work out from its view about what comes. */
export interface BotKnowledge {
  readonly view: View;
  readonly seat: Seat;
  readonly terms: Terms;
  /** From the top. */
  readonly decks: Readonly<Record<DeckName, readonly Prospect[]>>;
  /** The Black deck, and where its heroes may lie. */
  readonly places: readonly BlackPlace[];
  readonly depth: Depth;
  /** The own cards of the Forces that are still in hand. */
  readonly hand: readonly ForcesCard[];
  /** Leaders without a hero, in their order. */
  readonly leaders: readonly Leader[];
}

export function knowledgeFrom(terms: Terms, view: View, seat: Seat): BotKnowledge {
  const cardOf = (id: string | undefined): ForcesCard | undefined => {
    const number = id === undefined ? undefined : terms.numberOf.get(id);
    return number === undefined ? undefined : terms.forces[number];
  };
  const faces = facesOf(terms);
  const unknown = unknownCards(view, terms, faces);
  const decks = { yellow: prospects('yellow'), orange: prospects('orange'), black: prospects('black') };
  const places = (view.decks.black ?? []).map(({ half = 'lower' }, at): BlackPlace => {
    const card = decks.black[at]?.card;
    return { half, hero: card === undefined ? undefined : card.hero !== undefined };
  });
  const hand = (view.hands[seat] ?? []).flatMap(({ card }) => cardOf(card) ?? []);
  return {
    view,
    seat,
    terms,
    decks,
    places,
    depth: depthOf(places, view.heroes),
    hand,
    leaders: terms.pack.leaders.filter(({ id }) => view.leaders[id]?.hero === undefined),
  };

  function prospects(deck: DeckName): Prospect[] {
    const usual = average(unknown[deck]);
    return (view.decks[deck] ?? []).map(({ card, up }: BlackEntry) => {
      const number = card === undefined ? undefined : terms.numberOf.get(card);
      return (number === undefined ? undefined : faces[up ? 'up' : 'down'][number]) ?? usual;
    });
  }
}

/** The cards of a pack as they lie face up and face down. */
interface Faces {
  readonly up: readonly Prospect[];
  readonly down: readonly Prospect[];
}

const facesOf = once(({ forces }: Terms): Faces => {
  return {
    up: forces.map((card) => prospect(card, true)),
    down: forces.map((card) => prospect(card, false)),
  };
});

function prospect(card: ForcesCard, up: boolean): Prospect {
  const attack = card.symbol === 'attack' ? card.count : 0;
  const back = card.symbol === 'retreat' ? card.count : 0;
  const forward = attack + (card.symbol === 'advance' ? card.count : 0);
  return { card, up, drawn: up ? attack : card.ambush, played: forward - back, back, forward, attack };
}

/** What a card does that lies face down and might be any of these. */
function average(cards: readonly Prospect[]): Prospect {
  const sum = { drawn: 0, played: 0, back: 0, forward: 0, attack: 0 };
  for (const card of cards) {
    sum.drawn += card.drawn;
    sum.played += card.played;
    sum.back += card.back;
    sum.forward += card.forward;
    sum.attack += card.attack;
  }
  const count = Math.max(1, cards.length);
  return {
    card: undefined,
    up: false,
    drawn: sum.drawn / count,
    played: sum.played / count,
    back: sum.back / count,
    forward: sum.forward / count,
    attack: sum.attack / count,
  };
}

/** The cards of each deck that the view does not name: in the deck face down, or in a hand that is secret. */
function unknownCards(view: View, { forces, numberOf, deckOf }: Terms, { down }: Faces) {
  const named = new Uint8Array(forces.length);
  const name = (id: string | undefined): void => {
    const number = id === undefined ? undefined : numberOf.get(id);
    if (number !== undefined) named[number] = 1;
  };
  for (const id of view.discard) name(id);
  for (const deck of deckNames) for (const { card } of view.decks[deck] ?? []) name(card);
  for (const hand of view.hands) for (const { card } of hand) name(card);
  for (const { hero, cover } of Object.values(view.leaders)) {
    name(cover);
    if (hero !== undefined) name(forces.find((card) => card.hero === hero)?.id);
  }
  const unknown: Record<DeckName, Prospect[]> = { yellow: [], orange: [], black: [] };
  for (const [number, card] of down.entries()) {
    if (named[number] === 0) unknown[deckOf[number] ?? 'yellow'].push(card);
  }
  return unknown;
}
