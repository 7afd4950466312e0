import type { BySeat, LanesFrame, Seat, State, Viewer } from '../../../kernel/game.ts';
import type { WindowFrame } from '../../../kernel/reactions.ts';
import { entry } from '../../common/at.ts';
import type { Stat } from '../content/pack.ts';
import type { Choice } from './choice.ts';

/** A unit: its seat times 64, and its number in the force of that seat. */
export type UnitCode = number;

/** The home zone of a seat is the number of the seat; {@link contested} is the zone in the middle. */
export type Zone = number;

/** The contested zone. */
export const contested = 8;

/** Where a unit is that is in no zone: in reserve, or gone with its seat. */
export const reserve = -1;
export const gone = -2;

/** The slot of an objective that was destroyed. */
export const noCard = -1;

/** Objectives at the start (Setting up the game). */
export const mostObjectives = 3;

/** The two units of a battle: the attacker, and the defender. */
export type Side = 0 | 1;

export interface Battle {
  readonly attacker: UnitCode;
  readonly defender: UnitCode;
  /** Where the battle takes place, which both units may have left. */
  readonly zone: Zone;
  /** The cards that were played, by side; {@link noCard} where none was. They are instances. */
  readonly cards: readonly [number, number];
  /** The side whose card was played first. */
  readonly first: Side;
  /** What remains to be done; see `battle.ts`. */
  readonly phase: 'attacker' | 'defender' | 'again' | 'roll' | 'hits' | 'refill' | 'end';
  /** The base rolls, by side; empty before the roll. */
  readonly rolls: readonly Dice[];
  /** The sides that have hit. */
  readonly hits: readonly [boolean, boolean];
}

/** The battles of a combat action that are still to come: attackers with their defenders. */
export interface Battles {
  readonly seat: Seat;
  readonly pairs: readonly (readonly [UnitCode, UnitCode])[];
}

/** An attacker whose target is still to be chosen, among the units of one opponent, or of all where it is -1. */
export interface Aim {
  readonly seat: Seat;
  readonly attacker: UnitCode;
  readonly opponent: Seat;
}

/** A strike on an objective: the build stars that are left for strikers, and the units that are still to strike. */
export interface Strikes {
  readonly seat: Seat;
  readonly target: Seat;
  readonly slot: number;
  readonly left: number;
  readonly units: readonly UnitCode[];
}

/** For whom and where a deed happens; -1 where there is no unit, and where the opponent is still to be chosen. */
export interface Circumstances {
  readonly seat: Seat;
  /** The unit on which the card was played. */
  readonly unit: UnitCode;
  /** The unit against which it fights. */
  readonly foe: UnitCode;
  readonly opponent: Seat;
  readonly zone: Zone;
}

/** A deed of a card by its number, and how many times it is still to be done. */
export interface Doing extends Circumstances {
  readonly deed: number;
  readonly left: number;
}

type Named<N extends string, D> = { readonly step: N } & D;

export type PocketFrame =
  | { readonly step: 'opening' }
  | { readonly step: 'begin' }
  | { readonly step: 'reveal' }
  | { readonly step: 'draw' }
  | { readonly step: 'play' }
  | { readonly step: 'show'; readonly seat: Seat }
  | { readonly step: 'place'; readonly seat: Seat }
  /** `jumped` has moved by its power, and moves no more in this turn; -1 if no unit has. */
  | { readonly step: 'endTurn'; readonly seat: Seat; readonly jumped: UnitCode }
  /** The seat builds its force of these units and cards. */
  | {
      readonly step: 'build';
      readonly seat: Seat;
      readonly units: readonly number[];
      readonly cards: readonly number[];
    }
  /** `objective` and `power`: whether they may still be used in this turn. */
  | {
      readonly step: 'turn';
      readonly seat: Seat;
      readonly objective: boolean;
      readonly power: boolean;
    }
  /** An objective card is played in this place, which was chosen first (ruling P16). */
  | { readonly step: 'objective'; readonly seat: Seat; readonly slot: number }
  /** A unit of the seat is moved by a power or a card; `free`: it may stay. */
  | { readonly step: 'leave'; readonly seat: Seat; readonly unit: UnitCode; readonly free: boolean }
  | {
      readonly step: 'move';
      readonly seat: Seat;
      readonly left: number;
      readonly power: boolean;
      readonly moved: readonly UnitCode[];
    }
  | { readonly step: 'moveTo'; readonly seat: Seat; readonly unit: UnitCode }
  | {
      readonly step: 'carry';
      readonly seat: Seat;
      readonly unit: UnitCode;
      readonly from: Zone;
      readonly to: Zone;
    }
  | {
      readonly step: 'attackers';
      readonly seat: Seat;
      readonly left: number;
      readonly pairs: readonly (readonly [UnitCode, UnitCode])[];
    }
  | Named<'against', Aim>
  | Named<'target', Aim>
  | Named<'battles', Battles>
  | Named<'nextBattle', Battles>
  | Named<'battle', Battle>
  | (Named<'card', { readonly side: Side }> & WindowFrame<Choice>)
  /** The owner of the roll's reroll may roll the dice of `of` again. */
  | { readonly step: 'reroll'; readonly seat: Seat; readonly of: Side }
  | Named<'strikers', Strikes>
  | Named<'strikes', Strikes>
  | Named<'nextStrike', Strikes>
  | { readonly step: 'deploy'; readonly seat: Seat; readonly left: number }
  | Named<'deed', Doing>
  | Named<'chooseOpponent', Doing>
  | Named<'chooseUnit', Doing>
  | Named<'chooseDiscard', Doing>;

/** The frame of a step, to name its type. */
export type FrameOf<N extends PocketFrame['step']> = Extract<PocketFrame, { readonly step: N }>;

/** What a seat has. The lists of units are indexed by the number of the unit in the force. */
export interface Player {
  /** The number of each unit in the pack. */
  readonly kinds: readonly number[];
  zones: Zone[];
  damage: number[];
  /** Instances of cards; the last one of the deck is its top. */
  deck: number[];
  hand: number[];
  discard: number[];
  /** The objectives; {@link noCard} where one was destroyed. */
  slots: number[];
  /** Whether the objective of each slot lies face up. */
  up: boolean[];
  /**
   * The cards of which everybody knows that they are in the deck, the hand, or among the face-down objectives: their
   * numbers in the pack, in order. The list is replaced and never changed.
   */
  shown: readonly number[];
  /** The cards that came to the hand since the turn began, by number in the pack, in their order. */
  fresh: readonly number[];
  /** How many times another seat has looked at its hand or its objectives. */
  looks: number;
  /** All know the force of the seat. */
  revealed: boolean;
  /** 0 as long as the seat is in the match; then the number of the event that eliminated it, from 1. */
  out: number;
}

/** A seat with these units in reserve, and no cards. */
export function playerWith(kinds: readonly number[]): Player {
  return {
    kinds,
    zones: kinds.map(() => reserve),
    damage: kinds.map(() => 0),
    deck: [],
    hand: [],
    discard: [],
    slots: [],
    up: [],
    shown: [],
    fresh: [],
    looks: 0,
    revealed: false,
    out: 0,
  };
}

/** A change of a value that lasts until the end of the turn. */
export interface LastingChange {
  readonly unit: UnitCode;
  readonly stat: Stat;
  readonly amount: number;
}

export type Dice = readonly [number, number];

/** The dice that were rolled last, as they lie on the table. */
export type LastRoll =
  | { readonly kind: 'first'; readonly sums: readonly (number | null)[] }
  | {
      readonly kind: 'battle';
      readonly attacker: UnitCode;
      readonly defender: UnitCode;
      readonly rolls: readonly Dice[];
      /** How many times each side has rolled again. */
      readonly again: readonly [number, number];
    }
  | { readonly kind: 'strike'; readonly unit: UnitCode; readonly dice: Dice };

export type Stacked = PocketFrame | LanesFrame<PocketFrame>;

/** The truth of a match. A card in it is an instance: an index into `cards` and `located`. */
export interface PocketState extends State {
  stack: Stacked[];
  readonly content: string;
  players: BySeat<Player>;
  /** The seat that takes the first turn; -1 before the dice have told. */
  first: Seat;
  /** The seat whose turn it is or was; -1 before the first turn. */
  active: Seat;
  /** The rounds that have begun. */
  round: number;
  /** The number of each card in the pack. */
  cards: number[];
  /** Who knows where the card lies, as bits of viewers. */
  located: number[];
  lasting: readonly LastingChange[];
  last: LastRoll | null;
}

/** The bit of a viewer in {@link PocketState.located}. */
export function bitOf(viewer: Viewer): number {
  return viewer === 'spectator' ? 1 << 8 : 1 << viewer;
}

/** All viewers. */
export const everybody = (1 << 9) - 1;

export function codeOf(seat: Seat, number: number): UnitCode {
  return (seat << 6) | number;
}

export function seatOf(unit: UnitCode): Seat {
  return unit >> 6;
}

export function numberOf(unit: UnitCode): number {
  return unit & 63;
}

export function playerOf({ players }: Pick<PocketState, 'players'>, seat: Seat): Player {
  return entry(players, seat);
}

/** The number of a unit in the pack. */
export function kindOf(state: PocketState, unit: UnitCode): number {
  return entry(playerOf(state, seatOf(unit)).kinds, numberOf(unit));
}

export function zoneOf(state: PocketState, unit: UnitCode): Zone {
  return entry(playerOf(state, seatOf(unit)).zones, numberOf(unit));
}

export function damageOf(state: PocketState, unit: UnitCode): number {
  return entry(playerOf(state, seatOf(unit)).damage, numberOf(unit));
}

/** The number of a card in the pack. */
export function cardOf(state: PocketState, instance: number): number {
  return entry(state.cards, instance);
}

/** The units of a seat in a zone, in the order of its force. */
export function unitsIn(state: PocketState, seat: Seat, zone: Zone): UnitCode[] {
  const { zones } = playerOf(state, seat);
  const found: UnitCode[] = [];
  for (let number = 0; number < zones.length; number++)
    if (zones[number] === zone) found.push(codeOf(seat, number));
  return found;
}

export function hasUnitIn(state: PocketState, seat: Seat, zone: Zone): boolean {
  return playerOf(state, seat).zones.includes(zone);
}

/** The seats still in the match, in turn order from a seat on. */
export function seatsFrom({ players }: PocketState, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let step = 0; step < players.length; step++) {
    const next = (seat + step) % players.length;
    if (players[next]?.out === 0) found.push(next);
  }
  return found;
}

/** The opponents of a seat that are still in the match, in turn order after it. */
export function opponentsOf(state: PocketState, seat: Seat): Seat[] {
  return seatsFrom(state, seat).filter((other) => other !== seat);
}

export function copy(state: PocketState): PocketState {
  return {
    stack: state.stack.map(copyFrame),
    content: state.content,
    players: state.players.map(copyPlayer),
    first: state.first,
    active: state.active,
    round: state.round,
    cards: state.cards,
    located: state.located.slice(),
    lasting: state.lasting,
    last: state.last,
  };
}

/** Frames never change, except for the answers of windows and the stacks of lanes. */
function copyFrame(frame: Stacked): Stacked {
  if (frame.step === 'card') return { ...frame, answers: frame.answers.slice() };
  if (frame.step === 'lanes') return { step: 'lanes', lanes: frame.lanes.map((lane) => lane.slice()) };
  return frame;
}

function copyPlayer(player: Player): Player {
  return {
    kinds: player.kinds,
    zones: player.zones.slice(),
    damage: player.damage.slice(),
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    slots: player.slots.slice(),
    up: player.up.slice(),
    shown: player.shown,
    fresh: player.fresh,
    looks: player.looks,
    revealed: player.revealed,
    out: player.out,
  };
}
