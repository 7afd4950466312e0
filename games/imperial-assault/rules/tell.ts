import type { CampaignEvent } from './campaign/event.ts';
import type { Event } from './event.ts';
import type { BattleTurn } from './state.ts';

/** What a seat chose, declined, ordered or voted for, and what was rolled: it may leave no other trace on the table. */
export type Told =
  | {
      readonly kind: 'campaign';
      readonly event: Extract<CampaignEvent, { readonly kind: 'votedMission' | 'missionChose' }>;
    }
  | Extract<
      Event,
      {
        readonly kind:
          | 'declined'
          | 'ordered'
          | 'choseOption'
          | 'choseFigure'
          | 'choseToken'
          | 'choseSpace'
          | 'choseCondition'
          | 'namedCard'
          | 'used'
          | 'rolledFor'
          | 'rerolled'
          | 'bombarded'
          | 'putUnder';
      }
    >;

/** More than follow from one answer: standing orders and rolls can bring several at once. */
const mostTold = 8;

/**
 * Tells all what a seat chose, and keeps it on the table with what was told before: what follows from it may end the mission at
 * once, and then nothing else on the table shows it any more.
 */
export function tell({ state, emit }: BattleTurn, event: Told): void {
  state.latest = [...state.latest.slice(1 - mostTold), event];
  emit?.(event);
}
