import type { Space } from '../../geometry/map.ts';
import type { CompiledMission } from '../compiled.ts';
import type { Laid } from './laying.ts';
import type { CampaignMission, TokenRule } from './mission-schema.ts';

/** A mission of the campaign on its map. As a {@link CompiledMission} it has no rules of skirmish missions. */
export interface CompiledCampaignMission extends CompiledMission {
  readonly campaign: CampaignMission;
  /** The map as it was laid: tiles and their settings, sections, which tokens come later. */
  readonly laid: Laid;
  /** Spaces by the names of areas of the laying. */
  readonly areas: ReadonlyMap<string, readonly Space[]>;
  /** Where the heroes come to the map. */
  readonly entrance: readonly Space[];
  /** Deployment points by id, with the hidden section in which they are; null in one that lies from the start. */
  readonly points: ReadonlyMap<
    string,
    { readonly space: Space; readonly active: boolean; readonly section: string | null }
  >;
  /** Tokens of the laying by id, in the order of `tokens`. */
  readonly tokenIds: readonly string[];
  /** What can be done with each token: what the mission says of it, or else of its kind. */
  readonly tokenRules: readonly (TokenRule | undefined)[];
  /** Whether each token comes by an event; and the hidden section in which it lies, or null. In the order of `tokens`. */
  readonly laidLater: readonly boolean[];
  readonly tokenSections: readonly (string | null)[];
  /** Doors by id, in the order of the doors of the map; those that stand for sections come after them and have none. */
  readonly doorIds: readonly string[];
  /** Hidden sections by id: the doors of the map that stand for its edges, open once it is revealed. */
  readonly sections: ReadonlyMap<string, readonly number[]>;
  /** Spaces inside buildings, which massive figures do not enter (A6, B11). */
  readonly interior: ReadonlySet<Space>;
}
