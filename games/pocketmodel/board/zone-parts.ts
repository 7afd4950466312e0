import { type Box, finger } from './chart.ts';

/** What lies where in a home, in pixels of the map. */
export interface HomeParts {
  /** Name, objectives and piles; below one another, or with the piles beside them. */
  readonly column: Box;
  readonly shape: 'roomy' | 'high' | 'low' | 'tall' | 'slim';
  /** The sides of an objective; where there is little room its picture is cut off below. */
  readonly card: { readonly width: number; readonly height: number };
  readonly units: Box;
}

const gap = 4;
/** Height over width of a card. */
const cardShape = 1.4;
/** Below this width a home has no room for more than the smallest cards. */
const tight = 480;
const slimWidth = 240;

/** Divides a home into a column with its objectives, and the room for units. */
export function homePartsOf(box: Box): HomeParts {
  const inner = inset(box, gap);
  if (inner.width < inner.height * 1.35) {
    const width = Math.min(104, (inner.width - 2 * gap) / 3);
    const card = { width, height: width * cardShape };
    // Beside the piles a name needs room too.
    const slim = inner.width < slimWidth;
    const height = (slim ? 2 : 1) * (finger + gap) + card.height;
    return {
      shape: slim ? 'slim' : 'tall',
      card,
      column: { ...inner, height },
      units: { ...inner, y: inner.y + height + gap, height: inner.height - height - gap },
    };
  }
  const room = inner.height - finger - gap;
  if (inner.width < tight || room < finger * cardShape) {
    const high = room - finger - gap >= finger * cardShape;
    const width = high ? 3 * finger + 2 * gap : 4 * finger + 3 * gap;
    const height = Math.max(finger, Math.min(high ? room - finger - gap : room, finger * cardShape));
    return {
      shape: high ? 'high' : 'low',
      card: { width: finger, height },
      column: { ...inner, width },
      units: beside(inner, width),
    };
  }
  const height = Math.min(room, 240, (inner.width * 0.4 * cardShape) / 3);
  const card = { width: height / cardShape, height };
  const width = Math.max(5.5 * finger, 3 * card.width + 2 * gap);
  return { shape: 'roomy', card, column: { ...inner, width }, units: beside(inner, width) };
}

/** The room for units in the contested zone, beside or below its name. */
export function middleUnits(box: Box): Box {
  const inner = inset(box, gap);
  if (inner.width < inner.height) {
    return { ...inner, y: inner.y + finger, height: inner.height - finger };
  }
  return beside(inner, nameWidth(box) - gap);
}

/** The width of the name of the contested zone where it stands beside its units. */
export function nameWidth({ width }: Pick<Box, 'width'>): number {
  return width < tight ? 92 : 128;
}

function beside(inner: Box, width: number): Box {
  return { ...inner, x: inner.x + width + 2 * gap, width: inner.width - width - 2 * gap };
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
