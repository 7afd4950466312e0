import type { Seat } from '../../../../kernel/game.ts';
import type { WindowFrame } from '../../../../kernel/reactions.ts';
import type { TokenKind } from '../../content/compiled.ts';
import type { MomentKey } from '../../content/compile-abilities.ts';
import type { Space } from '../../geometry/map.ts';
import type { Choice } from '../choice.ts';
import type { FigureNumber } from '../state.ts';

/** For whom and around whom effects happen; -1 where there is no such figure or space. */
export interface Circumstances {
  /** The player of the ability. */
  readonly seat: Seat;
  readonly me: FigureNumber;
  /** The figure to which the event happened. */
  readonly subject: FigureNumber;
  /** The figures that an earlier effect of the ability chose or met. */
  readonly chosen: readonly FigureNumber[];
  /** The space that an earlier effect of the ability chose. */
  readonly space: Space;
}

/** An ability that may work at a moment, by number, with the figure that has it; -1 for one of the player. */
export interface Listener {
  readonly ability: number;
  readonly figure: FigureNumber;
}

/** A moment that was announced, and what the ability has to know of it. */
export interface MomentFacts {
  readonly key: MomentKey;
  /** The figure to which it happens; -1 where it happens to none. */
  readonly subject: FigureNumber;
  /** Of `suffers`: how much, and what. */
  readonly amount: number;
  readonly what: 'damage' | 'strain' | 'harmful-condition' | null;
  /** Of `suffers`: whether an attack deals it, and the seat whose doing it is. */
  readonly byAttack: boolean;
  readonly by: Seat;
  /** Of `uses`: the id of the ability. */
  readonly used: string;
}

/** A moment whose abilities are carried out, seat by seat (A12). */
export interface MomentFrame extends MomentFacts {
  readonly step: 'moment';
  /** The seats whose abilities are still to come. */
  readonly seats: readonly Seat[];
  /** Those that worked or were declined. */
  readonly done: readonly Listener[];
  /** Those that answer it, where that had to be known before it happened; null if it is looked up. */
  readonly only: readonly Listener[] | null;
}

type Named<N extends string, D = unknown> = { readonly step: N } & D & Circumstances;

/** The frames of abilities. */
export type EffectFrame =
  /** Effects of an ability that are still to be carried out, by number. `widened`: see the verb `widen`. */
  | Named<
      'effects',
      {
        readonly ability: number;
        readonly todo: readonly number[];
        readonly widened: 'any-friendly' | 'both-choices' | null;
      }
    >
  | MomentFrame
  /** A seat may use abilities at the moment in the frame below. */
  | ({ readonly step: 'window' } & WindowFrame<Choice>)
  /** Figures are chosen for an effect, one by one. `must`: as long as there are any. */
  | Named<
      'chooseFigures',
      {
        readonly effect: number;
        readonly by: Seat;
        readonly from: readonly FigureNumber[];
        readonly found: readonly FigureNumber[];
        readonly left: number;
        readonly must: boolean;
      }
    >
  | Named<'chooseOption', { readonly effect: number }>
  | Named<'chooseSpace', { readonly effect: number }>
  /** What may be left out. */
  | Named<'may', { readonly effect: number }>
  /** A power token of any kind is gained, or one more than a figure holds is discarded (B2). */
  | { readonly step: 'anyToken'; readonly seat: Seat; readonly figure: FigureNumber; readonly left: number }
  | { readonly step: 'surplusToken'; readonly seat: Seat; readonly figure: FigureNumber }
  /** Power tokens are distributed among figures. */
  | {
      readonly step: 'distribute';
      readonly seat: Seat;
      readonly token: TokenKind | 'any';
      readonly figures: readonly FigureNumber[];
      readonly left: number;
    }
  /** One harmful condition of a figure is discarded. */
  | { readonly step: 'oneCondition'; readonly seat: Seat; readonly figure: FigureNumber }
  /** Cards of the own hand are chosen: to be discarded, or put under the deck. */
  | {
      readonly step: 'handCard';
      readonly seat: Seat;
      readonly what: 'discard' | 'put-under-deck';
      readonly left: number;
    }
  /** A card of the own discard pile is chosen that comes back. */
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

/** An ability that was used and has a limit. */
export interface Use {
  readonly ability: number;
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
