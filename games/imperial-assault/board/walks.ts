import { useMotion } from '../../../web/board/motion.ts';
import type { CompiledMission } from '../content/compiled.ts';
import type { Place } from '../geometry/map.ts';
import { type FigureNumber, figureNumber, groupNumber } from '../rules/state.ts';
import type { BoardState } from './board-state.ts';
import { keyOf } from './legal.ts';

/** How long a figure takes for a step, and at most for a whole way, in milliseconds. */
const stepTime = 130;
const longest = 900;

/** Figures go the way that they went, step by step; those that come rise, and heroes turn over to their wounded side. */
export function useWalks(
  table: BoardState,
  { map: { columns } }: CompiledMission,
  world: { readonly current: HTMLElement | null },
): void {
  useMotion(table.props, (events) => {
    const ways = new Map<FigureNumber, Place[]>();
    const arrived = new Set<FigureNumber>();
    const turned = new Set<FigureNumber>();
    for (const event of events) {
      if (event.kind === 'moved') {
        const way = ways.get(event.figure) ?? [event.from];
        ways.set(event.figure, [...way, event.to]);
      } else if (event.kind === 'deployed') arrived.add(event.figure);
      else if (event.kind === 'campaign' && event.event.kind === 'wounded')
        turned.add(figureNumber(groupNumber(event.event.seat, 0), 0));
    }
    requestAnimationFrame(() => {
      const pace = table.props.pace.peek();
      const tokenOf = (figure: FigureNumber) =>
        world.current?.querySelector<HTMLElement>(`[data-key="${keyOf({ kind: 'figure', figure })}"]`);
      for (const [figure, way] of ways) {
        const keyframes = way.map(({ space }) => ({
          translate: `calc(var(--u) * ${space % columns}) calc(var(--u) * ${Math.floor(space / columns)})`,
          zIndex: 6,
        }));
        tokenOf(figure)?.animate(keyframes, {
          duration: Math.min(longest, stepTime * (way.length - 1) + 120) * pace,
          easing: 'cubic-bezier(.3,.1,.2,1)',
        });
      }
      for (const figure of turned) {
        tokenOf(figure)
          ?.querySelector('.ib-token')
          ?.animate(
            [
              { transform: 'perspective(12rem) rotateY(-180deg) scale(1)' },
              { transform: 'perspective(12rem) rotateY(-90deg) scale(1.3)' },
              { transform: 'none' },
            ],
            { duration: 700 * pace, easing: 'cubic-bezier(.3,.1,.2,1)' },
          );
      }
      for (const figure of arrived) {
        tokenOf(figure)?.animate(
          [
            { scale: 1.5, opacity: 0 },
            { scale: 1, opacity: 1 },
          ],
          {
            duration: 260 * pace,
            easing: 'cubic-bezier(.2,.8,.2,1)',
          },
        );
      }
    });
  });
}
