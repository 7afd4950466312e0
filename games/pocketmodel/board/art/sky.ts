import { scatter } from '../../../common/seeded.ts';

/** The room of a scene. */
export const room = { width: 100, height: 62 };

/** Lights of a sky behind a scene, as one stroke of points, always the same for one id. */
export function skyOf(id: string, count = 14): string {
  const next = scatter(id);
  return Array.from(
    { length: count },
    () => `M${Math.round(next() * room.width)} ${Math.round(next() * room.height)}h.1`,
  ).join('');
}
