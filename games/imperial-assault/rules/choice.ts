import type { Seat } from '../../../kernel/game.ts';
import type { DieKind, TokenKind } from '../content/compiled.ts';
import type { Condition, FigureNumber, GroupNumber, TokenNumber } from './state.ts';

/**
 * What seats choose in a campaign besides what they choose in a battle: see `campaign/between/frames.ts`; and in a mission
 * `campaign/strain.ts` and `campaign/gear.ts`.
 */
export const deeds = [
  'hero',
  'class',
  'agendas',
  'mission',
  'buy',
  'sell',
  'give',
  'fit',
  'remove',
  'pay',
  'discard',
  'rest',
  'strain',
  'leave',
] as const;
export type Deed = (typeof deeds)[number];

/** What a seat chooses. The step says what a chosen figure or seat is for. `pass` declines, or ends what goes on. */
export type Choice =
  | { readonly kind: 'zone'; readonly zone: number }
  | { readonly kind: 'squad'; readonly squad: 0 | 1 }
  | { readonly kind: 'group'; readonly group: GroupNumber }
  | { readonly kind: 'figure'; readonly figure: FigureNumber }
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** Put a figure down there: `C4`, or `C4r` turned. */
  | { readonly kind: 'place'; readonly at: string }
  /** Movement points spent: one step or turn, or a whole way, to such a place. */
  | { readonly kind: 'move'; readonly at: string }
  /** An action that gives movement points. */
  | { readonly kind: 'run' }
  /** A massive figure ends its movement on others. */
  | { readonly kind: 'stop' }
  /** `weapon`: campaign: the weapon of a hero that has several, by its id. */
  | { readonly kind: 'attack'; readonly target: FigureNumber; readonly weapon?: string }
  /** An attack on an object of the mission. */
  | { readonly kind: 'attackObject'; readonly token: TokenNumber; readonly weapon?: string }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'token'; readonly token: TokenNumber }
  /** An ability is used, by its id: by the figure that has it, or for its player where there is none. */
  | { readonly kind: 'use'; readonly ability: string; readonly figure: FigureNumber }
  /** A command card is played, by its id: by the figure that uses it, or by the player. */
  | { readonly kind: 'play'; readonly card: string; readonly figure: FigureNumber }
  /** An action discards a condition. */
  | { readonly kind: 'shake'; readonly condition: 'stunned' | 'bleeding' }
  /** A power token is spent, gained or discarded, of this kind. */
  /** A power token is gained, discarded or spent; in a campaign that of another figure, or as another symbol. */
  | {
      readonly kind: 'spend';
      readonly token: TokenKind;
      readonly of?: FigureNumber;
      readonly as?: TokenKind;
    }
  /** A die of the roll, by its place in it. */
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'colour'; readonly die: DieKind }
  /** A surge ability, by its id. */
  | { readonly kind: 'surge'; readonly surge: string }
  /** One of the options of an ability, by its place. */
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'card'; readonly card: string }
  /** So many points of strain are prevented. */
  | { readonly kind: 'number'; readonly number: number }
  /** A standing order for an ability. */
  | {
      readonly kind: 'order';
      readonly ability: string;
      readonly answer: 'always' | 'never';
      readonly until: 'attack' | 'round' | 'match';
    }
  /** A standing order is taken back: the seat is asked about the ability again. */
  | { readonly kind: 'ask'; readonly ability: string }
  /**
   * What only a campaign asks: something by its id, and where it goes: a card by its id, or a seat by its letter; empty
   * where there is no such thing.
   */
  | { readonly kind: 'campaign'; readonly deed: Deed; readonly what: string; readonly to: string }
  | { readonly kind: 'pass' };

/** A choice that uses an ability or plays a command card. */
export type UseChoice = Extract<Choice, { readonly kind: 'use' | 'play' }>;

export const pass: Choice = { kind: 'pass' };

/** A figure is attacked. */
export type AttackChoice = Extract<Choice, { readonly kind: 'attack' }>;

/** Power tokens are asked for like an ability, and have a standing order as one. */
export const powerToken = 'power-token';
