import type { Seat } from '../../../../kernel/game.ts';
import { entry } from '../../../common/at.ts';
import { once } from '../../../common/once.ts';
import type { Aim } from '../../content/campaign/mission-schema.ts';
import { campaignOf } from '../../rules/added.ts';
import { campaignMissionOf, empireSeat, missionIn } from '../../rules/campaign/current.ts';
import type { Terms } from '../../rules/options.ts';
import { type BattleState, groupOf, playerOf, seatOf, seatOfGroup } from '../../rules/state.ts';
import { carriedBy, type Field, type Spot } from '../field.ts';
import { closeness, nearness } from '../goals.ts';
import type { Sense, Table } from '../standing.ts';
import { type AimPlace, leftOf, placesOf, standingOf } from './aims.ts';
import { recordWorth } from './record-worth.ts';

/** What things are worth in a campaign, in the unit of victory points. */
const worths = {
  /** A hero that is healthy, and one that is wounded. */
  healthy: 15,
  wounded: 9,
  /** A point of an aim's weight that is done. */
  aim: 2.2,
  /** The share of an aim that it is worth to stand where it can be pursued. */
  place: 0.45,
  /** The share of it that draws figures from afar. */
  attraction: 0.9,
  /** What a point of weight adds to the cost of a figure that an aim wants defeated. */
  prey: 1,
  strain: 0.25,
  threat: 0.35,
} as const;

/** The usual weight of an aim. */
const usualWeight = 5;

/** What bots think of in a campaign: the aims of the mission, which are data, and what heroes and Empire have. */
export const campaignSense: Sense = { groupCost, worth, winner, placeWorth };

function groupCost(table: Table, group: number): number {
  const { terms, state } = table;
  const { card } = groupOf(state, group);
  const sheet = campaignOf(terms).content.sheetOf.get(card);
  if (sheet !== undefined) return sheet.wounded ? worths.wounded : worths.healthy;
  let cost = entry(terms.fighters, card).cost + preyWorth(table, card);
  for (const upgrade of playerOf(state, seatOfGroup(group)).upgrades) if (upgrade.host === group) cost += 1;
  return cost;
}

/** What somebody of a card is worth on top of it to whom an aim tells to defeat them. */
function preyWorth({ terms, state, seat }: Table, card: number): number {
  if (state.campaign?.mission == null) return 0;
  const side = sideOf(seat);
  const { id } = entry(terms.fighters, card);
  let sum = 0;
  for (const aim of aimsOf(terms, state))
    if (
      aim.aim === 'defeat' &&
      aim.what === id &&
      aim.side === side &&
      standingOf(terms, state, aim) === 'open'
    )
      sum += worths.prey * (aim.weight ?? usualWeight);
  return sum;
}

/** Positive for the heroes' side, turned round for the Empire. */
function worth({ terms, state, seat }: Table): number {
  const { campaign } = state;
  if (campaign === undefined) return 0;
  let sum = recordWorth(terms, campaign.record);
  if (campaign.mission !== null) {
    const { heroes, threat } = campaign.mission;
    for (const aim of aimsOf(terms, state))
      if (aim.side === 'rebels') sum -= worths.aim * (aim.weight ?? usualWeight) * leftOf(terms, state, aim);
      else if (aim.aim === 'use') sum += worths.aim * (aim.weight ?? usualWeight) * leftOf(terms, state, aim);
    for (const { strain } of heroes) sum -= worths.strain * strain;
    sum -= worths.threat * threat;
  }
  return seat === empireSeat ? -sum : sum;
}

function winner(state: BattleState): number | undefined {
  const { mission, record } = state.campaign ?? {};
  const side = mission?.winner ?? (mission === null ? record?.log.at(-1)?.winner : undefined);
  return side == null ? undefined : side === 'empire' ? 0 : 1;
}

function aimsOf(terms: Terms, state: BattleState): readonly Aim[] {
  return campaignMissionOf(terms, state).campaign.aims;
}

function sideOf(seat: Seat): Aim['side'] {
  return seat === empireSeat ? 'empire' : 'rebels';
}

/** An aim whose time it is, as a figure sees it: the same at each place that is weighed. */
interface OpenAim {
  readonly places: readonly AimPlace[];
  readonly worth: number;
  /** The share of it that is sure at any place. */
  readonly least: number;
  /** Each figure pursues it, not only the one that is nearest. */
  readonly isForAll: boolean;
  /** It takes a line of sight. */
  readonly isShot: boolean;
}

const openAims = once((field: Field): readonly OpenAim[] => {
  const { terms, state } = field.table;
  const side = sideOf(seatOf(field.figure));
  const isLoaded = carriedBy(field.table, field.figure) >= 0;
  const range = field.arms.some(({ type }) => type === 'ranged') ? 3 : 1;
  if (missionIn(state).winner !== null) return [];
  return aimsOf(terms, state).flatMap((aim) => {
    if (aim.side !== side || standingOf(terms, state, aim) !== 'open') return [];
    const weight = worths.aim * (aim.weight ?? usualWeight);
    // Who carries something brings it where it belongs, whoever else is near, and is no worse off where that place is still hidden.
    const carries = aim.aim === 'bring' && isLoaded;
    const counts = carries ? 3 : 1;
    const places = placesOf(terms, state, aim, field.figure, range);
    const least = carries ? worths.place / counts : 0;
    const isForAll = carries || aim.all === true;
    return [{ places, worth: counts * weight, least, isForAll, isShot: aim.aim === 'destroy' }];
  });
});

/** What it is worth to be at a place for the aims whose time it is. */
function placeWorth(field: Field, spot: Spot): number {
  let sum = 0;
  for (const { places, worth: whole, least, isForAll, isShot } of openAims(field)) {
    let best = least;
    const near = isForAll ? nearness : closeness;
    for (const { space, within, left } of places) {
      const away = field.distance(spot.spaces, [space]);
      const isThere = away <= within && (!isShot || away <= 1 || field.sees(space, spot));
      const here = isThere ? worths.place : worths.attraction * 0.5 * near(field, space, spot);
      best = Math.max(best, left * here);
    }
    sum += whole * best;
  }
  return sum;
}
