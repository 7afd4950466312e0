import type { Chance } from '../../../../kernel/chance.ts';
import type { Viewer } from '../../../../kernel/game.ts';
import type { Terms } from '../options.ts';
import { type BattleState, none } from '../state.ts';
import { imagineRecord, seenRecord } from './between/secrets.ts';
import { campaignIn, empireSeat } from './current.ts';
import type { CampaignState, MissionState } from './state.ts';

/**
 * What a viewer sees of a campaign. Open groups are known to the Empire alone, but for groups that were on the map, and to
 * others are -1; nobody else knows that there is a reserve. The order of supplies is known to nobody.
 */
export function seenCampaign(terms: Terms, state: BattleState, viewer: Viewer): CampaignState {
  const { record, mission } = campaignIn(state);
  return {
    record: seenRecord(terms, record, viewer),
    mission: mission === null ? null : seenMission(mission, viewer),
  };
}

function seenMission(mission: MissionState, viewer: Viewer): MissionState {
  const { hand, known, supplyDeck } = mission;
  const seen = { ...mission, supplyDeck: supplyDeck.toSorted((one, other) => one - other) };
  if (viewer === empireSeat) return seen;
  const hide = (cards: readonly number[]): number[] => cards.map(() => none);
  return { ...seen, hand: [...known, ...hide(hand.slice(known.length))], reserve: [] };
}

/** A campaign that looks so to the viewer: what is hidden is drawn from what it can be. */
export function imagineCampaign(
  terms: Terms,
  seen: CampaignState,
  viewer: Viewer,
  chance: Chance,
): CampaignState {
  const { record, mission } = seen;
  return {
    record: imagineRecord(terms, record, viewer, chance),
    mission: mission === null ? null : imagineMission(terms, mission, viewer, chance),
  };
}

function imagineMission(terms: Terms, seen: MissionState, viewer: Viewer, chance: Chance): MissionState {
  const supplyDeck = [...seen.supplyDeck];
  chance.shuffle(supplyDeck);
  if (viewer === empireSeat) return { ...seen, supplyDeck };
  const open = terms.fighters.flatMap(({ affiliation, unique, companion }, card) =>
    (affiliation === 'imperial' || affiliation === 'mercenary') &&
    !companion &&
    !unique &&
    !seen.known.includes(card)
      ? [card]
      : [],
  );
  chance.shuffle(open);
  const draw = (card: number): number => (card === none ? (open.pop() ?? none) : card);
  const hand = seen.hand.map(draw).sort((one, other) => one - other);
  return { ...seen, supplyDeck, hand };
}
