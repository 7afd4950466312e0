import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { joinSentences, sentence } from '../../sentences.ts';
import type { Sentence } from '../../words.ts';
import type { CompiledMission, Fighter } from '../content/compiled.ts';
import type { Mission } from '../content/mission-schema.ts';
import type { Place, Space } from '../geometry/map.ts';
import type { Attack } from '../rules/attack/frames.ts';
import { formatFigure } from '../rules/notation.ts';
import type { ShownTerms, TableTerms } from '../rules/options.ts';
import {
  type Figure,
  type FigureNumber,
  type Group,
  type GroupNumber,
  groupWith,
  type MissionToken,
  none,
  seatOf,
  seatOfGroup,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { textSentence } from './campaign/texts.ts';
import { proper, tokenKindName } from './names.ts';

/** What all sentences about a match are made from: its terms, and what the reader sees of it. */
export interface Seen {
  readonly terms: ShownTerms;
  readonly view: View;
}

export function groupIn({ players }: View, group: GroupNumber): Group | undefined {
  return players[seatOfGroup(group)]?.groups[group & 31];
}

export function figureIn(view: View, figure: FigureNumber): Figure | undefined {
  return groupIn(view, groupWith(figure))?.figures[figure & 7];
}

/** The card of a group that is in play. */
export function fighterIn({ terms, view }: Seen, group: GroupNumber): Fighter | undefined {
  const card = groupIn(view, group)?.card;
  return card === undefined ? undefined : terms.fighters[card];
}

/** The mission, once it is drawn. */
export function missionIn({ terms, view }: Seen): CompiledMission | undefined {
  return terms.missions[view.mission];
}

/** Missions that have names in every language: those that come with the game. */
const namedMissions: Readonly<Record<string, string>> = {
  overwatch: 'Overwatch',
  'on-our-way': 'On Our Way',
  'temple-onslaught': 'Temple Onslaught',
  'garden-standoff': 'Garden Standoff',
  'get-to-the-ship': 'Get to the Ship',
  'smuggled-goods': 'Smuggled Goods',
  'loading-bay': 'Loading Bay',
  'lost-cargo': 'Lost Cargo',
  'foundry-floor': 'Foundry Floor',
  'foundry-shifts': 'Foundry Shifts',
};

export function missionName({ id, name }: Mission): Sentence {
  return namedMissions[id] === name ? sentence(`missionName.${id}`) : proper(name);
}

/** Maps that have names in every language. */
const namedMaps = [
  '30th-floor-plaza',
  'temple-gardens',
  'mos-eisley-outskirts',
  'cargo-crossing',
  'quad-foundry',
] as const;

export function mapName(id: string): Sentence {
  return namedMaps.some((known) => known === id) ? sentence(`mapName.${id}`) : proper(id);
}

/** A deployment card by its name; elite where the pack has a regular card of the same name. */
export function fighterName({ fighters }: Pick<TableTerms, 'fighters'>, card: number): Sentence {
  const { name, elite } = entry(fighters, card);
  const twins = elite && fighters.some((other) => other.name === name && !other.elite);
  return twins ? sentence('piece.elite', { name }) : proper(name);
}

/** Of several groups with one card in an army each has a letter, in the order of the army. */
function letterOf({ view }: Seen, group: GroupNumber): string {
  const { groups = [] } = view.players[seatOfGroup(group)] ?? {};
  const card = groups[group & 31]?.card;
  const same = groups.flatMap((other, place) => (other.card === card ? [place] : []));
  return same.length > 1 ? String.fromCharCode(65 + same.indexOf(group & 31)) : '';
}

/** A group as its player calls it: "Stormtrooper", or "Stormtrooper B" of several. */
export function groupName(seen: Seen, group: GroupNumber): Sentence {
  const card = groupIn(seen.view, group)?.card;
  if (card === undefined) return proper('?');
  const name = fighterName(seen.terms, card);
  const letter = letterOf(seen, group);
  return letter === '' ? name : sentence('piece.copy', { name, copy: letter });
}

/** A figure as its player calls it: "Darth Vader", "Stormtrooper 2", "Stormtrooper B2". Its place is its notation, such as a2.1. */
export function figureName(seen: Seen, figure: FigureNumber): Sentence {
  const place = formatFigure(figure);
  const group = groupWith(figure);
  const found = groupIn(seen.view, group);
  if (found === undefined) return { ...proper('?'), place };
  const number = found.figures.length > 1 ? String((figure & 7) + 1) : '';
  const copy = `${letterOf(seen, group)}${number}`;
  const name = fighterName(seen.terms, found.card);
  return copy === '' ? { ...name, place } : sentence('piece.copy', { name, copy }, place);
}

/** A figure with the name of its player, for sentences in which several players have figures. */
export function figureWhose(seen: Seen, figure: FigureNumber): Sentence {
  const name = figureName(seen, figure);
  return sentence('piece.of', { piece: name, seat: { seat: seatOf(figure) } }, name.place);
}

/** A figure in short: with its player only where another player has one of the same name. */
export function figureShort(seen: Seen, figure: FigureNumber): Sentence {
  const own = seatOf(figure);
  const name = fighterIn(seen, groupWith(figure))?.name;
  const isTwice = seen.view.players.some(
    ({ groups }, seat) =>
      seat !== own && groups.some(({ card }) => entry(seen.terms.fighters, card).name === name),
  );
  return isTwice ? figureWhose(seen, figure) : figureName(seen, figure);
}

/** A group with the name of its player. */
export function groupWhose(seen: Seen, group: GroupNumber): Sentence {
  return sentence('piece.of', { piece: groupName(seen, group), seat: { seat: seatOfGroup(group) } });
}

/** A space as people call it, `C4`. */
export function spaceText(seen: Seen, space: Space): string {
  return missionIn(seen)?.names[space] ?? '?';
}

/** Where a figure stands, as people say it: `C4`, or of a large one its first and last space, `C4–D6`. */
export function placeText(seen: Seen, figure: FigureNumber, { space, turned }: Place): string {
  const columns = missionIn(seen)?.map.columns ?? 1;
  const base = fighterIn(seen, groupWith(figure))?.base ?? '1x1';
  const [rows = 1, across = 1] = base.split('x').map(Number);
  const [high, wide] = turned ? [across, rows] : [rows, across];
  const first = spaceText(seen, space);
  return high * wide === 1 ? first : `${first}–${spaceText(seen, space + (high - 1) * columns + wide - 1)}`;
}

/** A place with what lies there: "C4", "C4, turned", "C4 (terminal, rubble)". */
export function placeName(seen: Seen, at: string): Sentence {
  const place = missionIn(seen)?.places.get(at);
  if (place === undefined) return { ...proper(at), place: at };
  const { space, turned } = place;
  const things = thingsAt(seen, space);
  const name = spaceText(seen, space);
  return sentence(
    'piece.place',
    {
      name,
      turned: turned ? 'yes' : 'no',
      some: things.length > 0 ? 'yes' : 'no',
      things: joinSentences(things),
    },
    at,
  );
}

/** The round after which the match is over at the latest; 0 for a mission that has none. */
export function lastRound({ terms, view: { campaign } }: Seen): number {
  return campaign === undefined ? terms.rounds : (campaign.mission?.lastRound ?? 0);
}

/** The terminals of a skirmish. In a campaign they are tokens, with names of their own, and not all are known. */
export function terminalsIn(seen: Seen): readonly Space[] {
  return seen.view.campaign === undefined ? (missionIn(seen)?.terminals ?? []) : [];
}

/** What lies in a space and matters there. */
function thingsAt(seen: Seen, space: Space): readonly Sentence[] {
  const { view } = seen;
  const mission = missionIn(seen);
  const terrain = mission?.map.terrain[space];
  return [
    ...(terminalsIn(seen).includes(space) ? [sentence('thing.terminal')] : []),
    ...view.tokens.flatMap((token, number) => (token.space === space ? [tokenNameAt(seen, number)] : [])),
    ...(terrain === 'normal' || terrain == null ? [] : [sentence(`thing.${terrain}`)]),
    ...(view.rubble.includes(space) ? [sentence('thing.rubble')] : []),
    ...(view.shields.includes(space) ? [sentence('thing.shield')] : []),
  ];
}

/** A token of the mission, with its color if it has one. */
export function tokenName({ kind, color }: Pick<MissionToken, 'kind' | 'color'>): Sentence {
  const thing = tokenKindName(kind);
  return color === null ? thing : sentence('thing.colored', { thing, color: sentence(`color.${color}`) });
}

/** A token by its number: as its mission calls it, or else by its kind and color. */
export function tokenNameAt(seen: Seen, number: number): Sentence {
  const token = seen.view.tokens[number];
  const own = missionIn(seen)?.tokenNames?.[number];
  if (own !== undefined) return textSentence(own);
  return token === undefined ? proper('?') : tokenName(token);
}

/** A token by its number, with where it lies or who carries it. */
export function tokenWhere(seen: Seen, number: number): Sentence {
  const token = seen.view.tokens[number];
  const place = `token:${number + 1}`;
  if (token === undefined) return { ...proper('?'), place };
  const thing = tokenNameAt(seen, number);
  if (token.carrier >= 0)
    return sentence('thing.carried', { thing, figure: figureWhose(seen, token.carrier) }, place);
  return token.space < 0
    ? { ...thing, place }
    : sentence('thing.at', { thing, space: spaceText(seen, token.space) }, place);
}

/** What an attack is on: a figure with its player, or an object of the mission. */
export function targetWhose(seen: Seen, { target, object }: Aimed): Sentence {
  return object === none ? figureWhose(seen, target) : tokenWhere(seen, object);
}

/** The same in short. */
export function targetShort(seen: Seen, { target, object }: Aimed): Sentence {
  return object === none ? figureShort(seen, target) : tokenWhere(seen, object);
}

/** What says on whom or what an attack is. */
type Aimed = Pick<Attack, 'target' | 'object'>;

/** A door by its number, with the spaces on both sides of it. */
export function doorName(seen: Seen, door: number): Sentence {
  const [pair] = missionIn(seen)?.map.doors[door]?.edges ?? [];
  const place = `door:${door + 1}`;
  if (pair === undefined) return sentence('thing.door.number', { number: door + 1 }, place);
  const [one, other] = pair;
  return sentence(
    'thing.door',
    { number: door + 1, one: spaceText(seen, one), other: spaceText(seen, other) },
    place,
  );
}

/** The deployment zone of a mission by its color. */
export function zoneName(seen: Seen, zone: number): Sentence {
  const color = missionIn(seen)?.zones[zone]?.color;
  return color === undefined ? proper(zone + 1) : sentence(`color.${color}`, {}, `zone:${zone + 1}`);
}

/** A command card by its name; where a pack gives several the same name, with its id. */
export function commandName({ commands }: Pick<TableTerms, 'commands'>, card: number): string {
  const { id, name } = entry(commands, card);
  return commands.some((other) => other.id !== id && other.name === name) ? `${name} (${id})` : name;
}

export function upgradeName({ upgrades }: Pick<TableTerms, 'upgrades'>, card: number): string {
  return entry(upgrades, card).name;
}

/** Names with how often each is there. */
export function countedNames(names: readonly Sentence[]): Sentence {
  const counts = new Map<string, { readonly name: Sentence; readonly count: number }>();
  for (const name of names) {
    const key = JSON.stringify(name);
    counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return joinSentences(
    [...counts.values()].map(({ name, count }) =>
      count === 1 ? name : sentence('piece.times', { name, count }),
    ),
  );
}

export function commandNames(terms: Pick<TableTerms, 'commands'>, cards: readonly number[]): Sentence {
  return countedNames(cards.map((card) => proper(commandName(terms, card))));
}

/** The names of several figures. */
export function figureNames(seen: Seen, figures: readonly FigureNumber[]): Sentence {
  return joinSentences(figures.map((figure) => figureWhose(seen, figure)));
}

/** The seats with the same side as one, for who is a friend of whom. */
export function matesOf({ view }: Seen, seat: Seat): readonly Seat[] {
  return view.sides.flatMap((side, other) => (other !== seat && side === view.sides[seat] ? [other] : []));
}
