import { entry } from '../../../common/at.ts';
import type { CompiledCampaignMission } from '../../content/campaign/mission.ts';
import type { CampaignMission } from '../../content/campaign/mission-schema.ts';
import { campaignOf } from '../added.ts';
import { announce } from '../effects/announce.ts';
import type { Terms } from '../options.ts';
import { emptyState, groupWith } from '../setup.ts';
import {
  type AutomaticOf,
  type BattleState,
  type BattleTurn,
  type MissionToken,
  none,
  playerOf,
  type Upgrade,
} from '../state.ts';
import { holdAgendas } from './agendas.ts';
import { offerAllies } from './allies.ts';
import { arrive } from './arriving.ts';
import { isModification } from './between/deals.ts';
import { stageOf } from './between/missions.ts';
import {
  campaignIn,
  campaignMissionOf,
  changeMission,
  emitCampaign,
  empireSeat,
  heroFigure,
  heroGroup,
  heroSeats,
} from './current.ts';
import { pushMission } from './events.ts';
import { freshHeroes } from './heroes.ts';
import type { CampaignRecord } from './record.ts';
import type { MissionState } from './state.ts';

/** The map is built, initial groups are put on it; then groups and gear are chosen, and the heroes enter (A13). */
function missionSetupStep(terms: Terms): AutomaticOf<'missionSetup'> {
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack } = turn;
      setOutMission(terms, turn);
      const { campaign } = campaignMissionOf(terms, state);
      const seats = heroSeats(state);
      stack[stack.length - 1] = { step: 'missionStart' };
      stack.push(
        { step: 'entrance', seats },
        { step: 'gear', seats },
        { step: 'openGroups', left: campaign.groups.open },
      );
      const here = stack.length;
      for (const { card, at, for: side, heroes } of campaign.groups.initial) {
        const { least = 0, most = seats.length } = heroes ?? {};
        if (seats.length < least || seats.length > most) continue;
        arrive(terms, turn, card, at, side ?? 'empire');
      }
      // What comes on top happens first: groups are set out in the order of the mission.
      stack.push(...stack.splice(here).reverse());
    },
  };
}

/** The table of the next mission without any figure on the map. */
function setOutMission(terms: Terms, turn: BattleTurn): void {
  const { state } = turn;
  const { record } = campaignIn(state);
  const campaign = campaignOf(terms);
  state.mission = campaign.missions.findIndex((one) => one.campaign.id === record.next);
  const compiled = campaignMissionOf(terms, state);
  const { groups, locked = [], rounds } = compiled.campaign;
  state.tokens = laidTokens(compiled, []);
  state.campaign = {
    record,
    mission: {
      ...freshMission(terms, record),
      threat: threatAtStart(compiled.campaign, record.heroes.length),
      reserve: groups.reserved.flatMap((id) => terms.fighterNumber.get(id) ?? []),
      openPoints: openPointsOf(compiled, []),
      successes: compiled.tokens.map(() => 0),
      lockedDoors: compiled.doorIds.flatMap((id, door) => (locked.includes(id) ? [door] : [])),
      lastRound: rounds ?? null,
    },
  };
  const supplyDeck = [...record.supplies];
  turn.chance.shuffle(supplyDeck);
  changeMission(state, { supplyDeck });
  setOutHeroes(terms, state);
  const { classCards, agendasInPlay, rewards } = record.empire;
  const player = playerOf(state, empireSeat);
  player.groups = [];
  player.upgrades = [...classCards, ...agendasInPlay, ...rewards].map((card) => inPlay(card, none));
  holdAgendas(terms, state);
  emitCampaign(turn, { kind: 'mission', mission: state.mission });
}

/** The tokens of a mission as they are laid out with these hidden sections shown, if no event has changed them. */
export function laidTokens(
  { tokens, laidLater, tokenSections }: CompiledCampaignMission,
  revealed: readonly string[],
): readonly MissionToken[] {
  return tokens.map((token, number) => {
    const section = tokenSections[number] ?? null;
    const isLaid = laidLater[number] !== true && (section === null || revealed.includes(section));
    return { ...token, carrier: none, turned: false, damage: 0, space: isLaid ? token.space : none };
  });
}

/** The deployment points that are active with these hidden sections shown, if no event has changed them. */
export function openPointsOf(
  { points }: CompiledCampaignMission,
  revealed: readonly string[],
): readonly string[] {
  return [...points].flatMap(([id, { active, section }]) =>
    active && (section === null || revealed.includes(section)) ? [id] : [],
  );
}

/** A mission of which nothing is on the table yet. */
export function freshMission(terms: Terms, record: CampaignRecord): MissionState {
  return {
    ...freshHeroes(record.heroes.length),
    threat: 0,
    threatLevel: stageOf(campaignOf(terms), record).threat,
    hand: [],
    known: [],
    reserve: [],
    openPoints: [],
    revealed: [],
    happened: [],
    told: [],
    counters: {},
    successes: [],
    lockedDoors: [],
    lastRound: null,
    crates: 0,
    supplyDeck: [],
    winner: null,
  };
}

/**
 * The sheets of the heroes with all cards that they own, as far as heroes are chosen. A modification that is on no weapon stays
 * behind (A13).
 */
function setOutHeroes(terms: Terms, state: BattleState): void {
  const { record } = campaignIn(state);
  const { cards, heroes } = campaignOf(terms).content;
  for (const seat of heroSeats(state)) {
    const player = playerOf(state, seat);
    const { hero, items, classCards, rewards } = entry(record.heroes, seat - 1);
    if (hero === none) continue;
    player.groups = [groupWith(terms, entry(heroes, hero).healthy)];
    const carried = items.flatMap(({ card, modifications }) =>
      isModification(entry(cards, card)) ? [] : [card, ...modifications],
    );
    player.upgrades = [...classCards, ...carried, ...rewards].map((card) => inPlay(card, heroGroup(seat)));
  }
}

/** A table with nothing but the heroes of a record and their cards: what they are worth as they begin a mission. */
export function heroesReady(terms: Terms, record: CampaignRecord): BattleState {
  const state = emptyState(terms, record.heroes.length + 1);
  state.campaign = { record, mission: freshMission(terms, record) };
  setOutHeroes(terms, state);
  return state;
}

/** The threat that a mission gives the Empire at the start (A13); its numbers are for two to four heroes. */
function threatAtStart({ threat }: CampaignMission, heroes: number): number {
  if (threat === undefined) return 0;
  if (heroes <= 2) return threat.two;
  return heroes === 3 ? threat.three : threat.four;
}

/** A card that comes into play. */
export function inPlay(card: number, host: number): Upgrade {
  return { card, host, exhausted: false, depleted: false };
}

/**
 * Abilities answer the setup; then each player puts their hero down on the entrance, or as near to it as there is room, and they may
 * bring an ally (A13).
 */
function entranceStep(terms: Terms): AutomaticOf<'entrance'> {
  return {
    kind: 'automatic',
    run(turn, { seats }) {
      const { state, stack } = turn;
      stack.pop();
      const { entrance } = campaignMissionOf(terms, state);
      offerAllies(terms, turn);
      for (const seat of seats.toReversed())
        stack.push(
          { step: 'deployed', group: heroGroup(seat) },
          { step: 'putFigure', figure: heroFigure(seat), around: entrance },
        );
      announce(terms, turn, { at: 'after-setup' });
    },
  };
}

/** The mission begins: what happens at its start, then the first round. */
function missionStartStep(terms: Terms): AutomaticOf<'missionStart'> {
  return {
    kind: 'automatic',
    run(turn) {
      turn.stack[turn.stack.length - 1] = { step: 'round' };
      pushMission(terms, turn, { at: 'start' });
    },
  };
}

export function missionSetupSteps(terms: Terms) {
  return {
    missionSetup: missionSetupStep(terms),
    entrance: entranceStep(terms),
    missionStart: missionStartStep(terms),
  } as const;
}
