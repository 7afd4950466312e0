import type { Seat, Viewer } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { playChoices } from '../../../testkit/play-choices.ts';
import { entry } from '../../common/at.ts';
import type { Pack } from '../content/pack.ts';
import { game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event, Part, Result } from '../rules/event.ts';
import type { Fielded } from '../rules/force.ts';
import { formatUnit, letterOf, parseUnit } from '../rules/notation.ts';
import { type Options, termsOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import {
  cardOf,
  contested,
  gone,
  noCard,
  numberOf,
  type PocketState,
  playerOf,
  reserve,
  seatOf,
  type UnitCode,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { plainPack } from './plain-pack.ts';

export { playChoices, refusalOf } from '../../../testkit/play-choices.ts';

export type PocketMatch = Match<PocketState, Choice, View, Event, Options, Position, Fielded>;

type PlayerPosition = Position['players'][number];

/** What a seat has. Words are separated by spaces. */
export interface SeatSetting {
  /**
   * Units of the force: `ace-2` at home, `ace-2@mid` in the middle, `ace-2@b` in the home zone of seat b, `ace-2!1` with
   * one damage, `ace-2@reserve*3` three of them.
   */
  readonly units: string;
  /** Cards in hand; none if nothing is said. */
  readonly hand?: string;
  /** The deck from the top; unknown cards if nothing is said. */
  readonly deck?: string;
  readonly discard?: string;
  /** Objectives: `^o-echo-base` lies face up, `?` is unknown, `-` was destroyed; three unknown ones if nothing is said. */
  readonly objectives?: string;
}

/** A table at the beginning of a turn, of units of {@link plainPack} if no pack is named. */
export interface Setting {
  readonly seats: readonly SeatSetting[];
  /** The first seat if nothing is said. */
  readonly toMove?: Seat;
  readonly round?: number;
  readonly pack?: Pack;
  readonly options?: Options;
  /** What the next dice show: `3 4 1 1`. */
  readonly rolls?: string;
}

export function tableOf({
  seats,
  toMove = 0,
  round,
  pack = plainPack(),
  options,
  rolls,
}: Setting): PocketMatch {
  const position: Position = {
    players: seats.map(playerOfSetting),
    toMove,
    ...(round !== undefined && { round }),
  };
  const match = new Match(game, { options: { pack, size: 60, ...options }, seed: 'table', position });
  if (rolls !== undefined) roll(match, rolls);
  return match;
}

function playerOfSetting({ units, hand, deck, discard, objectives }: SeatSetting): PlayerPosition {
  return {
    units: words(units).flatMap(unitsFrom),
    hand: words(hand),
    ...(deck !== undefined && { deck: words(deck).reverse() }),
    discard: words(discard),
    ...(objectives !== undefined && {
      objectives: words(objectives).map((word) => {
        if (word === '-') return null;
        return word.startsWith('^') ? { card: word.slice(1), up: true } : { card: word };
      }),
    }),
  };
}

function unitsFrom(word: string): PlayerPosition['units'][number][] {
  const [, unit = '', at, damage, count = '1'] =
    /^([\w-]+)(?:@(\w+))?(?:!(\d+))?(?:\*(\d+))?$/.exec(word) ?? [];
  const place = places.find((one) => one === at);
  const one = {
    unit,
    ...(place !== undefined && { at: place }),
    ...(damage !== undefined && { damage: Number(damage) }),
  };
  return Array.from({ length: Number(count) }, () => one);
}

const places = ['home', 'mid', 'reserve', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

/** Says what the next dice show: `3 4 1 1`. */
export function roll(match: PocketMatch, rolls: string): void {
  match.script(words(rolls).map(Number));
}

/**
 * A combat action with one attack, or with several: `a1 b1, a2 b1`. Then the answers to what is asked in the battles.
 */
export function attack(match: PocketMatch, pairs: string, ...answers: readonly string[]): Event[] {
  const events = playChoices(match, 'combat');
  for (const pair of pairs.split(', ')) {
    const [attacker = '', defender = ''] = words(pair);
    events.push(...playChoices(match, `unit:${attacker}`));
    if (match.decisions()[0]?.kind === 'target') events.push(...playChoices(match, `unit:${defender}`));
  }
  return [...events, ...playChoices(match, '-', ...answers)];
}

/** A strike action: `b1` is the first objective of seat b. Then the answers to what is asked in the strikes. */
export function strike(
  match: PocketMatch,
  objective: string,
  strikers: string,
  ...answers: readonly string[]
): Event[] {
  const named = words(strikers).map((unit) => `unit:${unit}`);
  return playChoices(match, `strike:${objective}`, ...named, '-', ...answers);
}

/** Who is asked for what: `0 card: play:c-lock-on -`; empty when the match is over. */
export function describeDecision(match: PocketMatch): string {
  return match
    .decisions()
    .map(({ seat, kind, choices }) => `${seat} ${kind}: ${choices.join(' ')}`)
    .join('; ');
}

/** The sum of the attack of a unit in the last battle: `dice 7, base 2, card 1`. */
export function attackOf(events: readonly Event[], unit: string): string {
  return sumOf(resultOf(events, unit).parts);
}

/** The sum of the defense of a unit in the last battle. */
export function defenseOf(events: readonly Event[], unit: string): string {
  const battle = lastBattle(events);
  const result = battle.results[codeOf(unit) === battle.attacker ? 1 : 0];
  if (result === undefined) throw new Error(`${unit} did not fight`);
  return sumOf(result.against);
}

/** The units that hit in the last battle; an automatic hit has a star. */
export function hits(events: readonly Event[]): string {
  const { attacker, defender, results } = lastBattle(events);
  return [attacker, defender]
    .flatMap((unit, side) => {
      const { hit, automatic } = entry(results, side);
      return hit ? [`${formatUnit(unit)}${automatic ? '*' : ''}`] : [];
    })
    .join(' ');
}

/** What was put on units, as it happened: `b1 2 (base 2)`, with what was prevented. */
export function wounds(events: readonly Event[]): string {
  return events
    .flatMap((event) => {
      if (event.kind !== 'damaged') return [];
      const { unit, amount, parts, prevented } = event;
      const from =
        parts.length > 0 ? ` (${sumOf(parts)}${prevented > 0 ? `, prevented ${prevented}` : ''})` : '';
      return [`${formatUnit(unit)} ${amount}${from}`];
    })
    .join('; ');
}

/** The results of strikes: `dice 7, base 2 against base 10: failed`. */
export function strikesIn(events: readonly Event[]): string {
  return events
    .flatMap((event) => {
      if (event.kind !== 'struck') return [];
      const { parts, against, hit } = event.result;
      return [`${sumOf(parts)} against ${sumOf(against)}: ${hit ? 'destroyed' : 'failed'}`];
    })
    .join('; ');
}

/** The events of a kind. */
export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
}

function lastBattle(events: readonly Event[]): Extract<Event, { readonly kind: 'fought' }> {
  const battle = eventsOf(events, 'fought').at(-1);
  if (battle === undefined) throw new Error('there was no battle');
  return battle;
}

function resultOf(events: readonly Event[], unit: string): Result {
  const battle = lastBattle(events);
  const result = battle.results[codeOf(unit) === battle.attacker ? 0 : 1];
  if (result === undefined) throw new Error(`${unit} did not fight`);
  return result;
}

function sumOf(parts: readonly Part[]): string {
  return parts.map(({ from, amount }) => `${from} ${amount}`).join(', ');
}

/** The code of a unit: `a1`. */
export function codeOf(unit: string): UnitCode {
  const code = parseUnit(unit);
  if (code === undefined) throw new Error(`${unit} is no unit`);
  return code;
}

/** Where a unit is: `home`, `mid`, `reserve`, `gone`, or the letter of another seat; with its damage: `mid!2`. */
export function placeOf(match: PocketMatch, unit: string): string {
  const code = codeOf(unit);
  const { zones, damage } = playerOf(match.state, seatOf(code));
  const zone = entry(zones, numberOf(code));
  const wound = entry(damage, numberOf(code));
  const names: Readonly<Record<number, string>> = {
    [contested]: 'mid',
    [reserve]: 'reserve',
    [gone]: 'gone',
    [seatOf(code)]: 'home',
  };
  return `${names[zone] ?? letterOf(zone)}${wound > 0 ? `!${wound}` : ''}`;
}

/** The cards in a hand, in the order of the pack. */
export function handOf(match: PocketMatch, seat: Seat): string {
  return cardIds(match, playerOf(match.state, seat).hand);
}

/** The discard pile of a seat, the last card at the end. */
export function discardOf(match: PocketMatch, seat: Seat): string {
  return cardIds(match, playerOf(match.state, seat).discard);
}

/** The objectives of a seat as in {@link SeatSetting}; as a viewer knows them, if one is named. */
export function objectivesOf(match: PocketMatch, seat: Seat, viewer?: Viewer): string {
  const { slots, up } = playerOf(match.state, seat);
  const seen = viewer === undefined ? undefined : match.view(viewer).players[seat]?.objectives;
  const { cards } = termsOf(match.opening.options);
  return slots
    .map((instance, slot) => {
      if (instance === noCard) return '-';
      const card = seen === undefined ? cardOf(match.state, instance) : seen[slot]?.card;
      return `${up[slot] ? '^' : ''}${card === undefined ? '?' : entry(cards, card).id}`;
    })
    .join(' ');
}

function cardIds(match: PocketMatch, instances: readonly number[]): string {
  const { cards } = termsOf(match.opening.options);
  return instances.map((instance) => entry(cards, cardOf(match.state, instance)).id).join(' ');
}
