import type { Seat } from '../../../../kernel/game.ts';
import type { Told } from './state.ts';

/** What of a campaign lasts from mission to mission (A13). Cards are numbers in the pack. Records are replaced, never changed. */
export interface CampaignRecord {
  /** The stage of the campaign log that is played, or comes next, from 0. */
  readonly stage: number;
  /** The heroes, by seat from seat 1 on. */
  readonly heroes: readonly HeroRecord[];
  readonly empire: EmpireRecord;
  /** Shared by all heroes. */
  readonly credits: number;
  /** Deployment cards that fight for the Rebels when they are asked to, by number in `fighters`. */
  readonly allies: readonly number[];
  /** Items nobody has yet, by tier: what the shop draws from. Their order is no secret: they are shuffled for each draw. */
  readonly itemDecks: readonly (readonly number[])[];
  /** The size of each item deck when the campaign began (B7). */
  readonly itemDeckSizes: readonly number[];
  readonly supplies: readonly number[];
  /** Side missions that were not drawn, by id, in secret order; the last one is the top. */
  readonly sideDeck: readonly string[];
  /** Missions that can be chosen, by id. */
  readonly active: readonly string[];
  /** Forced missions that the Empire has bought: they are played before the next stage, the first one first. */
  readonly forced: readonly string[];
  /** The mission that comes next, by id; null as long as it is open. */
  readonly next: string | null;
  /** What was played. */
  readonly log: readonly LogEntry[];
  /** What missions have noted for later ones, by name. */
  readonly marks: readonly string[];
}

/** A hero between missions. */
export interface HeroRecord {
  /** In the heroes of the pack. */
  readonly hero: number;
  /** Experience points to spend. */
  readonly xp: number;
  /** Class cards that are no items, starting ones included. */
  readonly classCards: readonly number[];
  /** All items: from the shop, and those that are class cards or rewards (B5). */
  readonly items: readonly OwnedItem[];
  /** Rewards that are no items. */
  readonly rewards: readonly number[];
}

/** An item with the modifications on it. */
export interface OwnedItem {
  readonly card: number;
  readonly modifications: readonly number[];
}

/** The Empire between missions. Its agendas in hand and the order of its deck are secret. */
export interface EmpireRecord {
  /** The id of the Imperial class. */
  readonly class: string;
  readonly xp: number;
  readonly influence: number;
  readonly classCards: readonly number[];
  readonly rewards: readonly number[];
  readonly agendaDeck: readonly number[];
  readonly agendaHand: readonly number[];
  /** Agendas that were drawn in the Imperial upgrade stage that goes on, and can be bought. Only the Empire knows them. */
  readonly agendasDrawn: readonly number[];
  /** Ongoing agendas. */
  readonly agendasInPlay: readonly number[];
  /** Villains that were earned, by number in `fighters`. */
  readonly villains: readonly number[];
}

export type Side = 'rebels' | 'empire';

/** A mission that is over. */
export interface LogEntry {
  readonly stage: number;
  readonly mission: string;
  readonly winner: Side;
  readonly rounds: number;
  /** What happened: ids of events of the mission, in order. */
  readonly events: readonly string[];
  /** What they told, for the story, in order; left out in matches that went on from before it was kept. */
  readonly told?: readonly Told[];
  /** The heroes that were wounded or withdrew, by seat. */
  readonly wounded: readonly Seat[];
  readonly withdrew: readonly Seat[];
}
