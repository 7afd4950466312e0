import type { Chance } from '../../../kernel/chance.ts';
import type { BySeat, Outcome, Seat, Steps, Viewer } from '../../../kernel/game.ts';
import type { CompiledCampaign } from '../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../content/campaign/mission.ts';
import type { CompiledEffect, CompiledSurge } from '../content/compile-abilities.ts';
import type { Fighter, TokenKind } from '../content/compiled.ts';
import type {
  Ability,
  AddedMoment,
  AddedRequirement,
  AddedVerb,
  Filter,
  WeaponFilter,
} from '../content/pack.ts';
import type { BattleMap } from '../geometry/map.ts';
import type { AttackOrder } from './attack/frames.ts';
import type { BetweenFrame } from './campaign/between/frames.ts';
import type { MissionHappening } from './campaign/happening.ts';
import type { CampaignRefusal } from './campaign/refusals.ts';
import type { CampaignState, MissionFrame } from './campaign/state.ts';
import type { Choice } from './choice.ts';
import type { KnownCards } from './dealing.ts';
import type { ObjectRule } from './drawn-mission.ts';
import type { Circumstances, MomentFacts, Source } from './effects/frames.ts';
import type { Spendable } from './effects/power-tokens.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import type { Refusal } from './refusals.ts';
import type { BattleState, BattleTurn, FigureNumber, FrameOf, Stacked, TokenNumber } from './state.ts';

type AllSteps = Steps<BattleState, Choice, Event>;

/** The steps of frames that only a campaign has, and those of a battle that go otherwise in a campaign. */
export type AddedSteps = Pick<AllSteps, (MissionFrame | BetweenFrame)['step']> & Partial<AllSteps>;

/**
 * What a campaign adds to the rules of a battle. The rules that skirmish and campaign share call it, so that the
 * skirmish is loaded without the campaign. {@link nothingAdded} is the skirmish.
 */
export interface Added {
  steps(terms: Terms): AddedSteps;
  /** What a viewer sees of the campaign: what is secret is left out, and counted where its number is open. */
  observe(terms: Terms, state: BattleState, viewer: Viewer): CampaignState | undefined;
  /** Whether a viewer may know of a frame that it is on the stack. */
  isSeen(terms: Terms, state: BattleState, frame: Stacked, viewer: Viewer): boolean;
  /** A campaign that looks so to the viewer: what is hidden is drawn at random, and put into the frames of the stack. */
  imagine(terms: Terms, seen: CampaignState, stack: Stacked[], viewer: Viewer, chance: Chance): CampaignState;
  /** How a match of a campaign ended: who won its mission. */
  outcome(campaign: CampaignState, sides: BySeat<number>): Outcome | undefined;
  /** Whether the words of a filter that only a campaign has mean a figure. */
  matches(
    terms: Terms,
    state: BattleState,
    filter: Filter,
    figure: FigureNumber,
    circumstances: Circumstances,
  ): boolean;
  /** Whether a requirement that only a campaign has is met. */
  meets(
    terms: Terms,
    state: BattleState,
    requirement: AddedRequirement,
    circumstances: Circumstances,
  ): boolean;
  /** Whether a moment of which only a campaign knows is that of an ability. */
  isMomentOf(
    terms: Terms,
    state: BattleState,
    when: AddedMoment,
    facts: MomentFacts,
    circumstances: Circumstances,
  ): boolean;
  /** Carries out an effect that only a campaign has. */
  apply(
    terms: Terms,
    turn: BattleTurn,
    compiled: CompiledEffect<AddedVerb>,
    source: Source,
    circumstances: Circumstances,
    figures: readonly FigureNumber[],
  ): void;
  /** Whether what is done in these effects, by number, can be paid for. */
  canAfford(
    terms: Terms,
    state: BattleState,
    effects: readonly number[],
    source: Source,
    circumstances: Circumstances,
  ): boolean;
  /** The weapons with which an ability lets a hero attack, by number in `upgrades`. */
  weaponsFor(
    terms: Terms,
    state: BattleState,
    weapon: WeaponFilter,
    attacker: FigureNumber,
    source: Source,
  ): readonly number[];
  /** Type and dice of the attack of a hero with a weapon, by number in `upgrades`. */
  profileOf(terms: Terms, state: BattleState, attacker: FigureNumber, weapon: number): Fighter['attack'];
  /** Whether a figure, by what it says, is not seen by a hostile one, and does not block its line of sight. */
  isUnseen(terms: Terms, state: BattleState, looker: FigureNumber, figure: FigureNumber): boolean;
  /** The ability by which an attack on a figure may be declared through other figures now, by number; undefined without one. */
  watchOn(terms: Terms, state: BattleState, attacker: FigureNumber, target: FigureNumber): number | undefined;
  /** Power tokens that a figure may spend for one of these symbols besides its own (B2). */
  moreTokens(
    terms: Terms,
    state: BattleState,
    figure: FigureNumber,
    symbols: readonly TokenKind[],
  ): readonly Spendable[];
  /** The surge abilities of the weapons of a hero with a trait, but for that with which it attacks. */
  surgesOf(terms: Terms, state: BattleState, attacker: FigureNumber, trait: string): readonly CompiledSurge[];
  /** A figure recovers strain, as much as it has (A4). In a skirmish nobody has any. */
  recoverStrain(terms: Terms, turn: BattleTurn, figure: FigureNumber, most: number): void;
  /** All effects of an ability were carried out. */
  afterAbility(terms: Terms, turn: BattleTurn, frame: FrameOf<'effects'>): void;
  /** Whether the part of a price that only a campaign has can be paid, and pays it. */
  canPay(
    terms: Terms,
    state: BattleState,
    ability: number,
    price: Price,
    circumstances: Circumstances,
  ): boolean;
  pay(terms: Terms, turn: BattleTurn, ability: number, price: Price, circumstances: Circumstances): void;
  /** Whether it matters who controls a token (A11): in a campaign, where the mission says so openly. */
  isForControl(terms: Terms, state: BattleState, token: TokenNumber): boolean;
  /** The activations that the hero of a seat has in a round. */
  activationTokens(state: BattleState, seat: Seat): number;
  /**
   * The ways in which a figure can carry out an order to attack: a hero with each of its weapons that the order allows (A8), all
   * others as their card says.
   */
  arms(terms: Terms, state: BattleState, order: AttackOrder): readonly Arms[];
  /**
   * An attack of a figure has begun or is over: until its innermost attack ends, abilities of other weapons than that of the
   * attack are off (A8).
   */
  takeUp(terms: Terms, state: BattleState, attacker: FigureNumber): void;
  /** Whether a figure may use several of its actions to attack, as heroes do (A4). */
  repeatsAttacks(figure: FigureNumber): boolean;
  /** How much of the strain that a figure suffers it keeps as tokens: heroes up to their Endurance (A10). */
  keepStrain(terms: Terms, turn: BattleTurn, figure: FigureNumber, amount: number): number;
  /** The Endurance of a hero (A10); 0 for all other figures. */
  endurance(terms: Terms, state: BattleState, figure: FigureNumber): number;
  /** Whether a figure may choose to suffer so much strain: a hero not beyond its Endurance (A10). */
  canSuffer(terms: Terms, state: BattleState, figure: FigureNumber, strain: number): boolean;
  /** Whether a surge ability, by number, does anything now: that of all heroes needs strain to recover (A8, step 5). */
  isOfUse(state: BattleState, attacker: FigureNumber, surge: number): boolean;
  /**
   * What comes of it in a campaign that a seat, or nobody, has defeated a figure, which has left the map; whether this is a
   * campaign.
   */
  leaves(terms: Terms, turn: BattleTurn, figure: FigureNumber, by: Seat): boolean;
  /** The map as a figure may move on it; undefined where that is all of it. Massive ones stay out of buildings (A6, B11). */
  mapFor(terms: Terms, state: BattleState, massive: boolean): BattleMap | undefined;
  /** The cards of a seat for somebody who imagines the table: in a campaign its agendas are those that were imagined before. */
  knownCards(terms: Terms, state: BattleState, seat: Seat, known: KnownCards): KnownCards;
  /** A command card is played: what has to follow what it does comes on the stack. */
  playing(terms: Terms, turn: BattleTurn, card: number): void;
  /** What the mission of a campaign says, in place of the rules of skirmish missions. */
  readonly mission?: MissionRules;
  /** The content of the campaign; undefined in a skirmish. */
  readonly campaign?: CampaignTerms;
}

/** What an ability costs. */
export type Price = NonNullable<Ability['price']>;
/** What a mission of a campaign says of doors, tokens and objects, and what happens in it. */
export interface MissionRules {
  whyNotOpen(terms: Terms, state: BattleState, door: number): Refusal | undefined;
  whyNotUse(
    terms: Terms,
    state: BattleState,
    figure: FigureNumber,
    token: TokenNumber,
  ): Refusal | CampaignRefusal | undefined;
  /** Whether a figure that interacts with a token carries it from now on (A11). */
  isCarried(terms: Terms, state: BattleState, token: TokenNumber): boolean;
  /** A figure has interacted with a token, which it carries or not. */
  use(terms: Terms, turn: BattleTurn, figure: FigureNumber, token: TokenNumber): void;
  /** What a carried token changes in the Speed of its carrier. */
  speedWith(terms: Terms, state: BattleState, token: TokenNumber): number;
  /** What it says of attacks on a token; undefined where it may not be attacked. */
  objectRule(terms: Terms, state: BattleState, token: TokenNumber): ObjectRule | undefined;
  mayAttack(
    terms: Terms,
    state: BattleState,
    order: Pick<AttackOrder, 'attacker' | 'seat'>,
    token: TokenNumber,
  ): boolean;
  /** Its events may answer something that happens. */
  happens(terms: Terms, turn: BattleTurn, happening: MissionHappening): void;
}

/** A way to carry out an order to attack. */
export interface Arms {
  readonly order: AttackOrder;
  /** The state as it is when the figure attacks so: see `takeUp`. */
  readonly state: BattleState;
  /** The id of the weapon, where it has to be named because there are several. */
  readonly weapon?: string;
}

/** What the terms of a campaign hold besides those of a battle. */
export interface CampaignTerms {
  readonly content: CompiledCampaign;
  /** At the places of `missions` of the terms. */
  readonly missions: readonly CompiledCampaignMission[];
  /** All events of the missions are known, and not only those that everybody may know: a match can begin. */
  readonly isWhole: boolean;
  readonly play: CampaignPlay;
}

/** How a campaign is played: its length, or one mission alone. */
export interface CampaignPlay {
  readonly length: 'campaign' | 'short' | 'mission';
  /** The mission that is played alone, by id; null in a campaign. */
  readonly mission: string | null;
  /** Heroes by seat from seat 1 on, by id; those that are not named are chosen at the table. */
  readonly heroes: readonly string[];
  /** The Imperial class by id; undefined where the Empire chooses at the table. */
  readonly imperialClass: string | undefined;
  /** In a mission alone heroes and Empire have spent the experience of its stage at random. */
  readonly grown: boolean;
}

/** The terms of the campaign. Throws where there is none, which is a fault of the rules. */
export function campaignOf({ added }: { readonly added: Pick<Added, 'campaign'> }): CampaignTerms {
  if (added.campaign === undefined) throw new Error('this is no campaign');
  return added.campaign;
}
