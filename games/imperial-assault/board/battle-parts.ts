import type { ComponentChildren, ComponentType } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { Sentence, Words } from '../../words.ts';
import type { CompiledMission, Fighter } from '../content/compiled.ts';
import type { BattleMap } from '../geometry/map.ts';
import type { AttackChoice, Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import type { ShownRules, ShownTerms } from '../rules/options.ts';
import type { FrameOf, GroupNumber } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { TokenSign } from './art/signs.ts';
import type { BoardState } from './board-state.ts';
import type { Frame } from './map/layout.ts';

interface OfTable {
  readonly table: BoardState;
}

/** What differs between the boards of skirmish and campaign, so that each is loaded without the other. */
export interface BattleParts {
  readonly openWords: (rules: ShownRules) => Words<View, Event>;
  /** What a token looks like, by its kind. */
  readonly tokenSign: (kind: string) => TokenSign;
  /** What the mission on the table is called. */
  readonly missionName: (terms: ShownTerms, view: View) => Sentence;
  /** The map as everybody knows it: what is hidden is no space. The same object as long as nothing is revealed. */
  readonly mapIn: (terms: ShownTerms, mission: CompiledMission, view: View) => BattleMap;
  /** The map with what lies on it for good. */
  readonly Ground: ComponentType<OfTable & { readonly mission: CompiledMission; readonly frame: Frame }>;
  /** A seat with all that it has in the battle. */
  readonly Side: ComponentType<OfTable & { readonly seat: Seat }>;
  readonly RoundStrip: ComponentType<OfTable>;
  /** Whether the seat of the reader has a hand of cards. */
  readonly hasHand: (own: Seat, view: View) => boolean;
  /** What a choice is called on a button in an activation; undefined for what is said in full. */
  readonly shortLabel: (choice: Choice) => Sentence | undefined;
  /** What the desk says at the end, before the match is over; undefined as long as the battle goes on. */
  readonly endOf?: (view: View) => Sentence | undefined;
  /** The mission in full. */
  readonly Mission: ComponentType<OfTable>;
  /** What a group is by its card, in full. */
  readonly GroupCard: ComponentType<OfTable & { readonly group: GroupNumber }>;
  /** Whether that shows the upgrades of the group too. */
  readonly isSheet?: (terms: ShownTerms, fighter: Fighter) => boolean;
  /** An upgrade in full, by number in the pack. */
  readonly UpgradeCard: ComponentType<OfTable & { readonly card: number }>;
  /** With what a figure can be attacked, where a weapon has to be named. */
  readonly Weapons?: ComponentType<
    OfTable & {
      readonly attacks: readonly AttackChoice[];
      readonly chosen: AttackChoice;
      readonly onChoose: (attack: AttackChoice) => void;
    }
  >;
  /** The weapon of the attack that goes on, by number in the pack. */
  readonly Wielded?: ComponentType<OfTable & { readonly weapon: number }>;
  /** The attribute test that goes on: who tests what, and how far it has come. What is asked in it is its child. */
  readonly Test?: ComponentType<
    OfTable & { readonly test: FrameOf<'testing'>; readonly children: ComponentChildren }
  >;
  /** The deployment cards among which is chosen. */
  readonly DeploymentPanel?: ComponentType<OfTable>;
  /** What lies over the map besides the panel about what is asked. */
  readonly Over?: ComponentType<OfTable>;
}
