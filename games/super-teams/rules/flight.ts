import { at } from '../../common/at.ts';
import { bonusNumber, compile, kindCodes, valueOfCard } from '../content/compile.ts';
import type { Flight } from './event.ts';
import type { Move, SuperTeamsState } from './state.ts';

const pilot = bonusNumber('pilot');
const lightspeed = bonusNumber('lightspeed');
const boost = bonusNumber('boost');
const evasive = bonusNumber('evasive');

/** The kind of space on which a ship lies, of a double space the kind of its side (ruling R3). */
export function kindUnder(state: SuperTeamsState, ship: number): number {
  const kind = at(compile(state.pack).kinds, at(state.spaces, ship));
  return kind === kindCodes.double ? at(state.sides, ship) : kind;
}

/** What decides the length of a flight that starts on a kind of space (p. 3, 6). */
export function flightFrom(start: number, bonus: number): Flight {
  if (start === kindCodes.asteroid) return bonus === pilot ? 'pilot' : 'asteroid';
  if (start === kindCodes.hyperspace) return 'hyperspace';
  return bonus === lightspeed ? 'lightspeed' : 'plain';
}

/** The spaces of a flight: the card's value, twice it or one (p. 3), and one more with a Speed Boost (ruling R4). */
export function distanceOf(value: number, start: number, bonus: number): number {
  return basicDistance(value, flightFrom(start, bonus)) + (bonus === boost ? 1 : 0);
}

function basicDistance(value: number, flight: Flight): number {
  switch (flight) {
    case 'asteroid':
      return 1;
    case 'hyperspace':
    case 'lightspeed':
      return 2 * value;
    case 'plain':
    case 'pilot':
      return value;
  }
}

/** Where a flight ends before any Maw: the last planet is reached or passed all the same (p. 3). */
export function destination(state: SuperTeamsState, { card, from, start, bonus }: Move): number {
  return Math.min(from + distanceOf(valueOfCard(card), start, bonus), compile(state.pack).last);
}

/** Where a move ends: out of the Maw back, or on with an Evasive Manoeuvre (p. 3, 6-10, ruling R1). */
export function endOf(state: SuperTeamsState, move: Move): number {
  const { kinds, back, onward } = compile(state.pack);
  const to = destination(state, move);
  return kinds[to] === kindCodes.maw ? at(move.bonus === evasive ? onward : back, to) : to;
}

/** Whether a bonus card can have been played on the ship of a move (p. 6-10). */
export function fitsMove(state: SuperTeamsState, move: Move): boolean {
  const { start, bonus } = move;
  if (bonus < 0 || playableFrom(start).includes(bonus)) return true;
  return bonus === evasive && compile(state.pack).kinds[destination(state, move)] === kindCodes.maw;
}

/** The bonus cards that can be played on a ship before it starts from a kind of space (p. 6-10). */
export function playableFrom(start: number): readonly number[] {
  if (start === kindCodes.asteroid) return onAsteroids;
  return start === kindCodes.hyperspace ? inHyperspace : onPlainSpaces;
}

const onAsteroids = [pilot];
const inHyperspace = [boost];
const onPlainSpaces = [lightspeed, boost];
