import type { Seat } from '../../../../kernel/game.ts';
import type { GroupNumber } from '../state.ts';

/** What the Empire does and gets in a mission, besides what `mission-event.ts` tells. Cards are numbers in the pack. */
export type EmpireEvent =
  /** It has chosen an open group; which one only the Empire knows. */
  | { readonly kind: 'openGroup'; readonly fighter?: number }
  /** A card is put on a group; or it comes back from a group that is gone. */
  | { readonly kind: 'attachedCard' | 'detachedCard'; readonly card: number; readonly group: GroupNumber }
  /** An ally comes along with the heroes; or a seat wants none. */
  | { readonly kind: 'ally'; readonly seat: Seat; readonly fighter: number }
  | { readonly kind: 'noAlly'; readonly seat: Seat }
  /** An agenda that was played is shuffled back into its deck, or is gone for good. */
  | { readonly kind: 'agendaReturned' | 'agendaGone'; readonly card: number };
