import type { Draw } from '../../../kernel/chance.ts';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { playChoices } from '../../../testkit/play-choices.ts';
import type { DeckName } from '../content/pack.ts';
import { type ConflictRules, game } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import type { Stage } from '../rules/moment.ts';
import type { Options } from '../rules/options.ts';
import type { ConflictState } from '../rules/state.ts';
import type { DeckEntry, LeaderEntry, TablePosition } from '../rules/table.ts';
import { type Seen, seeing, type View } from '../rules/view.ts';
import { packWith } from './pack.ts';

export { playChoices, refusalOf } from '../../../testkit/play-choices.ts';

export type ConflictMatch = Match<ConflictState, Choice, View, Event, Options, TablePosition>;

/** The rules of a table, with its terms. */
export function rulesOf(match: ConflictMatch): ConflictRules {
  return game.open(match.opening.options);
}

/** What a viewer sees, with what is asked. */
export function seenBy(match: ConflictMatch, viewer: Viewer): Seen {
  return seeing(rulesOf(match).terms)(match.view(viewer));
}

/** The whole table as it is. */
export function wholeTable(match: ConflictMatch): TablePosition {
  return match.rules.position(match.state);
}

/** A table in the middle of a match of the reconstructed cards. */
export interface Setting {
  readonly at: Stage;
  /** Two if nothing else is said. */
  readonly seats?: number;
  /** Fields between the start and the last one, as letters; forty blank ones if nothing is said. */
  readonly track?: string;
  /** Field 10 if nothing is said. */
  readonly marker?: number;
  /** What the dice show: `1 2 F`. */
  readonly dice?: string;
  /** Cards in hand by seat: `Y01 O04`. */
  readonly hands?: readonly string[];
  /**
   * Decks from the top: `Y01` face down, `^Y02` face up, `+3` three more cards of which nothing is said. A deck that
   * is left out holds the cards that are nowhere else; of one that is named the rest is discarded.
   */
  readonly yellow?: string;
  readonly orange?: string;
  readonly black?: string;
  /** Heroes that are found: Rey, Poe and Finn, in this order. */
  readonly heroes?: number;
  readonly options?: Options;
  readonly more?: TablePosition;
  /** What the next dice show. */
  readonly rolls?: string;
}

const foundHeroes = ['rey', 'poe', 'finn'] as const;
const leaderOrder = ['phasma', 'hux', 'kylo'] as const;

export function tableOf(setting: Setting): ConflictMatch {
  const { at, seats = 2, track = '.'.repeat(40), marker = 10, dice, hands = [], heroes = 0 } = setting;
  const { yellow, orange, black, options = {}, more = {}, rolls = '' } = setting;
  const leaders: Partial<Record<(typeof leaderOrder)[number], LeaderEntry>> = {};
  for (const [index, leader] of leaderOrder.entries()) {
    const hero = foundHeroes[index];
    if (index < heroes && hero !== undefined) leaders[leader] = { hero };
  }
  const position: TablePosition = {
    seats,
    stage: at,
    marker,
    hands: Array.from({ length: seats }, (_, seat) => words(hands[seat]).map((card) => ({ card }))),
    decks: {
      ...(yellow !== undefined && { yellow: deckOf(yellow) }),
      ...(orange !== undefined && { orange: deckOf(orange) }),
      ...(black !== undefined && { black: deckOf(black) }),
    },
    ...(dice !== undefined && { dice: words(dice).map(shownBy) }),
    leaders,
    ...more,
  };
  const opening = { options: { pack: packWith(track), ...options }, seed: 'table', position };
  return new Match(game, opening, facesOf(rolls));
}

function words(text = ''): string[] {
  return text === '' ? [] : text.split(' ');
}

function deckOf(text: string): DeckEntry[] {
  return words(text).flatMap((word): DeckEntry[] => {
    if (word.startsWith('+')) return Array.from({ length: Number(word) }, () => ({}));
    return word.startsWith('^') ? [{ card: word.slice(1), up: true }] : [{ card: word }];
  });
}

function shownBy(sign: string): number {
  return sign === 'F' ? 0 : Number(sign);
}

/** The faces of the reconstructed dice that show this. */
export function facesOf(rolls: string): Draw[] {
  const faces: Readonly<Record<string, number>> = { '1': 1, '2': 3, '3': 4, F: 5 };
  return words(rolls).map((sign) => faces[sign] ?? 0);
}

/** Says what the dice show, and then answers. */
export function rollAndPlay(match: ConflictMatch, rolls: string, ...choices: readonly string[]): Event[] {
  match.script(facesOf(rolls));
  return playChoices(match, ...choices);
}

/** Who is asked for what: `0 useDice`; empty when the match is over. */
export function describeDecision(match: ConflictMatch): string {
  return match
    .decisions()
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join();
}

/** The legal choices of whoever is asked, without those that do not begin so. */
export function choices(match: ConflictMatch, beginning = ''): string[] {
  return (match.decisions()[0]?.choices ?? []).filter((choice) => choice.startsWith(beginning));
}

/** How often the marker moved, and for what: `+2 ambush`. What would have moved it is in brackets. */
export function moves(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'moved') return [];
    const { by, reason, held } = event;
    const step = `${by > 0 ? '+' : ''}${by} ${reason.by === 'symbol' ? reason.symbol : reason.by}`;
    return [held ? `(${step})` : step];
  });
}

/** A hand as a viewer sees it: ids, or `yellow/1` for a card with one ambush symbol. */
export function handOf(match: ConflictMatch, seat: Seat, viewer: Viewer = seat): string {
  const hand = match.view(viewer).hands[seat] ?? [];
  return hand.map(({ card, deck, ambush }) => card ?? `${deck}/${ambush}`).join(' ');
}

/** The top cards of a deck as a viewer sees them: `^Y01` open, `Y02` known, `?` unknown. */
export function topOf(match: ConflictMatch, deck: DeckName, count: number, viewer: Viewer = 0): string {
  return entries(match.view(viewer).decks[deck]?.slice(0, count));
}

/** The cards at the bottom of a deck, the lowest last. */
export function bottomOf(match: ConflictMatch, deck: DeckName, count: number, viewer: Viewer = 0): string {
  return entries(match.view(viewer).decks[deck]?.slice(-count));
}

function entries(cards: readonly DeckEntry[] = []): string {
  return cards.map(({ card = '?', up }) => `${up ? '^' : ''}${card}`).join(' ');
}

/** Heroes and cards on the leaders: `phasma rey, hux Y01`. */
export function leadersOf(match: ConflictMatch, viewer: Viewer = 'spectator'): string {
  const { leaders } = match.view(viewer);
  return leaderOrder
    .flatMap((id) => {
      const { hero, cover } = leaders[id] ?? {};
      return hero === undefined && cover === undefined
        ? []
        : [[id, hero ?? [], cover ?? []].flat().join(' ')];
    })
    .join(', ');
}
