import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import type { Stand } from './stands.ts';

/** How long a figure is on its way, in milliseconds. */
const flightTime = 280;
/** The height of a figure's picture, in hundredths of a square, and in pixels among its player's things. */
const height = 46;
const atHome = 22;

/** Figures that are taken from the table go back to their players. A press or key ends it at once. */
export function Homecoming({
  table,
  camera,
  figures,
  onDone,
}: {
  readonly table: BoardState;
  readonly camera: Camera;
  readonly figures: readonly Stand[];
  readonly onDone: () => void;
}) {
  const { props } = table;
  const layer = useRef<HTMLDivElement>(null);
  const pixels = (height * camera.zoom) / 100;
  useEffect(() => {
    const board = layer.current?.parentElement;
    if (layer.current === null || board === null || board === undefined) return;
    const box = board.getBoundingClientRect();
    const seats = props.view.peek().seats;
    const duration = flightTime * props.pace.peek();
    const moves = figures.flatMap(({ color, x, y }, at) => {
      const element = layer.current?.children[at];
      if (element === undefined) return [];
      const from = camera.windowPlace(x, y);
      const place = (left: number, top: number, scale: number): string =>
        `translate(${left - box.left}px,${top - box.top}px) translate(-47%,-91%) scale(${scale})`;
      const seat = seats.findIndex((one) => one.color === color);
      const card = board.querySelector(`[data-player="${seat}"]`);
      const home = (card?.querySelector('.cs-player-supply') ?? card)?.getBoundingClientRect();
      const start = { transform: place(from.left, from.top, 1), opacity: 1 };
      if (home === undefined || props.reducedMotion.peek()) {
        return [element.animate([start, { ...start, opacity: 0 }], { duration, fill: 'both' })];
      }
      const shown = home.height > 0 ? home : card?.getBoundingClientRect();
      const end = place((shown?.left ?? 0) + 30, (shown?.bottom ?? 0) - 2, atHome / pixels);
      return [
        element.animate([start, { transform: end, opacity: 0.9 }], {
          duration,
          easing: 'cubic-bezier(.3,.1,.2,1)',
          fill: 'both',
        }),
      ];
    });
    const end = (): void => {
      for (const move of moves) move.finish();
    };
    void Promise.all(moves.map(({ finished }) => finished)).then(onDone, () => undefined);
    document.addEventListener('pointerdown', end, { once: true });
    document.addEventListener('keydown', end, { once: true });
    return () => {
      document.removeEventListener('pointerdown', end);
      document.removeEventListener('keydown', end);
      for (const move of moves) move.cancel();
    };
  }, []);
  return (
    <div ref={layer} class="cs-homing" aria-hidden="true">
      {figures.map(({ key, color, size }) => (
        <div key={key}>
          <FigureIcon color={color} size={size} height={pixels} />
        </div>
      ))}
    </div>
  );
}
