import { campaignOf } from '../../added.ts';
import type { Choice } from '../../choice.ts';
import type { Terms } from '../../options.ts';
import type { AutomaticOf, BattleTurn, ChoiceOf } from '../../state.ts';
import { tell } from '../../tell.ts';
import { empireSeat } from '../current.ts';
import { deedOf, heroSeatsOf, keepRecord, namedBy, recordOf, report } from './books.ts';
import { choicesAt, withNext } from './missions.ts';
import { leaders } from './votes.ts';

/** A forced mission comes next, or one of those that are active at the next stage (A13). */
function nextMissionStep(terms: Terms): AutomaticOf<'nextMission'> {
  const campaign = campaignOf(terms);
  return {
    kind: 'automatic',
    run(turn) {
      const { state, stack } = turn;
      let record = recordOf(state);
      const [forced] = record.forced;
      stack.pop();
      if (forced !== undefined) {
        keepRecord(state, { ...record, next: forced });
        report(turn, { kind: 'next', mission: forced, forced: true });
        return;
      }
      // A stage for which no side mission is left is passed over.
      do record = { ...record, stage: record.stage + 1 };
      while (choicesAt(campaign, record).length === 0);
      keepRecord(state, record);
      const [first, ...others] = choicesAt(campaign, record);
      if (first === undefined) return;
      if (others.length === 0) choose(terms, turn, first);
      else stack.push({ step: 'voteMission', missions: [first, ...others], votes: [] });
    },
  };
}

function choose(terms: Terms, turn: BattleTurn, mission: string): void {
  keepRecord(turn.state, withNext(campaignOf(terms), recordOf(turn.state), mission));
  report(turn, { kind: 'next', mission, forced: false });
}

/** Each hero seat names one of the active missions; the one that most of them name is played. */
function voteStep(terms: Terms): ChoiceOf<'voteMission'> {
  return {
    kind: 'choice',
    seats: (state, { votes }) =>
      heroSeatsOf(recordOf(state)).filter((seat) => votes.every((vote) => vote.seat !== seat)),
    choices: (_state, { missions }) => missions.map((id) => deedOf('mission', id)),
    refuse: whyNotMission,
    apply(turn, frame, seat, choice) {
      const { state, stack } = turn;
      const { missions } = frame;
      const mission = namedBy(choice, 'mission') ?? '';
      const votes = [...frame.votes, { seat, named: mission }];
      tell(turn, { kind: 'campaign', event: { kind: 'votedMission', seat, mission } });
      stack.pop();
      if (votes.length < recordOf(state).heroes.length) {
        stack.push({ step: 'voteMission', missions, votes });
        return;
      }
      const [first, ...others] = leaders(votes);
      if (first === undefined) return;
      if (others.length === 0) choose(terms, turn, first);
      else {
        report(turn, { kind: 'tie' });
        stack.push({ step: 'missionTie', missions: [first, ...others] });
      }
    },
  };
}

/** The heroes do not agree: the Empire decides (A12). */
function tieStep(terms: Terms): ChoiceOf<'missionTie'> {
  return {
    kind: 'choice',
    seats: () => [empireSeat],
    choices: (_state, { missions }) => missions.map((id) => deedOf('mission', id)),
    refuse: (_state, _frame, _seat, choice) =>
      namedBy(choice, 'mission') === undefined ? 'not-asked' : 'not-in-tie',
    apply(turn, _frame, _seat, choice) {
      turn.stack.pop();
      choose(terms, turn, namedBy(choice, 'mission') ?? '');
    },
  };
}

function whyNotMission(_state: unknown, _frame: unknown, _seat: number, choice: Choice): string {
  return namedBy(choice, 'mission') === undefined ? 'not-asked' : 'mission-not-active';
}

export function nextMissionSteps(terms: Terms) {
  return {
    nextMission: nextMissionStep(terms),
    voteMission: voteStep(terms),
    missionTie: tieStep(terms),
  } as const;
}
