import type { Seat } from '../../../kernel/game.ts';
import { entry } from '../../common/at.ts';
import { contested, type Zone } from '../rules/state.ts';

/** A place on the map, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the map is divided. */
export interface Chart {
  /** `around`: all homes in full; the others show one home in full, and those of all others small. */
  readonly kind: 'around' | 'ring' | 'narrow' | 'low';
  /** The zones that are shown in full: one's own home, the contested zone, and other homes. */
  readonly zones: ReadonlyMap<Zone, Box>;
  /** The homes that are shown small, each as a button that brings it into full sight. */
  readonly small: ReadonlyMap<Seat, Box>;
}

/** The sides of the smallest thing that a finger meets, and the gap between zones. */
export const finger = 44;
const gap = 8;
const narrowGap = 4;

/** Below these sides the map is divided as on a phone, upright or on its side. */
const leastWidth = 700;
const leastHeight = 400;
/** Homes side by side need this width. */
const leastAcross = 420;
/** With more opponents than this their homes get too small to be shown in full. */
const mostInFull = 3;

/**
 * Divides the map: one's own home at the bottom, the contested zone in the middle, and the others around it in turn
 * order, the next one on the left. `looked` is the home that is in full sight where not all are.
 */
export function chartOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  own: Seat,
  seats: number,
  looked: Seat,
): Chart {
  const others = Array.from({ length: seats - 1 }, (_, step) => (own + step + 1) % seats);
  const room = { x: 0, y: 0, width, height };
  if (height < leastHeight && width > Math.max(height * 1.3, leastAcross))
    return lowChart(room, own, others, looked);
  if (width < leastWidth) return narrowChart(room, own, others, looked);
  return others.length > mostInFull ? ringChart(room, own, others, looked) : aroundChart(room, own, others);
}

function aroundChart(room: Box, own: Seat, others: readonly Seat[]): Chart {
  const [upper, low] = pair(down(room, [0.63, 0.37], gap));
  const zones = new Map<Zone, Box>([[own, low]]);
  const set = (places: readonly Seat[], boxes: readonly Box[]): void => {
    for (const [place, box] of boxes.entries()) zones.set(entry(places, place), box);
  };
  if (others.length === mostInFull) {
    const side = Math.min(340, Math.max(190, room.width * 0.25)) / room.width;
    const columns = across(upper, [side, 1 - 2 * side, side], gap);
    const [above, below] = pair(down(entry(columns, 1), [0.5, 0.5], gap));
    set(others, [entry(columns, 0), above, entry(columns, 2)]);
    zones.set(contested, below);
  } else {
    const [above, below] = pair(down(upper, [0.53, 0.47], gap));
    set(others, across(above, equal(others.length), gap));
    zones.set(contested, below);
  }
  return { kind: 'around', zones, small: new Map() };
}

function ringChart(room: Box, own: Seat, others: readonly Seat[], looked: Seat): Chart {
  const side = Math.min(230, Math.max(150, room.width * 0.17)) / room.width;
  const [upper, low] = pair(down(room, [0.65, 0.35], gap));
  const columns = across(upper, [side, 1 - 2 * side, side], gap);
  const [above, below] = pair(down(entry(columns, 1), [0.52, 0.48], gap));
  const count = Math.ceil(others.length / 2);
  const shares = equal(count);
  // With an odd number the right side has one fewer, and leaves its lowest place free.
  const places = [...down(entry(columns, 0), shares, gap).reverse(), ...down(entry(columns, 2), shares, gap)];
  const small = smallOf(others, places);
  const zones = new Map<Zone, Box>([
    [looked, above],
    [contested, below],
    [own, low],
  ]);
  return { kind: 'ring', zones, small };
}

function narrowChart(room: Box, own: Seat, others: readonly Seat[], looked: Seat): Chart {
  const lines = others.length > 1 ? linesOf(others.length, room.width) : 0;
  const strip = lines * finger + (lines > 0 ? narrowGap : 0);
  const rest = { ...room, y: room.y + strip, height: room.height - strip };
  const boxes = down(rest, [0.35, 0.27, 0.38], narrowGap);
  return {
    kind: 'narrow',
    zones: inRow(boxes, looked, own),
    small: tabsOf(others, lines, { ...room, height: strip - narrowGap }, across, down),
  };
}

function lowChart(room: Box, own: Seat, others: readonly Seat[], looked: Seat): Chart {
  const lines = others.length > 1 ? linesOf(others.length, room.height) : 0;
  const strip = lines * finger + (lines > 0 ? narrowGap : 0);
  const rest = { ...room, x: room.x + strip, width: room.width - strip };
  const boxes = across(rest, [0.36, 0.28, 0.36], narrowGap);
  return {
    kind: 'low',
    zones: inRow(boxes, looked, own),
    small: tabsOf(others, lines, { ...room, width: strip - narrowGap }, down, across),
  };
}

type Split = (box: Box, shares: readonly number[], between: number) => Box[];

/** In how many lines so many tabs lie, each as long as a finger needs. */
function linesOf(count: number, length: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.floor(length / finger))));
}

/** The homes that are not in full sight, as tabs in lines: `along` a line, and line by line. */
function tabsOf(
  others: readonly Seat[],
  lines: number,
  box: Box,
  along: Split,
  lineByLine: Split,
): Map<Seat, Box> {
  if (lines === 0) return new Map();
  const inLine = Math.ceil(others.length / lines);
  const places = lineByLine(box, equal(lines), 0).flatMap((line) => along(line, equal(inLine), 0));
  return smallOf(others, places);
}

function equal(count: number): number[] {
  return Array.from({ length: count }, () => 1 / count);
}

/** The home that is looked at, the contested zone and one's own home, in this order. */
function inRow(boxes: readonly Box[], looked: Seat, own: Seat): Map<Zone, Box> {
  return new Map([looked, contested, own].map((zone, place) => [zone, entry(boxes, place)]));
}

function pair(boxes: readonly Box[]): readonly [Box, Box] {
  return [entry(boxes, 0), entry(boxes, 1)];
}

function smallOf(others: readonly Seat[], boxes: readonly Box[]): Map<Seat, Box> {
  return new Map(boxes.slice(0, others.length).map((box, place) => [entry(others, place), box]));
}

/** Parts of a box side by side, with a gap between them; the shares add up to 1. */
function across(box: Box, shares: readonly number[], between: number): Box[] {
  let x = box.x;
  const room = box.width - between * (shares.length - 1);
  return shares.map((share) => {
    const part = { ...box, x, width: room * share };
    x += part.width + between;
    return part;
  });
}

/** The same, one below the other. */
function down(box: Box, shares: readonly number[], between: number): Box[] {
  let y = box.y;
  const room = box.height - between * (shares.length - 1);
  return shares.map((share) => {
    const part = { ...box, y, height: room * share };
    y += part.height + between;
    return part;
  });
}
