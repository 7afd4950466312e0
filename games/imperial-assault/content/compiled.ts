import type { Base, BattleMap, Place, Space } from '../geometry/map.ts';
import type { Texts } from './campaign/mission-schema.ts';
import type { Abilities, CardAbilities } from './compile-abilities.ts';
import type { Mission } from './mission-schema.ts';
import type { CommandCard as CommandCardOfPack } from './pack.ts';
import type { affiliations, dieKinds, tokenKinds, traits } from './vocabulary.ts';

export type DieKind = (typeof dieKinds)[number];
export type TokenKind = (typeof tokenKinds)[number];
export type Trait = (typeof traits)[number];
export type Affiliation = (typeof affiliations)[number];

/** What deployment cards and companions say of their figures. */
export interface Fighter {
  readonly id: string;
  /** Regular and elite cards have the same name; a companion's is its own. */
  readonly name: string;
  /** Companions are cards of the same list (B3). */
  readonly companion: boolean;
  readonly affiliation: Affiliation;
  readonly traits: readonly Trait[];
  readonly unique: boolean;
  readonly elite: boolean;
  /** False for cards of the campaign alone (B4). */
  readonly skirmish: boolean;
  /** Deployment cost; 0 for companions. */
  readonly cost: number;
  readonly figureCost: number;
  /** The figures of a group at its start. */
  readonly size: number;
  readonly health: number;
  readonly speed: number;
  readonly base: Base;
  readonly reach: boolean;
  readonly mobile: boolean;
  readonly massive: boolean;
  readonly defence: readonly DieKind[];
  readonly attack: { readonly type: 'melee' | 'ranged'; readonly dice: readonly DieKind[] } | null;
  readonly text: CardAbilities;
}

export interface UpgradeCard {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly unique: boolean;
  readonly elite: boolean;
  /** Neutral ones fit every army. */
  readonly affiliation: Affiliation;
  /** For an attachment whether it may be put on each of the fighters (B1); null for a card of the player. */
  readonly hosts: readonly boolean[] | null;
  /** The army consists of unique deployment cards. */
  readonly onlyUnique: boolean;
  readonly text: CardAbilities;
}

export interface CommandCard {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  /** Copies in a deck. */
  readonly most: number;
  /** A player uses it, or a figure of theirs for which all of the restriction holds (A14). */
  readonly user: 'player' | 'figure';
  readonly restriction: NonNullable<CommandCardOfPack['restriction']>;
  /** The card as one ability, always optional. */
  readonly text: CardAbilities;
}

export interface FormCard {
  readonly id: string;
  readonly name: string;
  /** The name of the deployment cards that it changes (B9). */
  readonly of: string;
  readonly text: CardAbilities;
}

/** A ready-made army: numbers of cards, each as often as it is there. */
export interface CompiledArmy {
  readonly id: string;
  readonly fighters: readonly number[];
  readonly upgrades: readonly number[];
  readonly commands: readonly number[];
}

/** The cards of a pack as the rules read them. States name cards and abilities by their places in these lists. */
export interface CompiledCards extends Abilities {
  readonly fighters: readonly Fighter[];
  readonly upgrades: readonly UpgradeCard[];
  readonly commands: readonly CommandCard[];
  readonly forms: readonly FormCard[];
  readonly armies: readonly CompiledArmy[];
  /** Places in the lists by the ids of cards. */
  readonly fighterNumber: ReadonlyMap<string, number>;
  readonly upgradeNumber: ReadonlyMap<string, number>;
  readonly commandNumber: ReadonlyMap<string, number>;
}

/** A mission with its map, spaces as numbers. */
export interface CompiledMission {
  readonly mission: Mission;
  readonly map: BattleMap;
  /** What people call each space: `C4`; and a base whose top left space it is, turned: `C4r`. */
  readonly names: readonly string[];
  readonly turnedNames: readonly string[];
  readonly places: ReadonlyMap<string, Place>;
  readonly zones: readonly { readonly color: string; readonly spaces: readonly Space[] }[];
  readonly terminals: readonly Space[];
  readonly tokens: readonly {
    readonly kind: string;
    readonly color: string | null;
    readonly space: Space;
    /** The zone to which the token belongs; -1 if to none. */
    readonly zone: number;
  }[];
  /** What a mission of a campaign calls each token, where it has a name of its own. */
  readonly tokenNames?: readonly (Texts | undefined)[];
}
