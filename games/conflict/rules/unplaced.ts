import type { Chance } from '../../../kernel/chance.ts';
import { badPosition } from '../../common/bad-position.ts';
import { type CompiledPack, standIn } from '../content/compile.ts';
import { type DeckName, deckNames, type Hero } from '../content/pack.ts';

/** The cards of a deck that have no place yet. */
interface Pool {
  readonly cards: number[];
  /** Whether all orders of them are equally likely. */
  shuffled: boolean;
}

/**
 * The cards that have no place yet while a table is set out: taken first by name, and then at random. Chance is only
 * asked for shuffles, so that whoever scripts the dice that follow need not know what is dealt. Without chance nothing
 * is dealt at random: the places get stand-ins.
 */
export class Unplaced {
  private readonly pack: CompiledPack;
  private readonly chance: Chance | undefined;
  private readonly placed: Uint8Array;
  private pools: Record<DeckName, Pool> | undefined;

  constructor(pack: CompiledPack, chance: Chance | undefined) {
    this.pack = pack;
    this.chance = chance;
    this.placed = new Uint8Array(pack.forces.length);
  }

  /** Takes the card of that name. */
  take(id: string, deck?: DeckName): number {
    const number = this.pack.numberOf.get(id);
    if (number === undefined || (deck !== undefined && this.pack.deckOf[number] !== deck)) {
      badPosition(`there is no card ${id}${deck === undefined ? '' : ` in the ${deck} deck`}`);
    }
    if (this.placed[number] !== 0) badPosition(`${id} is there twice`);
    this.placed[number] = 1;
    return number;
  }

  /** The same for a place where no hero can be (p. 5). */
  takeOrdinary(id: string): number {
    const number = this.take(id);
    if (this.isHero(number)) badPosition(`${id} is a hero, who goes to the leaders`);
    return number;
  }

  takeHero(hero: Hero): void {
    const card = this.pack.forces.find((one) => one.hero === hero);
    if (card === undefined) badPosition(`there is no hero ${hero}`);
    this.take(card.id);
  }

  /** The heroes that are left. From here on nothing is taken by name any more. */
  takeHeroes(): number[] {
    const { cards } = this.pool('black');
    const heroes = cards.filter((number) => this.isHero(number));
    for (const hero of heroes) cards.splice(cards.indexOf(hero), 1);
    return heroes;
  }

  /** A card of a deck, all equally likely; with `ambush`, one with so many ambush symbols. */
  deal(deck: DeckName, ambush?: number): number | undefined {
    if (this.chance === undefined) return standIn(this.pack, deck, ambush);
    const pool = this.pool(deck);
    if (!pool.shuffled) this.chance.shuffle(pool.cards);
    pool.shuffled = true;
    if (ambush === undefined) return pool.cards.pop();
    const at = pool.cards.findLastIndex((number) => this.pack.forces[number]?.ambush === ambush);
    const [number] = at < 0 ? [] : pool.cards.splice(at, 1);
    // Those that were passed over are not such cards, which tells something about them.
    pool.shuffled = at === pool.cards.length;
    return number;
  }

  /** All cards that are left of a deck, in random order. */
  dealAll(deck: DeckName): number[] {
    const { cards } = this.pool(deck);
    this.chance?.shuffle(cards);
    return cards.splice(0);
  }

  /** All cards that have found no place; none where they are still to be dealt. */
  rest(): number[] {
    if (this.chance === undefined) return [];
    return deckNames.flatMap((deck) => this.pool(deck).cards).sort((a, b) => a - b);
  }

  private isHero(number: number): boolean {
    return this.pack.forces[number]?.hero !== undefined;
  }

  private pool(deck: DeckName): Pool {
    this.pools ??= { yellow: this.left('yellow'), orange: this.left('orange'), black: this.left('black') };
    return this.pools[deck];
  }

  private left(deck: DeckName): Pool {
    return {
      cards: this.pack.numbersOf[deck].filter((number) => this.placed[number] === 0),
      shuffled: false,
    };
  }
}
