import type { Seat } from '../../../../kernel/game.ts';
import type { Attribute } from '../../content/vocabulary.ts';
import type { FigureNumber } from '../state.ts';

/** What heroes do and suffer in a mission. Cards are numbers in the pack, heroes are named by their seats. */
export type HeroEvent =
  /** Its player leaves the turn to another hero. */
  | { readonly kind: 'waits'; readonly seat: Seat }
  /** It readies its exhausted cards. */
  | { readonly kind: 'readied'; readonly seat: Seat; readonly cards: readonly number[] }
  /** It has suffered or recovered so much strain; `strain`: what it has now. */
  | {
      readonly kind: 'strained' | 'recoveredStrain';
      readonly seat: Seat;
      readonly amount: number;
      readonly strain: number;
      readonly endurance: number;
    }
  | { readonly kind: 'wounded' | 'withdrew'; readonly seat: Seat }
  | { readonly kind: 'extraToken'; readonly seat: Seat }
  /** A figure has tested an attribute with so many successes (A11). */
  | {
      readonly kind: 'tested';
      readonly seat: Seat;
      readonly figure: FigureNumber;
      readonly attribute: Attribute;
      readonly successes: number;
    }
  /** An item stays behind; a weapon is named for an attack. */
  | { readonly kind: 'leftBehind' | 'tookWeapon'; readonly seat: Seat; readonly card: number };
