import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { TokenRule } from '../../content/campaign/mission-schema.ts';
import { campaignOf } from '../added.ts';
import type { TableTerms } from '../options.ts';
import {
  type BattleState,
  type BattleTurn,
  type FigureNumber,
  figureNumber,
  type GroupNumber,
  groupNumber,
  type TokenNumber,
} from '../state.ts';
import type { CampaignEvent } from './event.ts';
import type { CampaignRecord, Side } from './record.ts';
import type { CampaignState, HeroState, MissionState } from './state.ts';

/** The seat of the Empire; the heroes have all others. */
export const empireSeat: Seat = 0;

/** The campaign of a state. Throws in a skirmish, which is a fault of the rules. */
export function campaignIn({ campaign }: Pick<BattleState, 'campaign'>): CampaignState {
  if (campaign === undefined) throw new Error('this is no campaign');
  return campaign;
}

/** The mission that is played. Throws between missions, which is a fault of the rules. */
export function missionIn(state: Pick<BattleState, 'campaign'>): MissionState {
  const { mission } = campaignIn(state);
  if (mission === null) throw new Error('no mission is played');
  return mission;
}

/** The mission that is played, on its map. */
export function campaignMissionOf(
  terms: Pick<TableTerms, 'added'>,
  { mission }: Pick<BattleState, 'mission'>,
): CompiledCampaignMission {
  return entry(campaignOf(terms).missions, mission);
}

/** What the mission says of a token: of itself, or else of its kind. */
export function tokenRuleOf(
  terms: Pick<TableTerms, 'added'>,
  state: Pick<BattleState, 'mission'>,
  token: TokenNumber,
): TokenRule | undefined {
  return campaignMissionOf(terms, state).tokenRules[token];
}

export function changeMission(state: BattleState, change: Partial<MissionState>): void {
  state.campaign = { ...campaignIn(state), mission: { ...missionIn(state), ...change } };
}

export function changeRecord(state: BattleState, change: Partial<CampaignRecord>): void {
  const campaign = campaignIn(state);
  state.campaign = { ...campaign, record: { ...campaign.record, ...change } };
}

/** The seats of the heroes. */
export function heroSeats({ players }: Pick<BattleState, 'players'>): Seat[] {
  return players.map((_, seat) => seat).filter((seat) => seat !== empireSeat);
}

export function sideOf(seat: Seat): Side {
  return seat === empireSeat ? 'empire' : 'rebels';
}

/** The hero of a seat in the mission. */
export function heroOf(state: Pick<BattleState, 'campaign'>, seat: Seat): HeroState {
  return entry(missionIn(state).heroes, seat - 1);
}

export function changeHero(state: BattleState, seat: Seat, change: Partial<HeroState>): void {
  const heroes = missionIn(state).heroes.map((hero, place) =>
    place === seat - 1 ? { ...hero, ...change } : hero,
  );
  changeMission(state, { heroes });
}

/** The group and the figure of the hero of a seat: always its first. */
export function heroGroup(seat: Seat): GroupNumber {
  return groupNumber(seat, 0);
}

export function heroFigure(seat: Seat): FigureNumber {
  return figureNumber(heroGroup(seat), 0);
}

/** The seat of the hero that a figure is; undefined for all others. */
export function seatOfHero(figure: FigureNumber): Seat | undefined {
  const seat = figure >> 8;
  return seat !== empireSeat && figure === heroFigure(seat) ? seat : undefined;
}

export function emitCampaign({ emit }: BattleTurn, event: CampaignEvent): void {
  emit?.({ kind: 'campaign', event });
}
