import type { Chance } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/error.ts';
import type { Json } from '../../kernel/game.ts';
import { seeded } from '../../kernel/seeded.ts';
import { checkAgainst } from '../../schema/check.ts';
import { courseOf, walk, walkInspecting } from '../course.ts';
import { deal, fail, oneOf, type TestCase } from '../test-case.ts';
import { catchThrown } from './catch-thrown.ts';
import { choicesPrint } from './notation.ts';
import { copies } from './plain-data.ts';
import { arrangesPositions } from './positions.ts';
import { imagines } from './secrets.ts';

/** What a match from a position keeps to that somebody has changed. Each plays it to its end. */
const promises = [choicesPrint, copies, imagines, arrangesPositions];

/** So many changed positions are tried at each state that is looked at, with at most so many changes each. */
const tries = 12;
const mostChanges = 3;

/** How many positions were tried that fit the schema, and how many of them were accepted. */
export interface Tried {
  readonly tried: number;
  readonly accepted: number;
}

/**
 * Positions of a match with something changed, left out, repeated or taken from another moment are refused with a
 * reason, or they are positions like any other: from them a match is played to its end and keeps what games promise.
 */
export function mutations(testCase: TestCase): Tried {
  const { game, rules, table, seed } = testCase;
  const dice = seeded(`mutations ${seed}`);
  const moments: Json[] = [];
  walk(testCase, ({ state }) => {
    if (rules.calm?.(state) !== false) moments.push(JSON.parse(JSON.stringify(rules.position(state))));
  });
  let [tried, accepted] = [0, 0];
  walkInspecting(testCase, ({ state }) => {
    if (rules.calm?.(state) === false) return;
    for (let attempt = 0; attempt < tries; attempt++) {
      const position: Json = JSON.parse(JSON.stringify(rules.position(state)));
      for (let change = dice.pick(mostChanges); change >= 0; change--) {
        mutate(position, oneOf(moments, dice), dice);
      }
      if (!checkAgainst(game.positionSchema, position).ok) continue;
      tried++;
      const from: TestCase = { ...testCase, table: { ...table, position }, inspections: 1 };
      let seats = table.seats;
      const refused = catchThrown(() => {
        seats = rules.seatCount(deal(from).state);
      });
      if (refused instanceof InputError && refused.code === 'bad-position') continue;
      if (refused !== undefined) fail(from, `it is refused by ${refused}`);
      accepted++;
      const match: TestCase = { ...from, table: { ...from.table, seats } };
      for (const invariant of promises) invariant(match);
    }
  });
  return { tried, accepted };
}

/** Of so many matches one has its positions changed. */
const seldom = 20;

/** The same for a few short matches, as the kit holds it: every changed position costs several matches. */
export function changedPositions(testCase: TestCase): void {
  if (testCase.seed % seldom === 0 && courseOf(testCase).windows.length === 1) {
    mutations({ ...testCase, inspections: 1 });
  }
}

type JsonObject = { [key: string]: Json };

/** Where a value stands: in a list, or in an object under its name. */
type Place =
  | { readonly kind: 'item'; readonly list: Json[]; readonly at: number; readonly value: Json }
  | { readonly kind: 'member'; readonly object: JsonObject; readonly name: string; readonly value: Json };

/** Changes one thing, in place. `other` is a position of the same match. */
function mutate(position: Json, other: Json, dice: Chance): void {
  const places = placesIn(position);
  if (places.length === 0) return;
  const place = oneOf(places, dice);
  if (place.kind === 'item') {
    const lists = places.flatMap((one) => (one.kind === 'item' ? [one.list] : []));
    mutateItem(place.list, place.at, oneOf(lists, dice), dice);
    return;
  }
  const { object, name, value } = place;
  if (typeof value === 'number' && dice.pick(2) === 0) object[name] = value + 2 * dice.pick(2) - 1;
  else if (typeof value === 'boolean') object[name] = !value;
  else if (dice.pick(3) === 0) delete object[name];
  else {
    // As it was called or counted elsewhere, or a part that was not there.
    const members = placesIn(other).flatMap((one) => (one.kind === 'member' ? [one] : []));
    const same = members.filter((one) => one.name === name);
    if (members.length === 0) return;
    const from = oneOf(same.length > 0 && dice.pick(2) === 0 ? same : members, dice);
    object[from.name] = structuredClone(from.value);
  }
}

/** Takes an item out, repeats it, swaps it with another, or moves it to another list, as a card goes to a hand. */
function mutateItem(list: Json[], at: number, other: Json[], dice: Chance): void {
  const value = list[at] ?? null;
  const act = dice.pick(4);
  if (act === 0) list.splice(at, 1);
  else if (act === 1) list.splice(at, 0, structuredClone(value));
  else if (act === 2) {
    const to = dice.pick(list.length);
    list[at] = list[to] ?? null;
    list[to] = value;
  } else {
    list.splice(at, 1);
    other.push(value);
  }
}

/** All places in some JSON, those inside others included. */
function placesIn(json: Json): Place[] {
  if (typeof json !== 'object' || json === null) return [];
  const here: Place[] = Array.isArray(json)
    ? json.map((value, at) => ({ kind: 'item', list: json, at, value }))
    : Object.entries(json).map(([name, value]) => ({ kind: 'member', object: json, name, value }));
  return here.flatMap((place) => [place, ...placesIn(place.value)]);
}
