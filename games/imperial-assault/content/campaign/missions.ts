import { once } from '../../../common/once.ts';
import { compileMissions } from './compile-mission.ts';
import { allTiles, layings } from './maps.ts';
import type { CompiledCampaignMission } from './mission.ts';
import type { CampaignMission } from './mission-schema.ts';
import breakingPoint from './missions/breaking-point.json' with { type: 'json' };
import capitalEscape from './missions/capital-escape.json' with { type: 'json' };
import civilUnrest from './missions/civil-unrest.json' with { type: 'json' };
import darkObsession from './missions/dark-obsession.json' with { type: 'json' };
import darkRecon from './missions/dark-recon.json' with { type: 'json' };
import disruption from './missions/disruption.json' with { type: 'json' };
import doubleAgent from './missions/double-agent.json' with { type: 'json' };
import dubiousDisposition from './missions/dubious-disposition.json' with { type: 'json' };
import enemiesCloser from './missions/enemies-closer.json' with { type: 'json' };
import extraction from './missions/extraction.json' with { type: 'json' };
import fromDarkClutches from './missions/from-dark-clutches.json' with { type: 'json' };
import historyRepeats from './missions/history-repeats.json' with { type: 'json' };
import impounded from './missions/impounded.json' with { type: 'json' };
import insideMan from './missions/inside-man.json' with { type: 'json' };
import insidious from './missions/insidious.json' with { type: 'json' };
import intoACorner from './missions/into-a-corner.json' with { type: 'json' };
import meansOfProduction from './missions/means-of-production.json' with { type: 'json' };
import onTheRun from './missions/on-the-run.json' with { type: 'json' };
import onTheTrail from './missions/on-the-trail.json' with { type: 'json' };
import testOfMetal from './missions/test-of-metal.json' with { type: 'json' };
import theRealmOfTheDarkSide from './missions/the-realm-of-the-dark-side.json' with { type: 'json' };
import unfinishedBusiness from './missions/unfinished-business.json' with { type: 'json' };
import wanted from './missions/wanted.json' with { type: 'json' };

/**
 * The missions of the box: introduction, story, finales and side missions. What the box keeps in its mission guide (events
 * and texts) is our own. Their shape is tested against the schema, which the compiler cannot.
 */
export const missions = [
  darkRecon,
  onTheTrail,
  insideMan,
  disruption,
  doubleAgent,
  fromDarkClutches,
  onTheRun,
  historyRepeats,
  intoACorner,
  enemiesCloser,
  capitalEscape,
  theRealmOfTheDarkSide,
  civilUnrest,
  extraction,
  testOfMetal,
  unfinishedBusiness,
  impounded,
  wanted,
  meansOfProduction,
  darkObsession,
  insidious,
  breakingPoint,
  dubiousDisposition,
] as readonly CampaignMission[];

/** The missions of the box on their maps, in the form with which the rules work. */
export function campaignMissions(): readonly CompiledCampaignMission[] {
  return compileAll(missions);
}

const compileAll = once((all: readonly CampaignMission[]) =>
  compileMissions({ missions: all, layings, tiles: allTiles }),
);
