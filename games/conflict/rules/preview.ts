import { compile } from '../content/compile.ts';
import { type DeckName, leaderNames, type TrackField } from '../content/pack.ts';
import { afterCard, type Branch, type Decks, isSettled, merged, type Top, topsOf } from './branch.ts';
import type { Choice, CoverLeaders, PlayCard } from './choice.ts';
import { stepsOf } from './marker.ts';
import { diceCount } from './turn.ts';
import { unknownCards } from './unknown.ts';
import type { View } from './view.ts';

/** A field with the chance, from 0 to 1, that something comes about there. */
export interface FieldChance {
  readonly field: number;
  readonly chance: number;
}

/**
 * What a choice does until somebody is asked again or the turn is over, as far as a viewer can know: everything that
 * lies open or was seen is counted as it is, everything else by the cards that are left.
 */
export interface Preview {
  /** Steps that the marker makes whatever comes up, forward or (negative) back, before the ends of the track. */
  readonly sure: number;
  /** Where the marker can be afterwards, from the start on. Chances sum up to 1. */
  readonly ends: readonly FieldChance[];
  /** Fields whose effect can count at the end of the turn. */
  readonly effects: readonly FieldChance[];
  /** Chances that the match ends here: by the third hero, or by the track or a deck without cards. */
  readonly win: number;
  readonly loss: number;
  /** The chance that a hero is found. */
  readonly hero: number;
  /** For dice that are rolled: what they may show together after this roll. */
  readonly dice?: { readonly pair: number; readonly triple: number };
}

/** What a legal choice would do. */
export function preview(view: View, choice: Choice): Preview {
  const ahead = new Ahead(view);
  switch (choice.kind) {
    case 'reroll':
      return { ...ahead.told(), dice: sameDice(view, choice.dice) };
    case 'draw': {
      const [die = 0] = choice.dice;
      const value = view.dice?.[die - 1] ?? 0;
      ahead.draw(choice.deck, choice.dice.length === diceCount ? value + 1 : value);
      return ahead.told();
    }
    case 'order':
      if (view.order?.to === 'bottom' && view.playing !== undefined) {
        ahead.bury(view.order.deck, view.order.count);
        ahead.symbols(view.playing);
      }
      return ahead.told();
    case 'play':
      ahead.play(choice);
      return ahead.told();
    case 'cover':
      ahead.leaders(choice);
      return ahead.told();
    case 'done':
      if (view.stage === 'cover') ahead.leaders();
      return ahead.told();
    case 'reveal':
    case 'pay':
    case 'store':
    case 'help':
    case 'discard':
      return ahead.told();
  }
}

/** Carries a choice out on all the ways in which hidden cards can lie. */
class Ahead {
  private readonly view: View;
  private readonly fields: readonly TrackField[];
  private decks: Decks;
  private branches: readonly Branch[];
  private sure = 0;

  constructor(view: View) {
    this.view = view;
    this.fields = view.pack.tracks[view.side].fields;
    this.decks = {
      yellow: view.decks.yellow ?? [],
      orange: view.decks.orange ?? [],
      black: view.decks.black ?? [],
    };
    this.branches = [
      {
        chance: 1,
        marker: view.marker,
        taken: { yellow: 0, orange: 0, black: 0 },
        unknown: unknownCards(view),
        held: Object.values(view.leaders).filter(({ hero }) => hero !== undefined).length,
        found: false,
        hand: view.hands[view.toMove]?.length ?? 0,
      },
    ];
  }

  told(): Preview {
    const sum = (counts: (branch: Branch) => boolean): number =>
      this.branches.reduce((all, branch) => all + (counts(branch) ? branch.chance : 0), 0);
    return {
      sure: this.sure,
      ends: chancesOf(this.branches, ({ marker }) => marker),
      effects: chancesOf(this.branches, ({ effect }) => effect),
      win: sum(({ result }) => result === 'win'),
      loss: sum(({ result }) => result === 'loss'),
      hero: sum(({ found }) => found),
    };
  }

  /** The top cards of a deck go under it. */
  bury(name: DeckName, count: number): void {
    const deck = this.decks[name];
    this.decks = { ...this.decks, [name]: [...deck.slice(count), ...deck.slice(0, count)] };
  }

  /** Card by card, as the match may end in between (R7). */
  draw(deck: DeckName, count: number): void {
    for (let drawn = 0; drawn < count; drawn++) {
      this.spread((branch) => {
        const tops = this.tops(branch, deck);
        if (tops.length === 0) return [{ branch: { ...branch, result: 'loss' }, by: 0 }];
        return tops.map((top) => ({
          branch: afterCard(branch, deck, top, top.hero ? 0 : 1),
          by: top.drawn,
        }));
      });
    }
  }

  play({ card, plain }: PlayCard): void {
    const { pack } = this.view;
    const compiled = compile(pack);
    const forces = compiled.forces[compiled.numberOf.get(card) ?? -1];
    if (forces !== undefined) {
      this.spread((branch) => [
        { branch: { ...branch, hand: branch.hand - 1 }, by: stepsOf(forces.symbol, forces.count) },
      ]);
      this.unlessAsked();
      return;
    }
    const power = pack.starting.find(({ id }) => id === card)?.power;
    if (!plain && power !== undefined && power.kind !== 'none' && this.decks[power.deck].length > 0) {
      const count = Math.min(power.count, this.decks[power.deck].length);
      if (power.kind === 'draw') this.draw(power.deck, count);
      if (power.kind === 'bury') this.bury(power.deck, count);
    }
    this.symbols(card);
  }

  /** The symbols of a starting card, when its power is done. */
  symbols(card: string): void {
    const starting = this.view.pack.starting.find(({ id }) => id === card);
    const by = starting === undefined ? 0 : stepsOf(starting.symbol, starting.count);
    this.spread((branch) => [{ branch, by }]);
    this.unlessAsked();
  }

  /** Leaders that nothing covers, and then the field (p. 7, 8). */
  leaders(choice?: CoverLeaders): void {
    const { pack, leaders } = this.view;
    const free = leaderNames.filter((name) => leaders[name]?.hero === undefined);
    const covered = choice?.leaders ?? free.slice(0, choice?.cards.length ?? 0);
    const symbols = (names: readonly string[]): number =>
      pack.leaders.reduce((sum, leader) => sum + (names.includes(leader.id) ? leader.symbols : 0), 0);
    this.spread((branch) => {
      // Heroes that this choice has found take the next leaders.
      const more = branch.held - (leaderNames.length - free.length);
      const open = free.slice(more).filter((name) => !covered.includes(name));
      const hand = branch.hand - (choice?.cards.length ?? 0);
      return [{ branch: { ...branch, hand }, by: symbols(open) }];
    });
    this.field();
  }

  /** Who holds no card cannot distract the leaders, and is not asked. */
  private unlessAsked(): void {
    this.branches = this.branches.map((branch) => (branch.hand > 0 ? { ...branch, asked: true } : branch));
    this.leaders();
  }

  private field(): void {
    const { turnStart } = this.view;
    this.spread((branch) => {
      const field = this.fields[branch.marker];
      if (branch.marker === turnStart || field === undefined || field.kind === 'blank') {
        return [{ branch, by: 0 }];
      }
      const there = { ...branch, effect: branch.marker };
      if (field.kind === 'draw') {
        const tops = this.tops(there, field.deck);
        if (tops.length === 0) return [{ branch: { ...there, result: 'loss' }, by: 0 }];
        return tops.map((top) => ({ branch: afterCard(there, field.deck, top, 1), by: top.drawn }));
      }
      if (field.kind === 'play') {
        const tops = this.tops(there, field.deck);
        if (tops.length === 0) return [{ branch: there, by: 0 }];
        return tops.map((top) => ({ branch: afterCard(there, field.deck, top, 0), by: top.played }));
      }
      return [{ branch: there, by: 0 }];
    });
  }

  private tops(branch: Branch, deck: DeckName): readonly Top[] {
    return topsOf(this.view.pack, this.decks, branch, deck);
  }

  /** Each way goes on in one or more, and the marker moves. What all have in common is sure. */
  private spread(
    next: (branch: Branch) => readonly { readonly branch: Branch; readonly by: number }[],
  ): void {
    if (this.branches.every(isSettled)) return;
    const last = this.fields.length - 1;
    const steps = new Set<number>();
    this.branches = merged(
      this.branches.flatMap((before) => {
        if (isSettled(before)) {
          steps.add(0);
          return [before];
        }
        return next(before).map(({ branch, by }): Branch => {
          const moves = this.view.aside === true || branch.result !== undefined ? 0 : by;
          steps.add(moves);
          const marker = Math.min(last, Math.max(0, branch.marker + moves));
          return { ...branch, marker, ...(marker === last && { result: 'loss' }) };
        });
      }),
    );
    const [only = 0, ...others] = steps;
    if (others.length === 0) this.sure += only;
  }
}

function chancesOf(
  branches: readonly Branch[],
  fieldOf: (branch: Branch) => number | undefined,
): readonly FieldChance[] {
  const found = new Map<number, number>();
  for (const branch of branches) {
    const field = fieldOf(branch);
    if (field !== undefined) found.set(field, (found.get(field) ?? 0) + branch.chance);
  }
  // Rounded, so that what is certain is exactly 1.
  return [...found]
    .map(([field, chance]) => ({ field, chance: Math.round(chance * 1e9) / 1e9 }))
    .sort((a, b) => a.field - b.field);
}

/** What dice can show together when some of them are rolled again: two or three equal results (p. 6). */
function sameDice({ pack: { dice: faces }, dice = [] }: View, again: readonly number[]) {
  let rolls: readonly (readonly number[])[] = [[]];
  for (const [at, value] of dice.entries()) {
    const can = again.includes(at + 1) ? faces : [value];
    rolls = rolls.flatMap((roll) => can.map((face) => [...roll, face]));
  }
  const share = (size: number): number =>
    rolls.filter((roll) =>
      roll.some((face) => face > 0 && roll.filter((other) => other === face).length >= size),
    ).length / rolls.length;
  return { pair: share(2), triple: share(diceCount) };
}
