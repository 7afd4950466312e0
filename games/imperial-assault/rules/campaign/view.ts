import type { Chance } from '../../../../kernel/chance.ts';
import type { Viewer } from '../../../../kernel/game.ts';
import type { Terms } from '../options.ts';
import { type BattleState, none, type Stacked, seatOf } from '../state.ts';
import { imagineRecord, seenRecord } from './between/secrets.ts';
import { campaignIn, empireSeat } from './current.ts';
import { eventCalled, isOpenEvent } from './known-events.ts';
import type { CampaignState, KnownSupply, MissionState } from './state.ts';

/**
 * What a viewer sees of a campaign. Open groups are known to the Empire alone, but for groups that were on the map, and to
 * others are -1; nobody else knows that there is a reserve. The order of supplies is known to nobody, but of those that somebody has
 * seen in the deck; those among which a hero chooses only its player sees, and for all others they are in the deck still.
 */
export function seenCampaign(terms: Terms, state: BattleState, viewer: Viewer): CampaignState {
  const { record, mission } = campaignIn(state);
  return {
    record: seenRecord(terms, record, viewer),
    mission: mission === null ? null : seenMission(state, mission, viewer),
  };
}

/** A sealed event that waits for its turn is on the stack, though it may not happen: only the Empire knows of it until it was shown. */
export function isFrameSeen(terms: Terms, state: BattleState, frame: Stacked, viewer: Viewer): boolean {
  if (frame.step !== 'missionMoment' || viewer === empireSeat) return true;
  const event = eventCalled(terms, state, frame.event);
  return event !== undefined && isOpenEvent(state, event);
}

function seenMission({ stack }: BattleState, mission: MissionState, viewer: Viewer): MissionState {
  const { knownSupplies = [], ...open } = mission;
  const known = knownSupplies.flatMap(({ card, seats }): KnownSupply[] => {
    if (seats === undefined) return [{ card }];
    return viewer !== 'spectator' && seats.includes(viewer) ? [{ card, seats: [viewer] }] : [];
  });
  const deck = [...mission.supplyDeck];
  for (const frame of stack)
    if (frame.step === 'keepSupply' && seatOf(frame.figure) !== viewer) deck.push(...frame.cards);
  const seen = {
    ...open,
    supplyDeck: withKnown(deck, known, (others) => others.sort((one, other) => one - other)),
    ...(known.length > 0 && { knownSupplies: known }),
  };
  if (viewer === empireSeat) return seen;
  const hide = (cards: readonly number[]): number[] => cards.map(() => none);
  const { length } = mission.known;
  return { ...seen, hand: [...mission.known, ...hide(mission.hand.slice(length))], reserve: [] };
}

/** A supply deck in which known supplies stay where they lie, and the places of the others are mixed or sorted. */
export function withKnown(
  deck: readonly number[],
  known: readonly KnownSupply[] = [],
  mix: (others: number[]) => void,
): number[] {
  const isKnown = (card: number): boolean => known.some((one) => one.card === card);
  const others = deck.filter((card) => !isKnown(card));
  mix(others);
  return deck.map((card) => (isKnown(card) ? card : (others.shift() ?? none)));
}

/** A campaign that looks so to the viewer: what is hidden is drawn from what it can be, in the frames of the stack too. */
export function imagineCampaign(
  terms: Terms,
  seen: CampaignState,
  stack: Stacked[],
  viewer: Viewer,
  chance: Chance,
): CampaignState {
  const { record, mission } = seen;
  return {
    record: imagineRecord(
      terms,
      record,
      viewer,
      chance,
      stack.flatMap((frame) => (frame.step === 'agendaPlayed' ? [frame.card] : [])),
    ),
    mission: mission === null ? null : imagineMission(terms, mission, stack, viewer, chance),
  };
}

function imagineMission(
  terms: Terms,
  seen: MissionState,
  stack: Stacked[],
  viewer: Viewer,
  chance: Chance,
): MissionState {
  const supplyDeck = withKnown(seen.supplyDeck, seen.knownSupplies, (others) => chance.shuffle(others));
  for (const [place, frame] of stack.entries()) {
    if (frame.step === 'keepSupply' && seatOf(frame.figure) !== viewer)
      stack[place] = { ...frame, cards: supplyDeck.splice(supplyDeck.length - frame.cards.length) };
  }
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
