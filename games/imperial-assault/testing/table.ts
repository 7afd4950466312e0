import type { Seat } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { entry } from '../../common/at.ts';
import type { MapPlan } from '../content/map-plan.ts';
import type { Mission } from '../content/mission-schema.ts';
import type { Pack } from '../content/pack.ts';
import { conditions, tokenKinds } from '../content/vocabulary.ts';
import { game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import { missionOf, nameOf } from '../rules/drawn-mission.ts';
import type { Event } from '../rules/event.ts';
import type { Fielded } from '../rules/fielded.ts';
import { parseFigure, parseGroup } from '../rules/notation.ts';
import { type Options, termsOf } from '../rules/options.ts';
import type { Position } from '../rules/position/schema.ts';
import { type BattleState, type FigureNumber, figureOf, groupOf, playerOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { plainPack } from './plain-pack.ts';

export { playChoices, refusalOf } from '../../../testkit/play-choices.ts';

export type BattleMatch = Match<BattleState, Choice, View, Event, Options, Position, Fielded>;

type PlayerPosition = Position['players'][number];
type GroupPosition = PlayerPosition['groups'][number];

/** A map in a few words. Lists are separated by spaces. */
export interface MapSetting {
  /** Rows of signs from A1 on: `.` normal, `~` difficult, `=` impassable, `#` blocking, a blank for none. */
  readonly rows?: readonly string[];
  readonly walls?: string;
  readonly blocking?: string;
  readonly impassable?: string;
  /** Doors by their edges; edges of one door have a plus between them: `B1|C1+B2|C2 E1|F1`. */
  readonly doors?: string;
  readonly terminals?: string;
  /** Tokens by kind, with their color and the color of their zone, if any: `panel@B2,C3 flag:red@D4 lift>blue@A1`. */
  readonly tokens?: string;
  /** Deployment zones by color: `red@A1,A2 blue@F1,F2`. */
  readonly zones?: string;
}

export interface SeatSetting {
  /**
   * Groups with their figures: `squad@A1,A2,-` has lost the third one; `hero@C4!3+stunned*block` has suffered 3 damage, a
   * condition and a power token; `/scout@B2` is exhausted; `droid@A1>1` is the companion of the first group;
   * `shapeshifter@A1=senator` has a form.
   */
  readonly groups: string;
  /** Upgrades; `scope>1` is attached to the first group. */
  readonly upgrades?: string;
  readonly hand?: string;
  /** The deck from the top; unknown cards if a number is said. */
  readonly deck?: string | number;
  readonly points?: number;
}

/** A table at the moment when a seat activates a group, with cards of {@link plainPack} if no pack is named. */
export interface Setting {
  readonly seats: readonly SeatSetting[];
  readonly map?: MapSetting;
  readonly rules?: Mission['rules'];
  readonly mode?: Mission['mode'];
  readonly toMove?: Seat;
  readonly initiative?: Seat;
  readonly round?: number;
  readonly pack?: Pack | string;
  readonly options?: Options;
  /** More of the position, as the position format has it. */
  readonly position?: Partial<Position>;
  /** What the next dice show: `3 4 1`. */
  readonly rolls?: string;
}

/** The battlefield of a test if nothing is said: ten spaces by six. */
const openRows = Array.from({ length: 6 }, () => '..........');

const zoneColors = ['red', 'blue', 'yellow', 'green'] as const;

export function tableOf(setting: Setting): BattleMatch {
  const { seats, toMove, initiative, round, rolls } = setting;
  const position: Position = {
    players: seats.map(playerOfSetting),
    ...(toMove !== undefined && { toMove }),
    initiative: initiative ?? toMove ?? 0,
    ...(round !== undefined && { round }),
    ...setting.position,
  };
  const match = new Match(game, { options: optionsOf(setting, seats.length), seed: 'table', position });
  if (rolls !== undefined) match.script(words(rolls).map(Number));
  return match;
}

/** A match from its very beginning, on a map of the test; seats bring armies where the options say so. */
export function matchOf(
  setting: Omit<Setting, 'seats'> & { readonly seats: number },
  bring: readonly (object | undefined)[] = [],
): BattleMatch {
  const { seats } = setting;
  const match = new Match(game, {
    options: optionsOf(setting, seats),
    seed: 'table',
    seats,
    ...(bring.length > 0 && { bring: JSON.parse(JSON.stringify(bring)) }),
  });
  return match;
}

export function optionsOf(
  { map, rules = [], mode, pack = plainPack, options }: Omit<Setting, 'seats'>,
  seats: number,
): Options {
  const players = seats === 4 ? 4 : 2;
  return {
    pack,
    scenario: {
      mission: { id: 'test', name: 'Test', map: 'test', players, rules: [...rules], ...(mode && { mode }) },
      map: planOf(map ?? {}, players),
    },
    ...options,
  };
}

function planOf(map: MapSetting, players: 2 | 4): MapPlan {
  const rows = map.rows ?? openRows;
  const width = Math.max(...rows.map((row) => row.length));
  const column = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
  const corners = [`A1`, `${column(width - 1)}${rows.length}`, `${column(width - 1)}1`, `A${rows.length}`];
  const zones =
    map.zones === undefined
      ? corners.slice(0, players).map((space, zone) => ({ color: entry(zoneColors, zone), spaces: [space] }))
      : words(map.zones).map((word) => {
          const [color = '', spaces = ''] = word.split('@');
          return { color: colorOf(color), spaces: spaces.split(',') };
        });
  return {
    id: 'test',
    name: 'Test',
    note: 'A map of a test.',
    players,
    certainty: {},
    topLeft: 'A1',
    spaces: [...rows],
    edges: { wall: words(map.walls), blocking: words(map.blocking), impassable: words(map.impassable) },
    doors: words(map.doors).map((edges, index) => ({ id: `door-${index + 1}`, edges: edges.split('+') })),
    terminals: words(map.terminals),
    tokens: words(map.tokens).map((word) => {
      const [, kind = '', color, zone, spaces = ''] =
        /^([\w-]+)(?::(\w+))?(?:>(\w+))?@(.+)$/.exec(word) ?? [];
      return {
        kind,
        ...(color !== undefined && { color: colorOf(color) }),
        ...(zone !== undefined && { zone: colorOf(zone) }),
        spaces: spaces.split(','),
      };
    }),
    zones,
  };
}

function colorOf(name: string): (typeof zoneColors)[number] {
  const color = zoneColors.find((one) => one === name);
  if (color === undefined) throw new Error(`${name} is no color of a zone`);
  return color;
}

function playerOfSetting({ groups, upgrades, hand, deck, points }: SeatSetting, zone: Seat): PlayerPosition {
  return {
    groups: words(groups).map(groupFrom),
    upgrades: words(upgrades).map((word) => {
      const [card = '', host] = word.split('>');
      return { card, ...(host !== undefined && { host: Number(host) - 1 }) };
    }),
    hand: words(hand),
    ...(deck !== undefined && { deck: typeof deck === 'number' ? deck : words(deck).reverse() }),
    ...(points !== undefined && { points }),
    zone,
  };
}

function groupFrom(word: string): GroupPosition {
  const [, slash = '', card = '', figures = '', form, host] =
    /^(\/?)([\w-]+)@([^>=]+)(?:=([\w-]+))?(?:>(\d+))?$/.exec(word) ?? [];
  return {
    card,
    figures: figures.split(',').map(figureFrom),
    ...(slash !== '' && { exhausted: true }),
    ...(form !== undefined && { form }),
    ...(host !== undefined && { host: Number(host) - 1 }),
  };
}

function figureFrom(word: string): GroupPosition['figures'][number] {
  if (word === '-') return {};
  const [, at = '', damage, had = ''] = /^([A-Z]+\d+r?)(?:!(\d+))?((?:[+*]\w+)*)$/.exec(word) ?? [];
  return {
    at,
    ...(damage !== undefined && { damage: Number(damage) }),
    conditions: conditions.filter((condition) => had.includes(`+${condition}`)),
    tokens: tokenKinds.filter((kind) => had.includes(`*${kind}`)),
  };
}

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

/** Who is asked for what: `0 turn: group:a1 -`; empty when the match is over. */
export function describeDecision(match: BattleMatch): string {
  return match
    .decisions()
    .map(({ seat, kind, choices }) => `${seat} ${kind}: ${choices.join(' ')}`)
    .join('; ');
}

/** The choices of the decision that begin so, in their order: of `move:`, the places. */
export function choicesOf(match: BattleMatch, kind: string): string {
  return match
    .decisions()
    .flatMap(({ choices }) => choices)
    .flatMap((choice) => (choice.startsWith(kind) ? [choice.slice(kind.length)] : []))
    .sort()
    .join(' ');
}

/** The events of a kind. */
export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
}

/** The number of a figure: `a1.1`. */
export function numberOf(figure: string): FigureNumber {
  const number = parseFigure(figure);
  if (number === undefined) throw new Error(`${figure} is no figure`);
  return number;
}

/** Where a figure is, with damage, conditions and power tokens: `C4!2+stunned*block`; `-` if it is not on the map. */
export function placeOf(match: BattleMatch, figure: string): string {
  const { place, damage, conditions: bits, tokens } = figureOf(match.state, numberOf(figure));
  if (place === null) return '-';
  const name = nameOf(missionOf(termsOf(match.opening.options), match.state), place);
  const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0);
  const more = [...had.map((condition) => `+${condition}`), ...tokens.map((token) => `*${token}`)];
  return `${name}${damage > 0 ? `!${damage}` : ''}${more.join('')}`;
}

/** Whether the card of a group is ready. */
export function isReady(match: BattleMatch, group: string): boolean {
  const number = parseGroup(group);
  if (number === undefined) throw new Error(`${group} is no group`);
  return groupOf(match.state, number).ready;
}

/** The victory points of all seats: `4 0`. */
export function pointsOf(match: BattleMatch): string {
  return match.state.players.map(({ points }) => points).join(' ');
}

/** The cards in a hand, in the order of the pack. */
export function handOf(match: BattleMatch, seat: Seat): string {
  const { commands } = termsOf(match.opening.options);
  return playerOf(match.state, seat)
    .hand.map((card) => entry(commands, entry(match.state.cards, card)).id)
    .join(' ');
}

/** Passes and ends activations until the round is over, or somebody is asked for something else. */
export function finishRound(match: BattleMatch): Event[] {
  const { round } = match.state;
  const events: Event[] = [];
  while (match.state.round === round) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const { kind, seat, choices } = decision;
    if (kind !== 'turn' && kind !== 'activation' && kind !== 'nextFigure') break;
    const choice = choices.includes('-') ? '-' : choices[0];
    events.push(...match.play(seat, choice ?? '').map(({ event }) => event));
  }
  return events;
}
