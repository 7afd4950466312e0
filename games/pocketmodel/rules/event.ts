import type { Seat } from '../../../kernel/game.ts';
import type { Stat } from '../content/pack.ts';
import type { Side, UnitCode, Zone } from './state.ts';

/** A part of a sum: where it comes from, and how much it gives. */
export interface Part {
  readonly from: 'base' | 'dice' | 'bonus' | 'card' | 'icon' | 'objective' | 'lasting' | 'ground';
  readonly amount: number;
  /** The number of the card in the pack that gives it. */
  readonly card?: number;
}

/** What a roll came to: the dice, the parts of the sum, and what it has to reach. */
export interface Result {
  readonly parts: readonly Part[];
  readonly against: readonly Part[];
  readonly hit: boolean;
  /** The dice alone decided. */
  readonly automatic: boolean;
}

/** What happens in a match. Cards are numbers in the pack. */
export type Event =
  /** The force of a seat, as everybody learns it: units by number in the pack. */
  | {
      readonly kind: 'force';
      readonly seat: Seat;
      readonly units: readonly number[];
      readonly fleet?: string;
    }
  /** What a seat finds in its packs. */
  | {
      readonly kind: 'opened';
      readonly seat: Seat;
      readonly units: readonly number[];
      readonly cards: readonly number[];
    }
  | { readonly kind: 'built' | 'ready'; readonly seat: Seat }
  | { readonly kind: 'objectivesSet'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'rolledForFirst'; readonly rolls: readonly (number | null)[] }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly unit: UnitCode; readonly unitKind: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: 'move' | 'combat' | 'none' }
  /** A unit for which something is still to be chosen: where it goes, or whom it attacks. */
  | { readonly kind: 'picked'; readonly unit: UnitCode; readonly by: 'action' | 'power' }
  /** A seat has ended a series of choices. */
  | {
      readonly kind: 'done';
      readonly seat: Seat;
      readonly what: 'move' | 'carry' | 'combat' | 'strike' | 'deploy';
    }
  /** An objective in the place of which a card is about to be played. */
  | { readonly kind: 'pickedObjective'; readonly seat: Seat; readonly slot: number }
  | {
      readonly kind: 'playedObjective';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: number;
      /** The card that lay there; left out for whoever does not know it. */
      readonly replaced?: number;
      readonly wasUp: boolean;
    }
  | {
      readonly kind: 'moved';
      readonly unit: UnitCode;
      readonly from: Zone;
      readonly to: Zone;
      readonly by: 'action' | 'power' | 'card' | 'carried';
    }
  | { readonly kind: 'stayed'; readonly unit: UnitCode }
  | { readonly kind: 'declared'; readonly attacker: UnitCode; readonly defender: UnitCode }
  | { readonly kind: 'noBattle'; readonly attacker: UnitCode; readonly defender: UnitCode }
  | { readonly kind: 'battle'; readonly attacker: UnitCode; readonly defender: UnitCode }
  | {
      readonly kind: 'playedCard';
      readonly side: Side;
      readonly seat: Seat;
      readonly unit: UnitCode;
      readonly card: number;
      readonly able: boolean;
    }
  | { readonly kind: 'noCard'; readonly side: Side; readonly seat: Seat }
  | {
      readonly kind: 'rolled';
      readonly unit: UnitCode;
      readonly dice: readonly [number, number];
      readonly again: boolean;
    }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly unit: UnitCode }
  | {
      readonly kind: 'fought';
      readonly attacker: UnitCode;
      readonly defender: UnitCode;
      readonly results: readonly Result[];
    }
  | {
      readonly kind: 'damaged';
      readonly unit: UnitCode;
      readonly amount: number;
      readonly parts: readonly Part[];
      readonly prevented: number;
    }
  | { readonly kind: 'survived'; readonly unit: UnitCode }
  /** `by`: the seat whose unit or card did it. */
  | { readonly kind: 'destroyed'; readonly unit: UnitCode; readonly by: Seat }
  | { readonly kind: 'repaired'; readonly unit: UnitCode; readonly amount: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | {
      readonly kind: 'saw';
      readonly seat: Seat;
      readonly of: Seat;
      readonly cards?: readonly number[];
      readonly what: 'hand' | 'objectives';
    }
  | {
      readonly kind: 'strikes';
      readonly seat: Seat;
      readonly target: Seat;
      readonly slot: number;
    }
  | { readonly kind: 'striker'; readonly unit: UnitCode }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly slot: number; readonly card: number }
  | {
      readonly kind: 'struck';
      readonly unit: UnitCode;
      readonly dice: readonly [number, number];
      readonly result: Result;
    }
  | {
      readonly kind: 'objectiveDestroyed';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: number;
      /** The seat whose unit did it. */
      readonly by: Seat;
    }
  | {
      readonly kind: 'objectiveReplaced';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: number;
      readonly empty: boolean;
      /** The seat whose strike failed. */
      readonly by: Seat;
    }
  | { readonly kind: 'deployed'; readonly unit: UnitCode }
  | { readonly kind: 'changed'; readonly unit: UnitCode; readonly stat: Stat; readonly amount: number }
  | { readonly kind: 'eliminated'; readonly seats: readonly Seat[]; readonly why: 'units' | 'objectives' }
  | { readonly kind: 'limit'; readonly rounds: number };
