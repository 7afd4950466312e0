import type { Seat } from '../../../../../kernel/game.ts';
import type { Side } from '../record.ts';

/** What is bought with: experience points, shared credits, or influence. */
export type Money = 'xp' | 'credits' | 'influence';

/** What happens around missions. Cards are numbers among the cards of the campaign, missions are ids. */
export type BetweenEvent =
  | { readonly kind: 'tookHero'; readonly seat: Seat; readonly hero: number }
  | { readonly kind: 'tookClass'; readonly class: string }
  /** The Empire takes a set of agendas into its deck; which one it is only the Empire knows. */
  | { readonly kind: 'agendaSet'; readonly set?: string }
  | { readonly kind: 'choseSideMission'; readonly seat: Seat; readonly mission: string }
  | {
      readonly kind: 'logged';
      readonly mission: string;
      readonly stage: number;
      readonly winner: Side;
      /** The campaign is over with it, and its winner has won the campaign. */
      readonly last: boolean;
    }
  /** A seat gains experience points, the heroes credits, or the Empire influence; `total`: what is there now. */
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly what: Money;
      readonly amount: number;
      readonly total: number;
    }
  | { readonly kind: 'reward'; readonly seat: Seat; readonly card: number }
  /** A deployment card, by number in `fighters`, fights for a side from now on. */
  | { readonly kind: 'joins'; readonly side: Side; readonly fighter: number }
  | { readonly kind: 'missionsRevealed'; readonly missions: readonly string[] }
  /** A mission cannot be chosen any more. */
  | { readonly kind: 'missionClosed'; readonly mission: string }
  | { readonly kind: 'shop'; readonly cards: readonly number[] }
  /** A card is bought; one that stays secret is named to its seat alone. */
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly card?: number;
      readonly with: Money;
      readonly price: number;
    }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: number; readonly credits: number }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly card: number; readonly to: Seat }
  | { readonly kind: 'fitted'; readonly seat: Seat; readonly card: number; readonly weapon: number }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly card: number; readonly weapon: number }
  | { readonly kind: 'done'; readonly seat: Seat }
  | { readonly kind: 'drewAgendas'; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'discardedAgenda'; readonly card?: number }
  /** The heroes pay to discard an agenda in play. */
  | { readonly kind: 'ransomed'; readonly seat: Seat; readonly card: number; readonly credits: number }
  /** A hero does not pay for it. */
  | { readonly kind: 'noRansom'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'votedMission'; readonly seat: Seat; readonly mission: string }
  | { readonly kind: 'votedReward'; readonly seat: Seat; readonly card: number; readonly hero: Seat }
  /** Nobody has most votes: the Empire chooses. */
  | { readonly kind: 'tie' }
  | { readonly kind: 'next'; readonly mission: string; readonly forced: boolean };
