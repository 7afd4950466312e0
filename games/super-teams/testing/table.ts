import type { Seat } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import type { BonusKind, Color, ShipId } from '../content/pack.ts';
import { sides } from '../content/pack.ts';
import { game, open, type SuperTeamsRules } from '../game.ts';
import type { Choice } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import type { Options } from '../rules/options.ts';
import type { Position } from '../rules/position-schema.ts';
import type { SuperTeamsState } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { trackOf } from './track.ts';

export { playChoices, refusalOf } from '../../../testkit/play-choices.ts';

export type SuperTeamsMatch = Match<SuperTeamsState, Choice, View, Event, Options, Position>;

/** A table in the middle of a match. */
export interface Setting {
  /** Two if nothing else is said: red and yellow against green and black; with three red, green, yellow. */
  readonly seats?: 2 | 3 | 4;
  /** The spaces between the planets as letters; without them the board that comes with the game. */
  readonly track?: string;
  /** Ships that are not on the first planet: `xwing 5, falcon 12:asteroid`. */
  readonly ships?: string;
  /** The movement cards of the seat to move; the others have as many, but those before it in the round one fewer. */
  readonly hand: readonly string[];
  /** By seat; nobody has any if nothing is said. */
  readonly bonus?: readonly (readonly BonusKind[])[];
  readonly more?: Position;
  readonly seed?: string;
}

const colorsOf: Readonly<Record<number, Color[][]>> = {
  2: [
    ['red', 'yellow'],
    ['green', 'black'],
  ],
  3: [['red'], ['green'], ['yellow']],
  4: [['red'], ['green'], ['yellow'], ['black']],
};

export function tableOf({
  seats = 2,
  track,
  ships = '',
  hand,
  bonus,
  more = {},
  seed = 'table',
}: Setting): SuperTeamsMatch {
  const { toMove = 0 } = more;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const position: Position = {
    colors: colorsOf[seats] ?? [],
    ships: placesOf(ships),
    hands: all.map((seat) => (seat === toMove ? hand : hand.length - (seat < toMove ? 1 : 0))),
    bonusHands: all.map((seat) => bonus?.[seat] ?? []),
    ...more,
  };
  return new Match(game, { options: track === undefined ? {} : { pack: trackOf(track) }, seed, position });
}

function placesOf(text: string): NonNullable<Position['ships']> {
  const named = text === '' ? [] : text.split(', ');
  return Object.fromEntries(
    named.map((item) => {
      const [ship = '', place = ''] = item.split(' ');
      const [space = '', sideName] = place.split(':');
      const side = sides.find((one) => one === sideName);
      return [ship, { space: Number(space), ...(side && { side }) }];
    }),
  );
}

/** The rules of a table, with its board. */
export function rulesOf(match: SuperTeamsMatch): SuperTeamsRules {
  return open(match.opening.options);
}

/** Where a ship lies: its space, with the side of a double one. */
export function placeOf(match: SuperTeamsMatch, ship: ShipId): string {
  const found = match.view('spectator').ships.find(({ id }) => id === ship);
  if (found === undefined) throw new Error(`the ${ship} stays in the box`);
  return `${found.space}${found.side === undefined ? '' : `:${found.side}`}`;
}

/** Who is asked, for what, and what may be answered. */
export function describeDecision(match: SuperTeamsMatch): string {
  return match
    .decisions()
    .map(({ seat, kind, choices }) => `${seat} ${kind}: ${choices.join(' ')}`)
    .join('; ');
}

/** How many bonus cards a seat holds. */
export function bonusCount(match: SuperTeamsMatch, seat: Seat): number {
  const bonus = match.view('spectator').seats[seat]?.bonus;
  return typeof bonus === 'number' ? bonus : Number.NaN;
}
