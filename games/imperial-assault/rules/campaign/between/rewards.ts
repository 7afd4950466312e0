import type { Seat } from '../../../../../kernel/game.ts';
import type { Reward } from '../../../content/campaign/mission-schema.ts';
import { type CampaignTerms, campaignOf } from '../../added.ts';
import type { Choice } from '../../choice.ts';
import { pushMoment } from '../../effects/announce.ts';
import type { Terms } from '../../options.ts';
import type { AutomaticOf, BattleTurn, ChoiceOf } from '../../state.ts';
import { empireSeat } from '../current.ts';
import type { CampaignRecord, LogEntry, Side } from '../record.ts';
import type { MissionState } from '../state.ts';
import {
  cardOf,
  gainInfluence,
  heroRecord,
  heroSeatsOf,
  keepRecord,
  recordOf,
  report,
  withEmpire,
  withHero,
} from './books.ts';
import { clearTable } from './clear-table.ts';
import { withCard } from './deals.ts';
import type { Vote } from './frames.ts';
import { missionCalled, revealMissions, stageOf } from './missions.ts';
import { leaders } from './votes.ts';

/** What each claimed crate is worth (A13). */
const creditsOfCrate = 50;
/** What each hero has in place of a reward that only an absent hero can use (ours). */
const creditsInstead = 100;

/** The mission is noted in the log, its rewards are given, and the upgrade stages follow (A13). */
function missionEndStep(terms: Terms): AutomaticOf<'missionEnd'> {
  const campaign = campaignOf(terms);
  return {
    kind: 'automatic',
    run(turn, { announced }) {
      const { state, stack } = turn;
      if (!announced) {
        stack[stack.length - 1] = { step: 'missionEnd', announced: true };
        pushMoment(terms, turn, { key: 'mission-end' });
        return;
      }
      const { mission } = state.campaign ?? {};
      const compiled = campaign.missions[state.mission];
      if (mission == null || compiled === undefined) throw new Error('no mission is over');
      const played = compiled.campaign;
      const winner = mission.winner ?? 'empire';
      const before = recordOf(state);
      const isForced = before.forced[0] === played.id;
      const last = campaign.play.length === 'mission' || (!isForced && isFinale(campaign, before));
      const logged = entryOf(before, played.id, winner, state.round, mission);
      clearTable(terms, state);
      keepRecord(state, { ...recordOf(state), log: [...before.log, logged], next: null });
      report(turn, { kind: 'logged', mission: played.id, stage: before.stage, winner, last });
      stack.length = 0;
      if (!last) {
        stack.push({ step: 'nextMission' });
        if (!isForced)
          stack.push({ step: 'beginImperialUpgrade', offered: [] }, { step: 'beginRebelUpgrade' });
      }
      gainCredits(turn, mission.crates * creditsOfCrate);
      const { both = {}, rebels, empire } = played.rewards;
      giveReward(terms, turn, 'rebels', both);
      giveReward(terms, turn, 'empire', both);
      giveReward(terms, turn, winner, winner === 'rebels' ? rebels : empire);
      if (last) return;
      if (isForced) {
        keepRecord(state, { ...recordOf(state), forced: before.forced.slice(1) });
        return;
      }
      if (played.kind === 'side') passOverAgendas(terms, turn);
      const { record, missions } = revealMissions(campaign, recordOf(state), played, winner);
      keepRecord(state, record);
      if (missions.length > 0) report(turn, { kind: 'missionsRevealed', missions });
    },
  };
}

function isFinale(campaign: CampaignTerms, record: CampaignRecord): boolean {
  return stageOf(campaign, record).kind === 'finale';
}

function entryOf(
  { stage, heroes }: CampaignRecord,
  mission: string,
  winner: Side,
  rounds: number,
  { happened, told, heroes: played }: MissionState,
): LogEntry {
  const seatsWith = (is: 'wounded' | 'withdrawn'): Seat[] =>
    heroSeatsOf({ heroes }).filter((seat) => played[seat - 1]?.[is] === true);
  return {
    stage,
    mission,
    winner,
    rounds,
    events: happened,
    told,
    wounded: seatsWith('wounded'),
    withdrew: seatsWith('withdrawn'),
  };
}

/** What a side gets (A13): experience for each of its players, credits for each hero, influence, cards, and who joins it. */
function giveReward(terms: Terms, turn: BattleTurn, side: Side, reward: Reward): void {
  const { xp = 0, credits = 0, influence = 0, cards = [], ally, villain } = reward;
  const seats = side === 'empire' ? [empireSeat] : heroSeatsOf(recordOf(turn.state));
  for (const seat of seats) gainXp(turn, seat, xp);
  if (side === 'rebels') gainCredits(turn, credits * seats.length);
  else gainInfluence(turn, influence);
  for (const id of cards) giveCard(terms, turn, side, id);
  const joins = side === 'rebels' ? ally : villain;
  if (joins !== undefined) join(terms, turn, side, joins);
}

function gainXp(turn: BattleTurn, seat: Seat, amount: number): void {
  if (amount === 0) return;
  const record = recordOf(turn.state);
  const total = (seat === empireSeat ? record.empire : heroRecord(record, seat)).xp + amount;
  keepRecord(
    turn.state,
    seat === empireSeat ? withEmpire(record, { xp: total }) : withHero(record, seat, { xp: total }),
  );
  report(turn, { kind: 'gained', seat, what: 'xp', amount, total });
}

function gainCredits(turn: BattleTurn, amount: number): void {
  if (amount === 0) return;
  const record = recordOf(turn.state);
  const total = record.credits + amount;
  keepRecord(turn.state, { ...record, credits: total });
  report(turn, { kind: 'gained', seat: 1, what: 'credits', amount, total });
}

/**
 * A side gets a reward card that nobody has. One of a hero is for that hero, or worth credits where it does not play; the
 * heroes choose who takes another one.
 */
function giveCard(terms: Terms, turn: BattleTurn, side: Side, id: string): void {
  const { content } = campaignOf(terms);
  const card = content.upgradeNumber.get(id);
  const record = recordOf(turn.state);
  if (card === undefined || hasReward(record, card) || isOffered(turn, card)) return;
  const { side: earner, of: hero } = cardOf(content, card);
  if (earner !== undefined && (earner === 'rebel') !== (side === 'rebels')) return;
  if (side === 'empire') {
    keepRecord(turn.state, withEmpire(record, { rewards: [...record.empire.rewards, card] }));
    report(turn, { kind: 'reward', seat: empireSeat, card });
    return;
  }
  if (hero === undefined) {
    turn.stack.push({ step: 'takeReward', card, votes: [] });
    return;
  }
  const owner = heroSeatsOf(record).find(
    (seat) => content.heroes[heroRecord(record, seat).hero]?.hero.id === hero,
  );
  if (owner === undefined) gainCredits(turn, creditsInstead * record.heroes.length);
  else takeCard(terms, turn, owner, card);
}

function hasReward({ heroes, empire }: CampaignRecord, card: number): boolean {
  return (
    [empire, ...heroes].some(({ rewards }) => rewards.includes(card)) ||
    heroes.some(({ items }) => items.some((item) => item.card === card))
  );
}

/** Whether the heroes are asked about it in a moment. */
function isOffered({ stack }: BattleTurn, card: number): boolean {
  return stack.some((frame) => frame.step === 'takeReward' && frame.card === card);
}

function takeCard(terms: Terms, turn: BattleTurn, seat: Seat, card: number): void {
  keepRecord(turn.state, withCard(campaignOf(terms).content, recordOf(turn.state), seat, card));
  report(turn, { kind: 'reward', seat, card });
}

/** A deployment card fights for a side from now on. */
function join(terms: Terms, turn: BattleTurn, side: Side, id: string): void {
  const fighter = terms.fighterNumber.get(id);
  const record = recordOf(turn.state);
  const has = side === 'rebels' ? record.allies : record.empire.villains;
  if (fighter === undefined || has.includes(fighter)) return;
  keepRecord(
    turn.state,
    side === 'rebels'
      ? { ...record, allies: [...has, fighter] }
      : withEmpire(record, { villains: [...has, fighter] }),
  );
  report(turn, { kind: 'joins', side, fighter });
}

/** Another side mission was played: agendas that say so are closed, and the Empire has what they were worth to it (A13). */
function passOverAgendas(terms: Terms, turn: BattleTurn): void {
  const campaign = campaignOf(terms);
  for (const { agenda } of campaign.content.cards) {
    if (agenda?.passedOver === undefined) continue;
    const record = recordOf(turn.state);
    const id = record.active.find((one) => one === agenda.mission);
    const mission = id === undefined ? undefined : missionCalled(campaign, id)?.campaign;
    if (mission === undefined) continue;
    keepRecord(turn.state, { ...record, active: record.active.filter((one) => one !== mission.id) });
    report(turn, { kind: 'missionClosed', mission: mission.id });
    giveReward(terms, turn, 'empire', mission.rewards.empire);
  }
}

/** Each hero seat names the one that takes a reward; whom most of them name has it. */
function takeRewardStep(terms: Terms): ChoiceOf<'takeReward'> {
  return {
    kind: 'choice',
    seats: (state, { votes }) =>
      heroSeatsOf(recordOf(state)).filter((seat) => votes.every((vote) => vote.seat !== seat)),
    choices: (state) => heroSeatsOf(recordOf(state)).map((seat): Choice => ({ kind: 'seat', seat })),
    refuse: () => 'not-asked',
    apply(turn, frame, seat, choice) {
      if (choice.kind !== 'seat') return;
      const { state, stack } = turn;
      const { card } = frame;
      const votes: readonly Vote<Seat>[] = [...frame.votes, { seat, named: choice.seat }];
      report(turn, { kind: 'votedReward', seat, card, hero: choice.seat });
      stack.pop();
      if (votes.length < recordOf(state).heroes.length) {
        stack.push({ step: 'takeReward', card, votes });
        return;
      }
      const [first, ...others] = leaders(votes);
      if (first === undefined) return;
      if (others.length === 0) takeCard(terms, turn, first, card);
      else {
        report(turn, { kind: 'tie' });
        stack.push({ step: 'rewardTie', card, seats: [first, ...others] });
      }
    },
  };
}

/** The heroes do not agree: the Empire decides (A12). */
function rewardTieStep(terms: Terms): ChoiceOf<'rewardTie'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (_state, { seats }) => seats.map((seat): Choice => ({ kind: 'seat', seat })),
    refuse: (_state, _frame, _seat, choice) => (choice.kind === 'seat' ? 'not-in-tie' : 'not-asked'),
    apply(turn, { card }, _seat, choice) {
      turn.stack.pop();
      if (choice.kind === 'seat') takeCard(terms, turn, choice.seat, card);
    },
  };
}

export function rewardSteps(terms: Terms) {
  return {
    missionEnd: missionEndStep(terms),
    takeReward: takeRewardStep(terms),
    rewardTie: rewardTieStep(terms),
  } as const;
}
