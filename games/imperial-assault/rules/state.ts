import type {
  AutomaticStep,
  BySeat,
  ChoiceStep,
  LanesFrame,
  Seat,
  State,
  Turn,
  Viewer,
} from '../../../kernel/game.ts';
import type { WindowFrame } from '../../../kernel/reactions.ts';
import { entry } from '../../common/at.ts';
import type { Fighter, TokenKind } from '../content/compiled.ts';
import { conditions } from '../content/vocabulary.ts';
import type { Place, Space } from '../geometry/map.ts';
import type { AttackFrame, LastRoll } from './attack/frames.ts';
import type { BetweenFrame } from './campaign/between/frames.ts';
import type { CampaignState, MissionFrame } from './campaign/state.ts';
import type { Choice } from './choice.ts';
import type { EffectFrame, Grant, StandingOrder, Use } from './effects/frames.ts';
import type { Event } from './event.ts';
import type { Terms } from './options.ts';
import type { Told } from './tell.ts';

/** A figure: the number of its group times 8, and its place in the group. It keeps its number through the match. */
export type FigureNumber = number;
/** A group: its seat times 32, and its place among the groups of the seat. Companions are groups of one figure. */
export type GroupNumber = number;
/** A place in {@link BattleState.cards}: one copy of a command card. */
export type CardNumber = number;
/** A place in {@link BattleState.tokens}. */
export type TokenNumber = number;

/** Stands for a figure, group, form, zone or seat that is not there. */
export const none = -1;

export type Condition = (typeof conditions)[number];

/**
 * A figure. Records of the state are replaced and never changed, so that copies share them; see {@link changeFigure}.
 */
export interface Figure {
  /** Null for a figure that is not on the map: not yet deployed, or defeated. */
  readonly place: Place | null;
  readonly defeated: boolean;
  readonly damage: number;
  /** Bits, by place in the list of conditions of the vocabulary. */
  readonly conditions: number;
  /** Power tokens, two at most (B2). */
  readonly tokens: readonly TokenKind[];
  /** What effects add to the actions of its next activation. */
  readonly extraActions: number;
}

/** A deployment card in play with its figures, or a companion. */
export interface Group {
  /** The card in `fighters` of the pack. */
  readonly card: number;
  readonly figures: readonly Figure[];
  readonly ready: boolean;
  /** The form that it has taken (B9), in `forms` of the pack; {@link none} without one. */
  readonly form: number;
  readonly companion: boolean;
  /** Of a companion: the group before or after which it activates; {@link none} if that has left play (B3). */
  readonly host: GroupNumber;
  /** Command cards that were attached to it, by number in the pack. */
  readonly attached: readonly number[];
}

/** A skirmish upgrade in play. */
export interface Upgrade {
  /** In `upgrades` of the pack. */
  readonly card: number;
  /** The group to which it is attached; {@link none} for one of the player. */
  readonly host: GroupNumber;
  readonly exhausted: boolean;
  /** It has lost all of its abilities for the match. */
  readonly depleted: boolean;
  /** Campaign: a weapon with which its hero does not attack now, and what is on it: their abilities are off (A8). */
  readonly off?: true;
  /** Campaign: tokens that lie on it. */
  readonly tokens?: number;
}

/** What a seat has. The lists are changed in place, but for those that are read-only. */
export interface Player {
  groups: Group[];
  points: number;
  /** Of its victory points, those for defeated hostile figures: the first tie-break (A14). */
  pointsForDefeated: number;
  /** The deployment zone of the mission; {@link none} before it is chosen. */
  zone: number;
  upgrades: readonly Upgrade[];
  /** Copies of command cards; the last one of the deck is its top. */
  deck: CardNumber[];
  /** In the order of the pack. */
  hand: CardNumber[];
  discard: CardNumber[];
  /** Cards of which everybody knows that they are in deck or hand, by number in the pack, in order. Replaced, never changed. */
  shown: readonly number[];
  /** The two squads of a mission that splits armies; empty in all others. */
  squads: Squads;
  /** 0 as long as it has figures (B10); then which elimination of the match it was, from 1. */
  out: number;
}

/** A token of the mission on the map. */
export interface MissionToken {
  readonly kind: string;
  readonly color: string | null;
  /** The zone to which it belongs; {@link none} if to none. */
  readonly zone: number;
  /** The space where it lies; {@link none} while it is carried, and after it was discarded. */
  readonly space: Space;
  readonly carrier: FigureNumber;
  /** Its other side is up. */
  readonly turned: boolean;
  /** What it has suffered, if the mission lets it be attacked (A8). */
  readonly damage: number;
  /** Campaign: the Health of an energy shield that a card has raised here. */
  readonly health?: number;
}

/** All that lines of sight depend on at one moment (A7). */
export interface Standing {
  /** The figures on the map, and the place of each. */
  readonly figures: readonly FigureNumber[];
  readonly places: readonly Place[];
  readonly openDoors: readonly number[];
  readonly rubble: readonly Space[];
  readonly shields: readonly Space[];
}

/** What the figure that activates has done, and has left. There is one activation at a time. */
export interface Activation {
  readonly figure: FigureNumber;
  readonly actions: number;
  readonly movementPoints: number;
  /** It has used one of its actions on something that contains an attack (A4). */
  readonly attackAction: boolean;
  /** It has attacked in this activation, by whatever. */
  readonly attacked: boolean;
  /** It has voluntarily left its space. */
  readonly moved: boolean;
  /** It has ended a movement on other figures, and moves no more (A6, Massive). */
  readonly halted: boolean;
  /** Its end was announced. */
  readonly ending: boolean;
  /** How all stood when it began: some card asks later who had line of sight then. */
  readonly standing: Standing;
  /** Campaign: it has rested, and performed a move. */
  readonly rested?: true;
  readonly ran?: true;
  /** Special actions that it has used, by number of the ability: each once (A4). */
  readonly specials: readonly number[];
}

/** A figure moves by an effect, or with points that it got outside its activation. */
export interface Movement {
  readonly figure: FigureNumber;
  /** Who moves it. */
  readonly seat: Seat;
  /** `spaces`: "move X spaces", which ignores costs; a push is one that is not its own will (A6). */
  readonly by: 'points' | 'spaces' | 'push';
  readonly left: number;
  /** It is Mobile while it lasts. */
  readonly mobile: boolean;
  /** The movement has to end adjacent to this figure; {@link none} if anywhere. */
  readonly to: FigureNumber;
}

/** Frames of setup. */
export type SetupFrame =
  | { readonly step: 'opening' }
  /** A seat that chooses its zone before all others names the opponent that starts with the initiative. */
  | { readonly step: 'starter'; readonly seat: Seat }
  | { readonly step: 'mission' }
  /** A seat puts its groups into two squads, one after the other. */
  | {
      readonly step: 'split';
      readonly seat: Seat;
      readonly groups: readonly GroupNumber[];
    }
  /** Each of two opponents chooses in secret which squad of the other deploys first. */
  | ({ readonly step: 'assign' } & WindowFrame<Choice>)
  | { readonly step: 'deploySeat'; readonly seat: Seat }
  /** An attachment, by its place among the upgrades of the seat, is put on a deployment card (B1). */
  | { readonly step: 'attach'; readonly seat: Seat; readonly upgrade: number }
  | { readonly step: 'zone'; readonly seat: Seat }
  | ({ readonly step: 'deploy' } & Deployment)
  | ({ readonly step: 'nextGroup' } & Deployment)
  | {
      readonly step: 'putFigure';
      readonly figure: FigureNumber;
      readonly around: readonly Space[];
    }
  | { readonly step: 'deployed'; readonly group: GroupNumber }
  | { readonly step: 'firstHand' };

/** Frames of a round. */
export type RoundFrame =
  | { readonly step: 'round' }
  /** `claims`: seats that go before the one with initiative; `next`: whose turn it is then. */
  | { readonly step: 'activations'; readonly next: Seat; readonly claims: readonly Seat[] }
  | { readonly step: 'turn'; readonly seat: Seat }
  /** The figures of a group, and its companions, that have not activated; `begun`: one of the group has. */
  | ({ readonly step: 'group' } & GroupActivation)
  | ({ readonly step: 'nextFigure' } & GroupActivation)
  | { readonly step: 'beginActivation'; readonly figure: FigureNumber }
  /** `extra`: one more action at once, after which the ability that gave it goes on. */
  | { readonly step: 'activation'; readonly figure: FigureNumber; readonly extra: boolean }
  /** An action is resolved: what happens after it (A9 Bleeding). */
  | { readonly step: 'actionDone'; readonly figure: FigureNumber; readonly special: boolean }
  | { readonly step: 'endActivation'; readonly figure: FigureNumber }
  /** The rest of a way that was chosen. `announced`: all know that the figure leaves its space. */
  | {
      readonly step: 'walk';
      readonly figure: FigureNumber;
      readonly path: readonly Place[];
      readonly announced: boolean;
    }
  | ({ readonly step: 'movement' } & Movement)
  /** Figures on which a massive one has ended its movement are pushed aside (A6). */
  | { readonly step: 'pushAside'; readonly figures: readonly FigureNumber[] }
  /** A seat chooses where a figure is put down. */
  | {
      readonly step: 'putDown';
      readonly figure: FigureNumber;
      readonly seat: Seat;
      readonly places: readonly Place[];
    }
  | { readonly step: 'status' }
  /** The rules of the mission that are still to be carried out at the end of the round, by place in its list. */
  | { readonly step: 'missionRules'; readonly from: number }
  /** The seats that still choose a hostile figure, which suffers what these dice show. */
  | { readonly step: 'bombard'; readonly seats: readonly Seat[]; readonly rule: number }
  /** Victory points that were held back are scored. */
  | { readonly step: 'release' }
  | { readonly step: 'endOfRound' }
  | { readonly step: 'nextRound' }
  /** A seat chooses who scores for a figure of its own that no opponent defeated (B10). */
  | { readonly step: 'scorer'; readonly seat: Seat; readonly points: number }
  /** The match is over: nothing of the stack happens any more. */
  | { readonly step: 'end' };

/** Groups of a seat that are still to be deployed, in an order of its own, in or near these spaces. */
export interface Deployment {
  readonly seat: Seat;
  readonly groups: readonly GroupNumber[];
  readonly around: readonly Space[];
}

/** The two squads of a seat. */
export type Squads = readonly [readonly GroupNumber[], readonly GroupNumber[]];

export interface GroupActivation {
  readonly group: GroupNumber;
  readonly left: readonly FigureNumber[];
  readonly companions: readonly FigureNumber[];
  readonly begun: boolean;
}

export type BattleFrame = SetupFrame | RoundFrame | AttackFrame | EffectFrame | MissionFrame | BetweenFrame;

/** The frame of a step, to name its type. */
export type FrameOf<N extends BattleFrame['step']> = Extract<BattleFrame, { readonly step: N }>;

export type Stacked = BattleFrame | LanesFrame<BattleFrame>;

/** Why a match ended. */
export type Ending = 'points' | 'eliminated' | 'rounds';

/** A seat that activates nothing before it has more ready cards than that opponent. */
export interface Waiter {
  readonly seat: Seat;
  readonly opponent: Seat;
}

/** The truth of a match. */
export interface BattleState extends State {
  stack: Stacked[];
  readonly content: string;
  /** The mission of the terms; {@link none} before it is drawn. */
  mission: number;
  /** Seats of the same side are friends: the number of the side by seat (A2). */
  sides: BySeat<number>;
  players: BySeat<Player>;
  /** The number of each command card in the pack. Copies share it: once a match has begun it is replaced, never changed. */
  cards: number[];
  /** Who knows where the card lies, as bits of viewers. */
  located: number[];
  /** Doors of the map that are open. */
  openDoors: readonly number[];
  rubble: readonly Space[];
  shields: readonly Space[];
  tokens: readonly MissionToken[];
  /** The rounds that have begun. */
  round: number;
  /** The seat with the initiative; {@link none} before it is known. */
  initiative: Seat;
  activation: Activation | null;
  /** Groups that wait to be deployed at a later round. */
  waiting: readonly GroupNumber[];
  /** What each seat has done in this round of what its mission limits. */
  missionUses: BySeat<number>;
  /** Victory points that are scored together a little later, by seat; null at other times. */
  held: BySeat<number> | null;
  /** Effects that last. */
  lasting: readonly Grant[];
  /** What was used and has a limit. */
  used: readonly Use[];
  /** How seats answer by themselves when they could use abilities. */
  orders: readonly StandingOrder[];
  /** Seats that play no command cards until the round ends. */
  silenced: readonly Seat[];
  /** Seats that wait in this round until they have more ready cards than an opponent. */
  waiters: readonly Waiter[];
  /** Seats that have played a command card in this round. */
  played: readonly Seat[];
  /** The dice as they lie on the table. */
  last: LastRoll | null;
  /** What seats chose and declined last, and what was rolled, the newest at the end; see {@link tell}. */
  latest: readonly Told[];
  ending: Ending | null;
  /** What the blue dice showed that broke a tie, by seat (A14); null where none were needed. */
  tieRolls: BySeat<number> | null;
  /** What a campaign has besides; left out in a skirmish. */
  campaign?: CampaignState;
}

export type BattleTurn = Turn<BattleState, Event>;

/** The step that runs a frame by itself, and the one that asks for a choice, to name their types. */
export type AutomaticOf<N extends BattleFrame['step']> = AutomaticStep<BattleState, FrameOf<N>, Event>;
export type ChoiceOf<N extends BattleFrame['step']> = ChoiceStep<BattleState, FrameOf<N>, Choice, Event>;

/** The bit of a viewer in {@link BattleState.located}. */
export function bitOf(viewer: Viewer): number {
  return viewer === 'spectator' ? 1 << 4 : 1 << viewer;
}

/** All viewers. */
export const everybody = (1 << 5) - 1;

type Players = Pick<BattleState, 'players'>;

/** What of a state or a view says where figures are. */
interface Groups {
  readonly players: BySeat<Pick<Player, 'groups'>>;
}

export function playerOf({ players }: Players, seat: Seat): Player {
  return entry(players, seat);
}

/** The seats with figures, clockwise from a seat on. */
export function seatsFrom({ players }: Players, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const next = (seat + step) % players.length;
    if (players[next]?.out === 0) found.push(next);
  }
  return found;
}

/** The opponents of a seat that have figures, clockwise from it on (A2, B10). */
export function opponentsOf(state: Pick<BattleState, 'players' | 'sides'>, seat: Seat): Seat[] {
  return seatsFrom(state, seat).filter((other) => state.sides[other] !== state.sides[seat]);
}

export function groupNumber(seat: Seat, place: number): GroupNumber {
  return (seat << 5) | place;
}

export function figureNumber(group: GroupNumber, place: number): FigureNumber {
  return (group << 3) | place;
}

/** The group of a figure. */
export function groupWith(figure: FigureNumber): GroupNumber {
  return figure >> 3;
}

/** Whose group it is. */
export function seatOfGroup(group: GroupNumber): Seat {
  return group >> 5;
}

/** Whose figure it is. */
export function seatOf(figure: FigureNumber): Seat {
  return figure >> 8;
}

export function groupOf(state: Groups, group: GroupNumber): Group {
  return entry(entry(state.players, seatOfGroup(group)).groups, group & 31);
}

export function figureOf(state: Groups, figure: FigureNumber): Figure {
  return entry(groupOf(state, groupWith(figure)).figures, figure & 7);
}

/** The card of a figure. */
export function fighterOf(
  { fighters }: Pick<Terms, 'fighters'>,
  state: Groups,
  figure: FigureNumber,
): Fighter {
  return entry(fighters, groupOf(state, groupWith(figure)).card);
}

/** Calls `use` for each figure on the map, by seat, group and place. */
export function forEachOnMap(
  { players }: Groups,
  use: (figure: FigureNumber, record: Figure, place: Place, group: Group) => void,
): void {
  for (let seat = 0; seat < players.length; seat++) {
    const { groups } = entry(players, seat);
    for (let number = 0; number < groups.length; number++) {
      const group = entry(groups, number);
      for (let index = 0; index < group.figures.length; index++) {
        const record = entry(group.figures, index);
        if (record.place !== null)
          use(figureNumber(groupNumber(seat, number), index), record, record.place, group);
      }
    }
  }
}

/** The figures on the map, by seat, group and place. */
export function figuresOnMap(state: Groups): FigureNumber[] {
  const found: FigureNumber[] = [];
  forEachOnMap(state, (figure) => found.push(figure));
  return found;
}

export function changeGroup(state: Players, group: GroupNumber, change: Partial<Group>): void {
  const { groups } = playerOf(state, seatOfGroup(group));
  groups[group & 31] = { ...groupOf(state, group), ...change };
}

/** Replaces some values of a figure. */
export function changeFigure(state: Players, figure: FigureNumber, change: Partial<Figure>): void {
  const group = groupWith(figure);
  const figures = groupOf(state, group).figures.slice();
  figures[figure & 7] = { ...figureOf(state, figure), ...change };
  changeGroup(state, group, { figures });
}

export function changeToken(
  state: Pick<BattleState, 'tokens'>,
  token: TokenNumber,
  change: Partial<MissionToken>,
): void {
  state.tokens = state.tokens.map((record, number) => (number === token ? { ...record, ...change } : record));
}

/** Changes what is noted of the activation that goes on; nothing if there is none. */
export function changeActivation(state: BattleState, change: Partial<Activation>): void {
  if (state.activation !== null) state.activation = { ...state.activation, ...change };
}

/** Whether two figures are friendly; a figure is to itself (A2). */
export function areFriends(state: BattleState, one: FigureNumber, other: FigureNumber): boolean {
  return state.sides[seatOf(one)] === state.sides[seatOf(other)];
}

/** The bit of a condition in {@link Figure.conditions}. */
export function bitOfCondition(condition: Condition): number {
  return 1 << conditions.indexOf(condition);
}

export function hasCondition(state: BattleState, figure: FigureNumber, condition: Condition): boolean {
  return (figureOf(state, figure).conditions & bitOfCondition(condition)) !== 0;
}

export function isOnMap(state: Groups, figure: FigureNumber): boolean {
  return figure !== none && figureOf(state, figure).place !== null;
}
