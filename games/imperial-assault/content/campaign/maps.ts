import { tilesById } from './compile-mission.ts';
import type { Laying } from './laying-schema.ts';
import breakingPoint from './missions/layings/breaking-point.json' with { type: 'json' };
import capitalEscape from './missions/layings/capital-escape.json' with { type: 'json' };
import civilUnrest from './missions/layings/civil-unrest.json' with { type: 'json' };
import darkObsession from './missions/layings/dark-obsession.json' with { type: 'json' };
import darkRecon from './missions/layings/dark-recon.json' with { type: 'json' };
import disruption from './missions/layings/disruption.json' with { type: 'json' };
import doubleAgent from './missions/layings/double-agent.json' with { type: 'json' };
import dubiousDisposition from './missions/layings/dubious-disposition.json' with { type: 'json' };
import enemiesCloser from './missions/layings/enemies-closer.json' with { type: 'json' };
import extraction from './missions/layings/extraction.json' with { type: 'json' };
import fromDarkClutches from './missions/layings/from-dark-clutches.json' with { type: 'json' };
import historyRepeats from './missions/layings/history-repeats.json' with { type: 'json' };
import impounded from './missions/layings/impounded.json' with { type: 'json' };
import insideMan from './missions/layings/inside-man.json' with { type: 'json' };
import insidious from './missions/layings/insidious.json' with { type: 'json' };
import intoACorner from './missions/layings/into-a-corner.json' with { type: 'json' };
import meansOfProduction from './missions/layings/means-of-production.json' with { type: 'json' };
import onTheRun from './missions/layings/on-the-run.json' with { type: 'json' };
import onTheTrail from './missions/layings/on-the-trail.json' with { type: 'json' };
import testOfMetal from './missions/layings/test-of-metal.json' with { type: 'json' };
import theRealmOfTheDarkSide from './missions/layings/the-realm-of-the-dark-side.json' with { type: 'json' };
import unfinishedBusiness from './missions/layings/unfinished-business.json' with { type: 'json' };
import wanted from './missions/layings/wanted.json' with { type: 'json' };
import type { TileBox } from './tile-schema.ts';
import core from './tiles/core.json' with { type: 'json' };
import heartOfTheEmpire from './tiles/heart-of-the-empire.json' with { type: 'json' };

/** The boxes whose tiles come with the game. Their shape is tested against the schema, which the compiler cannot. */
export const tileBoxes = [heartOfTheEmpire, core] as readonly TileBox[];

/** All tiles that come with the game. */
export const allTiles = tileBoxes.flatMap((box) => box.tiles);

/** The same by id. */
export const tiles = tilesById(allTiles);

/** The maps of the campaign's missions. */
export const layings = [
  darkRecon,
  capitalEscape,
  disruption,
  doubleAgent,
  enemiesCloser,
  fromDarkClutches,
  historyRepeats,
  insideMan,
  intoACorner,
  onTheRun,
  onTheTrail,
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
] as readonly Laying[];
