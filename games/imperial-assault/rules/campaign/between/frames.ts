import type { Seat } from '../../../../../kernel/game.ts';

/**
 * What happens around missions (A13). Nothing in these frames is secret: what the Empire alone knows is in its record.
 */
export type BetweenFrame =
  /** Each hero seat chooses a hero, one after the other. */
  | { readonly step: 'chooseHero'; readonly seats: readonly Seat[] }
  | { readonly step: 'chooseClass' }
  /** The Empire chooses the sets of its agenda deck in secret. */
  | { readonly step: 'chooseAgendas' }
  /** The heroes choose side missions for the deck, one seat after the other. */
  | { readonly step: 'chooseSideMissions'; readonly chosen: readonly string[]; readonly seat: Seat }
  /** The heroes name the one of them that takes a reward: votes by seat so far. */
  | { readonly step: 'takeReward'; readonly card: number; readonly votes: readonly Vote<Seat>[] }
  | { readonly step: 'beginRebelUpgrade' }
  /** All heroes spend what they have, each until it is done; `moved`: items that were given or put on weapons or taken off. */
  | {
      readonly step: 'rebelUpgrade';
      readonly shop: readonly number[];
      readonly done: readonly Seat[];
      readonly moved: number;
    }
  | { readonly step: 'beginImperialUpgrade'; readonly from: number }
  /** The heroes may pay to be rid of an agenda in play: seats that have not said. */
  | {
      readonly step: 'ransom';
      readonly agenda: number;
      readonly seats: readonly Seat[];
      readonly from: number;
    }
  | { readonly step: 'imperialUpgrade' }
  /** The Empire has too many agendas (B12). */
  | { readonly step: 'discardAgenda' }
  | { readonly step: 'nextMission' }
  | {
      readonly step: 'voteMission';
      readonly missions: readonly string[];
      readonly votes: readonly Vote<string>[];
    }
  /** The heroes do not agree: the Empire chooses among what most of them named (A12). */
  | { readonly step: 'breakTie'; readonly of: readonly (Seat | string)[]; readonly reward: number };

/** What a seat has named. */
export interface Vote<T> {
  readonly seat: Seat;
  readonly for: T;
}
