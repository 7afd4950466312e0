import { once } from '../../common/once.ts';
import { type DeckName, deckNames, type ForcesCard, type Pack, type StartingCard } from './pack.ts';

/** A pack, prepared for quick answers. Cards of the Forces are numbered through all decks, in the order of the decks. */
export interface CompiledPack {
  readonly forces: readonly ForcesCard[];
  /** The deck of each card of the Forces. */
  readonly deckOf: readonly DeckName[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The numbers of the cards of each deck. */
  readonly numbersOf: Readonly<Record<DeckName, readonly number[]>>;
  /** The starting cards of each player board, from board 1 on. */
  readonly starting: readonly (readonly StartingCard[])[];
}

/** The pack in the form with which the rules work; made once for each pack. */
export const compile = once(compilePack);

function compilePack({ decks, starting }: Pack): CompiledPack {
  const forces = deckNames.flatMap((name) => decks[name]);
  const deckOf = deckNames.flatMap((name) => decks[name].map(() => name));
  const numbersOf = (name: DeckName): number[] =>
    deckOf.flatMap((deck, number) => (deck === name ? number : []));
  const boards = Math.max(...starting.map(({ board }) => board));
  return {
    forces,
    deckOf,
    numberOf: new Map(forces.map(({ id }, number) => [id, number])),
    numbersOf: { yellow: numbersOf('yellow'), orange: numbersOf('orange'), black: numbersOf('black') },
    starting: Array.from({ length: boards }, (_, index) =>
      starting.filter(({ board }) => board === index + 1),
    ),
  };
}
