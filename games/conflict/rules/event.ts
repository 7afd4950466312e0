import type { BySeat, Seat } from '../../../kernel/game.ts';
import type { CardSymbol, DeckName, Hero, LeaderName } from '../content/pack.ts';
import type { LastAnswer, Result } from './state.ts';

/** Why the marker moves. */
export type MoveReason =
  | { readonly by: 'attack' | 'ambush'; readonly card?: string }
  | { readonly by: 'symbol'; readonly symbol: CardSymbol; readonly card: string }
  | { readonly by: 'leaders' };

export type Event =
  | { readonly kind: 'rolledForFirst'; readonly rolls: readonly (readonly number[] | null)[] }
  | { readonly kind: 'first'; readonly seat: Seat; readonly boards: BySeat<number> }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Every answer, as everybody sees it. */
  | ({ readonly kind: 'chose' } & LastAnswer)
  /** Without `card` to those who do not know it, and without `ambush` where its symbols moved nothing. */
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly deck: DeckName;
      readonly card?: string;
      readonly up: boolean;
      readonly ambush?: number;
    }
  | { readonly kind: 'hero'; readonly hero: Hero; readonly leader: LeaderName }
  /** `held`: the marker lies aside, and would have moved. */
  | {
      readonly kind: 'moved';
      readonly from: number;
      readonly to: number;
      readonly by: number;
      readonly reason: MoveReason;
      readonly held: boolean;
    }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'revealed'; readonly deck: DeckName; readonly cards: readonly string[] }
  | {
      readonly kind: 'ordered';
      readonly deck: DeckName;
      readonly to: 'top' | 'bottom';
      readonly places: readonly number[];
    }
  | { readonly kind: 'stored'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'helped'; readonly seat: Seat; readonly die: number; readonly value: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string; readonly plain: boolean }
  /** Without `cards` to those who do not see them; the top card first. */
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly deck: DeckName;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  /** Backs for those who do not know the cards. */
  | { readonly kind: 'covered'; readonly leaders: readonly LeaderName[]; readonly cards: readonly string[] }
  | { readonly kind: 'field'; readonly field: number }
  | { readonly kind: 'playedTop'; readonly deck: DeckName; readonly card: string }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'setAside' }
  /** Cards that lay on the leaders. */
  | { readonly kind: 'cleared'; readonly cards: readonly string[] }
  | { readonly kind: 'ended'; readonly result: Result };
