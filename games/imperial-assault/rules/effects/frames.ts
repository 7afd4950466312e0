import type { Seat } from '../../../../kernel/game.ts';
import type { WindowFrame } from '../../../../kernel/reactions.ts';
import type { Choice } from '../choice.ts';
import type { FigureNumber } from '../state.ts';

/** For whom and around whom effects happen; -1 where there is no such figure. */
export interface Circumstances {
  /** The player of the ability. */
  readonly seat: Seat;
  readonly me: FigureNumber;
  /** The figure to which the event happened. */
  readonly subject: FigureNumber;
  readonly chosen: FigureNumber;
}

/** Effects of an ability that are still to be carried out, and a window in which abilities may be used. */
export type EffectFrame =
  | ({ readonly step: 'effects'; readonly ability: number; readonly from: number } & Circumstances)
  | ({ readonly step: 'window' } & WindowFrame<Choice>);

/** An effect that lasts. */
export interface Grant {
  readonly ability: number;
  readonly seat: Seat;
  readonly figures: readonly FigureNumber[];
}

/** An ability that was used and has a limit. */
export interface Use {
  readonly ability: number;
  readonly figure: FigureNumber;
  readonly once: 'attack' | 'activation' | 'round' | 'match';
}
