import assert from 'node:assert/strict';
import type { Json } from '../../../kernel/game.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/event.ts';
import { story } from './story.ts';
import {
  type BattleMatch,
  describeDecision,
  handOf,
  type MapSetting,
  matchOf,
  placeOf,
  playChoices,
  type SeatSetting,
  tableOf,
} from './table.ts';

/** A table, what is played there, and what has to come of it. */
export interface PlayedCase extends Played {
  /** What the seats have; groups alone, if it is a text. The first seat activates a group. */
  readonly a: string | SeatSetting;
  readonly b: string | SeatSetting;
  readonly round?: number;
  readonly rolls?: string;
}

/** A match from its very beginning. Armies as {@link armyOf} reads them. */
export interface SetupCase extends Played {
  readonly armies: readonly [string, string];
}

/** An army, and the rules by which it is refused: none, if it is legal. */
export interface ArmyCase {
  readonly army: string;
  readonly refused: readonly string[];
}

export type Case = PlayedCase | SetupCase | ArmyCase;

/** What is played, and what has to come of it. */
interface Played {
  /** Choices, as {@link play} takes them. */
  readonly line: string;
  /** Sentences of the {@link story}, separated by `; `, that have to come in this order. */
  readonly shows?: string;
  /** Sentences that must not come. */
  readonly hides?: string;
  /** Choices that are open at the end, or must not be. */
  readonly offers?: string;
  readonly refuses?: string;
  /** Figures at the end, as {@link placeOf} tells of them: `a1.1 C3+focused, b1.1 -`. */
  readonly figures?: string;
  /** The hand of the first seat at the end. */
  readonly hand?: string;
}

/** What a card does, and where it does not, by the titles of the tests. */
export interface CardTests {
  readonly works: Readonly<Record<string, Case>>;
  readonly limits: Readonly<Record<string, Case>>;
}

/** The tests of some cards, by their ids in the pack. */
export type TestsOfCards = Readonly<Record<string, CardTests>>;

/** Plays a case; throws where something else comes of it. */
export function prove(one: Case): void {
  if ('army' in one) {
    const parsed = game.open({ armies: 'own' }).bring?.parse(armyOf(one.army));
    const faults = parsed !== undefined && 'faults' in parsed ? parsed.faults : [];
    assert.deepEqual(
      faults.map(({ rule }) => rule),
      one.refused,
    );
  } else if ('armies' in one) {
    const setting = { seats: 2, map: field, pack: 'core', options: { armies: 'own' } } as const;
    const match = matchOf(setting, one.armies.map(armyOf));
    provePlayed(
      match,
      match.prologue.map(({ event }) => event),
      one,
    );
  } else {
    const { a, b, round, rolls } = one;
    const match = tableOf({
      seats: [seatOf(a), seatOf(b)],
      map: field,
      pack: 'core',
      ...(round !== undefined && { round }),
      ...(rolls !== undefined && { rolls }),
    });
    provePlayed(match, [], one);
  }
}

function provePlayed(
  match: BattleMatch,
  before: readonly Event[],
  { line, shows, hides, offers, refuses, figures, hand }: Played,
): void {
  const told = story(match, [...before, ...play(match, line)]);
  const all = told.join('; ');
  let from = 0;
  for (const sentence of split(shows)) {
    const at = told.indexOf(sentence, from);
    assert.notEqual(at, -1, `"${sentence}" does not come in: ${all}`);
    from = at + 1;
  }
  for (const sentence of split(hides)) assert.ok(!told.includes(sentence), `"${sentence}" comes in: ${all}`);
  const open = match.decisions().flatMap(({ choices }) => choices);
  for (const choice of offers?.split(' ') ?? [])
    assert.ok(open.includes(choice), `${choice} is not open: ${describeDecision(match)}; ${all}`);
  for (const choice of refuses?.split(' ') ?? [])
    assert.ok(!open.includes(choice), `${choice} is open: ${describeDecision(match)}`);
  for (const figure of figures?.split(', ') ?? []) {
    const [name = '', is = ''] = figure.split(' ');
    assert.equal(placeOf(match, name), is, `${name}: ${all}`);
  }
  if (hand !== undefined) assert.equal(handOf(match, 0), hand);
}

/** An open field of 12 spaces by 10, with a terminal in a corner. */
const field: MapSetting = {
  rows: Array.from({ length: 10 }, () => '.'.repeat(12)),
  terminals: 'L10',
  zones: 'red@A1,A2,A3,A4 blue@L1,L2,L3,L4',
};

/** Command cards without a cost that every army may have. */
const freeCommands = Object.fromEntries(
  (
    'celebration deadeye element-of-surprise expose-weakness fleet-footed fool-me-once officers-training planning rally ' +
    'recovery sit-tight take-cover take-initiative to-the-limit urgency'
  )
    .split(' ')
    .map((card) => [card, 1]),
);

/**
 * An army with 15 command cards without a cost: `rebel: rebel-trooper*2 han-solo / rogue-smuggler`. Command cards after
 * another stroke take the place of as many of the free ones: `rebel: han-solo / / deathblow`.
 */
function armyOf(text: string): Record<string, Json> {
  const [affiliation = '', cards = ''] = text.split(': ');
  const [deployments, upgrades, commands] = cards.split('/').map(countsIn);
  const count = Object.values(commands ?? {}).reduce((sum, copies) => sum + copies, 0);
  const kept = Object.entries(freeCommands).slice(count);
  return {
    affiliation,
    deployments: deployments ?? {},
    upgrades: upgrades ?? {},
    commands: { ...Object.fromEntries(kept), ...commands },
  };
}

function countsIn(text: string): Record<string, number> {
  return Object.fromEntries(
    words(text.trim()).map((word) => {
      const [card = '', count = '1'] = word.split('*');
      return [card, Number(count)];
    }),
  );
}

/** A seat with an empty deck, so that nobody is asked for cards against strain. */
function seatOf(seat: string | SeatSetting): SeatSetting {
  return { deck: '', ...(typeof seat === 'string' ? { groups: seat } : seat) };
}

/** Decisions at which everything that was under way is over. */
const rests: readonly string[] = ['activation', 'turn', 'nextFigure'];

/**
 * Plays choices one after the other, each by whoever is asked first, and returns all events. What has a single answer
 * need not be said. `*` stands for declining until the figure may act again or its activation is over, `**` for
 * declining until a group is to be activated.
 */
export function play(match: BattleMatch, line: string): Event[] {
  return words(line).flatMap((word) => {
    if (word === '*') return decline(match, rests);
    if (word === '**') return decline(match, ['turn']);
    return [...answerForced(match, word), ...playChoices(match, word)];
  });
}

/** Gives the only answers there are, as long as they are not the choice that comes next. Windows that can only be passed are. */
function answerForced(match: BattleMatch, next: string): Event[] {
  const events: Event[] = [];
  for (;;) {
    const [decision] = match.decisions();
    if (decision === undefined || rests.includes(decision.kind)) return events;
    const [only, ...others] = decision.choices;
    if (only === undefined || others.length > 0 || (only === next && only !== '-')) return events;
    events.push(...playChoices(match, only));
  }
}

function decline(match: BattleMatch, until: readonly string[]): Event[] {
  const events: Event[] = [];
  for (let times = 0; times < 200; times++) {
    const [decision] = match.decisions();
    if (decision === undefined || until.includes(decision.kind)) return events;
    const [only = '', ...others] = decision.choices;
    if (others.length > 0 && !decision.choices.includes('-'))
      throw new Error(`it cannot be declined: ${describeDecision(match)}`);
    events.push(...playChoices(match, others.length > 0 ? '-' : only));
  }
  throw new Error('declining does not end');
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function split(sentences: string | undefined): readonly string[] {
  return sentences?.split('; ') ?? [];
}
