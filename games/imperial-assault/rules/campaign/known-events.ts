import type {
  MissionEffect,
  MissionEvent,
  MissionRequirement,
} from '../../content/campaign/mission-schema.ts';
import { isWithin } from '../bounds.ts';
import type { TableTerms } from '../options.ts';
import type { BattleState } from '../state.ts';
import { campaignIn, campaignMissionOf, heroSeats, missionIn } from './current.ts';

/**
 * The events of the mission as far as these rules know them, in its order: rules without the sealed part know those that are
 * open, and behind them those that the Empire has shown.
 */
export function eventsKnown(terms: TableTerms, state: BattleState): readonly MissionEvent[] {
  const { events } = campaignMissionOf(terms, state).campaign;
  const { shown = [] } = missionIn(state);
  const others = shown.filter(({ id }) => !events.some((event) => event.id === id));
  return others.length === 0 ? events : [...events, ...others];
}

/** The event of an id; undefined where these rules do not know it. */
export function eventCalled(terms: TableTerms, state: BattleState, id: string): MissionEvent | undefined {
  return eventsKnown(terms, state).find((event) => event.id === id);
}

/** Whether everybody knows of an event before it happens: from the briefing, or because the Empire has shown it. */
export function isOpenEvent(state: BattleState, { id, open }: MissionEvent): boolean {
  return open === true || missionIn(state).shown?.some((event) => event.id === id) === true;
}

/** What holds all through a mission, or never: it asks how many heroes play, or for marks of the campaign. */
type LastingRequirement = Extract<
  MissionRequirement,
  { readonly heroes: unknown } | { readonly mark: unknown }
>;

export function holdsAllAlong(requirement: MissionRequirement): requirement is LastingRequirement {
  return 'heroes' in requirement || 'mark' in requirement;
}

/** Whether it holds in this match. */
export function holdsHere(state: BattleState, requirement: LastingRequirement): boolean {
  if ('heroes' in requirement) return isWithin(heroSeats(state).length, requirement.heroes);
  return campaignIn(state).record.marks.includes(requirement.mark) === (requirement.not === undefined);
}

/** The effects of an event in this match: what hangs only on what holds all along is decided. */
export function effectsHere(state: BattleState, effects: readonly MissionEffect[]): readonly MissionEffect[] {
  return effects.flatMap((effect): readonly MissionEffect[] => {
    if (effect.do !== 'if' || !effect.if.every(holdsAllAlong)) return [effect];
    return effect.if.every((one) => holdsHere(state, one)) ? effect.effects : (effect.otherwise ?? []);
  });
}
