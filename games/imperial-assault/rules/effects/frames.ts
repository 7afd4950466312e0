import type { Seat } from '../../../../kernel/game.ts';
import type { WindowFrame } from '../../../../kernel/reactions.ts';
import type { MomentKey } from '../../content/compile-abilities.ts';
import type { DieKind, TokenKind } from '../../content/compiled.ts';
import type { Place, Space } from '../../geometry/map.ts';
import type { Attack } from '../attack/frames.ts';
import type { RolledDie } from '../attack/results.ts';
import type { Choice } from '../choice.ts';
import type { Condition, FigureNumber, GroupNumber, TokenNumber } from '../state.ts';

/** For whom and around whom effects happen; -1 where there is no such figure or space. */
export interface Circumstances {
  /** The player of the ability. */
  readonly seat: Seat;
  readonly me: FigureNumber;
  /** The figure to which the event happened. */
  readonly subject: FigureNumber;
  /** The figures that an earlier effect of the ability chose or met. */
  readonly chosen: readonly FigureNumber[];
  /** Campaign: the objects that it met besides; left out before it has met any. */
  readonly objects?: readonly TokenNumber[];
  /** The space that an earlier effect of the ability chose. */
  readonly space: Space;
  /** The last attack of the ability, as it ended; null without one. */
  readonly attack: Attack | null;
  /** What the ability rolled last, outside attacks. */
  readonly rolled: readonly RolledDie[];
  /** The command card that it fetched, by number in the pack; -1 without one. */
  readonly card: number;
  /** The command cards that it drew last, by number in the pack. Only the player knows them. */
  readonly drawn: readonly number[];
  /** Campaign: the successes of the test that it made last; left out before it has made one. */
  readonly tested?: number;
  /** Who is "the opponent" for the ability, where there are several: chosen when it first matters (B10). */
  readonly opponent: Seat;
}

/** An ability that may work at a moment, by number, with the figure that has it; -1 for one of the player. */
export interface Listener {
  readonly ability: number;
  readonly figure: FigureNumber;
  /** Its player. */
  readonly seat: Seat;
}

/** A moment that was announced, and what abilities have to know of it. */
export interface MomentFacts {
  readonly key: MomentKey;
  /** The figure to which it happens; -1 where it happens to none. */
  readonly subject: FigureNumber;
  /** The figure that moves, where it enters or leaves the space of the subject. */
  readonly mover: FigureNumber;
  /** Of `suffers`: how much, and of what. */
  readonly amount: number;
  readonly what: 'damage' | 'strain' | 'harmful-condition' | null;
  /** Of `suffers`: whether an attack deals it. */
  readonly byAttack: boolean;
  /** Whose doing it is: who deals damage, plays a card, draws cards. */
  readonly by: Seat;
  /** Of `uses` and `used`: the id of the ability. */
  readonly used: string;
  /** Campaign, of `used`: whom the ability met last. */
  readonly met?: readonly FigureNumber[];
  readonly metObjects?: readonly TokenNumber[];
  /** Campaign, of `comes-within`: where the figure was before. */
  readonly from?: Place;
}

/** A moment whose abilities are carried out, seat by seat (A12). */
export interface MomentFrame extends MomentFacts {
  readonly step: 'moment';
  /** The seats whose abilities are still to come. */
  readonly seats: readonly Seat[];
  /** Those that worked or were used. */
  readonly done: readonly Listener[];
  /** Those that answer it, where that had to be known before it happened; null if it is looked up. */
  readonly only: readonly Listener[] | null;
}

/** What effects belong to: an ability or a surge ability, by number; -1 for the one that it is not. */
export interface Source {
  readonly ability: number;
  readonly surge: number;
}

/** See the verb `widen`. */
export type Widened = 'any-friendly' | 'both-choices' | 'friendly-in-sight' | null;

type Named<N extends string, D = unknown> = { readonly step: N } & D & Circumstances;
type OfEffect<N extends string, D = unknown> = Named<
  N,
  { readonly effect: number; readonly source: Source } & D
>;

/** What is left of the attacks of an ability: who makes them, how often the first one does, against whom, and with which dice. */
interface AttackSeries {
  readonly attackers: readonly FigureNumber[];
  readonly left: number;
  /** Those that it has attacked. */
  readonly targets: readonly FigureNumber[];
  /** One is the pool of each attack that is left; empty where the attacker has its own. */
  readonly dice: readonly DieKind[];
}

/** The frames of abilities. */
export type EffectFrame =
  /** Effects of an ability that are still to be carried out, by number. */
  | Named<'effects', { readonly source: Source; readonly todo: readonly number[]; readonly widened: Widened }>
  | MomentFrame
  /** A seat may use abilities at the moment in the frame below. */
  | ({ readonly step: 'window' } & WindowFrame<Choice>)
  /** Figures are chosen for an effect, one by one. `must`: as long as there are any. */
  | OfEffect<
      'chooseFigures',
      {
        readonly by: Seat;
        readonly from: readonly FigureNumber[];
        readonly found: readonly FigureNumber[];
        readonly left: number;
        readonly must: boolean;
        /** Campaign: objects that may be chosen, too, and those that were; left out without any. */
        readonly fromObjects?: readonly TokenNumber[];
        readonly foundObjects?: readonly TokenNumber[];
      }
    >
  /** One of several options is chosen. `apart`: with these circumstances, and not with those of the ability. */
  | OfEffect<'chooseOption', { readonly apart: boolean; readonly optional: boolean }>
  | OfEffect<'chooseSpace'>
  /** The player of the ability chooses who of several is "the opponent" (B10). */
  | OfEffect<'chooseOpponent'>
  /** What may be left out. */
  | OfEffect<'may', { readonly by: Seat }>
  /** Attacks of an ability, one after the other. */
  | OfEffect<'attacks', AttackSeries>
  /** Which die is the pool of the next attack of several. */
  | OfEffect<'oneDie', AttackSeries>
  /** Power tokens of one of these kinds are gained by a figure. */
  | {
      readonly step: 'tokenKind';
      readonly seat: Seat;
      readonly figure: FigureNumber;
      readonly kinds: readonly TokenKind[];
      readonly left: number;
    }
  /** Its player discards one of more power tokens than a figure holds (B2). */
  | { readonly step: 'surplusToken'; readonly seat: Seat; readonly figure: FigureNumber }
  /** Power tokens are distributed among figures. */
  | {
      readonly step: 'distribute';
      readonly seat: Seat;
      readonly kinds: readonly TokenKind[];
      readonly figures: readonly FigureNumber[];
      readonly left: number;
    }
  /** A figure is about to gain a condition. */
  | {
      readonly step: 'gainCondition';
      readonly figure: FigureNumber;
      readonly condition: Condition;
      readonly by: Seat;
      readonly phase: 'announce' | 'gain';
    }
  /** The harmful condition in the frame below becomes another one. */
  | { readonly step: 'otherCondition'; readonly seat: Seat }
  /** One harmful condition of a figure is discarded. */
  | { readonly step: 'oneCondition'; readonly seat: Seat; readonly figure: FigureNumber }
  /** Cards of the own hand are discarded, or put under the deck; `of`: only such, by number in the pack. */
  | {
      readonly step: 'handCard';
      readonly seat: Seat;
      readonly what: 'discard' | 'under';
      readonly left: number;
      readonly of: readonly number[] | null;
    }
  /** A group takes a form. */
  | { readonly step: 'form'; readonly seat: Seat; readonly group: GroupNumber }
  /** A figure interacts, at no action. */
  | { readonly step: 'interacting'; readonly figure: FigureNumber }
  /** A seat draws; `announced`: abilities have changed how. */
  | { readonly step: 'draw'; readonly seat: Seat; readonly left: number; readonly announced: boolean }
  /** A card is searched for in the own deck. */
  | OfEffect<'fetchCard'>
  /** The top card of the own deck is bought, sold, or stays. */
  | { readonly step: 'tradeTop'; readonly seat: Seat }
  /** A card is named in a hand that the seat has seen, by its id; then one of its own is discarded for it. */
  | { readonly step: 'forceDiscard'; readonly seat: Seat; readonly of: Seat; readonly named: string | null }
  /** A card of the own discard pile comes back into the deck. */
  | { readonly step: 'discardedCard'; readonly seat: Seat };

/** An effect that lasts: the figures have the ability, or the player where there are none. */
export interface Grant {
  readonly ability: number;
  readonly seat: Seat;
  readonly figures: readonly FigureNumber[];
  readonly until: 'attack' | 'activation' | 'next-activation' | 'next-attack' | 'round' | 'match';
  /** Of `attack`: how many attacks went on, one inside the other, when it was given. */
  readonly depth: number;
}

/** An ability or a surge ability that was used and has a limit. */
export interface Use extends Source {
  readonly seat: Seat;
  readonly figure: FigureNumber;
  readonly subject: FigureNumber;
  readonly once: 'attack' | 'activation' | 'round' | 'match';
  /** How many attacks went on, one inside the other. */
  readonly depth: number;
}

/** A standing order: how a seat answers whenever it could use an ability (issue 13). */
export interface StandingOrder {
  readonly seat: Seat;
  /** The id of the ability. */
  readonly ability: string;
  readonly answer: 'always' | 'never';
  readonly until: 'attack' | 'round' | 'match';
  readonly depth: number;
}
