import type { Space } from '../../geometry/map.ts';
import type { CompiledMission } from '../compiled.ts';
import type { Laid } from './laying.ts';
import type { CampaignMission } from './mission-schema.ts';

/** A mission of the campaign on its map. As a {@link CompiledMission} it has no rules of skirmish missions. */
export interface CompiledCampaignMission extends CompiledMission {
  readonly campaign: CampaignMission;
  /** The map as it was laid: tiles and their settings, sections, which tokens come later. */
  readonly laid: Laid;
  /** Spaces by the names of areas of the laying; the entrance is `entrance`. */
  readonly areas: ReadonlyMap<string, readonly Space[]>;
  /** Deployment points by id. */
  readonly points: ReadonlyMap<string, { readonly space: Space; readonly active: boolean }>;
  /** Tokens of the laying by id, in the order of `tokens`. */
  readonly tokenIds: readonly string[];
  /** Doors by id, in the order of the doors of the map. */
  readonly doorIds: readonly string[];
  /** Hidden sections by id: the doors of the map that stand for its edges, open once it is revealed. */
  readonly sections: ReadonlyMap<string, readonly number[]>;
  /** Spaces inside buildings, which massive figures do not enter (A6, B11). */
  readonly interior: ReadonlySet<Space>;
}
