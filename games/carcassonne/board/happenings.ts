import type { Seat } from '../../../kernel/game.ts';
import type { Scene } from '../../../web/board/use-scenes.ts';
import type { SegmentKind } from '../content/pack.ts';
import type { Event, Fighter, Roll } from '../rules/event.ts';
import type { Spot } from '../rules/view.ts';

/** One throw of a battle and what came of it. */
export interface Round {
  readonly rolls: readonly Roll[];
  /** Who tied for the highest and rolls again. */
  readonly tied: readonly (readonly Seat[])[];
  readonly lost: readonly { readonly seats: readonly Seat[]; readonly points: number }[];
}

/** A battle from its beginning to its end. */
export interface Battle extends Scene {
  readonly kind: 'battle';
  readonly realm: SegmentKind;
  readonly spot: Spot;
  readonly fighters: readonly Fighter[];
  readonly rounds: readonly Round[];
  readonly winner: readonly Seat[];
}

/** Points that fly to the track. */
export interface Flight extends Scene {
  readonly kind: 'points';
  readonly scored: Extract<Event, { kind: 'scoredRealm' }>;
  /** How long it takes, in milliseconds. */
  readonly time: number;
}

/** How long points take to be read and to fly; all those of the end of a match together, and each of them at least. */
const flightTime = 1700;
const endTime = 7000;
const leastTime = 450;

/** What the board shows of a batch of events. */
export type Animated = Battle | Flight;

/** The battles and points of a batch, one after the other. That a battle begins is told before its dice roll. */
export function happeningsOf(events: readonly Event[]): Animated[] {
  const shown: Animated[] = [];
  let battle: { -readonly [K in keyof Battle]: Battle[K] } | undefined;
  let rounds: {
    rolls: readonly Roll[];
    tied: (readonly Seat[])[];
    lost: { seats: readonly Seat[]; points: number }[];
  }[] = [];
  const final = events.filter((event) => event.kind === 'scoredRealm' && event.final).length;
  const endFlight = Math.max(leastTime, Math.min(flightTime, endTime / final));
  for (const [at, event] of events.entries()) {
    const round = rounds.at(-1);
    switch (event.kind) {
      case 'battleBegan':
        rounds = [];
        battle = {
          kind: 'battle',
          from: at + 1,
          realm: event.realm,
          spot: event.spot,
          fighters: event.fighters,
          rounds,
          winner: [],
        };
        shown.push(battle);
        break;
      case 'rolledDice':
        rounds.push({ rolls: event.rolls, tied: [], lost: [] });
        break;
      case 'tied':
        round?.tied.push(...event.sides);
        break;
      case 'lostBattle':
        round?.lost.push({ seats: event.seats, points: event.points });
        break;
      case 'wonBattle':
        if (battle !== undefined) battle.winner = event.seats;
        break;
      case 'scoredRealm':
        shown.push({
          kind: 'points',
          from: at,
          scored: event,
          time: event.final ? endFlight : flightTime,
        });
        break;
      case 'drewTile':
      case 'removedTile':
      case 'choseArea':
      case 'placedTile':
      case 'placedFigure':
      case 'matchEnded':
        break;
    }
  }
  return shown;
}
