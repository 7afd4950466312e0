import type { Fault } from '../../common/fault.ts';
import { type Color, colors, shipIds } from './pack.ts';
import { packFrom } from './pack-file.ts';
import type { Pack, PackFile, Space } from './pack-schema.ts';

/** What can be wrong with a pack whose shape is right. The sentence is the message `pack.<key>` of the game. */
export const faultKeys = [
  'startFirst',
  'startTwice',
  'finalLast',
  'finalTwice',
  'doubleSides',
  'plainSides',
  'mawNoWayBack',
  'mawNoWayOn',
  'mawTooWide',
  'outsidePicture',
  'spacesOverlap',
  'sameShip',
  'shipsOfColor',
  'sameCard',
  'fewCards',
  'sameBonus',
  'fewBonus',
] as const;
type FaultKey = (typeof faultKeys)[number];

/** With so many cards of each colour everybody can be dealt a hand. */
const fewestCards = 6;
/** Two for each of four players on the last planet (p. 2). */
const fewestBonus = 8;
const shipsOfEach = 2;

type Report = (place: string, key: FaultKey, args?: Fault['args']) => void;

/** Every fault of a pack that has passed its schema, in the order of the pack. */
export function checkPack(file: PackFile): Fault<FaultKey>[] {
  const faults: Fault<FaultKey>[] = [];
  const report: Report = (place, key, args = {}) => faults.push({ place, key, args });
  const pack = packFrom(file);
  checkEnds(pack.spaces, report);
  checkSides(pack.spaces, report);
  checkMaw(pack, report);
  checkPicture(pack, report);
  checkShips(pack, report);
  checkCards(pack, report);
  return faults;
}

function checkEnds(spaces: readonly Space[], report: Report): void {
  const end = spaces.length - 1;
  for (const [index, { kind }] of spaces.entries()) {
    const place = `/spaces/${index}/kind`;
    if (index === 0 && kind !== 'start') report(place, 'startFirst');
    if (index > 0 && kind === 'start') report(place, 'startTwice', { space: index });
    if (index < end && kind === 'final') report(place, 'finalTwice', { space: index });
    if (index === end && kind !== 'final') report(place, 'finalLast', { space: index });
  }
}

/** Double spaces and only they have sides, two different ones. */
function checkSides(spaces: readonly Space[], report: Report): void {
  for (const [index, { kind, sides }] of spaces.entries()) {
    if (kind === 'double' && new Set(sides).size !== 2) {
      report(`/spaces/${index}`, 'doubleSides', { space: index });
    }
    if (kind !== 'double' && sides !== undefined) {
      report(`/spaces/${index}/sides`, 'plainSides', { space: index });
    }
  }
}

/**
 * Every stretch of Maw spaces has a plain normal space before it, to which ships return, and one behind it, and the
 * highest card of every colour leads from the one before to beyond the stretch: nobody is caught for ever.
 */
function checkMaw({ spaces, movement }: Pack, report: Report): void {
  const isNormal = spaces.map(({ kind }) => kind === 'normal');
  const reach = Math.min(
    ...colors.map((color) => highest(movement.filter((cards) => cards.color === color))),
  );
  for (const [first, { kind }] of spaces.entries()) {
    if (kind !== 'maw' || spaces[first - 1]?.kind === 'maw') continue;
    const length = spaces.slice(first).findIndex((space) => space.kind !== 'maw');
    const beyond = length < 0 ? spaces.length : first + length;
    const place = `/spaces/${first}`;
    const back = isNormal.lastIndexOf(true, first);
    if (back < 0) report(place, 'mawNoWayBack', { space: first });
    else if (beyond - back > reach) {
      report(place, 'mawTooWide', { space: first, distance: beyond - back, reach });
    }
    if (!isNormal.includes(true, beyond)) report(place, 'mawNoWayOn', { space: first });
  }
}

function highest(cards: readonly { readonly value: number }[]): number {
  return Math.max(0, ...cards.map(({ value }) => value));
}

/** All spaces lie inside the picture and apart from each other. */
function checkPicture({ spaces, picture }: Pack, report: Report): void {
  const { width, height, radius } = picture;
  for (const [index, { x, y }] of spaces.entries()) {
    const place = `/spaces/${index}`;
    const inside = x >= radius && y >= radius && x <= width - radius && y <= height - radius;
    if (!inside) report(place, 'outsidePicture', { space: index });
    const other = spaces.findIndex((space) => Math.hypot(space.x - x, space.y - y) < 2 * radius);
    if (other < index) report(place, 'spacesOverlap', { space: index, other });
  }
}

function checkShips({ ships }: Pack, report: Report): void {
  for (const [index, { id }] of ships.entries()) {
    if (ships.findIndex((ship) => ship.id === id) < index) report(`/ships/${index}/id`, 'sameShip', { id });
  }
  if (new Set(ships.map(({ id }) => id)).size < shipIds.length) return;
  for (const color of colors) {
    const count = ships.filter((ship) => ship.color === color).length;
    if (count !== shipsOfEach) report('/ships', 'shipsOfColor', { color, count });
  }
}

function checkCards({ movement, bonus }: Pack, report: Report): void {
  for (const [index, { color, value }] of movement.entries()) {
    const first = movement.findIndex((cards) => cards.color === color && cards.value === value);
    if (first < index) report(`/movement/${index}`, 'sameCard', { color, value });
  }
  for (const color of colors) {
    const count = cardsOf(movement, color);
    if (count < fewestCards) report('/movement', 'fewCards', { color, count, fewest: fewestCards });
  }
  for (const [index, { kind }] of bonus.entries()) {
    if (bonus.findIndex((cards) => cards.kind === kind) < index) {
      report(`/bonus/${index}`, 'sameBonus', { kind });
    }
  }
  const count = bonus.reduce((sum, cards) => sum + cards.count, 0);
  if (count < fewestBonus) report('/bonus', 'fewBonus', { count, fewest: fewestBonus });
}

function cardsOf(movement: Pack['movement'], color: Color): number {
  return movement.reduce((sum, cards) => sum + (cards.color === color ? cards.count : 0), 0);
}
