import type { Seat } from '../../../../kernel/game.ts';
import type { MissionEvent, Texts } from '../../content/campaign/mission-schema.ts';
import type { FigureNumber, GroupNumber, TokenNumber } from '../state.ts';
import type { Side } from './record.ts';

/** What happens in a mission besides a battle. Cards and missions are numbers in the pack. */
export type MissionHappened =
  | { readonly kind: 'mission'; readonly mission: number }
  /** A group comes to the map: at the beginning, by an event, or because the Empire deploys it. */
  | { readonly kind: 'groupArrives'; readonly group: GroupNumber; readonly card: number }
  | { readonly kind: 'reinforced'; readonly figure: FigureNumber }
  /** A defeated group goes back to the open groups; the seat of an ally or a hero loses it. */
  | { readonly kind: 'groupReturns'; readonly card: number }
  /** A card comes to the open groups, or is known among them from now on; how many there are. */
  | { readonly kind: 'groupJoins'; readonly card: number; readonly count: number }
  /** A text of an event is told. */
  | { readonly kind: 'told'; readonly event: string; readonly text: Texts }
  | { readonly kind: 'threat'; readonly change: number; readonly threat: number }
  | { readonly kind: 'revealed'; readonly section: string }
  | { readonly kind: 'locked' | 'unlocked'; readonly door: number }
  | { readonly kind: 'pointOpened' | 'pointClosed'; readonly point: string }
  | { readonly kind: 'usedToken'; readonly token: TokenNumber; readonly figure: FigureNumber }
  | { readonly kind: 'tokenLaid' | 'tokenTaken'; readonly token: TokenNumber }
  /** A figure has come so far with a token, in successes. */
  | { readonly kind: 'tokenTested'; readonly token: TokenNumber; readonly successes: number }
  | { readonly kind: 'counted'; readonly counter: string; readonly count: number }
  | { readonly kind: 'credits'; readonly amount: number }
  /** A hero looks at so many supply cards: at which ones only its player knows. */
  | {
      readonly kind: 'sawSupplies';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly number[];
    }
  | { readonly kind: 'drewSupply'; readonly seat: Seat; readonly card: number }
  /** A discarded supply card is taken. */
  | { readonly kind: 'tookSupply'; readonly seat: Seat; readonly card: number }
  /** The Empire shows its open groups and its reserve. */
  | { readonly kind: 'shownGroups'; readonly hand: readonly number[]; readonly reserve: readonly number[] }
  /** The Empire shows a sealed event; null where it has none to show. */
  | { readonly kind: 'shownEvent'; readonly event: MissionEvent | null }
  | { readonly kind: 'heldBack'; readonly fighter: number }
  | { readonly kind: 'exhaustedCard'; readonly card: number }
  | { readonly kind: 'lastRound'; readonly round: number }
  | { readonly kind: 'missionChose'; readonly seat: Seat; readonly option: number }
  | { readonly kind: 'missionOver'; readonly winner: Side };
