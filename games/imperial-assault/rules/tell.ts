import type { Event } from './event.ts';
import type { BattleTurn } from './state.ts';

/** What a seat chose or declined: it may leave no other trace on the table. */
export type Told = Extract<
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
