import { once } from '../../../common/once.ts';
import type { Space } from '../../geometry/map.ts';
import type { CampaignPack } from './compile-campaign.ts';
import { type Laid, readLaying } from './laying.ts';
import type { Laying } from './laying-schema.ts';
import type { CompiledCampaignMission } from './mission.ts';
import type { CampaignMission } from './mission-schema.ts';
import type { Tile } from './tile-schema.ts';

/** A mission on its map, in the form with which the rules work. */
export function compileCampaignMission(campaign: CampaignMission, laid: Laid): CompiledCampaignMission {
  const { map, names, turnedNames, places, areas, deploymentPoints, hidden, tokens, sections } = laid;
  const firstBorder = map.doors.length - hidden.length;
  const sectionAt = (space: Space): string | null => {
    const section = laid.sectionOf(space) ?? -1;
    return hidden.includes(section) ? (sections[section]?.id ?? null) : null;
  };
  const tokenRules = tokens.map(
    ({ id, kind }) =>
      campaign.tokens.find(({ token }) => token === id) ??
      campaign.tokens.find(({ token }) => token === kind),
  );
  return {
    campaign,
    laid,
    mission: {
      id: campaign.id,
      name: campaign.name.en ?? campaign.id,
      map: campaign.laying,
      players: 2,
      rules: [],
    },
    map,
    names,
    turnedNames,
    places,
    zones: [],
    terminals: tokens.flatMap(({ kind, space }) => (kind === 'terminal' ? [space] : [])),
    tokens: tokens.map(({ kind, color, space }) => ({ kind, color, space, zone: -1 })),
    tokenIds: tokens.map(({ id }) => id),
    tokenRules,
    tokenNames: tokenRules.map((rule) => rule?.name),
    areas: new Map(areas.map(({ id, spaces }) => [id, spaces])),
    entrance: areas.find(({ id }) => id === 'entrance')?.spaces ?? [],
    points: new Map(
      deploymentPoints.map(({ id, space, active }) => [id, { space, active, section: sectionAt(space) }]),
    ),
    laidLater: tokens.map(({ later }) => later),
    tokenSections: tokens.map(({ space }) => sectionAt(space)),
    doorIds: map.doors.slice(0, firstBorder).map(({ id }) => id),
    sections: new Map(hidden.map((section, at) => [sections[section]?.id ?? '', [firstBorder + at]])),
    interior: new Set([...places.values()].map(({ space }) => space).filter(laid.isInterior)),
  };
}

/** The missions of a pack on their maps; those whose map it lacks are left out. */
export function compileMissions({
  missions = [],
  layings = [],
  tiles,
}: Pick<CampaignPack, 'missions' | 'layings' | 'tiles'>): readonly CompiledCampaignMission[] {
  const known = tilesById(tiles);
  const read = once((laying: Laying) => readLaying(laying, known));
  return missions.flatMap((mission) => {
    const laying = layings.find(({ id }) => id === mission.laying);
    return laying === undefined ? [] : [compileCampaignMission(mission, read(laying))];
  });
}

/** Tiles by their ids. */
export const tilesById = once(
  (tiles: readonly Tile[]): ReadonlyMap<string, Tile> => new Map(tiles.map((tile) => [tile.id, tile])),
);
