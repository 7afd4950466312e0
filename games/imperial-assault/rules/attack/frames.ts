import type { Seat } from '../../../../kernel/game.ts';
import type { DieKind, TokenKind } from '../../content/compiled.ts';
import type { Space } from '../../geometry/map.ts';
import type { Condition, FigureNumber, TokenNumber } from '../state.ts';
import type { Changes, RolledDie } from './results.ts';

/** What an attack may be; see the verb `attack` of the vocabulary. */
export interface AttackOrder {
  readonly attacker: FigureNumber;
  /** Who carries it out: its player, or whoever attacks with a hostile figure (B11). */
  readonly seat: Seat;
  /** The target that was chosen with the action; -1 where it is still to be declared. */
  readonly target: FigureNumber;
  /** The token that is attacked in place of a figure (A8, attacking objects); -1 without one. The target is -1 then. */
  readonly object: TokenNumber;
  /** The figures that may be declared; null for all that the rules allow. */
  readonly against: readonly FigureNumber[] | null;
  /** In place of that of the card; `as-target`: that of the target. */
  readonly type: 'melee' | 'ranged' | 'as-target' | null;
  /** Dice in place of those of the card. */
  readonly pool: readonly DieKind[] | 'as-target' | null;
  /** So many dice are removed from the pool, by choice. */
  readonly fewerDice: number;
  /** It has no surge and other abilities of the card. */
  readonly bare: boolean;
  /** What it has besides, by numbers of effects of the ability whose attack it is. */
  readonly gains: readonly number[];
  /** Figures do not block the line of sight of the attacker. */
  readonly seesThrough: boolean;
  /**
   * Campaign: the weapon with which a hero attacks, by number in `upgrades`; -1 for an attack with dice of an ability, with
   * none of its weapons (A8). Left out for the attack of a card, and as long as the hero has not named it.
   */
  readonly weapon?: number;
  /** Campaign: objects that may be declared where the attack is limited to certain figures. */
  readonly objects?: readonly TokenNumber[];
  /** Campaign: the target has no dice. */
  readonly undefended?: true;
  /** Campaign: the attacker may leave it out when it names the target. */
  readonly optional?: true;
  /** Campaign: the weapons of which a hero may name one; left out for all that it has. */
  readonly weapons?: readonly number[];
  /** The ability whose attack it is, by its number and its id; -1 and null for the attack of an action. */
  readonly source: number;
  readonly ability: string | null;
}

/** Of what has still to be done; see `attack.ts`. */
export type AttackPhase =
  | 'announce'
  | 'aim'
  | 'declare'
  | 'pool'
  | 'roll'
  | 'reroll'
  | 'conditions'
  | 'modify'
  | 'cancel'
  | 'surges'
  | 'hit'
  | 'blast'
  | 'cleave'
  | 'inflict'
  | 'recover'
  | 'after'
  | 'end';

/** What changed the results, and by how much: an ability by number, a condition, a power token of a figure, or the blocks of an object. */
export interface Part {
  readonly from:
    | { readonly ability: number }
    | { readonly surge: number }
    | { readonly condition: Condition }
    | { readonly token: FigureNumber }
    | { readonly object: TokenNumber };
  readonly changes: Changes;
}

/** An attack that goes on. */
export interface Attack extends AttackOrder {
  readonly phase: AttackPhase;
  /** The attack is melee or ranged, once the target is declared. */
  readonly kind: 'melee' | 'ranged';
  /** The target space; -1 before it is chosen (A8, step 1). */
  readonly space: Space;
  /** To the target space. */
  readonly distance: number;
  /** The pools before the roll. */
  readonly attackPool: readonly DieKind[];
  readonly defencePool: readonly DieKind[];
  readonly dice: readonly RolledDie[];
  readonly parts: readonly Part[];
  /** The target may be next to an empty space in sight. */
  readonly arc: boolean;
  /** Surges that are left to spend. */
  readonly surges: number;
  /** Surge abilities that were used, by number, each as often as it was used. */
  readonly spent: readonly number[];
  /** Surge abilities that it has besides those of its card, and whether each may be used twice. */
  readonly moreSurges: readonly number[];
  readonly twice: boolean;
  readonly blasts: readonly number[];
  readonly cleaves: readonly number[];
  readonly inflicts: readonly Condition[];
  /** Damage and strain that the attacker recovers after the attack. */
  readonly recovers: readonly { readonly what: 'damage' | 'strain'; readonly amount: number }[];
  /** Who has spent one, the symbol that it added, and whose it was, where that is somebody else. */
  readonly tokensSpent: readonly {
    readonly figure: FigureNumber;
    readonly token: TokenKind;
    readonly of?: FigureNumber;
  }[];
  /** Why it misses; null as long as it does not. */
  readonly missed: 'accuracy' | 'dodge' | 'effect' | 'target' | null;
  /** Damage that the target suffered. */
  readonly dealt: number;
  /** Campaign: figures that have suffered damage by it. */
  readonly hurt?: readonly FigureNumber[];
  /** Campaign: line of sight may be drawn from any space within so many of the attacker. */
  readonly sightFrom?: number;
  /** Campaign: the damage of its target is suffered as strain; what it pierces is added to its damage. */
  readonly asStrain?: true;
  readonly pierceAsDamage?: true;
  /** The target was defeated. */
  readonly defeated: boolean;
  /** It is not in the activation of the attacker. */
  readonly outside: boolean;
  /** Conditions of the attacker when the dice were rolled: what it gains later counts for the next attack (A9). */
  readonly focused: boolean;
}

/** The frames of an attack. */
export type AttackFrame =
  | ({ readonly step: 'attack' } & Attack)
  /** The attacker names the target, or the space of the target (A8, step 1). */
  | { readonly step: 'target'; readonly seat: Seat }
  | { readonly step: 'targetSpace'; readonly seat: Seat }
  /** The pool becomes any dice of these colours, at most so many of one. */
  | { readonly step: 'anyDice'; readonly seat: Seat; readonly left: number; readonly most: number }
  /** A die is taken from a pool. */
  | {
      readonly step: 'removeDie';
      readonly seat: Seat;
      readonly pool: 'attack' | 'defence';
      readonly left: number;
    }
  | {
      readonly step: 'exchangeDie';
      readonly seat: Seat;
      readonly pool: 'attack' | 'defence';
      readonly to: DieKind;
    }
  /** Dice are rolled again, one by one. */
  | {
      readonly step: 'rerollDie';
      readonly seat: Seat;
      readonly dice: 'attack' | 'defence' | 'any' | 'black';
      readonly left: number;
      readonly must: boolean;
    }
  | { readonly step: 'replaceDie'; readonly seat: Seat; readonly die: number }
  | { readonly step: 'surge'; readonly seat: Seat }
  /** The attacker chooses whom or what a Cleave meets. */
  | { readonly step: 'cleave'; readonly seat: Seat; readonly amount: number }
  /** A figure suffers damage or strain. */
  | {
      readonly step: 'suffer';
      readonly figure: FigureNumber;
      readonly what: 'damage' | 'strain';
      readonly amount: number;
      readonly by: Seat;
      readonly byAttack: boolean;
      readonly phase: 'announce' | 'suffer';
    }
  /** Its player discards command cards in place of strain (A10). */
  | {
      readonly step: 'preventStrain';
      readonly seat: Seat;
      readonly figure: FigureNumber;
      readonly amount: number;
      readonly by: Seat;
    }
  /** A figure has lost all Health, or is defeated by an effect: `surely`, whatever its damage. */
  | {
      readonly step: 'defeat';
      readonly figure: FigureNumber;
      readonly by: Seat;
      readonly surely: boolean;
      readonly phase: 'announce' | 'leave';
    };

/** The dice that were rolled last, as they lie on the table. */
export interface LastRoll {
  readonly attacker: FigureNumber;
  readonly target: FigureNumber;
  readonly object: TokenNumber;
  /** The target space: all were told of it. */
  readonly space: Space;
  readonly dice: readonly RolledDie[];
  /** What changed the results, and the surge abilities that were used. */
  readonly parts: readonly Part[];
  readonly spent: readonly number[];
  readonly missed: Attack['missed'];
  /** What it dealt; null before it is resolved. */
  readonly damage: number | null;
}
