import type { Seat } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { playChoices } from '../../../testkit/play-choices.ts';
import { entry } from '../../common/at.ts';
import { conditions, tokenKinds } from '../content/ability-schema.ts';
import { game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import type { Fielded } from '../rules/fielded.ts';
import { formatFigure, letterOf, parseFigure } from '../rules/notation.ts';
import { type Options, type Terms, termsOf } from '../rules/options.ts';
import type { Position } from '../rules/position.ts';
import { type BattleState, figureOf, playerOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type BattleMatch = Match<BattleState, Choice, View, Event, Options, Position, Fielded>;

type PlayerPosition = Position['players'][number];
type GroupPosition = PlayerPosition['groups'][number];

/** What a seat has. Words are separated by spaces. */
export interface SeatSetting {
  /**
   * Groups: `stormtrooper@C3,D3` has two figures. After a place `!2` is damage, `+focused` a condition, `*block` a power
   * token: `nexu@C3!2+hidden`. `~` before a group: it is exhausted; after one `>1`: a companion of the first group.
   */
  readonly groups: string;
  /** Upgrades: `rogue-smuggler>1` is attached to the first group. */
  readonly upgrades?: string;
  readonly hand?: string;
  /** The deck from the top; none if nothing is said. */
  readonly deck?: string;
  readonly discard?: string;
  readonly points?: number;
}

/** A table on an open map of 12 columns and 10 rows, with a terminal at L10. The first seat activates a group. */
export interface Setting {
  readonly a: string | SeatSetting;
  readonly b: string | SeatSetting;
  readonly round?: number;
  /** What the next dice show: `3 4 1 1`. */
  readonly rolls?: string;
}

const rows = Array.from({ length: 10 }, () => '.'.repeat(12));
const scenario: NonNullable<Options['scenario']> = {
  mission: { id: 'open', name: 'Open', map: 'open', players: 2, rules: [] },
  map: {
    id: 'open',
    name: 'Open',
    note: 'For tests.',
    players: 2,
    certainty: {},
    topLeft: 'A1',
    spaces: rows,
    edges: { wall: [], blocking: [], impassable: [] },
    doors: [],
    terminals: ['L10'],
    tokens: [],
    zones: [
      { color: 'red', spaces: ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'] },
      { color: 'blue', spaces: ['L1', 'L2', 'L3', 'L4', 'K1', 'K2', 'K3', 'K4'] },
    ],
  },
};
const options: Options = { scenario };

export function tableOf({ a, b, round, rolls }: Setting): BattleMatch {
  const position: Position = {
    players: [a, b].map((seat) => playerOfSetting(typeof seat === 'string' ? { groups: seat } : seat)),
    ...(round !== undefined && { round }),
  };
  const match = new Match(game, { options, seed: 'table', position });
  if (rolls !== undefined) match.script(words(rolls).map(Number));
  return match;
}

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

function playerOfSetting({ groups, upgrades, hand, deck, discard, points }: SeatSetting): PlayerPosition {
  return {
    groups: words(groups).map(groupFrom),
    upgrades: words(upgrades).map((word) => {
      const [card = '', host] = word.split('>');
      return { card, ...(host !== undefined && { host: Number(host) - 1 }) };
    }),
    hand: words(hand),
    deck: words(deck).reverse(),
    discard: words(discard),
    ...(points !== undefined && { points }),
  };
}

function groupFrom(word: string): GroupPosition {
  const [, exhausted, card = '', figures = '', form, host] =
    /^(~?)([\w-]+)@([^>=]+)(?:=([\w-]+))?(?:>(\d+))?$/.exec(word) ?? [];
  return {
    card,
    figures: figures.split(',').map(figureFrom),
    ...(exhausted === '~' && { exhausted: true }),
    ...(form !== undefined && { form }),
    ...(host !== undefined && { host: Number(host) - 1 }),
  };
}

function figureFrom(text: string): GroupPosition['figures'][number] {
  const [, at = '', damage, more = ''] = /^(\w+)(?:!(\d+))?(.*)$/.exec(text) ?? [];
  return {
    at,
    ...(damage !== undefined && { damage: Number(damage) }),
    conditions: conditions.filter((condition) => more.includes(`+${condition}`)),
    tokens: tokenKinds.filter((kind) => more.includes(`*${kind}`)),
  };
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

/** Gives the only answers there are, as long as they are not the choice that comes next. */
function answerForced(match: BattleMatch, next: string): Event[] {
  const events: Event[] = [];
  for (;;) {
    const [decision] = match.decisions();
    if (decision === undefined || rests.includes(decision.kind)) return events;
    const [only, ...others] = decision.choices;
    if (only === undefined || others.length > 0 || only === next) return events;
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
      throw new Error(`it cannot be declined: ${asked(match)}`);
    events.push(...playChoices(match, others.length > 0 ? '-' : only));
  }
  throw new Error('declining does not end');
}

/** Who is asked for what: `a activation: run attack:b1.1 -`; empty when the match is over. */
export function asked(match: BattleMatch): string {
  return match
    .decisions()
    .map(({ seat, kind, choices }) => `${letterOf(seat)} ${kind}: ${choices.join(' ')}`)
    .join('; ');
}

/** A figure: `3!2+focused*block` has suffered 2, is Focused and has a token. */
export function figureIn(match: BattleMatch, name: string): string {
  const number = parseFigure(name);
  if (number === undefined) throw new Error(`${name} is no figure`);
  const { place, defeated, damage, conditions: bits, tokens } = figureOf(match.state, number);
  if (defeated || place === null) return 'defeated';
  const had = conditions.filter((_, bit) => (bits & (1 << bit)) !== 0);
  return [
    spaceOf(place.space),
    damage > 0 ? `!${damage}` : '',
    ...had.map((one) => `+${one}`),
    ...tokens.map((one) => `*${one}`),
  ].join('');
}

export function spaceOf(space: number): string {
  const columns = entry(rows, 0).length;
  return `${String.fromCharCode(65 + (space % columns))}${Math.floor(space / columns) + 1}`;
}

export function handOf(match: BattleMatch, seat: Seat): string {
  return cardsOf(match, playerOf(match.state, seat).hand);
}

function cardsOf(match: BattleMatch, cards: readonly number[]): string {
  const { commands } = termsOf(options);
  return cards.map((card) => entry(commands, entry(match.state.cards, card)).id).join(' ');
}

/**
 * What happened, as short sentences: `use cower`, `reroll white 1>4`, `aim damage 1 accuracy 2`, `pools red yellow /
 * black`, `b1.1 hit 3`, `b1.1 missed accuracy`, `b1.1 damage 2`, `b1.1 strain 1`, `a1.1 recovers 2`, `a1.1 focused`, `a1.1
 * token block`, `a1.1 moves C3-D3`, `a draws 1`, `a scores 4`, `b1.1 defeated`, `a1.1 attacks b1.1`.
 */
export function story(events: readonly Event[]): string[] {
  const terms = termsOf(options);
  return events.flatMap((event) => sentenceOf(terms, event) ?? []);
}

function sentenceOf(terms: Terms, event: Event): string | undefined {
  const changes = (all: Readonly<Record<string, number | undefined>>): string =>
    Object.entries(all)
      .map(([result, amount]) => `${result} ${amount}`)
      .join(' ');
  switch (event.kind) {
    case 'used':
      return `use ${entry(terms.abilities, event.ability).ability.id}`;
    case 'playedCard':
      return `play ${entry(terms.commands, event.card).id}`;
    case 'lasts':
      return `lasts ${entry(terms.abilities, event.ability).ability.id} ${event.figures.map(formatFigure).join(' ')}`;
    case 'attacked':
      return `${formatFigure(event.attacker)} attacks ${formatFigure(event.target)}`;
    case 'pools':
      return `pools ${event.attack.join(' ')} / ${event.defence.join(' ')}`;
    case 'rolled':
    case 'rolledFor':
      return `roll ${event.dice.map(({ die, face }) => `${die} ${face}`).join(' ')}`;
    case 'rerolled':
      return `reroll ${event.before.die} ${event.before.face}>${event.after.die === event.before.die ? '' : `${event.after.die} `}${event.after.face}`;
    case 'changed': {
      const { from } = event;
      const name =
        'ability' in from
          ? entry(terms.abilities, from.ability).ability.id
          : 'surge' in from
            ? 'surge'
            : 'condition' in from
              ? from.condition
              : 'token';
      return `${name} ${changes(event.changes)}`;
    }
    case 'resolved': {
      const target = formatFigure(event.target);
      return event.missed === null ? `${target} hit ${event.damage}` : `${target} missed ${event.missed}`;
    }
    case 'suffered':
      return `${formatFigure(event.figure)} ${event.what} ${event.amount}`;
    case 'recovered':
      return `${formatFigure(event.figure)} recovers ${event.amount}`;
    case 'gainedCondition':
      return `${formatFigure(event.figure)} ${event.condition}`;
    case 'shook':
      return `${formatFigure(event.figure)} not ${event.condition}`;
    case 'gainedToken':
      return `${formatFigure(event.figure)} token ${event.token}`;
    case 'spentToken':
      return `${formatFigure(event.figure)} spends ${event.token}`;
    case 'moved':
      return `${formatFigure(event.figure)} moves ${spaceOf(event.from.space)}-${spaceOf(event.to.space)}`;
    case 'drew':
      return `${letterOf(event.seat)} draws ${event.count}`;
    case 'discarded':
      return `${letterOf(event.seat)} discards ${event.cards.map((card) => entry(terms.commands, card).id).join(' ')}`;
    case 'scored':
      return `${letterOf(event.seat)} scores ${event.points}`;
    case 'defeated':
      return `${formatFigure(event.figure)} defeated`;
    default:
      return undefined;
  }
}
