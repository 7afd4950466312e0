import { partsOf } from '../../content/campaign/mission-parts.ts';
import type { MissionEffect, MissionEvent } from '../../content/campaign/mission-schema.ts';
import { type Choice, pass } from '../choice.ts';
import type { Terms } from '../options.ts';
import type { BattleState, BattleTurn, ChoiceOf } from '../state.ts';
import { campaignMissionOf, changeMission, emitCampaign, empireSeat, missionIn } from './current.ts';
import { effectsHere, holdsAllAlong, holdsHere, isOpenEvent } from './known-events.ts';

/**
 * The events that the Empire may show: sealed ones that can still happen here and have rules, and not only a text or a count.
 * The briefing and the end of the mission are no such events.
 */
function eventsToShow(terms: Terms, state: BattleState): readonly MissionEvent[] {
  const { happened } = missionIn(state);
  return campaignMissionOf(terms, state).campaign.events.filter(
    (event) =>
      !isOpenEvent(state, event) &&
      (event.again === true || !happened.includes(event.id)) &&
      (event.if ?? []).filter(holdsAllAlong).every((one) => holdsHere(state, one)) &&
      effectsHere(state, event.do).some((effect) => does(effect, (one) => !silent.includes(one.do))) &&
      !event.do.some((effect) => does(effect, (one) => one.do === 'win')),
  );
}

/** What an event does that is no rule for the players, or holds one only inside. */
const silent: readonly MissionEffect['do'][] = ['tell', 'count', 'mark', 'if'];

/** Whether an effect or one inside it is such. */
function does(effect: MissionEffect, isSuch: (effect: MissionEffect) => boolean): boolean {
  return (
    isSuch(effect) ||
    partsOf(effect)
      .flat()
      .some((inside) => does(inside, isSuch))
  );
}

/** Has the Empire show one of the events that it may show, of its choice. */
export function pushShowing(terms: Terms, turn: BattleTurn): void {
  const events = eventsToShow(terms, turn.state);
  if (events.length > 1) turn.stack.push({ step: 'showEvent', seat: empireSeat, events });
  else show(turn, events[0]);
}

function show(turn: BattleTurn, event: MissionEvent | undefined): void {
  if (event !== undefined) {
    const { shown = [] } = missionIn(turn.state);
    changeMission(turn.state, { shown: [...shown, event] });
  }
  emitCampaign(turn, { kind: 'shownEvent', event: event ?? null });
}

/** Whoever only imagines the question does not know the events, and has none shown. */
const showEvent: ChoiceOf<'showEvent'> = {
  kind: 'choice',
  seats: (_state, { seat }) => [seat],
  choices: (_state, { events }) =>
    events.length === 0 ? [pass] : events.map((_, option): Choice => ({ kind: 'option', option })),
  refuse: () => 'not-asked',
  apply(turn, { events }, _seat, choice) {
    turn.stack.pop();
    if (choice.kind === 'option') show(turn, events[choice.option]);
  },
};

export const showingSteps = { showEvent } as const;
