import type { Seat } from '../../../kernel/game.ts';
import type { Place } from '../geometry/map.ts';
import type { Ending, FigureNumber, GroupNumber } from './state.ts';

/** What happened. Cards are numbers in the pack. */
export type Event =
  | { readonly kind: 'army'; readonly seat: Seat; readonly cost: number }
  | { readonly kind: 'initiative'; readonly seat: Seat }
  | { readonly kind: 'mission'; readonly mission: number }
  | { readonly kind: 'zone'; readonly seat: Seat; readonly zone: number }
  | { readonly kind: 'deployed'; readonly figure: FigureNumber; readonly place: Place }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'activated'; readonly group: GroupNumber }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'activation'; readonly figure: FigureNumber }
  | {
      readonly kind: 'action';
      readonly figure: FigureNumber;
      readonly action: 'move' | 'attack' | 'interact' | 'special' | 'recover';
    }
  | {
      readonly kind: 'moved';
      readonly figure: FigureNumber;
      readonly from: Place;
      readonly to: Place;
      readonly cost: number;
    }
  | { readonly kind: 'opened'; readonly door: number }
  | { readonly kind: 'defeated'; readonly figure: FigureNumber; readonly by: Seat }
  | {
      readonly kind: 'scored';
      readonly seat: Seat;
      readonly points: number;
      readonly why: 'defeated' | 'attachment' | 'mission' | 'card';
    }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly why: Ending };
