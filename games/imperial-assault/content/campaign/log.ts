import type { CampaignMission } from './mission-schema.ts';

/** A stage of the campaign log: what is played, at which threat level, and the item decks of the shop after it. */
export interface Stage {
  readonly kind: CampaignMission['kind'];
  readonly threat: number;
  readonly tiers: readonly number[];
}

/** The eight stages of Heart of the Empire (B12). */
export const stages: readonly Stage[] = [
  { kind: 'introduction', threat: 2, tiers: [1] },
  { kind: 'side', threat: 2, tiers: [1] },
  { kind: 'story', threat: 3, tiers: [1, 2] },
  { kind: 'side', threat: 3, tiers: [1, 2] },
  { kind: 'story', threat: 4, tiers: [2] },
  { kind: 'side', threat: 4, tiers: [2, 3] },
  { kind: 'story', threat: 5, tiers: [2, 3] },
  { kind: 'finale', threat: 5, tiers: [] },
];

/** A short campaign (ours): an introduction, one side mission, and a story mission that decides it. */
const shortStages: readonly Stage[] = [...stages.slice(0, 2), { kind: 'finale', threat: 3, tiers: [] }];

/** The stages of a campaign of this length. */
export function stagesOf(length: 'campaign' | 'short' | 'mission'): readonly Stage[] {
  return length === 'short' ? shortStages : stages;
}

/** The story missions that become active after a mission, by its winner. */
export type Branches = Readonly<Record<string, Readonly<Record<'rebels' | 'empire', readonly string[]>>>>;

/**
 * Which story follows which: the branches of the box are not public, so these are ours. A victory of the Rebels leads on
 * along their own plan, a defeat into rescue and flight; what the last story mission leaves behind is the finale.
 */
export const branches: Branches = {
  'dark-recon': {
    rebels: ['on-the-trail', 'inside-man'],
    empire: ['on-the-trail', 'inside-man'],
  },
  'on-the-trail': {
    rebels: ['disruption', 'double-agent'],
    empire: ['disruption', 'from-dark-clutches'],
  },
  'inside-man': {
    rebels: ['double-agent', 'disruption'],
    empire: ['double-agent', 'from-dark-clutches'],
  },
  disruption: {
    rebels: ['on-the-run', 'history-repeats'],
    empire: ['on-the-run', 'into-a-corner'],
  },
  'double-agent': {
    rebels: ['history-repeats', 'on-the-run'],
    empire: ['history-repeats', 'into-a-corner'],
  },
  'from-dark-clutches': {
    rebels: ['on-the-run', 'history-repeats'],
    empire: ['into-a-corner', 'on-the-run'],
  },
  'on-the-run': { rebels: ['enemies-closer'], empire: ['capital-escape'] },
  'history-repeats': { rebels: ['enemies-closer'], empire: ['the-realm-of-the-dark-side'] },
  'into-a-corner': { rebels: ['capital-escape'], empire: ['the-realm-of-the-dark-side'] },
};

/** After how many story missions a story mission is met at the earliest; undefined for one that no branch names. */
export function depthOf(mission: string): number | undefined {
  let reached = ['dark-recon'];
  for (let depth = 0; reached.length > 0; depth++) {
    reached = [...new Set(reached.flatMap((id) => Object.values(branches[id] ?? {}).flat()))];
    if (reached.includes(mission)) return depth;
  }
  return undefined;
}
