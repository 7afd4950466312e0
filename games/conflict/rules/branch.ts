import { type DeckName, leaderNames, type Pack } from '../content/pack.ts';
import { stepsOf } from './marker.ts';
import type { BlackEntry } from './table.ts';
import type { Unknown } from './unknown.ts';

/** The decks from the top, as far as they are known. */
export type Decks = Readonly<Record<DeckName, readonly BlackEntry[]>>;

/** One way in which things can go. */
export interface Branch {
  readonly chance: number;
  readonly marker: number;
  /** Cards taken from each deck. */
  readonly taken: Readonly<Record<DeckName, number>>;
  readonly unknown: Readonly<Record<DeckName, Unknown>>;
  /** Leaders with a hero. */
  readonly held: number;
  readonly found: boolean;
  /** Cards of the Forces in the hand of who is to move. */
  readonly hand: number;
  readonly result?: 'win' | 'loss';
  /** Somebody is asked before anything else moves. */
  readonly asked?: true;
  /** The field that counts at the end of the turn. */
  readonly effect?: number;
}

/** A top card as it can be. */
export interface Top {
  readonly chance: number;
  readonly hero: boolean;
  /** Steps when it is drawn, and when it is played. */
  readonly drawn: number;
  readonly played: number;
  readonly rest: Unknown;
}

/** A way on which a card was taken from a deck; `toHand` is how many cards the hand has more, if it is no hero. */
export function afterCard(branch: Branch, deck: DeckName, top: Top, toHand: number): Branch {
  const held = branch.held + (top.hero ? 1 : 0);
  return {
    ...branch,
    chance: branch.chance * top.chance,
    taken: { ...branch.taken, [deck]: branch.taken[deck] + 1 },
    unknown: { ...branch.unknown, [deck]: top.rest },
    held,
    found: branch.found || top.hero,
    hand: branch.hand + (top.hero ? 0 : toHand),
    ...(held === leaderNames.length && { result: 'win' }),
  };
}

/** What the next card of a deck can be; nothing where there is none. */
export function topsOf(pack: Pack, decks: Decks, { taken, unknown }: Branch, deck: DeckName): readonly Top[] {
  const entry = decks[deck][taken[deck]];
  if (entry === undefined) return [];
  const rest = unknown[deck];
  if (entry.card !== undefined) {
    const card = pack.decks[deck].find(({ id }) => id === entry.card);
    if (card === undefined) return [];
    const hero = card.hero !== undefined;
    const attack = card.symbol === 'attack' && !hero ? card.count : 0;
    const drawn = entry.up === true ? attack : card.ambush;
    return [{ chance: 1, hero, drawn, played: hero ? 0 : stepsOf(card.symbol, card.count), rest }];
  }
  const half = entry.half === undefined ? undefined : rest.halves[entry.half];
  const heroChance = half === undefined || half.cards === 0 ? 0 : half.heroes / half.cards;
  const halves = (heroes: number): Unknown['halves'] =>
    entry.half === undefined || half === undefined
      ? rest.halves
      : { ...rest.halves, [entry.half]: { cards: half.cards - 1, heroes: half.heroes - heroes } };
  const heroes = rest.heroes.map((ambush, at): Top => {
    return {
      chance: heroChance / rest.heroes.length,
      hero: true,
      drawn: ambush,
      played: 0,
      rest: { ...rest, heroes: rest.heroes.filter((_, other) => other !== at), halves: halves(1) },
    };
  });
  const left = rest.groups.reduce((sum, { count }) => sum + count, 0);
  const others = rest.groups.flatMap((group, at) => {
    const chance = ((1 - heroChance) * group.count) / left;
    const groups = rest.groups.with(at, { ...group, count: group.count - 1 });
    return group.played.map(
      (played): Top => ({
        chance: chance / group.played.length,
        hero: false,
        drawn: group.ambush,
        played,
        rest: { ...rest, groups, halves: halves(0) },
      }),
    );
  });
  return [...heroes, ...others].filter(({ chance }) => chance > 0);
}

/** Whether nothing moves on this way any more. */
export function isSettled({ result, asked }: Branch): boolean {
  return result !== undefined || asked === true;
}

/** Ways that cannot be told apart any more are one. */
export function merged(branches: readonly Branch[]): readonly Branch[] {
  const found = new Map<string, Branch>();
  for (const branch of branches) {
    const { chance, unknown, ...rest } = branch;
    const left = Object.values(unknown).map(({ groups, heroes }) => [
      groups.map(({ count }) => count),
      heroes,
    ]);
    const key = JSON.stringify([rest, left]);
    const same = found.get(key);
    found.set(key, same === undefined ? branch : { ...same, chance: same.chance + chance });
  }
  return [...found.values()];
}
