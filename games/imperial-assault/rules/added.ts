import type { Chance } from '../../../kernel/chance.ts';
import type { AutomaticStep, Steps, Viewer } from '../../../kernel/game.ts';
import type { CompiledCampaign } from '../content/campaign/compile-campaign.ts';
import type { CompiledCampaignMission } from '../content/campaign/mission.ts';
import type { BetweenFrame } from './campaign/between/frames.ts';
import type { CampaignState, MissionFrame } from './campaign/state.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import type { BattleFrame, BattleState } from './state.ts';

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
  /** A campaign that looks so to the viewer: what is hidden is drawn at random. */
  imagine(terms: Terms, seen: CampaignState, viewer: Viewer, chance: Chance): CampaignState;
  /** The content of the campaign; undefined in a skirmish. */
  readonly campaign?: CampaignTerms;
}

/** What the terms of a campaign hold besides those of a battle. */
export interface CampaignTerms {
  readonly content: CompiledCampaign;
  /** At the places of `missions` of the terms. */
  readonly missions: readonly CompiledCampaignMission[];
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

/** A frame of a campaign on the stack of a skirmish is a fault of the rules. */
const unreachable: AutomaticStep<BattleState, BattleFrame, Event> = {
  kind: 'automatic',
  run(_turn, { step }) {
    throw new Error(`a skirmish has no step ${step}`);
  },
};

export const nothingAdded: Added = {
  steps: () => ({
    campaignSetup: unreachable,
    missionSetup: unreachable,
    gear: unreachable,
    openGroups: unreachable,
    entrance: unreachable,
    sides: unreachable,
    rebelTurn: unreachable,
    weapon: unreachable,
    testing: unreachable,
    threat: unreachable,
    deployment: unreachable,
    arrive: unreachable,
    missionEvent: unreachable,
    missionChoice: unreachable,
    missionEnd: unreachable,
    campaignBegins: unreachable,
    chooseHero: unreachable,
    chooseClass: unreachable,
    chooseAgendas: unreachable,
    chooseSideMissions: unreachable,
    takeReward: unreachable,
    rewardTie: unreachable,
    beginRebelUpgrade: unreachable,
    rebelUpgrade: unreachable,
    beginImperialUpgrade: unreachable,
    ransom: unreachable,
    imperialUpgrade: unreachable,
    discardAgenda: unreachable,
    nextMission: unreachable,
    voteMission: unreachable,
    missionTie: unreachable,
  }),
  observe: () => undefined,
  imagine: (_terms, seen) => seen,
};

/** The terms of the campaign. Throws where there is none, which is a fault of the rules. */
export function campaignOf({ added }: Pick<Terms, 'added'>): CampaignTerms {
  if (added.campaign === undefined) throw new Error('this is no campaign');
  return added.campaign;
}
