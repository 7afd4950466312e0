import type { Seat } from '../../../../../kernel/game.ts';

/**
 * What happens around missions (A13). Nothing in these frames is secret: what the Empire alone knows is in its record.
 */
export type BetweenFrame =
  /** All that was chosen is put together: the campaign, or a mission alone, begins. */
  | { readonly step: 'campaignBegins' }
  /** Seats that still choose their hero, one after the other. */
  | { readonly step: 'chooseHero'; readonly seats: readonly Seat[] }
  | { readonly step: 'chooseClass' }
  /** The Empire chooses the sets of its agenda deck in secret. */
  | { readonly step: 'chooseAgendas' }
  /** The heroes choose green side missions for the deck, one seat after the other. */
  | { readonly step: 'chooseSideMissions'; readonly seat: Seat }
  /** The heroes name the one of them that takes a reward. */
  | { readonly step: 'takeReward'; readonly card: number; readonly votes: readonly Vote<Seat>[] }
  /** They do not agree: the Empire chooses among those that most of them named (A12). */
  | { readonly step: 'rewardTie'; readonly card: number; readonly seats: readonly Seat[] }
  | { readonly step: 'beginRebelUpgrade' }
  /** All heroes spend what they have, each until it is done; `moved`: items that were given, put on weapons or taken off. */
  | {
      readonly step: 'rebelUpgrade';
      readonly shop: readonly number[];
      readonly done: readonly Seat[];
      readonly moved: number;
    }
  /** Agendas in play for which the heroes were asked whether they pay to be rid of them. */
  | { readonly step: 'beginImperialUpgrade'; readonly offered: readonly number[] }
  /** Hero seats that have not said whether they pay. */
  | { readonly step: 'ransom'; readonly agenda: number; readonly seats: readonly Seat[] }
  | { readonly step: 'imperialUpgrade' }
  /** The Empire has too many agendas (B12). */
  | { readonly step: 'discardAgenda' }
  | { readonly step: 'nextMission' }
  | {
      readonly step: 'voteMission';
      readonly missions: readonly string[];
      readonly votes: readonly Vote<string>[];
    }
  | { readonly step: 'missionTie'; readonly missions: readonly string[] };

/** What a seat has named. */
export interface Vote<T> {
  readonly seat: Seat;
  readonly named: T;
}
