import type { Seat } from '../../../../kernel/game.ts';
import type { MissionEvent, Texts } from '../../content/campaign/mission-schema.ts';
import type { Affiliation, DieKind, Trait } from '../../content/compiled.ts';
import type { Attribute } from '../../content/vocabulary.ts';
import type { RolledDie } from '../attack/results.ts';
import type { Circumstances, Source, Use } from '../effects/frames.ts';
import type { Activation, Condition, FigureNumber, GroupNumber, TokenNumber } from '../state.ts';
import type { CampaignRecord, Side } from './record.ts';

/** What a match of a campaign has besides a battle. Records are replaced, never changed, so that copies share them. */
export interface CampaignState {
  readonly record: CampaignRecord;
  /** The mission on the table; null before and after it. */
  readonly mission: MissionState | null;
}

/** A mission that is played. Cards are numbers in the pack. */
export interface MissionState {
  /** The heroes by seat, from seat 1 on. */
  readonly heroes: readonly HeroState[];
  readonly threat: number;
  readonly threatLevel: number;
  /** By how much effects have changed the threat level until the end of the round. */
  readonly levelShift?: number;
  /**
   * Open groups, from which the Empire deploys: deployment cards by number in `fighters`. Only the Empire knows them, but for
   * those in `known`; for everybody else they are -1, behind those. Groups that were defeated come back to them.
   */
  readonly hand: readonly number[];
  /** Those of the hand that everybody knows, because they were on the map and were defeated. */
  readonly known: readonly number[];
  /** Groups that come only by events. Only the Empire knows of them: for everybody else there are none. */
  readonly reserve: readonly number[];
  /** Deployment points at which groups arrive, by id. */
  readonly openPoints: readonly string[];
  /** Sections of the map that were revealed, by id. */
  readonly revealed: readonly string[];
  /** Events that have happened, by id, in order. */
  readonly happened: readonly string[];
  /** Texts of events that were told: they come to the players only now. */
  readonly told: readonly Told[];
  /** Sealed events that the Empire has shown, which everybody knows from then on; left out without any. */
  readonly shown?: readonly MissionEvent[];
  /** Counters of the mission by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** Successes of tests with each token so far, at the places of the tokens. */
  readonly successes: readonly number[];
  /** Doors that cannot be opened by interacting, by number. */
  readonly lockedDoors: readonly number[];
  /** After this round the mission is over, and the Empire has won; null without such a limit. */
  readonly lastRound: number | null;
  /** The seat whose hero has the extra activation token that goes round among three heroes (A13); -1 without one. */
  readonly extraToken: Seat;
  /** Groups in hand that are not deployed before the next round, by number in `fighters`; left out without any. */
  readonly heldBack?: readonly number[];
  /** What cards of the Empire save until the mission ends; left out without any. */
  readonly savings?: readonly Saving[];
  /** Crates that were opened: each is worth credits. */
  readonly crates: number;
  /** The supply deck, in secret order; the last one is the top. */
  readonly supplyDeck: readonly number[];
  /** Supplies in the deck of which somebody knows where they lie; left out before there were any. */
  readonly knownSupplies?: readonly KnownSupply[];
  /** Who has won; null as long as the mission goes on. */
  readonly winner: Side | null;
}

/** Where in an event its effects are carried out. */
export interface EventPlace {
  readonly event: string;
  /** The figure to which the event happened; -1 without one. */
  readonly figure: FigureNumber;
  /** In the effects inside one of its effects: the place of that one, and of the list in it. */
  readonly inside: { readonly effect: number; readonly part: number } | null;
}

/** What a test is for: who gets its successes. */
export type TestPurpose =
  | { readonly of: 'token'; readonly token: TokenNumber }
  | ({ readonly of: 'event'; readonly effect: number } & EventPlace)
  /** The effects of the ability below ask for the successes. */
  | { readonly of: 'ability' }
  | ({ readonly of: 'consequence' } & Consequence);

/** What a figure suffers that fails a test, by whose doing. */
export interface Consequence {
  readonly damage: number;
  readonly strain: number;
  /** What the Empire gains. */
  readonly threat: number;
  readonly condition: Condition | null;
  readonly by: Seat;
}

/** Groups with this trait, or all, cost so much less to deploy and to reinforce, until the mission ends. */
export interface Saving {
  readonly amount: number;
  readonly reinforcement: number;
  readonly trait: Trait | null;
}

/** A text of an event as people read it. */
export interface Told {
  readonly event: string;
  readonly text: Texts;
}

/** A hero in a mission. */
export interface HeroState {
  readonly group: GroupNumber;
  readonly strain: number;
  readonly wounded: boolean;
  readonly withdrawn: boolean;
  /** Activation tokens that are ready. */
  readonly activations: number;
  /** It has activated in this round. */
  readonly activated: boolean;
  /** Strain that it has suffered for movement points in this activation (A4). */
  readonly strainForMoves: number;
}

/** A supply in the deck of which these seats know where it lies; everybody, where none are named. */
export interface KnownSupply {
  readonly card: number;
  readonly seats?: readonly Seat[];
}

/** Supply cards that are drawn. */
export interface SupplyDraw {
  readonly figure: FigureNumber;
  readonly count: number;
  readonly keep: number;
  /** For a crate. */
  readonly crate: boolean;
  /** None of this trait is kept. */
  readonly not?: string;
  /** The others are shuffled back, if nothing is said. */
  readonly rest?: 'shuffled' | 'under';
}

/** One group that is deployed costs so much less, or each of them; only one with this trait and this affiliation, where there is one. */
export interface Discount {
  readonly amount: number;
  readonly each?: true;
  readonly trait: Trait | null;
  readonly affiliation: Affiliation | null;
}

/** Frames of a mission. */
export type MissionFrame =
  /** The campaign or the mission is set up, from the options or from what was handed on. */
  | { readonly step: 'campaignSetup' }
  /** The map of the next mission is set out, and initial groups are deployed. */
  | { readonly step: 'missionSetup' }
  /** Heroes that still choose what they take along, by seat. */
  | { readonly step: 'gear'; readonly seats: readonly Seat[] }
  /** Heroes that own more than they can take along leave some of it behind. */
  | { readonly step: 'leaveBehind'; readonly seats: readonly Seat[] }
  /** The Empire chooses its open groups in secret. */
  | { readonly step: 'openGroups'; readonly left: number }
  /** The heroes stand on or near the entrance. */
  | { readonly step: 'entrance'; readonly seats: readonly Seat[] }
  /** All is set up: the mission begins, and then its first round. */
  | { readonly step: 'missionStart' }
  /** The sides activate in turn, the heroes first (A3). */
  | { readonly step: 'sides'; readonly next: Side }
  /** One of the heroes' seats takes the turn: those that have said "not yet" wait. */
  | { readonly step: 'rebelTurn'; readonly waiting: readonly Seat[] }
  /** A hero names the weapon of an attack that an ability gives it (A8). */
  | { readonly step: 'weapon'; readonly seat: Seat; readonly figure: FigureNumber }
  /** A figure tests an attribute (A11): see `tests.ts`. */
  | {
      readonly step: 'testing';
      readonly figure: FigureNumber;
      readonly attribute: Attribute;
      readonly purpose: TestPurpose;
      readonly phase: 'announce' | 'pool' | 'roll' | 'reroll' | 'after';
      readonly pool?: readonly DieKind[];
      readonly dice?: readonly RolledDie[];
      /** Successes besides those on the dice. */
      readonly more?: number;
    }
  /** Dice of the test are rolled again; -1 for any number of them. */
  | { readonly step: 'rerollTest'; readonly seat: Seat; readonly left: number }
  /** A hero draws supply cards, of which it keeps some; `announced`: abilities have changed how (A11). */
  | ({ readonly step: 'drawSupplies'; readonly announced: boolean } & SupplyDraw)
  | ({
      readonly step: 'keepSupply';
      readonly cards: readonly number[];
      readonly left: number;
    } & SupplyDraw)
  /** A hero sees the top supply card, which stays there or goes under the deck. */
  | { readonly step: 'supplyTop'; readonly seat: Seat }
  /** The Empire names heroes that suffer strain, one each time, or one that suffers damage; who has suffered, each time by figure. */
  | {
      readonly step: 'strikeHeroes';
      readonly seat: Seat;
      readonly what: 'damage' | 'strain';
      /** Damage; or strain that is left. */
      readonly amount: number;
      readonly struck: readonly FigureNumber[];
    }
  /** A figure uses one of its special actions, at no action. */
  | { readonly step: 'specialAction'; readonly seat: Seat; readonly figure: FigureNumber }
  /** An object beside a figure suffers damage. */
  | {
      readonly step: 'damageObject';
      readonly seat: Seat;
      readonly figure: FigureNumber;
      readonly amount: number;
    }
  /** An activation goes on in which a companion has had its own, and what was used in it until then. */
  | {
      readonly step: 'resumeActivation';
      readonly activation: Activation;
      readonly used: readonly Use[];
    }
  /** A hero's player names a card of the Imperial class that is exhausted. */
  | { readonly step: 'exhaustCard'; readonly seat: Seat }
  /** The Empire shows one of these events; only it knows them. */
  | { readonly step: 'showEvent'; readonly seat: Seat; readonly events: readonly MissionEvent[] }
  /** How many results become others, or by how much a Blast is lowered. */
  | ({ readonly step: 'howMany'; readonly effect: number; readonly source: Source } & Circumstances)
  /** The status phase of a campaign (A13). */
  | { readonly step: 'threat' }
  /** An optional deployment begins, in which groups cost less by these discounts. */
  | { readonly step: 'optionalDeployment'; readonly discounts?: readonly Discount[] }
  /** The Empire deploys and reinforces, as long as it wants and can pay. Abilities take something from what groups cost. */
  | { readonly step: 'deployment'; readonly discounts: readonly Discount[] }
  /** The Empire chooses the deployment point at which figures arrive for which it has paid. */
  | { readonly step: 'arrive'; readonly figures: readonly FigureNumber[] }
  /** The Empire puts attachments of its class on a group that was deployed, as long as it wants. */
  | { readonly step: 'attachments'; readonly group: GroupNumber }
  /** The heroes may bring an ally; these seats want none. */
  | { readonly step: 'ally'; readonly declined: readonly Seat[] }
  /** An agenda was played and carried out: it may be shuffled back into its deck. */
  | { readonly step: 'agendaPlayed'; readonly card: number }
  /** Effects of an event of the mission that are still to come, from this place on. */
  | ({ readonly step: 'missionEvent'; readonly from: number } & EventPlace)
  /** An event happens, if what it requires holds now. */
  | { readonly step: 'missionMoment'; readonly event: string; readonly figure: FigureNumber }
  /** One of the options of an effect, by place, is chosen by a seat of this side. The texts are those of the options. */
  | ({
      readonly step: 'missionChoice';
      readonly effect: number;
      readonly seat: Seat;
      readonly options: readonly Texts[];
    } & EventPlace)
  /** A hero is named that tests an attribute for an effect. */
  | ({ readonly step: 'missionTester'; readonly effect: number } & EventPlace)
  /** The mission is over; what follows until the next one. */
  | { readonly step: 'missionEnd'; readonly announced?: true };
