import type { RolledDie } from './attack/results.ts';
import type { CampaignEvent } from './campaign/event.ts';
import type { Circumstances } from './effects/frames.ts';
import type { Event } from './event.ts';
import type { BattleTurn } from './state.ts';

/** What a seat chose, declined or voted for: it may leave no other trace on the table. */
export type Told =
  | { readonly kind: 'campaign'; readonly event: Extract<CampaignEvent, { readonly kind: 'votedMission' }> }
  | Extract<
      Event,
      {
        readonly kind:
          | 'declined'
          | 'choseOption'
          | 'choseFigure'
          | 'choseSpace'
          | 'choseCondition'
          | 'namedCard'
          | 'used'
          | 'rolledFor'
          | 'bombarded';
      }
    >;

/** Tells all what a seat chose, and keeps it on the table until the next such choice. */
export function tell({ state, emit }: BattleTurn, event: Told): void {
  state.latest = event;
  emit?.(event);
}

/**
 * Tells all what an ability rolled. In a campaign with whom it chose: what it does may end the mission at once, and then nothing
 * else on the table shows the choice any more.
 */
export function tellRoll(
  turn: BattleTurn,
  { me, chosen }: Pick<Circumstances, 'me' | 'chosen'>,
  dice: readonly RolledDie[],
): void {
  const isShown = turn.state.campaign !== undefined && chosen.length > 0;
  tell(turn, { kind: 'rolledFor', figure: me, dice, ...(isShown && { chosen }) });
}
