import { once } from '../../common/once.ts';
import { type DeckName, deckNames, type ForcesCard, type Pack, type StartingCard } from './pack.ts';

/** A pack, prepared for quick answers. Cards of the Forces are numbered through all decks, in the order of the decks. */
export interface CompiledPack {
  readonly pack: Pack;
  readonly forces: readonly ForcesCard[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The numbers of the cards of each deck. */
  readonly numbersOf: Readonly<Record<DeckName, readonly number[]>>;
  /**
   * Behind the cards of the Forces the numbers go on with stand-ins: what is known of a card that is still to be dealt,
   * its deck and perhaps its ambush symbols. They lie on tables that somebody imagines, and never in a match.
   */
  readonly faces: readonly ForcesCard[];
  /** The deck of each card of the Forces, and of each stand-in. */
  readonly deckOf: readonly DeckName[];
  /** The starting cards of each player board, from board 1 on. */
  readonly starting: readonly (readonly StartingCard[])[];
}

/** Ambush symbols that a card can have, by the schema. */
const ambushes = Array.from({ length: 10 }, (_, ambush) => ambush);

/** The pack in the form with which the rules work; made once for each pack. */
export const compile = once(compilePack);

function compilePack(pack: Pack): CompiledPack {
  const { decks, starting } = pack;
  const forces = deckNames.flatMap((name): readonly ForcesCard[] => decks[name]);
  const standIns = deckNames.flatMap((deck) =>
    [0, ...ambushes].map((ambush) => ({
      deck,
      card: { id: '?', theme: '', symbol: 'none', count: 0, ambush } as const,
    })),
  );
  const deckOf = deckNames.flatMap((name) => decks[name].map(() => name));
  const numbersOf = (name: DeckName): number[] =>
    deckOf.flatMap((deck, number) => (deck === name ? number : []));
  const boards = Math.max(...starting.map(({ board }) => board));
  return {
    pack,
    forces,
    numberOf: new Map(forces.map(({ id }, number) => [id, number])),
    numbersOf: { yellow: numbersOf('yellow'), orange: numbersOf('orange'), black: numbersOf('black') },
    faces: [...forces, ...standIns.map(({ card }) => card)],
    deckOf: [...deckOf, ...standIns.map(({ deck }) => deck)],
    starting: Array.from({ length: boards }, (_, index) =>
      starting.filter(({ board }) => board === index + 1),
    ),
  };
}

/** The stand-in for a card of a deck, with so many ambush symbols if that is known. */
export function standIn({ forces }: CompiledPack, deck: DeckName, ambush?: number): number {
  const kinds = ambushes.length + 1;
  return forces.length + deckNames.indexOf(deck) * kinds + (ambush === undefined ? 0 : ambush + 1);
}

/** Whether a number is that of a stand-in. */
export function isStandIn({ forces }: CompiledPack, number: number): boolean {
  return number >= forces.length;
}

/** The ambush symbols that are known of a card, dealt or not. */
export function knownAmbush({ faces, forces }: CompiledPack, number: number): number | undefined {
  const kinds = ambushes.length + 1;
  const isOpen = number >= forces.length && (number - forces.length) % kinds === 0;
  return isOpen ? undefined : faces[number]?.ambush;
}
