import type { FigureSize } from '../rules/choice.ts';
import type { Event } from '../rules/event.ts';
import type { Color, TableView } from '../rules/view.ts';
import { segmentShape } from './segment-shape.ts';

/** A figure where it stands on the table. */
export interface Stand {
  /** The same as long as it stays there. */
  readonly key: string;
  readonly color: Color;
  readonly size: FigureSize;
  /** Its foot, in squares. */
  readonly x: number;
  readonly y: number;
}

/** Figures side by side on one segment stand this far from each other, in hundredths of a square. */
const apart = 22;
/** The foot stands this far below the middle of the spot. */
const below = 13;

/** All figures on the table, the farthest row first, so that a nearer one covers it. */
export function standsOf(view: TableView): Stand[] {
  return [...view.placed]
    .sort((a, b) => a.y - b.y)
    .flatMap((tile) =>
      (tile.figures ?? []).flatMap((figure, index, all) => {
        const found = segmentShape(view, `${tile.x},${tile.y}:${figure.segment}`);
        if (found === undefined) return [];
        const beside = all.filter(({ segment }) => segment === figure.segment);
        const shift = (beside.indexOf(figure) - (beside.length - 1) / 2) * apart;
        const alike = ({ segment, color, size }: typeof figure): boolean =>
          segment === figure.segment && color === figure.color && size === figure.size;
        const { segment, color, size } = figure;
        const nth = all.slice(0, index).filter(alike).length;
        return [
          {
            key: `${tile.x},${tile.y}:${segment} ${color} ${size} ${nth}`,
            color,
            size,
            x: tile.x + (found.shape.stand.x + shift) / 100,
            y: tile.y + (found.shape.stand.y + below) / 100,
          },
        ];
      }),
    );
}

/**
 * The figures that one step took from the table: those that stood there before, and the one that was placed in this
 * step and left again in a battle or with its points. A leap over several steps, as in a replay, takes none.
 */
export function departuresOf(before: TableView, after: TableView, events: readonly Event[]): Stand[] {
  const placed = after.placed.length - before.placed.length;
  if (placed !== 0 && placed !== 1) return [];
  const staying = new Set(standsOf(after).map(({ key }) => key));
  return standsOf(withPlaced(before, events)).filter(({ key }) => !staying.has(key));
}

/** The view, with the figure on it that its seat placed next. */
function withPlaced(view: TableView, events: readonly Event[]): TableView {
  const put = events.find((event) => event.kind === 'placedFigure');
  const color = put && view.seats[put.seat]?.color;
  if (color === undefined || view.stack.at(-1)?.step !== 'placeFigure' || view.toMove !== put?.seat)
    return view;
  const { spot, size } = put;
  const placed = view.placed.map((tile) =>
    tile.x === spot.x && tile.y === spot.y
      ? { ...tile, figures: [...(tile.figures ?? []), { color, size, segment: spot.segment }] }
      : tile,
  );
  return { ...view, placed };
}
