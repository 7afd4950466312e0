import { at } from '../../common/at.ts';
import { bonusNumber, type CompiledPack, kindCodes, valueOfCard } from '../content/compile.ts';
import type { Flight } from './event.ts';
import type { Move, SuperTeamsState } from './state.ts';

const pilot = bonusNumber('pilot');
const lightspeed = bonusNumber('lightspeed');
const boost = bonusNumber('boost');
const evasive = bonusNumber('evasive');

/** The kind of space on which a ship lies, of a double space the kind of its side (ruling R3). */
export function kindUnder({ kinds }: CompiledPack, state: SuperTeamsState, ship: number): number {
  const kind = at(kinds, at(state.spaces, ship));
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
  if (start === kindCodes.asteroid) return bonus === pilot ? value : 1;
  const basic = start === kindCodes.hyperspace || bonus === lightspeed ? 2 * value : value;
  return bonus === boost ? basic + 1 : basic;
}

/** What decides where a move ends. */
export type Flying = Pick<Move, 'card' | 'from' | 'start' | 'bonus'>;

/** Where a flight ends before any Maw: the last planet is reached or passed all the same (p. 3). */
export function destination({ last }: CompiledPack, { card, from, start, bonus }: Flying): number {
  return Math.min(from + distanceOf(valueOfCard(card), start, bonus), last);
}

/** Where a move ends, out of the Maw again. */
export function endOf(pack: CompiledPack, flying: Flying): number {
  return outOfMaw(pack, destination(pack, flying), flying.bonus);
}

/** Where a ship whose flight ended on a space stays: out of the Maw back, or on (p. 3, 6-10, ruling R1). */
export function outOfMaw({ kinds, back, onward }: CompiledPack, space: number, bonus: number): number {
  return kinds[space] === kindCodes.maw ? at(bonus === evasive ? onward : back, space) : space;
}

/** Whether a bonus card can have been played on the ship of a move (p. 6-10). */
export function fitsMove(pack: CompiledPack, flying: Flying): boolean {
  const { start, bonus } = flying;
  if (bonus < 0 || playableFrom(start).includes(bonus)) return true;
  return bonus === evasive && pack.kinds[destination(pack, flying)] === kindCodes.maw;
}

/** The bonus cards that can be played on a ship before it starts from a kind of space (p. 6-10). */
export function playableFrom(start: number): readonly number[] {
  if (start === kindCodes.asteroid) return onAsteroids;
  return start === kindCodes.hyperspace ? inHyperspace : onPlainSpaces;
}

const onAsteroids = [pilot];
const inHyperspace = [boost];
const onPlainSpaces = [lightspeed, boost];
