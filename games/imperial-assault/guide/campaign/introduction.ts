import type { CampaignFile } from '../../content/campaign/campaign-file.ts';
import { layings } from '../../content/campaign/maps.ts';
import type { CampaignMission, MissionEvent } from '../../content/campaign/mission-schema.ts';
import { missions } from '../../content/campaign/missions.ts';

/**
 * The introduction as lessons play it, in a file of its own: heroes do not test, no patrol of troopers comes, and nobody waits
 * in the diner but the one who has to be defeated, close to its door. A lesson has no time for more, and the mission of the box
 * can be tuned without playing the lessons anew.
 *
 * `change`: what a lesson changes besides.
 */
export function introductionFor(
  change: (mission: CampaignMission) => CampaignMission = (mission) => mission,
): CampaignFile {
  const introduction = missions.filter(({ kind }) => kind === 'introduction');
  return {
    schemaVersion: 1,
    id: 'lesson',
    name: 'Dark Recon',
    missions: introduction.map((mission) => change(shortened(mission))),
    layings: layings.filter(({ id }) => introduction.some(({ laying }) => laying === id)),
  };
}

const leftOut = new Set(['early-patrol', 'riot-squad']);

function shortened(mission: CampaignMission): CampaignMission {
  return {
    ...mission,
    threat: { two: 0, three: 0, four: 0 },
    groups: {
      ...mission.groups,
      initial: mission.groups.initial.filter(({ heroes }) => heroes === undefined),
      open: 1,
    },
    tokens: mission.tokens.map(({ token, name }) => ({ token, name, interact: { by: 'rebels' } })),
    events: mission.events.filter(({ id }) => !leftOut.has(id)).map(nearTheDoor),
  };
}

function nearTheDoor(event: MissionEvent): MissionEvent {
  if (event.id !== 'second-word') return event;
  return {
    ...event,
    do: event.do.map((effect) => (effect.do === 'deploy' ? { ...effect, at: 'to-diner' } : effect)),
  };
}
