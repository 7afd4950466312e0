import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../../web/board/camera.ts';
import type { BoardState } from './board-state.ts';
import { FigureIcon } from './figure.tsx';
import type { Flight } from './happenings.ts';
import { sumOf } from './realm-card.tsx';
import { segmentShape } from './segment-shape.ts';

/** Points with their sum rise from the realm that gave them, rest to be read, and fly to their marker on the track. */
export function PointsFlight({
  table,
  camera,
  flight,
  onDone,
}: {
  readonly table: BoardState;
  readonly camera: Camera;
  readonly flight: Flight;
  readonly onDone: () => void;
}) {
  const { props } = table;
  const card = useRef<HTMLDivElement>(null);
  const { scored } = flight;
  const color = props.view.value.seats[scored.seats[0] ?? 0]?.color;
  useEffect(() => {
    const element = card.current;
    const board = element?.parentElement;
    if (element === null || board === null || board === undefined) return;
    const found = segmentShape(props.view.peek(), `${scored.spot.x},${scored.spot.y}:${scored.spot.segment}`);
    const from = camera.windowPlace(
      scored.spot.x + (found?.shape.stand.x ?? 50) / 100,
      scored.spot.y + (found?.shape.stand.y ?? 50) / 100,
    );
    const box = board.getBoundingClientRect();
    const lead = props.view
      .peek()
      .seats.findIndex(({ team }) => team === props.view.peek().seats[scored.seats[0] ?? 0]?.team);
    const marker = board.querySelector(`[data-marker="${lead}"]`)?.getBoundingClientRect();
    const clampX = (x: number): number => Math.min(box.width - 70, Math.max(70, x));
    const clampY = (y: number): number => Math.min(box.height - 60, Math.max(70, y));
    const at = (x: number, y: number, scale: number): string =>
      `translate(-50%,-50%) translate(${x}px,${y}px) scale(${scale})`;
    const x = clampX(from.left - box.left);
    const y = clampY(from.top - box.top);
    const to =
      marker === undefined
        ? { x, y }
        : { x: marker.left + marker.width / 2 - box.left, y: marker.top + 12 - box.top };
    const duration = flight.time * props.pace.peek();
    const move = props.reducedMotion.peek()
      ? element.animate(
          [
            { transform: at(x, y, 1), opacity: 0 },
            { transform: at(x, y, 1), opacity: 1, offset: 0.15 },
            { transform: at(x, y, 1), opacity: 1, offset: 0.85 },
            { transform: at(x, y, 1), opacity: 0 },
          ],
          { duration, fill: 'both' },
        )
      : element.animate(
          [
            { transform: at(x, y + 10, 0.7), opacity: 0, easing: 'cubic-bezier(.2,.8,.2,1)' },
            { transform: at(x, y - 14, 1), opacity: 1, offset: 0.16 },
            { transform: at(x, y - 18, 1), opacity: 1, offset: 0.7, easing: 'cubic-bezier(.5,0,.7,.4)' },
            { transform: at(to.x, to.y, 0.35), opacity: 0.2 },
          ],
          { duration, fill: 'both' },
        );
    move.finished.then(onDone, () => undefined);
    const skip = (): void => move.finish();
    document.addEventListener('pointerdown', skip, { once: true });
    document.addEventListener('keydown', skip, { once: true });
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
      move.cancel();
    };
  }, []);
  return (
    <div ref={card} class="cs-flight" aria-hidden="true">
      {color && <FigureIcon color={color} size="small" height={30} />}
      <span>{sumOf(scored)}</span>
    </div>
  );
}
